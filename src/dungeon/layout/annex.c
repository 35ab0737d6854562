#include "dungeon/layout/annex.h"

#include "dungeon/layout/cell.h"

#include <assert.h>

struct search {
    const struct plan *plan;
    struct bit_grid rock; /* what is solid */
};

/* The rock is in memory that the plan doesn't use yet. */
static struct search search_begin(const struct plan *plan)
{
    const struct level *level = plan->level;
    const uint8_t wall = (uint8_t)plan->band->wall;
    struct arena scratch = plan->arena;
    struct search search = {plan, bit_grid_alloc(&scratch, level->grid)};
    size_t cell = 0;
    for (int y = 0; y < level->grid.height; y++)
        for (int x = 0; x < level->grid.width; x += 64) {
            uint64_t rock = 0;
            for (int i = 0; i < 64 && x + i < level->grid.width; i++, cell++)
                rock |= (uint64_t)(plan->zones[cell] == ZONE_SOLID && level->terrain[cell] == wall)
                        << i;
            bit_grid_row(&search.rock, y)[x >> 6] = rock;
        }
    return search;
}

static bool is_rock(const struct search *search, struct point p)
{
    return bit_grid_has(&search->rock, p);
}

/* The rock among 64 cells of a row, from p on. */
static uint64_t rock_from(const struct search *search, struct point p)
{
    return p.y >= 0 && p.y < search->rock.grid.height ? bit_grid_window(&search->rock, p) : 0;
}

/* Walkable ground that the annex's door may open onto. */
static bool is_open(const struct plan *plan, struct point p)
{
    const struct level *level = plan->level;
    return level_is_walkable(level, p) && !cell_is_doorway(level, p) &&
           !level_find_site(level, p) && !cell_touches_doorway(level, p);
}

/* Whether the cell may lie diagonally beside a door: nothing movable stands in it. */
static bool is_clear(const struct search *search, struct point p)
{
    return is_rock(search, p) || level_is_walkable(search->plan->level, p);
}

static bool is_at_lamp(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!grid_contains(level->grid, beside))
            continue;
        const struct terrain_kind *kind = level_terrain_kind(level, beside);
        if (kind->light_radius > 0 || kind->kindles_to != TERRAIN_NONE)
            return true;
    }
    return false;
}

/* Whether a cell can hold a door that leads from walkable ground inward. */
static bool may_have_door(const struct search *search, struct point door, enum direction inward)
{
    struct point outside = point_step(door, direction_turned(inward, 4));
    return is_rock(search, door) &&
           is_rock(search, point_step(door, direction_turned(inward, 2))) &&
           is_rock(search, point_step(door, direction_turned(inward, 6))) &&
           is_rock(search, point_step(door, inward)) && !is_at_lamp(search->plan->level, door) &&
           is_clear(search, point_step(door, direction_turned(inward, 3))) &&
           is_clear(search, point_step(door, direction_turned(inward, 5))) &&
           is_open(search->plan, outside);
}

/* The area inward of the door, which is `along` cells from the first of its side. */
static struct area area_behind(struct point door, enum direction inward, struct annex_shape shape,
                               int along)
{
    struct point step = direction_offset(inward);
    struct point first = point_add(door, step);
    first.x -= step.x == 0 ? along : step.x < 0 ? shape.width - 1 : 0;
    first.y -= step.y == 0 ? along : step.y < 0 ? shape.height - 1 : 0;
    return (struct area){first, {first.x + shape.width - 1, first.y + shape.height - 1}};
}

/* Whether the area and the walls around it are solid rock inside the level's edge. */
static bool is_solid(const struct search *search, struct area area)
{
    struct grid grid = search->plan->level->grid;
    if (area.first.x < 1 || area.first.y < 1 || area.last.x > grid.width - 2 ||
        area.last.y > grid.height - 2)
        return false;
    area = area_expand(area, 1, grid);
    assert(area.last.x - area.first.x < 64);
    uint64_t wanted = bit_run(0, area.last.x - area.first.x);
    for (int y = area.first.y; y <= area.last.y; y++)
        if ((rock_from(search, point_make(area.first.x, y)) & wanted) != wanted)
            return false;
    return true;
}

/* Whether the shape fits behind a door there, in one of the places along its side, the first of them first. */
static bool fits_behind(const struct search *search, struct point door, enum direction inward,
                        struct annex_shape shape, int first, int places, struct annex *annex)
{
    int side = direction_offset(inward).x == 0 ? shape.width : shape.height;
    if (!may_have_door(search, door, inward))
        return false;
    for (int i = 0; i < places; i++) {
        struct area area = area_behind(door, inward, shape, (first + i) % side);
        if (!is_solid(search, area))
            continue;
        *annex = (struct annex){area, door, inward};
        return true;
    }
    return false;
}

