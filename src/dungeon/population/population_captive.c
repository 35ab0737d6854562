#include "dungeon/population/population.h"

#include "dungeon/layout/cell.h"

/* The least steps of a cage off the way, and from the arrival, in a straight line. */
#define STEPS_OFF 6
#define CLEARANCE 14
#define WALLS_MIN 2 /* of the four straight neighbours: a corner, or a dead end */

/* The straight neighbours that are walls, or -1 if something beside the cell must stay free. */
static int count_walls(const struct plan *plan, struct point p)
{
    const struct level *level = plan->level;
    int walls = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        bool is_wall = level_terrain(level, beside) == plan->band->wall;
        if (!is_wall && (!level_is_walkable(level, beside) || cell_is_door(level, beside) ||
                         level_terrain_kind(level, beside)->leads != 0))
            return -1;
        walls += is_wall && !direction_is_diagonal((enum direction)d);
    }
    return walls;
}

static bool may_hold_cage(const struct plan *plan, const void *context, struct point p)
{
    const struct level *level = plan->level;
    return level_terrain(level, p) == plan->band->floor && level_item(level, p) == ITEM_NONE &&
           distance_map_get(context, p) >= STEPS_OFF &&
           point_chebyshev(p, level->arrival) >= CLEARANCE && count_walls(plan, p) >= WALLS_MIN &&
           cell_can_block(level, p);
}

static bool has_cage(const struct level *level)
{
    for (int i = 0; i < level->site_count; i++)
        for (int j = 0; j < level->sites[i].spot_count; j++)
            if (level_terrain_kind(level, level->sites[i].spots[j])->frees_to != TERRAIN_NONE)
                return true;
    return false;
}

bool population_add_captive(struct plan *plan, struct distance_map *scratch, struct point end,
                            struct random *random, struct point *cage)
{
    struct level *level = plan->level;
    bool has_captive = random_chance(random, plan->band->captive_percent, 100);
    if (!has_captive || level->depth < POPULATION_CAPTIVE_FLOOR || has_cage(level) ||
        !plan_find(plan, random, may_hold_cage, scratch, cage))
        return false;
    level_set_terrain(level, *cage, plan->band->cage);
    /* The way to the second stairs may have led past a corner of the cage. */
    if (!point_is_equal(plan->second_end, end)) {
        cell_measure_unlocked(level, scratch, level->arrival);
        population_measure_off_way(plan, scratch, end);
    }
    return true;
}
