/* A round room with a wall around it, stamped onto the floor. A ring of ground around it connects whatever ended there. */
#include "dungeon/sites/tower.h"

#include "base/integer.h"
#include "dungeon/layout/cell.h"

#define TRIES 60
#define WIDTH_MIN 48
#define HEIGHT_MIN 24
#define TOUCHING_MIN 8 /* ground cells that touch the ring from outside */

static bool is_floor(struct point lamp, struct point p)
{
    return point_is_within(lamp, p, TOWER_FLOOR_RADIUS);
}

/* Whether the cell is in the tower's wall: beside its floor. */
static bool is_wall(struct point lamp, struct point p)
{
    if (is_floor(lamp, p))
        return false;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (is_floor(lamp, point_step(p, (enum direction)d)))
            return true;
    return false;
}

static struct area ground_of(const struct level *level, struct point lamp)
{
    return area_around(lamp, TOWER_GROUND_RADIUS, level->grid);
}

bool tower_has_room(const struct level *level)
{
    return level->grid.width >= WIDTH_MIN && level->grid.height >= HEIGHT_MIN;
}

/* A random cell in the outer sixth of the level to one side. */
static struct point draw_place(const struct level *level, struct random *random)
{
    int margin = TOWER_GROUND_RADIUS + 2;
    int depth = level->grid.width / 6;
    int in = random_between(random, margin, int_max(depth, margin));
    int y = random_between(random, margin, level->grid.height - 1 - margin);
    return point_make(random_chance(random, 1, 2) ? in : level->grid.width - 1 - in, y);
}

/* How many ground cells touch the ring from outside. */
static int count_touching(const struct plan *plan, struct point lamp)
{
    int touching = 0;
    struct area area = area_expand(ground_of(plan->level, lamp), 1, plan->level->grid);
    for (struct point p = area_before(area); area_next(area, &p);)
        touching += !point_is_within(lamp, p, TOWER_GROUND_RADIUS) &&
                    point_is_within(lamp, p, TOWER_GROUND_RADIUS + 1) &&
                    level_is_walkable(plan->level, p);
    return touching;
}

static bool is_obstacle(const struct level *level, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return kind->pushed_on != TERRAIN_NONE || kind->kindles_to != TERRAIN_NONE ||
           kind->douses_to != TERRAIN_NONE;
}

/* Removes what would stand in the way to the ring. It becomes wall where nothing leads to it, else floor. */
static void clear(struct plan *plan, struct point p)
{
    if (!is_obstacle(plan->level, p))
        return;
    if (cell_count_walls(plan->level, p) < 4)
        level_set_terrain(plan->level, p, plan->band->floor);
    else
        plan_fill(plan, p);
}

static void stamp(struct plan *plan, struct point lamp)
{
    struct area area = ground_of(plan->level, lamp);
    for (struct point p = area_before(area); area_next(area, &p);) {
        if (!point_is_within(lamp, p, TOWER_GROUND_RADIUS))
            continue;
        plan_fill(plan, p);
        if (!is_wall(lamp, p))
            plan_dig_site(plan, p);
    }
    area = area_expand(area, 1, plan->level->grid);
    for (struct point p = area_before(area); area_next(area, &p);)
        clear(plan, p);
}

/* Makes entrances at the four straight sides, two of them doors, with a window on each side of each. */
static void open_walls(struct plan *plan, struct point lamp, struct random *random)
{
    struct level *level = plan->level;
    int first_door = random_below(random, 2) * 2;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point out = direction_offset((enum direction)d);
        int to_wall = TOWER_FLOOR_RADIUS + 1;
        struct point way = {lamp.x + out.x * to_wall, lamp.y + out.y * to_wall};
        for (int side = -2; side <= 2; side += 4)
            level_set_terrain(level, point_make(way.x + out.y * side, way.y + out.x * side),
                              plan->band->window);
        plan_dig_site(plan, way);
        if (d % 4 == first_door)
            level_set_terrain(level, way, plan->band->door);
    }
}

bool tower_build(struct plan *plan, struct random *random, struct point *lamp)
{
    for (int i = 0; i < TRIES; i++) {
        *lamp = draw_place(plan->level, random);
        if (count_touching(plan, *lamp) < TOUCHING_MIN)
            continue;
        stamp(plan, *lamp);
        open_walls(plan, *lamp, random);
        return true;
    }
    return false;
}

/* How many cells of the wall are ways, or only let light through. */
static int count_in_wall(const struct level *level, struct point lamp, bool is_way)
{
    int count = 0;
    struct area area = ground_of(level, lamp);
    for (struct point p = area_before(area); area_next(area, &p);) {
        bool is_passable = cell_is_passable(level, p);
        count += is_wall(lamp, p) &&
                 (is_way ? is_passable : !is_passable && !opacity_blocks(&level->opacity, p));
    }
    return count;
}

int tower_count_ways(const struct level *level, struct point lamp)
{
    return count_in_wall(level, lamp, true);
}

int tower_count_windows(const struct level *level, struct point lamp)
{
    return count_in_wall(level, lamp, false);
}
