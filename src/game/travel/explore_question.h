/* What the player is asked before a step of exploring, once a floor: a long way round a creature, and tall grass where
 * something that the hero has met could lie in wait. */
#ifndef GAME_TRAVEL_EXPLORE_QUESTION_H
#define GAME_TRAVEL_EXPLORE_QUESTION_H

#include "game/text/chronicle.h"

/* Floors on which the player was asked last; 0: none. */
struct explore_asked {
    int detour_depth;
    int cover_depth;
};

/* The question before a step to `to` on a way that goes far round `spared` (or none), which it notes; REFUSAL_NONE: none. The
 * chronicle says what has noticed the hero in this run; NULL: nothing. */
enum refusal explore_question(struct explore_asked *asked, const struct state *state,
                              const struct chronicle *chronicle, struct handle spared,
                              struct point to);

#endif
