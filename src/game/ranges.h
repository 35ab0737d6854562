/* The ranges: where the creatures that the hero sees would notice it in a stance of the lantern. */
#ifndef GAME_RANGES_H
#define GAME_RANGES_H

#include "world/state.h"

/* What is asked. */
struct ranges {
    enum lantern lantern;
    bool has_only;     /* only of the actor at `only`, not of all in view */
    struct point only; /* a cell */
};

/* Of the actor in the cell that the player looks at alone, if there is one that could notice the hero; of all if there is none,
 * or no such cell (NULL). */
struct ranges ranges_of(const struct state *state, enum lantern lantern,
                        const struct point *looked_at);

/* Of a hero in a cell. */
struct range {
    int urgency; /* how soon actors that are awake would hunt it: the gain by which an unaware one would; 0: not at all */
    bool stirs;  /* its light would stir sleepers */
};

/* Only of known walkable cells without another actor. */
struct range ranges_at(const struct state *state, const struct ranges *ranges, struct point p);

/* Whether any cell has one. */
bool ranges_are_any(const struct state *state, const struct ranges *ranges);

/* Whether they leave out shining eyes: of what the hero can't name. */
bool ranges_miss_eyes(const struct state *state);

#endif
