/* The maps that sight is measured on: an open field, pillars, a cave, dungeons. The same at every call. */
#ifndef APP_BENCH_BENCH_MAP_H
#define APP_BENCH_BENCH_MAP_H

#include "base/error.h"
#include "sight/opacity.h"

#define BENCH_MAP_COUNT 7

struct bench_map {
    const char *name;
    struct opacity opacity;
    struct point *floor; /* the cells that do not block, in reading order */
    int floor_count;
    void *memory;
};

/* Makes a map, by its number from 0; false and an error when memory is short. Released by
 * bench_map_clear. */
bool bench_map_make(struct bench_map *map, int number, struct error *error);
void bench_map_clear(struct bench_map *map);

#endif
