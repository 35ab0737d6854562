/* The line between twins, as the screen draws it: who hunts by whose eyes. */
#ifndef GAME_TWINS_H
#define GAME_TWINS_H

#include "world/state.h"

struct twin_line {
    struct point from;
    struct point to;
    bool is_live; /* one of them notices the hero, and so the other hunts him */
};

/* The line from the actor of a slot to its twin, if the hero perceives one of them: true for one of the two, so that each
 * line is found once. */
bool twins_find_line(const struct state *state, uint16_t slot, struct twin_line *line);

#endif
