#include "dungeon/layout/secret_door.h"

#include "dungeon/layout/annex.h"
#include "dungeon/layout/cell.h"

#define NOOK_SIDE 2
#define SHORTCUT_TRIES 6 /* walls measured */

void secret_door_dig_nook(struct plan *plan, struct random *random)
{
    struct annex annex;
    struct annex_shape shape = {.width = random_between(random, 1, NOOK_SIDE)};
    shape.height = random_between(random, 1, NOOK_SIDE);
    if (!random_chance(random, plan->band->nook_percent, 100) ||
        plan->nook_count == NOOK_CAPACITY || !annex_find(plan, shape, random, &annex))
        return;
    annex_dig(plan, &annex);
    level_set_terrain(plan->level, annex.door, plan->band->secret_door);
    plan->nooks[plan->nook_count++] = annex.area;
}

/* Bare floor that a door may open onto, with no doorway beside it. */
static bool is_landing(const struct plan *plan, struct point p)
{
    const struct level *level = plan->level;
    return level_is_walkable(level, p) && level_terrain(level, p) == plan->band->floor &&
           !level_find_site(level, p) && !plan_is_in_nook(plan, p) &&
           !cell_touches_doorway(level, p);
}

static bool separates(const struct plan *plan, struct point p, enum direction onward)
{
    return cell_is_wall(plan->level, p) &&
           cell_is_wall(plan->level, point_step(p, direction_turned(onward, 2))) &&
           cell_is_wall(plan->level, point_step(p, direction_turned(onward, 6))) &&
           is_landing(plan, point_step(p, onward)) &&
           is_landing(plan, point_step(p, direction_turned(onward, 4)));
}

/* Whether the way around the wall is long. */
static bool saves_steps(const struct plan *plan, struct distance_map *scratch, struct point p,
                        enum direction onward)
{
    distance_map_reset(scratch, plan->level->grid);
    distance_map_add_goal(scratch, point_step(p, onward));
    distance_map_fill(scratch, cell_may_step, plan->level, SHORTCUT_STEPS_MIN + 1);
    return distance_map_get(scratch, point_step(p, direction_turned(onward, 4))) ==
           DISTANCE_UNREACHED;
}

void secret_door_add_shortcut(struct plan *plan, struct distance_map *scratch,
                              struct random *random)
{
    struct grid grid = plan->level->grid;
    size_t cells = grid_cells(grid);
    bool is_wanted = random_chance(random, plan->band->short_cut_percent, 100);
    size_t first = (size_t)random_below(random, (int)cells);
    int tries = 0;
    for (size_t i = 0; is_wanted && i < cells && tries < SHORTCUT_TRIES; i++) {
        struct point p = grid_point(grid, (first + i) % cells);
        bool is_level = separates(plan, p, DIRECTION_EAST);
        if ((!is_level && !separates(plan, p, DIRECTION_NORTH)) ||
            cell_is_near_secret_door(plan->level, p))
            continue;
        tries++;
        if (!saves_steps(plan, scratch, p, is_level ? DIRECTION_EAST : DIRECTION_NORTH))
            continue;
        level_set_terrain(plan->level, p, plan->band->secret_door);
        return;
    }
}
