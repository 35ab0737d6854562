/* Private to dungeon: a floor while it is being built: the level, what each cell belongs to, and the rooms. */
#ifndef DUNGEON_LAYOUT_PLAN_H
#define DUNGEON_LAYOUT_PLAN_H

#include "base/area.h"
#include "dungeon/rooms/room.h"
#include "path/distance_map.h"
#include "world/level.h"

#include <assert.h>

/* Enough for the largest level. */
#define ROOM_CAPACITY 4096

/* The zones that cells belong to: a room's is its index plus 1. */
#define ZONE_SOLID 0
#define ZONE_CORRIDOR UINT16_MAX
#define ZONE_SITE (UINT16_MAX - 1)

/* Nooks are places that only a secret door leads to. */
#define NOOK_CAPACITY 2

struct plan {
    struct level *level;
    struct band band_here;   /* the mixture of the band, changed by the omen */
    const struct band *band; /* that one */
    struct room rooms[ROOM_CAPACITY];
    int room_count;
    struct point second_end; /* the second stairs down, or else the end of the way */
    struct area nooks[NOOK_CAPACITY];
    int nook_count;

    /* In memory of the lender: gone once that map is used for distances. plan_zone asserts that they are there. */
    uint16_t *zones; /* y * width + x */
    struct arena arena;
    const struct distance_map *lender;

    /* Empty between uses: the level's visible cells, which mean nothing before the hero arrives. */
    struct bit_grid *spare;
};

/* A level of solid wall without rooms. */
void plan_init(struct plan *plan, struct level *level, struct distance_map *lender);

/* Whether the level is as large as its floor usually is: it must have everything a floor should have. */
bool plan_is_usual_size(const struct level *level);

/* An amount (of squads, webs, items ...) for a floor of the usual size scaled to the area of this level, rounded down. */
int plan_scale(const struct level *level, int usual);

/* The cell's zone; cells outside the level are solid. */
static inline uint16_t plan_zone(const struct plan *plan, struct point p)
{
    assert(plan->lender->is_lent);
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

/* Digs a cell for a room, a corridor or a special room. A cell that is already dug stays what it is. */
void plan_dig_room(struct plan *plan, int index, struct point p);
void plan_dig_corridor(struct plan *plan, struct point p);
void plan_dig_site(struct plan *plan, struct point p);

/* Makes a cell solid wall again. */
void plan_fill(struct plan *plan, struct point p);

/* Whether the cell is bare floor of that room. */
bool plan_is_bare(const struct plan *plan, struct point p, int index);

/* Puts a walkable terrain on a cell if it is bare floor of that room. */
void plan_cover(struct plan *plan, int index, struct point p, enum terrain terrain);

/* Puts an impassable terrain on a walkable cell of a room that is not beside a corridor, unless that would cut a way off.
 * Returns whether it did. */
bool plan_block(struct plan *plan, int index, struct point p, enum terrain terrain);

bool plan_is_in_nook(const struct plan *plan, struct point p);

typedef bool plan_fits(const struct plan *plan, const void *context, struct point p);

/* Finds a cell that fits in the rooms' boxes, if there is one: the first after a random cell of a random room. Skips special
 * rooms and nooks. */
bool plan_find(const struct plan *plan, struct random *random, plan_fits *fits, const void *context,
               struct point *found);

/* Covers a disc with a ragged rim in a room. */
void plan_cover_disc(struct plan *plan, int index, struct point centre, int radius,
                     enum terrain terrain, struct random *random);

#endif
