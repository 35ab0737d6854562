/* What the player is asked before the hero goes to stairs down. */
#ifndef GAME_TRAVEL_STAIRS_QUESTION_H
#define GAME_TRAVEL_STAIRS_QUESTION_H

#include "path/distance_map.h"
#include "world/state.h"

/* REFUSAL_STAIRS_OMENS: which stairs, unless the player has chosen. REFUSAL_STAIRS_PRIZES: whether to leave what lies here,
 * unless the player knows of it or is hunted. REFUSAL_NONE: nothing, as on such stairs, where the
 * player has walked, or if none are known. */
enum refusal stairs_question(const struct state *state, bool has_chosen, bool knows_prizes);

/* Whether a badly hurt hero leaves a brazier that could heal it. */
bool stairs_question_is_hurt(const struct state *state, struct distance_map *scratch);

#endif
