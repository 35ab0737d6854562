/* Who hunts by whose eyes, as the lines that the screen draws: between twins, and in the choir. */
#ifndef GAME_SIGHT_LINKS_H
#define GAME_SIGHT_LINKS_H

#include "world/state.h"

struct sight_link {
    struct point from;
    struct point to;
    bool is_live; /* one of them notices the hero, and so the other hunts him */
};

/* The line from the actor of a slot to its twin, if the hero perceives one of them: true for one of the two, so that each
 * line is found once. Of the choir, the line to the one that sees him from one that does not, if he perceives this one. */
bool sight_links_find(const struct state *state, uint16_t slot, struct sight_link *sight_link);

#endif
