/* Whether what the hero perceives is a danger that the player wants to meet step by step. */
#ifndef GAME_TRAVEL_DANGER_H
#define GAME_TRAVEL_DANGER_H

#include "world/state.h"

/* Whether somebody hunts the hero whom he sees, or whose eyes shine at him. Not so who never strikes, nor, beyond its
 * reach and a step, who can't come after him or keeps away from him, nor whom bright light or his eyes keep off; nor
 * who has given up on him. Of eyes he does not know whose they are, but for those whom he saw before. */
bool danger_is_near(const struct state *state);

/* The same of those who have but begun to notice him: whether a pip is in view. Not of who sleeps and stirs; and of who is
 * within four steps whatever keeps it off; of eyes of whom he never saw no others than those. */
bool danger_is_stirring(const struct state *state);

/* Whether an actor near enough to strike after one more action has come into view since then, by state's count of choices. */
bool danger_has_come(const struct state *state, uint32_t choices);

/* Who is such a danger, a hunter before others; NULL: nobody. */
const struct actor *danger_find(const struct state *state);

/* Whether the actor in a slot, whom the hero perceives, has noticed him and would but hunt him or call others if he came
 * nearer: of those who, as they are shy, fixed or keep away, are no danger else, and of eyes of whom he never saw. */
bool danger_is_shunned(const struct state *state, uint16_t slot);

/* Whether one of that kind never strikes, but calls others once it knows of the hero. */
bool danger_calls(const struct monster_kind *kind);

/* Whether one of that kind does him no harm, itself or by others, and goes about. */
bool danger_is_harmless(const struct monster_kind *kind);

/* One that is shunned, and to whom he would come nearer by a step to `to`. NULL: nobody. */
const struct actor *danger_find_nearer(const struct state *state, struct point to);

/* Whether one of a kind that is so many steps from the hero does not come nearer: his eyes keep it where it is, or the light
 * where he stands keeps it off. Beside him nothing does. */
bool danger_is_kept_off(const struct monster_kind *kind, int steps, bool is_seen,
                        enum light_grade light);

#endif
