#include "dungeon/population/population.h"

#include "dungeon/layout/cell.h"

#define STEPS_OFF POPULATION_WEB_STEPS_OFF
#define CLEARANCE POPULATION_WEB_CLEARANCE
#define THREAD_PERCENT 40 /* of the cells around the first that a web spreads to */

struct web_place {
    const struct distance_map *way;
    bool is_baited; /* something lies there */
    struct point end;
};

/* Whether the way to the second stairs down, from the way to the first, leads over the cell. */
static bool is_on_branch(const struct plan *plan, const struct web_place *wanted, struct point p)
{
    enum direction direction;
    for (struct point at = plan->second_end;
         distance_map_downhill(wanted->way, cell_may_step, plan->level, at, &direction);
         at = point_step(at, direction))
        if (point_is_equal(at, p))
            return true;
    return false;
}

static bool is_clear(const struct plan *plan, const struct web_place *wanted, struct point p)
{
    const struct level *level = plan->level;
    return grid_contains(level->grid, p) && level_terrain(level, p) == plan->band->floor &&
           level_cloud(level, p) == CLOUD_NONE && distance_map_get(wanted->way, p) >= STEPS_OFF &&
           point_chebyshev(p, level->arrival) > CLEARANCE &&
           point_chebyshev(p, wanted->end) > CLEARANCE &&
           point_chebyshev(p, plan->second_end) > CLEARANCE && !is_on_branch(plan, wanted, p);
}

static bool may_begin(const struct plan *plan, const void *context, struct point p)
{
    const struct web_place *wanted = context;
    return (level_item(plan->level, p) != ITEM_NONE) == wanted->is_baited &&
           is_clear(plan, wanted, p) && cell_is_nook(plan->level, p);
}

/* Spins a web over the nook and by chance over cells around it that have a wall beside them. */
static void spin(struct plan *plan, const struct web_place *wanted, struct point nook,
                 struct random *random)
{
    level_set_cloud(plan->level, nook, plan->band->web, 1);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(nook, (enum direction)d);
        bool is_wanted = random_chance(random, THREAD_PERCENT, 100);
        if (is_wanted && is_clear(plan, wanted, p) && cell_count_walls(plan->level, p) > 0)
            level_set_cloud(plan->level, p, plan->band->web, 1);
    }
}

int population_webs(const struct level *level)
{
    return plan_scale(level, band_of_depth(level->depth)->webs);
}

void population_add_webs(struct plan *plan, const struct distance_map *scratch, struct point end,
                         struct random *random)
{
    struct web_place wanted = {scratch, true, end};
    for (int left = population_webs(plan->level); left > 0;) {
        struct point nook;
        if (plan_find(plan, random, may_begin, &wanted, &nook)) {
            spin(plan, &wanted, nook, random);
            left--;
        } else if (wanted.is_baited) {
            wanted.is_baited = false;
        } else {
            return;
        }
    }
}
