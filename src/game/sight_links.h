/* Lines on the screen between actors that tell each other of the hero: twins, and the choir. */
#ifndef GAME_SIGHT_LINKS_H
#define GAME_SIGHT_LINKS_H

#include "world/state.h"

struct sight_link {
    struct point from;
    struct point to;
    bool is_live; /* one of them notices the hero, so the other hunts too */
};

/* Finds the line from the actor in a slot. To its twin: if the hero perceives one of the two, and true for only one of them.
 * In the choir: from a singer that the hero perceives and that does not notice the hero, to the one that does. */
bool sight_links_find(const struct state *state, uint16_t slot, struct sight_link *sight_link);

#endif
