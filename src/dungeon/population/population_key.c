#include "dungeon/population/population.h"

#include "dungeon/ground.h"

/* So far, in steps, keys lie from their doors, and from the arrival as the crow flies, where the floor has room. */
#define STEPS_FROM_DOOR 20
#define CLEARANCE 14

/* Where a key is wanted. */
struct hoard {
    const struct distance_map *way;
    struct point door;
    uint32_t off_the_way;
    int from_door;
    int clearance;
};

static bool may_hold_key(const struct plan *plan, const void *context, struct point p)
{
    const struct hoard *hoard = context;
    const struct level *level = plan->level;
    return level_terrain(level, p) == plan->band->floor && level_item(level, p) == ITEM_NONE &&
           !point_is_equal(p, level->arrival) &&
           point_chebyshev(p, level->arrival) >= hoard->clearance &&
           point_chebyshev(p, hoard->door) >= hoard->from_door &&
           distance_map_get(hoard->way, p) >= hoard->off_the_way;
}

/* Finds the best place there is. */
static bool find_place(const struct plan *plan, struct hoard hoard, struct random *random,
                       struct point *place)
{
    while (!plan_find(plan, random, may_hold_key, &hoard, place)) {
        if (hoard.from_door == 0 && hoard.clearance == 0 && hoard.off_the_way == 0)
            return false;
        hoard.from_door /= 2;
        hoard.clearance /= 2;
        hoard.off_the_way /= 2;
    }
    return true;
}

void population_add_keys(struct plan *plan, const struct distance_map *scratch,
                         struct random *random)
{
    struct level *level = plan->level;
    for (int i = 0; i < level->site_count; i++) {
        struct site *site = &level->sites[i];
        struct hoard hoard = {scratch, site->door, POPULATION_OFF_THE_WAY, STEPS_FROM_DOOR,
                              CLEARANCE};
        struct point place;
        if (!ground_is_locked(level, site->door))
            continue;
        if (!find_place(plan, hoard, random, &place)) {
            level_set_terrain(level, site->door, plan->band->door);
            continue;
        }
        level_set_item(level, place, item_key());
        site->spots[site->spot_count++] = place;
    }
}
