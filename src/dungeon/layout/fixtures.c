#include "dungeon/layout/fixtures.h"

#include "dungeon/layout/cell.h"

#define DOOR_PERCENT 70
#define OPEN_PERCENT 15
#define STRETCH_MIN 5 /* of a corridor that ends at a mirror, in cells */

static bool is_wall(const struct plan *plan, struct point p)
{
    return plan_is_solid(plan, p) && cell_is_wall(plan->level, p);
}

static bool is_room(uint16_t zone)
{
    return zone != ZONE_SOLID && zone != ZONE_CORRIDOR;
}

/* A doorway: a corridor cell between walls, with a room before or behind it. */
static bool is_doorway(const struct plan *plan, struct point p, enum direction onward)
{
    struct point ahead = point_step(p, onward);
    struct point behind = point_step(p, direction_turned(onward, 4));
    if (plan_zone(plan, p) != ZONE_CORRIDOR || plan_is_solid(plan, ahead) ||
        plan_is_solid(plan, behind))
        return false;
    return is_wall(plan, point_step(p, direction_turned(onward, 2))) &&
           is_wall(plan, point_step(p, direction_turned(onward, 6))) &&
           (is_room(plan_zone(plan, ahead)) || is_room(plan_zone(plan, behind)));
}

void fixtures_add_doors(struct plan *plan, struct random *random)
{
    struct level *level = plan->level;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        if (plan->zones[cell] != ZONE_CORRIDOR)
            continue;
        struct point p = grid_point(level->grid, cell);
        if ((is_doorway(plan, p, DIRECTION_NORTH) || is_doorway(plan, p, DIRECTION_EAST)) &&
            random_chance(random, DOOR_PERCENT, 100) && !cell_is_near_doorway(level, p))
            level_set_terrain(level, p,
                              random_chance(random, OPEN_PERCENT, 100) ? plan->band->doorway
                                                                       : plan->band->door);
    }
}

void fixtures_add_curtains(struct plan *plan, struct random *random)
{
    struct level *level = plan->level;
    int percent = plan->band->curtain_percent;
    for (size_t cell = 0; percent > 0 && cell < grid_cells(level->grid); cell++)
        if (plan->zones[cell] == ZONE_CORRIDOR && level->terrain[cell] == plan->band->door &&
            random_chance(random, percent, 100))
            level_set_terrain(level, grid_point(level->grid, cell), plan->band->curtain);
}

/* Walls in a row, one cell thick, that separate the same two places. */
struct wall_run {
    struct point end;
    int length;
    uint16_t before;
    uint16_t behind;
};

static bool is_open_ground(const struct level *level, struct point p)
{
    return level_is_walkable(level, p) && !cell_is_door(level, p);
}

/* Whether the wall separates two places that an opening may join, seen across the direction of the run. */
static bool separates(const struct plan *plan, struct point p, enum direction along,
                      struct wall_run *run)
{
    enum direction across = direction_turned(along, 2);
    enum direction back = direction_turned(along, 4);
    struct point before = point_step(p, across);
    struct point behind = point_step(p, direction_turned(across, 4));
    run->before = plan_zone(plan, before);
    run->behind = plan_zone(plan, behind);
    return run->before != ZONE_SOLID && run->behind != ZONE_SOLID && run->before != run->behind &&
           is_wall(plan, p) && is_wall(plan, point_step(p, along)) &&
           is_wall(plan, point_step(p, back)) && is_open_ground(plan->level, before) &&
           is_open_ground(plan->level, behind);
}

/* Bands without mirrors draw no random numbers for them. */
static bool draw_is_mirror(const struct plan *plan, struct random *random)
{
    int percent = plan->band->mirror_percent;
    return percent > 0 && random_chance(random, percent, 100);
}

static enum terrain draw_opening(const struct plan *plan, struct random *random)
{
    if (draw_is_mirror(plan, random))
        return plan->band->mirror;
    return random_chance(random, 1, 2) ? plan->band->window : plan->band->grate;
}

/* Puts openings into the middle of a finished run: one, or a row of them in a long run. */
static void open_run(struct plan *plan, struct wall_run run, enum direction along,
                     struct random *random)
{
    if (run.length == 0 || !random_chance(random, plan->band->opening_percent, 100))
        return;
    enum terrain terrain = draw_opening(plan, random);
    int count = 1 + (run.length - 1) / 4;
    struct point step = direction_offset(along);
    for (int i = 0; i < count; i++) {
        int back = run.length * (2 * i + 1) / (2 * count);
        level_set_terrain(
            plan->level, point_make(run.end.x - step.x * back, run.end.y - step.y * back), terrain);
    }
}

static void open_line(struct plan *plan, struct point p, enum direction along,
                      struct random *random)
{
    struct wall_run run = {.length = 0};
    for (; grid_contains(plan->level->grid, p); p = point_step(p, along)) {
        struct wall_run here = {.end = p, .length = 1};
        bool is_part = separates(plan, p, along, &here);
        if (is_part && run.length > 0 && here.before == run.before && here.behind == run.behind)
            here.length = run.length + 1;
        else
            open_run(plan, run, along, random);
        run = is_part ? here : (struct wall_run){.length = 0};
    }
}

void fixtures_add_openings(struct plan *plan, struct random *random)
{
    struct grid grid = plan->level->grid;
    for (int y = 1; y < grid.height - 1; y++)
        open_line(plan, point_make(1, y), DIRECTION_EAST, random);
    for (int x = 1; x < grid.width - 1; x++)
        open_line(plan, point_make(x, 1), DIRECTION_SOUTH, random);
}

/* Whether a straight stretch of corridor leads to the wall. */
static bool ends_stretch(const struct plan *plan, struct point wall, enum direction back)
{
    struct point p = point_step(wall, back);
    for (int cells = 0; cells < STRETCH_MIN; cells++, p = point_step(p, back))
        if (plan_zone(plan, p) != ZONE_CORRIDOR || !is_open_ground(plan->level, p))
            return false;
    return is_wall(plan, point_step(wall, direction_turned(back, 2))) &&
           is_wall(plan, point_step(wall, direction_turned(back, 6)));
}

void fixtures_add_mirrors(struct plan *plan, struct random *random)
{
    struct grid grid = plan->level->grid;
    if (plan->band->mirror_percent == 0)
        return;
    for (int y = 1; y < grid.height - 1; y++)
        for (int x = 1; x < grid.width - 1; x++)
            for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
                struct point p = {x, y};
                if (is_wall(plan, p) && ends_stretch(plan, p, (enum direction)d) &&
                    draw_is_mirror(plan, random))
                    level_set_terrain(plan->level, p, plan->band->mirror);
            }
}
