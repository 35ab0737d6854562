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

/* Whether a lamp may shine there: within its radius, whatever stands between. */
static bool is_near_lamp(const struct level *level, struct point p)
{
    struct area all = area_of_grid(level->grid);
    for (struct point at = area_before(all); bit_grid_next(&level->lit_sources, all, &at);)
        if (point_chebyshev(at, p) <= level_lamp(level, at).radius + 1)
            return true;
    return level_is_lit(level);
}

/* Any key, or any with a catch; one that is gone in light only if both its place and its door lie in the dark. */
static enum item draw_key(const struct level *level, struct point place, struct point door,
                          bool is_strange, struct random *random)
{
    bool is_dark = !is_near_lamp(level, place) && !is_near_lamp(level, door);
    enum item key = ITEM_NONE;
    int seen = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        if (kind->opens_locks && (is_dark || !kind->is_shy) &&
            (item_has_catch(kind) || !is_strange) && random_below(random, ++seen) == 0)
            key = (enum item)i;
    }
    return key;
}

/* The room with a choice that gives the key of this one as its last item, or NULL. */
static const struct site *find_giver(const struct level *level, const struct site *locked)
{
    for (int i = 0; i < level->site_count; i++)
        if (site_kind_get(locked->type)->is_of_each_band &&
            site_kind_get(level->sites[i].type)->is_of_each_band &&
            site_offers_choice(&level->sites[i]))
            return &level->sites[i];
    return NULL;
}

static void lay_key(struct level *level, struct site *site, struct point place, bool is_strange,
                    struct random *random)
{
    enum item key = draw_key(level, place, site->door, is_strange, random);
    level_set_item(level, place, key);
    bit_grid_put(&level->no_auto_pickup, place, item_has_catch(item_get(key)));
    site->spots[site->spot_count++] = place;
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
        const struct site *giver = find_giver(level, site);
        if (giver)
            lay_key(level, site, giver->loot[giver->loot_count - 1], true, random);
        else if (find_place(plan, wanted, random, &place))
            lay_key(level, site, place, false, random);
        else
            level_set_terrain(level, site->door, plan->band->door);
    }
}
