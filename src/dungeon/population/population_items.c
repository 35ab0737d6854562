#include "dungeon/population/population.h"

#include "base/integer.h"
#include "dungeon/layout/cell.h"
#include "dungeon/population/item_schedule.h"
#include "sight/fov.h"

/* Ammunition lies within this many cells of its launcher. */
#define BESIDE_REACH 2

/* Where an item is wanted. */
struct item_place {
    const struct distance_map *way;
    uint32_t min;
    bool is_nook;
};

static bool is_free(const struct plan *plan, struct point p)
{
    return level_terrain(plan->level, p) == plan->band->floor &&
           level_item(plan->level, p) == ITEM_NONE && !point_is_equal(p, plan->level->arrival);
}

static bool fits_place(const struct plan *plan, const void *context, struct point p)
{
    const struct item_place *wanted = context;
    return is_free(plan, p) && distance_map_get(wanted->way, p) >= wanted->min &&
           (!wanted->is_nook || cell_is_nook(plan->level, p));
}

static void lay(struct level *level, struct point p, enum item item)
{
    level_set_items(level, p, item, int_max(1, item_get(item)->stack_size));
}

/* Places an item beside the one at p; false if there is no room. */
static bool lay_beside(struct plan *plan, struct point p, enum item item)
{
    for (int dy = -BESIDE_REACH; dy <= BESIDE_REACH; dy++)
        for (int dx = -BESIDE_REACH; dx <= BESIDE_REACH; dx++) {
            struct point beside = point_add(p, point_make(dx, dy));
            if (!grid_contains(plan->level->grid, beside) || !is_free(plan, beside) ||
                level_find_site(plan->level, beside) ||
                !fov_sees(fov_default(), &plan->level->opacity, p, FOV_UNLIMITED, beside))
                continue;
            lay(plan->level, beside, item);
            return true;
        }
    return false;
}

/* Places an item as far off the way as wanted, or as far as there is room. Its ammunition goes beside it, or else to a place
 * of its own. */
static void add_item(struct plan *plan, struct item_place wanted, enum item item,
                     struct random *random)
{
    while (item != ITEM_NONE) {
        struct point p;
        while (!plan_find(plan, random, fits_place, &wanted, &p)) {
            if (wanted.min == 0)
                return;
            wanted.is_nook = false;
            wanted.min /= 2;
        }
        lay(plan->level, p, item);
        item = (enum item)item_get(item)->shoots;
        if (item != ITEM_NONE && lay_beside(plan, p, item))
            return;
    }
}