/* Whether the shape fits behind a door on any side of that ground. */
static bool fits_beside(const struct search *search, struct point ground, struct annex_shape shape,
                        struct random *random, struct annex *annex)
{
    for (int i = 0; i < 4; i++) {
        enum direction inward = (enum direction)(2 * i);
        int side = direction_offset(inward).x == 0 ? shape.width : shape.height;
        if (fits_behind(search, point_step(ground, inward), inward, shape,
                        random_below(random, side), side, annex))
            return true;
    }
    return false;
}

static bool find_any_door(const struct search *search, struct annex_shape shape, struct point first,
                          struct random *random, struct annex *annex)
{
    struct area all = area_of_grid(search->plan->level->grid);
    for (struct point p = first; bit_grid_next(&search->plan->level->walkable, all, &p);)
        if (fits_beside(search, p, shape, random, annex))
            return true;
    for (struct point p = area_before(all);
         bit_grid_next(&search->plan->level->walkable, all, &p);) {
        if (fits_beside(search, p, shape, random, annex))
            return true;
        if (!point_is_before(p, first))
            break;
    }
    return false;
}

/* Of 64 cells of a row from p on, the walkable ones before rock that may hold a door: most are not. */
static uint64_t grounds_from(const struct search *search, struct point p, enum direction inward)
{
    struct point door = point_step(p, inward);
    return bit_grid_window(&search->plan->level->walkable, p) & rock_from(search, door) &
           rock_from(search, point_step(door, inward)) &
           rock_from(search, point_step(door, direction_turned(inward, 2))) &
           rock_from(search, point_step(door, direction_turned(inward, 6)));
}

/* For a shape with a door: beside ground in the rows from `top` to `bottom` that lies after `first`, or not. */
static bool find_own_door(const struct search *search, struct annex_shape shape, int top,
                          int bottom, struct point first, bool is_after, struct annex *annex)
{
    for (int y = top; y <= bottom; y++)
        for (int x = 0; x < search->plan->level->grid.width; x += 64)
            for (uint64_t left = grounds_from(search, point_make(x, y), shape.inward); left;
                 left &= left - 1) {
                struct point p = {x + bit_lowest(left), y};
                if (point_is_before(first, p) == is_after &&
                    fits_behind(search, point_step(p, shape.inward), shape.inward, shape,
                                shape.along, 1, annex))
                    return true;
            }
    return false;
}

bool annex_find(const struct plan *plan, struct annex_shape shape, struct random *random,
                struct annex *annex)
{
    struct grid grid = plan->level->grid;
    struct search search = search_begin(plan);
    struct point first = grid_point(grid, (size_t)random_below(random, (int)grid_cells(grid)));
    /* From a random cell to the last, then from the first to it. */
    if (!shape.has_door)
        return find_any_door(&search, shape, first, random, annex);
    return find_own_door(&search, shape, first.y, grid.height - 1, first, true, annex) ||
           find_own_door(&search, shape, 0, first.y, first, false, annex);
}

static bool is_upright(const struct annex *annex)
{
    return direction_offset(annex->inward).x == 0;
}

int annex_depth(const struct annex *annex)
{
    struct area area = annex->area;
    return 1 + (is_upright(annex) ? area.last.y - area.first.y : area.last.x - area.first.x);
}

int annex_breadth(const struct annex *annex)
{
    struct area area = annex->area;
    return 1 + (is_upright(annex) ? area.last.x - area.first.x : area.last.y - area.first.y);
}

struct point annex_cell(const struct annex *annex, int inward, int across)
{
    struct point step = direction_offset(annex->inward);
    struct point cell = annex->area.first;
    if (is_upright(annex))
        return point_make(cell.x + across,
                          step.y > 0 ? cell.y + inward : annex->area.last.y - inward);
    return point_make(step.x > 0 ? cell.x + inward : annex->area.last.x - inward, cell.y + across);
}

int annex_door_across(const struct annex *annex)
{
    return is_upright(annex) ? annex->door.x - annex->area.first.x
                             : annex->door.y - annex->area.first.y;
}

void annex_dig(struct plan *plan, const struct annex *annex)
{
    for (struct point p = area_before(annex->area); area_next(annex->area, &p);)
        plan_dig_site(plan, p);
}
