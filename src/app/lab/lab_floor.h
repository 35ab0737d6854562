/* A floor that is generated again and again, without a game around it. */
#ifndef APP_LAB_LAB_FLOOR_H
#define APP_LAB_LAB_FLOOR_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

#include <stdbool.h>
#include <stddef.h>

struct lab_floor {
    struct level level; /* as it was generated last */
    struct distance_map scratch;
    struct grid size; /* {0, 0}: that of its depth */
    void *memory;
    size_t bytes;
};

/* The size itself; where it is {0, 0}, that which the floor has in a run. */
struct grid lab_floor_size(int depth, struct grid size);

/* A floor of that size, not yet generated; {0, 0}: the size that each depth has in a run. False and an
 * error when memory is short. Released by lab_floor_clear. */
bool lab_floor_init(struct lab_floor *floor, struct grid size, struct error *error);
void lab_floor_clear(struct lab_floor *floor);

/* Forgets what there is: the level is that of a new game at this depth, unbuilt. */
void lab_floor_reset(struct lab_floor *floor, int depth);

/* Generates the floor that the seed has at this depth, in place of the last: with the omen that it has by that way down from
 * the floor above (world/omens.h). */
void lab_floor_build(struct lab_floor *floor, const char *seed, int depth, int way);

#endif
