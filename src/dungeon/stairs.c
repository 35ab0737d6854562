#include "dungeon/stairs.h"

#include "dungeon/ground.h"

bool stairs_have_room(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!level_is_walkable(level, beside) || ground_is_door(level, beside))
            return false;
    }
    return true;
}

static bool is_fit(const struct plan *plan, const struct distance_map *map, uint32_t least,
                   struct point p)
{
    return level_terrain(plan->level, p) == plan->band->floor &&
           (!map || distance_map_get(map, p) >= least) && stairs_have_room(plan->level, p);
}

/* A fit cell at least `least` steps off, when there is a map: the first after a cell drawn by chance, so that
 * one is found if there is one. */
static bool choose(const struct plan *plan, const struct distance_map *map, uint32_t least,
                   struct random *random, struct point *chosen)
{
    int first_room = random_below(random, plan->room_count);
    for (int i = 0; i < plan->room_count; i++) {
        const struct room *room = &plan->rooms[(first_room + i) % plan->room_count];
        int cells = room->width * room->height;
        int first_cell = random_below(random, cells);
        for (int j = 0; j < cells; j++) {
            int cell = (first_cell + j) % cells;
            *chosen = point_add(room->corner, point_make(cell % room->width, cell / room->width));
            if (is_fit(plan, map, least, *chosen))
                return true;
        }
    }
    return false;
}

static void measure(const struct plan *plan, struct distance_map *map, struct point goal)
{
    distance_map_reset(map, plan->level->grid);
    distance_map_add_goal(map, goal);
    distance_map_fill(map, ground_may_step, plan->level, DISTANCE_UNREACHED);
}

/* The steps to the cell farthest off, and which it is. */
static uint32_t farthest(const struct distance_map *map, struct point *p)
{
    *p = distance_map_cell(map, distance_map_count(map) - 1);
    return distance_map_get(map, *p);
}

bool stairs_build(struct plan *plan, struct distance_map *scratch, struct random *random,
                  struct point *end)
{
    struct level *level = plan->level;
    struct point p;
    if (!choose(plan, NULL, 0, random, &p))
        return false;
    /* The cell farthest from any cell is one end, or nearly, of the floor's longest way. */
    measure(plan, scratch, p);
    farthest(scratch, &p);
    measure(plan, scratch, p);
    uint32_t longest = farthest(scratch, &p);
    if (!choose(plan, scratch, longest * 3 / 5, random, &level->arrival))
        return false;
    measure(plan, scratch, level->arrival);
    if (!choose(plan, scratch, longest * 3 / 5, random, end) &&
        !choose(plan, scratch, (longest + 1) / 2, random, end))
        return false;
    if (level->depth > 1)
        level_set_terrain(level, level->arrival, plan->band->stairs_up);
    if (level->depth < FLOOR_COUNT)
        level_set_terrain(level, *end, plan->band->stairs_down);
    return true;
}
