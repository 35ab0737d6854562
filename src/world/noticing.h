/* How much an actor notices of the hero by sight: the one place that decides, and that the screen's rings are drawn from.
 * No dice. */
#ifndef WORLD_NOTICING_H
#define WORLD_NOTICING_H

#include "world/state.h"

/* How light the hero's cell counts to the actor, if he stood in p. */
enum light_grade noticing_grade(const struct state *state, const struct actor *actor,
                                struct point p);

/* From how far off the actor would notice a hero who stands in light of that grade. */
int noticing_radius(const struct state *state, const struct actor *actor, enum light_grade grade);

/* The same of one of a kind with whom nothing is amiss. */
int noticing_radius_of_kind(const struct monster_kind *kind, enum light_grade grade);

/* The suspicion that a turn would add if the hero stood in p, a cell of the level, with his lantern in that stance: what
 * noticing_gain says where he is, and elsewhere by the light that falls there and that he would bring. */
int noticing_gain_if(const struct state *state, const struct actor *actor, struct point p,
                     enum lantern lantern);

/* The suspicion that this turn adds by sight, the hero being where he is; 0: the actor does not notice him. */
int noticing_gain(const struct state *state, const struct actor *actor);

/* The most that a turn can add by sight. */
int noticing_gain_max(void);

/* After how many turns, each of that gain, 1 .. noticing_gain_max(), one who knew nothing of the hero hunts him. */
int noticing_turns_to_hunt(int gain);

/* Whether the actor's twin is awake and notices the hero: what those who come in pairs hunt by. */
bool noticing_twin_notices(const struct state *state, const struct actor *actor);

#endif
