/* What the player is asked before a step of exploring, once a floor: a long way round a creature, and tall grass where
 * something that the hero has met could lie in wait. */
#ifndef GAME_TRAVEL_EXPLORE_QUESTION_H
#define GAME_TRAVEL_EXPLORE_QUESTION_H

#include "world/state.h"

/* Floors on which the player has agreed last; 0: none. */
struct explore_asked {
    int detour_depth;
    int cover_depth;
};

/* The question before a step to `to` on a way that goes far round `spared` (or none); REFUSAL_NONE: none. The kinds of
 * `has_noticed` have noticed the hero in this run; NULL: nothing has. */
enum refusal explore_question(const struct explore_asked *asked, const struct state *state,
                              const bool *has_noticed, struct handle spared, struct point to);

/* Notes that the player has agreed to it on this floor, if it is one of these questions. */
void explore_question_note(struct explore_asked *asked, const struct state *state,
                           enum refusal question);

#endif
