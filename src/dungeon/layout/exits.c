#include "dungeon/layout/exits.h"

#include "dungeon/layout/cell.h"

/* The second stairs down are this many steps from the first, and a quarter of that from the arrival, in a straight line; or
 * nearer, by the other number at a time. */
#define SECOND_STEPS 30
#define SECOND_STEPS_LESS 5

/* Steps of margin for what is built after the stairs are placed. */
#define HALF_MARGIN 6

/* Steps on a map; without a map every cell is far enough. */
struct distance {
    const struct distance_map *map;
    uint32_t min;
};

static bool is_fit(const struct plan *plan, const void *context, struct point p)
{
    const struct distance *distance = context;
    return level_terrain(plan->level, p) == plan->band->floor &&
           (!distance->map || distance_map_get(distance->map, p) >= distance->min) &&
           cell_is_clear_around(plan->level, p);
}

/* Where the second stairs may be. */
struct second {
    const struct distance_map *map; /* from the first */
    struct point arrival;
    int steps;
};

static bool is_fit_for_second(const struct plan *plan, const void *context, struct point p)
{
    const struct second *second = context;
    struct distance far = {second->map, (uint32_t)second->steps};
    return is_fit(plan, &far, p) && distance_map_get(second->map, p) != DISTANCE_UNREACHED &&
           point_chebyshev(p, second->arrival) > second->steps / 4;
}

/* A fit cell at least `min` steps away, if there is a map. */
static bool choose(const struct plan *plan, const struct distance_map *map, uint32_t min,
                   struct random *random, struct point *chosen)
{
    struct distance distance = {map, min};
    return plan_find(plan, random, is_fit, &distance, chosen);
}

/* The cell farthest from the map's goal, and the steps to it. */
static uint32_t farthest(const struct distance_map *map, struct point *p)
{
    *p = distance_map_cell(map, distance_map_count(map) - 1);
    return distance_map_get(map, *p);
}

/* A long path: from any cell to the one farthest from it, and again from there. The more loops there are, the longer others
 * may be. The map keeps the steps from one of its ends. */
static bool find_long_way(const struct plan *plan, struct distance_map *map, struct random *random,
                          uint32_t *longest)
{
    struct point p;
    if (!choose(plan, NULL, 0, random, &p))
        return false;
    cell_measure_unlocked(plan->level, map, p);
    farthest(map, &p);
    cell_measure_unlocked(plan->level, map, p);
    *longest = farthest(map, &p);
    return true;
}

/* On the last floor the end is as far away as possible; elsewhere at least seven tenths of the longest path found, to leave
 * a margin for longer ones. */
static bool choose_end(const struct plan *plan, const struct distance_map *map, uint32_t longest,
                       struct random *random, struct point *end)
{
    for (uint32_t tenths = plan->level->depth == FLOOR_COUNT ? 10 : 7; tenths >= 7; tenths--)
        if (choose(plan, map, longest * tenths / 10, random, end))
            return true;
    return false;
}

/* As the hero walks once all locks are open; gates stay shut. */
static void measure(const struct level *level, struct distance_map *map, struct point goal)
{
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, goal);
    distance_map_fill_over(map, &level->walkable, &level->muffling);
}

/* A cell halfway on a long path: from the cell farthest on the map to the one farthest from there, and so on while the path
 * grows. */
static struct point find_middle(const struct plan *plan, struct distance_map *map,
                                uint32_t *longest)
{
    struct point p;
    enum direction direction;
    *longest = farthest(map, &p);
    for (uint32_t before = 0; before < *longest;) {
        before = *longest;
        measure(plan->level, map, p);
        *longest = farthest(map, &p);
    }
    for (uint32_t i = 0; i < *longest / 2; i++)
        if (distance_map_downhill(map, cell_may_step, plan->level, p, &direction))
            p = point_step(p, direction);
    return p;
}

/* Whether no two cells are farther apart. No longer path ends within half of `max` from the middle, or within `max` less the
 * longest path from a cell that was measured. The other cells are measured (after Takes and Kosters, "Determining the diameter
 * of small world networks"). */
