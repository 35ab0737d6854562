/* Which creatures stop or refuse automatic movement, so that the player meets them step by step. (Which events interrupt it:
 * interrupt.h. Where it never leads: route.h and avoid_zone.h.) All of it reads only what the hero perceives. */
#ifndef GAME_TRAVEL_DANGER_H
#define GAME_TRAVEL_DANGER_H

#include "world/state.h"

/* Why automatic movement stops:
 * - REFUSAL_HUNTED: a danger in view hunts the hero, or its eyes shine.
 * - REFUSAL_NOTICED: a danger in view has begun to notice the hero and is awake.
 * - REFUSAL_NONE.
 * These are no danger: creatures that never attack or have given up; creatures more than a step beyond their reach that are
 * immobile or keep their distance; creatures kept off by the hero's eyes or bright light, except that within four steps they
 * give REFUSAL_NOTICED. Unknown eyes are a danger if they hunt, or within four steps. */
enum refusal danger_refusal(const struct state *state);

/* The creature behind that: the nearest hunter, else the first that notices the hero; NULL: none. */
const struct actor *danger_find(const struct state *state);

/* How much nearer the quickest actor can come during one action of the hero: 3 cells of 50 time units during a step with a
 * dark lantern (150), and the cell that the hero enters. */
#define DANGER_STEPS_MAX 4

/* Whether an actor near enough to attack after one more action has come into view since then, by the state's count of
 * choices. */
bool danger_has_come(const struct state *state, uint32_t choices);

/* Whether the actor in a slot is perceived, has noticed the hero and is no danger where it is, but would hunt or call others
 * if approached. */
bool danger_is_shunned(const struct state *state, uint16_t slot);

/* A shunned actor that a step to `to` would bring nearer; NULL: none. */
const struct actor *danger_find_nearer(const struct state *state, struct point to);

/* Whether creatures of the kind never attack, but call others once they know of the hero. */
bool danger_calls(const struct monster_kind *kind);

/* Whether they are mobile and do no harm, directly or through others. */
bool danger_is_harmless(const struct monster_kind *kind);

/* Whether a creature of the kind, that many steps from the hero, does not come nearer: it freezes while seen, or shuns the
 * light on the hero. An adjacent one is never kept off. */
bool danger_is_kept_off(const struct monster_kind *kind, int steps, bool is_seen,
                        enum light_grade light);

#endif
