/* Steps from a set of goal cells to every cell of a grid, by breadth-first search. A Dijkstra map in the
 * field's words ("The Incredible Power of Dijkstra Maps", RogueBasin), with every step of one cost. */
#ifndef PATH_DISTANCE_MAP_H
#define PATH_DISTANCE_MAP_H

#include "base/arena.h"
#include "base/bit_grid.h"
#include "base/grid.h"

#include <stdint.h>

#define DISTANCE_UNREACHED UINT32_MAX

struct distance_map {
    struct grid grid;
    bool is_lent;            /* since distance_map_lend */
    struct bit_grid reached; /* over the same grid */
    /* private from here: distance_map_get and distance_map_cell read them */
    uint32_t *marks; /* y * width + x: the steps plus 1, so that zeros are a map without goals */
    uint32_t *queue; /* the cells reached, in the order they were reached: y << 16 | x */
    size_t queued;
    size_t expanded; /* the neighbours of the queue's first cells were looked at */
};

/* Whether a walker may step from a cell to its neighbour in the direction; both are on the grid. */
typedef bool distance_may_step(const void *context, struct point from, enum direction direction);

/* The bytes that distance_map_alloc takes of the arena: there is room for every grid of no more cells. */
#define DISTANCE_MAP_BYTES(cells) \
    ((cells) * (2 * sizeof(uint32_t)) + BIT_GRID_ANY_WORDS(cells) * sizeof(uint64_t))
struct distance_map distance_map_alloc(struct arena *arena, struct grid grid);

/* Resets the map over a grid. Costs as much as the last fill reached, not the whole grid. */
void distance_map_reset(struct distance_map *map, struct grid grid);

/* Adds a goal, at 0 steps. */
void distance_map_add_goal(struct distance_map *map, struct point goal);

/* Fills the map from its goals out to `limit` steps. Steps are asked for from the cell nearer to the goal
 * to the farther one; walking the other way must be allowed, too. What is filled already is
 * left alone: a further fill goes on from there, out to a higher limit. A map filled without a limit takes
 * further goals among the cells that are not reached, and a further fill. */
void distance_map_fill(struct distance_map *map, distance_may_step *may_step, const void *context,
                       uint32_t limit);

/* Fills the map without a limit for steps into cells of either set, both over the map's grid, diagonally only past two
 * cells of the first. The result of distance_map_fill, several times as fast. */
void distance_map_fill_over(struct distance_map *map, const struct bit_grid *free,
                            const struct bit_grid *shut);

/* Whether a walker may enter a cell. */
typedef bool distance_may_enter(const void *context, struct point to);

#define DISTANCE_ASKED_MAX 5

/* Where a walker steps: into open and shut cells, diagonally only past two cells that are walked on. All sets are over the
 * map's grid. */
struct distance_ground {
    const struct bit_grid *walked;
    const struct bit_grid *open; /* often the same */
    const struct bit_grid *shut;
    /* Steps begin only in walked or shut cells; diagonal ones begin and end in walked cells. */
    bool passes_straight;
    const struct bit_grid *ends;   /* entered but not left, unless they are goals; NULL: none */
    distance_may_enter *may_enter; /* NULL: any cell */
    /* may_enter is asked in the cells of these sets, in the area, and in and around the cells of asked_around; elsewhere it is
     * true. The first NULL ends the sets; without any it is asked everywhere. */
    const struct bit_grid *asked[DISTANCE_ASKED_MAX];
    const struct area *asked_within;     /* NULL: none */
    const struct bit_grid *asked_around; /* NULL: none */
    const void *context;
};

/* The result of distance_map_fill with that rule, faster: only cells that a step leads to are asked about. */
void distance_map_fill_ground(struct distance_map *map, const struct distance_ground *ground,
                              uint32_t limit);

/* The same, faster, but cells as many steps from a goal are listed in any order. */
void distance_map_flood_ground(struct distance_map *map, const struct distance_ground *ground,
                               uint32_t limit);

/* That without a limit, but it stops at the end of the level in which a cell of the grid is reached. */
void distance_map_flood_ground_to(struct distance_map *map, const struct distance_ground *ground,
                                  struct point to);

/* The steps from a cell of the grid to the nearest goal, or DISTANCE_UNREACHED. */
static inline uint32_t distance_map_get(const struct distance_map *map, struct point p)
{
    return map->marks[grid_index(map->grid, p)] - 1;
}

/* How many cells are reached, and the i-th of them: the goals, then by the steps to them. */
static inline size_t distance_map_count(const struct distance_map *map)
{
    return map->queued;
}

static inline struct point distance_map_cell(const struct distance_map *map, size_t i)
{
    return (struct point){(int)(map->queue[i] & 0xffff), (int)(map->queue[i] >> 16)};
}

/* The direction of a step from p to a neighbour nearer to a goal: straight steps before diagonal ones,
 * then in the order of the directions. False when p is a goal or none is reached from it. */
bool distance_map_downhill(const struct distance_map *map, distance_may_step *may_step,
                           const void *context, struct point p, enum direction *direction);

/* Resets the map, with every cell of the way that distance_map_downhill walks from a cell, ends included, as a goal. */
void distance_map_start_from_way(struct distance_map *map, distance_may_step *may_step,
                                 const void *context, struct point from);

/* The map's queue as an arena of zeros: 4 bytes a cell of the grid, until the next reset. The steps can
 * still be read, the list of reached cells can't, and nothing can be filled. */
struct arena distance_map_lend(struct distance_map *map);

#endif
