/* Private to dungeon: a floor while it is being laid out. Beside the level itself, what each cell belongs
 * to, and the rooms. */
#ifndef DUNGEON_PLAN_H
#define DUNGEON_PLAN_H

#include "base/area.h"
#include "dungeon/rooms/room.h"
#include "path/distance_map.h"
#include "world/level.h"

/* Enough for the largest level. */
#define ROOM_CAPACITY 4096

/* What a cell belongs to: a room is its index and 1. */
#define ZONE_SOLID 0
#define ZONE_CORRIDOR UINT16_MAX
#define ZONE_SITE (UINT16_MAX - 1)

/* Places that only a secret door leads to. */
#define NOOK_CAPACITY 2

struct plan {
    struct level *level;
    const struct band *band;
    struct room rooms[ROOM_CAPACITY];
    int room_count;
    struct area nooks[NOOK_CAPACITY];
    int nook_count;

    /* In memory lent by a distance map: gone once distances are filled. */
    uint16_t *zones; /* y * width + x */
    struct arena arena;
};

/* A level of solid wall without rooms. */
void plan_init(struct plan *plan, struct level *level, struct distance_map *lender);

/* What the cell belongs to; cells outside the level are solid. */
static inline uint16_t plan_zone(const struct plan *plan, struct point p)
{
    return grid_contains(plan->level->grid, p) ? plan->zones[grid_index(plan->level->grid, p)]
                                               : ZONE_SOLID;
}

static inline bool plan_is_solid(const struct plan *plan, struct point p)
{
    return plan_zone(plan, p) == ZONE_SOLID;
}

static inline bool plan_is_in_room(const struct plan *plan, struct point p, int index)
{
    return plan_zone(plan, p) == index + 1;
}

/* Digs a cell for a room, for a corridor or for a special room; a cell that is already dug stays what it is. */
void plan_dig_room(struct plan *plan, int index, struct point p);
void plan_dig_corridor(struct plan *plan, struct point p);
void plan_dig_site(struct plan *plan, struct point p);

/* Makes a cell solid wall again. */
void plan_fill(struct plan *plan, struct point p);

/* Whether the cell is bare floor of that room. */
bool plan_is_bare(const struct plan *plan, struct point p, int index);

/* Lays a walkable terrain on a cell if it is bare floor of that room. */
void plan_cover(struct plan *plan, int index, struct point p, enum terrain terrain);

/* Puts a terrain that nobody walks on into a room, if the cell can be walked on, is not beside a corridor
 * and no way is cut off by it. Says whether it was done. */
bool plan_block(struct plan *plan, int index, struct point p, enum terrain terrain);

/* Whether the cell lies behind a secret door. */
bool plan_is_in_nook(const struct plan *plan, struct point p);

/* Whether a cell of the level will do. */
typedef bool plan_fits(const struct plan *plan, const void *context, struct point p);

/* Finds a cell that fits in the rooms' boxes: the first after a cell drawn by chance in a room drawn by chance, so that
 * one is found if there is one. Special rooms and what lies behind secret doors are passed over. */
bool plan_find(const struct plan *plan, struct random *random, plan_fits *fits, const void *context,
               struct point *found);

/* Covers a ragged disc in a room. */
void plan_cover_disc(struct plan *plan, int index, struct point centre, int radius,
                     enum terrain terrain, struct random *random);

#endif
