/* What a step of automatic movement would disturb, or show the hero to. */
#ifndef GAME_TRAVEL_DISTURBANCE_H
#define GAME_TRAVEL_DISTURBANCE_H

#include "game/travel/auto_move.h"

/* What the player may not want a step there to do; REFUSAL_NONE: nothing. It is said in this order, and the step that the
 * player insists on does also what was said before. Of creatures in view a command tells once. */
enum refusal disturbance_find(struct auto_move *auto_move, const struct state *state,
                              struct point to);

#endif