static bool check_longest(const struct plan *plan, struct distance_map *map, struct point middle,
                          uint32_t max)
{
    struct area all = area_of_grid(plan->level->grid);
    struct bit_grid *open = plan->spare;
    assert(bit_grid_count(open) == 0);
    measure(plan->level, map, middle);
    for (size_t i = distance_map_count(map); i-- > 0;) {
        struct point p = distance_map_cell(map, i);
        bit_grid_put(open, p, 2 * distance_map_get(map, p) > max);
    }
    uint32_t longest = 0;
    for (struct point p = area_before(all); longest <= max && bit_grid_next(open, all, &p);) {
        struct point end;
        measure(plan->level, map, p);
        longest = farthest(map, &end);
        for (size_t i = 0; i < distance_map_count(map); i++) {
            struct point near = distance_map_cell(map, i);
            if (longest + distance_map_get(map, near) > max)
                break;
            bit_grid_put(open, near, false);
        }
    }
    bit_grid_clear(open);
    return longest <= max;
}

/* Whether the end is six tenths of the longest path found from the arrival or more, and half of any path, with a margin for
 * what is built later. Paths may end behind locks. The map holds the steps from the arrival, before and after. */
static bool check_far_enough(const struct plan *plan, struct distance_map *map, uint32_t longest,
                             struct point end)
{
    uint32_t other;
    uint32_t steps = distance_map_get(map, end);
    struct point middle = find_middle(plan, map, &other);
    bool is_far = steps >= (longest > other ? longest : other) * 6 / 10 &&
                  check_longest(plan, map, middle, 2 * steps - HALF_MARGIN);
    cell_measure_unlocked(plan->level, map, plan->level->arrival);
    return is_far;
}

/* Chooses an arrival at least `tenths` of the longest path from one end of a long path, and an end far from it. */
static bool choose_both(struct plan *plan, struct distance_map *map, struct random *random,
                        int tenths, struct point *end)
{
    struct point *arrival = &plan->level->arrival;
    uint32_t longest;
    if (!find_long_way(plan, map, random, &longest) ||
        !choose(plan, map, longest * (uint32_t)tenths / 10, random, arrival))
        return false;
    cell_measure_unlocked(plan->level, map, *arrival);
    return choose_end(plan, map, longest, random, end) &&
           check_far_enough(plan, map, longest, *end);
}

/* Chooses an arrival as far from the end as possible, at least seven tenths of the longest path. */
static bool choose_arrival(struct plan *plan, struct distance_map *map, struct random *random,
                           struct point end)
{
    struct point *arrival = &plan->level->arrival;
    uint32_t longest;
    if (!find_long_way(plan, map, random, &longest))
        return false;
    cell_measure_unlocked(plan->level, map, end);
    for (uint32_t tenths = 10; tenths >= 7; tenths--)
        if (choose(plan, map, longest * tenths / 10, random, arrival)) {
            cell_measure_unlocked(plan->level, map, *arrival);
            return check_far_enough(plan, map, longest, end);
        }
    return false;
}

bool exits_place_second(struct plan *plan, struct distance_map *scratch, struct random *random,
                        struct point first)
{
    struct second second = {scratch, plan->level->arrival, SECOND_STEPS};
    bool is_placed = false;
    plan->second_end = first;
    if (band_stairs_down(plan->level->depth) < 2)
        return true;
    cell_measure_unlocked(plan->level, scratch, first);
    for (; !is_placed && second.steps > 0; second.steps -= SECOND_STEPS_LESS)
        is_placed = plan_find(plan, random, is_fit_for_second, &second, &plan->second_end);
    if (is_placed)
        level_set_terrain(plan->level, plan->second_end, plan->band->stairs_down);
    cell_measure_unlocked(plan->level, scratch, plan->level->arrival);
    return is_placed;
}

bool exits_place(struct plan *plan, struct distance_map *scratch, struct random *random,
                 const struct point *tower, struct point *end)
{
    struct level *level = plan->level;
    bool is_last = level->depth == FLOOR_COUNT;
    if (tower)
        *end = *tower;
    if (tower ? !choose_arrival(plan, scratch, random, *tower)
              : !choose_both(plan, scratch, random, 7, end) &&
                    !choose_both(plan, scratch, random, 9, end))
        return false;
    if (level->depth > 1)
        level_set_terrain(level, level->arrival, plan->band->stairs_up);
    level_set_terrain(level, *end, is_last ? plan->band->great_lamp : plan->band->stairs_down);
    return true;
}
