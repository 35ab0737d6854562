/* Floors of any size with the same surroundings everywhere: one generated floor of 80 x 45, laid again and again like
 * a tile, with the same actors in each. So what differs from size to size is the size alone. */
#ifndef APP_BENCH_BENCH_TILES_H
#define APP_BENCH_BENCH_TILES_H

#include "base/error.h"
#include "world/state.h"

/* Actors in a tile: at the same cells of each, the kinds in turn. */
#define BENCH_TILE_ACTORS 20

struct bench_tiles {
    struct state *state;  /* its level is the tiled floor */
    struct grid tiles;    /* whole tiles a row, and rows of them; what is left over is wall */
    struct point arrival; /* in the hero's tile, the middle one */
    struct point homes[BENCH_TILE_ACTORS]; /* of the actors, in the first tile */
    double build_seconds; /* what it took to generate a floor of the whole size, not tiled */
};

/* Lays out one tile or more, without actors; false and an error when memory is short. Released by
 * bench_tiles_clear. */
bool bench_tiles_make(struct bench_tiles *tiles, struct grid size, struct error *error);
void bench_tiles_clear(struct bench_tiles *tiles);

/* Removes all actors, then fills all tiles, without the hero's if `is_hero_alone`, and puts the hero at the arrival.
 * The first `awake` actors are awake, from the hero's tile outwards; returns their number, as there may be fewer. The actors
 * have the slots from 0 on. */
int bench_tiles_populate(struct bench_tiles *tiles, bool is_hero_alone, int awake);

#endif
