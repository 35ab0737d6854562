#include "dungeon/population/population.h"

#include "dungeon/layout/cell.h"

/* Keys lie this far from their door, in steps, and from the arrival, in a straight line, if the floor has room. */
#define STEPS_FROM_DOOR 20
#define CLEARANCE 14

/* Where a key is wanted. */
struct key_place {
    const struct distance_map *way;
    struct point door;
    uint32_t off_the_way;
    int from_door;
    int clearance;
};

static bool may_hold_key(const struct plan *plan, const void *context, struct point p)
{
    const struct key_place *wanted = context;
    const struct level *level = plan->level;
    return level_terrain(level, p) == plan->band->floor && level_item(level, p) == ITEM_NONE &&
           !point_is_equal(p, level->arrival) &&
           point_chebyshev(p, level->arrival) >= wanted->clearance &&
           point_chebyshev(p, wanted->door) >= wanted->from_door &&
           distance_map_get(wanted->way, p) >= wanted->off_the_way;
}

/* Finds the best place, with lower demands each time. */
static bool find_place(const struct plan *plan, struct key_place wanted, struct random *random,
                       struct point *place)
{
    while (!plan_find(plan, random, may_hold_key, &wanted, place)) {
        if (wanted.from_door == 0 && wanted.clearance == 0 && wanted.off_the_way == 0)
            return false;
        wanted.from_door /= 2;
        wanted.clearance /= 2;
        wanted.off_the_way /= 2;
    }
    return true;
}

void population_add_keys(struct plan *plan, const struct distance_map *scratch,
                         struct random *random)
{
    struct level *level = plan->level;
    for (int i = 0; i < level->site_count; i++) {
        struct site *site = &level->sites[i];
        struct key_place wanted = {scratch, site->door, POPULATION_OFF_THE_WAY, STEPS_FROM_DOOR,
                                   CLEARANCE};
        struct point place;
        if (!cell_is_locked(level, site->door))
            continue;
        if (!find_place(plan, wanted, random, &place)) {
            level_set_terrain(level, site->door, plan->band->door);
            continue;
        }
        level_set_item(level, place, item_key());
        site->spots[site->spot_count++] = place;
    }
}