static void shuffle(enum item *items, int count, struct random *random)
{
    for (int i = count - 1; i > 0; i--) {
        int j = random_below(random, i + 1);
        enum item item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

/* Special rooms hold no healing items, launchers or ammunition. */
static bool may_lie_in_site(enum item item)
{
    const struct item_kind *kind = item_get(item);
    return kind->shoots == ITEM_NONE && kind->family != FAMILY_ARROWS &&
           kind->family != FAMILY_HEALING;
}

/* Moves an item for special rooms to the front; false if there is none. */
static bool bring_site_item(enum item *items, int count)
{
    for (int i = 0; i < count; i++) {
        enum item item = items[i];
        if (!may_lie_in_site(item))
            continue;
        items[i] = items[0];
        items[0] = item;
        return true;
    }
    return false;
}

typedef bool item_fits(enum item item);

static bool is_minor(enum item item)
{
    return item_get(item)->family == FAMILY_MINOR;
}

static bool is_site_gear(enum item item)
{
    return item_get(item)->family != FAMILY_NONE && item_schedule_is_gear(item) &&
           may_lie_in_site(item);
}

/* Whether the item may be offered as an alternative to one of the floor: as good, and outside the run's schedule. */
static bool is_alternative(enum item item)
{
    return is_minor(item) || is_site_gear(item);
}

static bool lies_in_site(const struct level *level, const struct site *site, enum item item)
{
    for (int i = 0; i < site->loot_count; i++)
        if (level_item(level, site->loot[i]) == item)
            return true;
    return false;
}

/* Draws an item; for a site, one that does not lie there yet. */
static enum item draw(const struct level *level, const struct site *site, item_fits *fits,
                      struct random *random)
{
    enum item items[ITEM_COUNT];
    int count = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (fits((enum item)i) && !(site && lies_in_site(level, site, (enum item)i)))
            items[count++] = (enum item)i;
    return items[random_below(random, count)];
}

/* How many of its loot cells hold items of the floor; the others hold alternatives. */
static int own_loot_cells(const struct site *site)
{
    return site->loot_count - site_kind_get(site->type)->spares;
}

/* Places the alternatives: gear in a room without anything else. Nothing in a room with a choice is picked up by walking over
 * it. */
static void add_alternatives(struct level *level, const struct site *site, struct random *random)
{
    int own = own_loot_cells(site);
    for (int i = own; i < site->loot_count; i++)
        lay(level, site->loot[i],
            draw(level, site, own == 0 ? is_site_gear : is_alternative, random));
    for (int i = 0; i < site->loot_count && site_offers_choice(site); i++)
        bit_grid_put(&level->no_auto_pickup, site->loot[i], true);
}

/* Places an item for special rooms into a cell of one and moves it to the front. Returns 1, or 0 if there is none. */
static int lay_in_site(struct level *level, const struct site *site, int cell, enum item *items,
                       int count)
{
    if (cell >= own_loot_cells(site) || !bring_site_item(items, count))
        return 0;
    lay(level, site->loot[cell], items[0]);
    return 1;
}

/* Adds a potion or scroll to special rooms that would be empty because the floor's items were too few. */
static void fill_empty(struct level *level, struct random *random)
{
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        if (own_loot_cells(site) > 0 && level_item(level, site->loot[0]) == ITEM_NONE)
            lay(level, site->loot[0], draw(level, site, is_minor, random));
    }
}

/* Places up to half of the items into special rooms, moves these to the front and returns how many. Rooms with a choice come
 * first; every room gets its first item before any gets a second. */
static int lay_in_sites(struct level *level, enum item *items, int count, struct random *random)
{
    int laid = 0;
    count = (count + 1) / 2;
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        for (int j = 0; site_kind_get(site->type)->spares > 0 && j < own_loot_cells(site); j++)
            laid += lay_in_site(level, site, j, items + laid, count - laid);
        add_alternatives(level, site, random);
    }
    for (int j = 0; j < SITE_LOOT_MAX; j++)
        for (int i = 0; i < level->site_count; i++)
            if (site_kind_get(level->sites[i].type)->spares == 0)
                laid += lay_in_site(level, &level->sites[i], j, items + laid, count - laid);
    fill_empty(level, random);
    return laid;
}

/* Where the i-th item is wanted. */
static struct item_place place_of(const struct plan *plan, const struct distance_map *way, int i)
{
    bool is_off = i % 2 == 0;
    return (struct item_place){.way = way,
                               .min = is_off ? POPULATION_OFF_THE_WAY : 0,
                               .is_nook = i % 4 == 0 && population_webs(plan->level) > 0};
}

void population_measure_off_way(const struct plan *plan, struct distance_map *scratch,
                                struct point end)
{
    const struct level *level = plan->level;
    distance_map_start_from_way(scratch, cell_may_step, level, end);
    distance_map_fill_over(scratch, &level->walkable, &level->shut);
}

void population_add_items(struct plan *plan, struct distance_map *scratch, struct point end,
                          uint64_t seed_hash, struct random *random)
{
    const struct level *level = plan->level;
    struct item_schedule schedule;
    item_schedule_make(seed_hash, &schedule);
    enum item *items = schedule.items[level->depth - 1];
    int count = schedule.counts[level->depth - 1];
    int rounds = plan_scale(level, 1);
    population_measure_off_way(plan, scratch, end);
    shuffle(items, count, random);
    int laid = lay_in_sites(plan->level, items, count, random);
    for (int round = 0; round == 0 || round < rounds; round++)
        for (int i = round == 0 ? laid : 0; i < count; i++)
            if (round == 0 || !item_schedule_is_gear(items[i]))
                add_item(plan, place_of(plan, scratch, i), items[i], random);
    for (int i = 0; i < omen_get(level->omen)->items; i++)
        add_item(plan, place_of(plan, scratch, i), draw(level, NULL, is_minor, random), random);
}

static bool may_be_hidden(const struct plan *plan, const void *context, struct point p)
{
    (void)context;
    return cell_has_minor_item(plan->level, p);
}

void population_stock_nooks(struct plan *plan, struct random *random)
{
    struct level *level = plan->level;
    for (int i = 0; i < plan->nook_count; i++) {
        struct point p;
        if (!plan_find(plan, random, may_be_hidden, NULL, &p))
            return;
        level_set_items(level, plan->nooks[i].first, level_item(level, p),
                        level_item_count(level, p));
        level_set_item(level, p, ITEM_NONE);
    }
}
