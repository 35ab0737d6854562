/* The maps that sight is measured on: an open field, pillars, a cave, dungeons. The same at every call. */
#ifndef APP_LAB_LAB_BENCH_MAP_H
#define APP_LAB_LAB_BENCH_MAP_H

#include "base/error.h"
#include "sight/opacity.h"

#define LAB_BENCH_MAP_COUNT 7

struct lab_bench_map {
    const char *name;
    struct opacity opacity;
    struct point *floor; /* the cells that do not block, in reading order */
    int floor_count;
    void *memory;
};

/* Makes a map, by its number from 0; false and an error when memory is short. Released by
 * lab_bench_map_clear. */
bool lab_bench_map_make(struct lab_bench_map *map, int number, struct error *error);
void lab_bench_map_clear(struct lab_bench_map *map);

#endif
