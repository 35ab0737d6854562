#include "dungeon/secrets.h"

#include "dungeon/annex.h"
#include "dungeon/ground.h"

#define NOOK_SIDE 2
#define NEAR 3            /* cells */
#define SHORT_CUT_TRIES 6 /* walls that are measured */

bool secrets_is_door(const struct level *level, struct point p)
{
    if (!grid_contains(level->grid, p) || !bit_grid_has(&level->secrets, p))
        return false;
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return terrain_is_door(terrain_get((enum terrain)kind->found_as));
}

bool secrets_is_door_near(const struct level *level, struct point p)
{
    struct area area = area_around(p, NEAR, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->secrets, area, &at);)
        if (secrets_is_door(level, at))
            return true;
    return false;
}

void secrets_dig_nook(struct plan *plan, struct random *random)
{
    struct annex annex;
    int width = random_between(random, 1, NOOK_SIDE);
    int height = random_between(random, 1, NOOK_SIDE);
    if (!random_chance(random, plan->band->nook_percent, 100) ||
        plan->nook_count == NOOK_CAPACITY || !annex_find(plan, width, height, random, &annex))
        return;
    for (int y = annex.area.first.y; y <= annex.area.last.y; y++)
        for (int x = annex.area.first.x; x <= annex.area.last.x; x++)
            plan_dig_site(plan, point_make(x, y));
    level_set_terrain(plan->level, annex.door, plan->band->secret_door);
    plan->nooks[plan->nook_count++] = annex.area;
}

/* Ground that a door may open onto, with none beside it. */
static bool is_landing(const struct plan *plan, struct point p)
{
    const struct level *level = plan->level;
    if (!level_is_walkable(level, p) || level_terrain(level, p) != plan->band->floor ||
        level_find_site(level, p) || plan_is_in_nook(plan, p))
        return false;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (ground_is_doorway(level, point_step(p, (enum direction)d)))
            return false;
    return true;
}

static bool parts(const struct plan *plan, struct point p, enum direction onward)
{
    return ground_is_wall(plan->level, p) &&
           ground_is_wall(plan->level, point_step(p, direction_turned(onward, 2))) &&
           ground_is_wall(plan->level, point_step(p, direction_turned(onward, 6))) &&
           is_landing(plan, point_step(p, onward)) &&
           is_landing(plan, point_step(p, direction_turned(onward, 4)));
}

/* Whether the way round the wall is long. */
static bool saves_steps(const struct plan *plan, struct distance_map *scratch, struct point p,
                        enum direction onward)
{
    distance_map_reset(scratch, plan->level->grid);
    distance_map_add_goal(scratch, point_step(p, onward));
    distance_map_fill(scratch, ground_may_step, plan->level, SECRETS_SAVED_MIN + 1);
    return distance_map_get(scratch, point_step(p, direction_turned(onward, 4))) ==
           DISTANCE_UNREACHED;
}

void secrets_hang_short_cut(struct plan *plan, struct distance_map *scratch, struct random *random)
{
    struct grid grid = plan->level->grid;
    size_t cells = grid_cells(grid);
    bool is_wanted = random_chance(random, plan->band->short_cut_percent, 100);
    size_t first = (size_t)random_below(random, (int)cells);
    int tries = 0;
    for (size_t i = 0; is_wanted && i < cells && tries < SHORT_CUT_TRIES; i++) {
        struct point p = grid_point(grid, (first + i) % cells);
        bool is_level = parts(plan, p, DIRECTION_EAST);
        if ((!is_level && !parts(plan, p, DIRECTION_NORTH)) || secrets_is_door_near(plan->level, p))
            continue;
        tries++;
        if (!saves_steps(plan, scratch, p, is_level ? DIRECTION_EAST : DIRECTION_NORTH))
            continue;
        level_set_terrain(plan->level, p, plan->band->secret_door);
        return;
    }
}
