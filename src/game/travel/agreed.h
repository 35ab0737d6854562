/* The creatures in view that the player has agreed to explore among, though they hunt the hero or have noticed it. */
#ifndef GAME_TRAVEL_AGREED_H
#define GAME_TRAVEL_AGREED_H

#include "world/state.h"

#define AGREED_MAX 8

/* Zero: none yet. */
struct agreed {
    struct handle actors[AGREED_MAX];
    bool hunted
        [AGREED_MAX]; /* it hunted the hero then, and has not been seen to give that up since */
    int count;        /* ever agreed to on the floor; the newest are kept */
    int depth;
};

/* Forgets those of other floors, and that those in view that do not hunt the hero now have hunted it. */
void agreed_refresh(struct agreed *agreed, const struct state *state);

/* Adds a creature if it is in view and has noticed the hero. */
void agreed_add(struct agreed *agreed, const struct state *state, struct handle handle);

/* Whether the player has agreed to it: to a hunter only while it hunts. */
bool agreed_covers(const struct agreed *agreed, const struct state *state, struct handle handle);

#endif
