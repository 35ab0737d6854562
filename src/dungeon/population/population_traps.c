#include "base/integer.h"
#include "dungeon/population/population.h"

#include "dungeon/layout/cell.h"

#define TRAPS_A_FLOOR 2 /* more than on the floor above, up to the band's maximum */

int population_traps(const struct level *level)
{
    int max = band_of_depth(level->depth)->traps;
    int here = TRAPS_A_FLOOR * (level->depth - POPULATION_TRAP_FLOOR + 1);
    int usual = int_min(here, max);
    return plan_scale(level, usual);
}

/* Whether the cells around leave a trap in the open: no door, stairs, web or cage. */
static bool is_open(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!grid_contains(level->grid, beside) || cell_is_doorway(level, beside) ||
            cell_is_secret_door(level, beside) || cell_has_web(level, beside))
            return false;
        const struct terrain_kind *kind = level_terrain_kind(level, beside);
        if (kind->leads != 0 || kind->wins || kind->frees_to != TERRAIN_NONE)
            return false;
    }
    return true;
}

static bool is_trap_near(const struct level *level, struct point p)
{
    struct area area = area_around(p, POPULATION_TRAPS_APART, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->traps, area, &at);)
        if (!point_is_equal(at, p))
            return true;
    return false;
}

bool population_suits_trap(const struct level *level, struct point p)
{
    return cell_count_walls(level, p) <= 1 && cell_can_block(level, p) && is_open(level, p) &&
           !level_find_site(level, p) && !is_trap_near(level, p) &&
           point_chebyshev(p, level->arrival) > POPULATION_TRAP_CLEARANCE;
}

static bool may_hide(const struct plan *plan, const void *context, struct point p)
{
    const struct level *level = plan->level;
    const struct point *end = context;
    return level_terrain(level, p) == plan->band->floor && level_item(level, p) == ITEM_NONE &&
           level_cloud(level, p) == CLOUD_NONE && population_suits_trap(level, p) &&
           point_chebyshev(p, *end) > POPULATION_TRAP_CLEARANCE &&
           point_chebyshev(p, plan->second_end) > POPULATION_TRAP_CLEARANCE;
}

static enum terrain draw_kind(int depth, struct random *random)
{
    enum terrain kinds[TERRAIN_COUNT];
    int count = 0;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (terrain_is_hidden_trap((enum terrain)t, depth))
            kinds[count++] = (enum terrain)t;
    return kinds[random_below(random, count)];
}

void population_add_traps(struct plan *plan, struct point end, struct random *random)
{
    struct point p;
    for (int left = population_traps(plan->level);
         left > 0 && plan_find(plan, random, may_hide, &end, &p); left--)
        level_set_terrain(plan->level, p, draw_kind(plan->level->depth, random));
}
