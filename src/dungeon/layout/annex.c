#include "dungeon/layout/annex.h"

#include "dungeon/layout/cell.h"

static bool is_rock(const struct plan *plan, struct point p)
{
    if (!grid_contains(plan->level->grid, p))
        return false;
    size_t cell = grid_index(plan->level->grid, p);
    return plan->zones[cell] == ZONE_SOLID &&
           plan->level->terrain[cell] == (uint8_t)plan->band->wall;
}

/* Walkable ground that the annex's door may open onto. */
static bool is_open(const struct plan *plan, struct point p)
{
    const struct level *level = plan->level;
    return level_is_walkable(level, p) && !cell_is_doorway(level, p) &&
           !level_find_site(level, p) && !cell_touches_doorway(level, p);
}

/* Whether the cell may lie diagonally beside a door: nothing movable stands in it. */
static bool is_clear(const struct plan *plan, struct point p)
{
    return is_rock(plan, p) || level_is_walkable(plan->level, p);
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
static bool may_have_door(const struct plan *plan, struct point door, enum direction inward)
{
    struct point outside = point_step(door, direction_turned(inward, 4));
    return is_rock(plan, door) && is_rock(plan, point_step(door, direction_turned(inward, 2))) &&
           is_rock(plan, point_step(door, direction_turned(inward, 6))) &&
           is_rock(plan, point_step(door, inward)) && !is_at_lamp(plan->level, door) &&
           is_clear(plan, point_step(door, direction_turned(inward, 3))) &&
           is_clear(plan, point_step(door, direction_turned(inward, 5))) && is_open(plan, outside);
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
static bool is_solid(const struct plan *plan, struct area area)
{
    struct grid grid = plan->level->grid;
    if (area.first.x < 1 || area.first.y < 1 || area.last.x > grid.width - 2 ||
        area.last.y > grid.height - 2)
        return false;
    area = area_expand(area, 1, grid);
    /* Most places fail at a corner. */
    if (!is_rock(plan, area.first) || !is_rock(plan, area.last) ||
        !is_rock(plan, point_make(area.first.x, area.last.y)) ||
        !is_rock(plan, point_make(area.last.x, area.first.y)))
        return false;
    for (struct point p = area_before(area); area_next(area, &p);)
        if (!is_rock(plan, p))
            return false;
    return true;
}

/* Whether the shape fits behind a door there, in one of the places along its side, the first of them first. */
static bool fits_behind(const struct plan *plan, struct point door, enum direction inward,
                        struct annex_shape shape, int first, int places, struct annex *annex)
{
    int side = direction_offset(inward).x == 0 ? shape.width : shape.height;
    if (!may_have_door(plan, door, inward))
        return false;
    for (int i = 0; i < places; i++) {
        struct area area = area_behind(door, inward, shape, (first + i) % side);
        if (!is_solid(plan, area))
            continue;
        *annex = (struct annex){area, door, inward};
        return true;
    }
    return false;
}

/* Whether the shape fits behind a door beside that ground. */
static bool fits_beside(const struct plan *plan, struct point ground, struct annex_shape shape,
                        struct random *random, struct annex *annex)
{
    enum direction inward = shape.inward;
    if (shape.has_door)
        return fits_behind(plan, point_step(ground, inward), inward, shape, shape.along, 1, annex);
    for (int i = 0; i < 4; i++) {
        inward = (enum direction)(2 * i);
        int side = direction_offset(inward).x == 0 ? shape.width : shape.height;
        if (fits_behind(plan, point_step(ground, inward), inward, shape, random_below(random, side),
                        side, annex))
            return true;
    }
    return false;
}

bool annex_find(const struct plan *plan, struct annex_shape shape, struct random *random,
                struct annex *annex)
{
    struct grid grid = plan->level->grid;
    struct area all = area_of_grid(grid);
    struct point first = grid_point(grid, (size_t)random_below(random, (int)grid_cells(grid)));
    /* From a random cell to the last, then from the first to it. */
    for (struct point p = first; bit_grid_next(&plan->level->walkable, all, &p);)
        if (fits_beside(plan, p, shape, random, annex))
            return true;
    for (struct point p = area_before(all); bit_grid_next(&plan->level->walkable, all, &p);) {
        if (fits_beside(plan, p, shape, random, annex))
            return true;
        if (!point_is_before(p, first))
            break;
    }
    return false;
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
    for (int y = annex->area.first.y; y <= annex->area.last.y; y++)
        for (int x = annex->area.first.x; x <= annex->area.last.x; x++)
            plan_dig_site(plan, point_make(x, y));
}
