#include "dungeon/population/population.h"

#include "dungeon/ground.h"
#include "dungeon/population/item_schedule.h"
#include "sight/fov.h"

/* What is shot lies so near what shoots it, in cells. */
#define BESIDE_REACH 2

#define NOOK_WALLS 2 /* of a nook, beside it */

/* How far off the way is wanted. */
struct lair {
    const struct distance_map *way;
    uint32_t min;
    bool is_nook;
};

int population_count_walls(const struct level *level, struct point p)
{
    int walls = 0;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        walls += !ground_is_passable(level, point_step(p, (enum direction)d));
    return walls;
}

bool population_is_nook(const struct level *level, struct point p)
{
    return population_count_walls(level, p) >= NOOK_WALLS && ground_can_block(level, p);
}

static bool is_free(const struct plan *plan, struct point p)
{
    return level_terrain(plan->level, p) == plan->band->floor &&
           level_item(plan->level, p) == ITEM_NONE && !point_is_equal(p, plan->level->arrival);
}

static bool is_off_the_way(const struct plan *plan, const void *context, struct point p)
{
    const struct lair *lair = context;
    return is_free(plan, p) && distance_map_get(lair->way, p) >= lair->min &&
           (!lair->is_nook || population_is_nook(plan->level, p));
}

static void lay(struct level *level, struct point p, enum item item)
{
    int found = item_get(item)->found;
    level_set_items(level, p, item, found > 0 ? found : 1);
}

/* Lays something beside what lies at p; false if there is no room. */
static bool lay_beside(struct plan *plan, struct point p, enum item item)
{
    const struct fov_algorithm *fov = fov_get(fov_find("shadowcast"));
    for (int dy = -BESIDE_REACH; dy <= BESIDE_REACH; dy++)
        for (int dx = -BESIDE_REACH; dx <= BESIDE_REACH; dx++) {
            struct point beside = point_add(p, point_make(dx, dy));
            if (!grid_contains(plan->level->grid, beside) || !is_free(plan, beside) ||
                level_find_site(plan->level, beside) ||
                !fov_sees(fov, &plan->level->opacity, p, FOV_UNLIMITED, beside))
                continue;
            lay(plan->level, beside, item);
            return true;
        }
    return false;
}

/* Lays an item as far off the way as wanted, or as far as there is room; and what it shoots beside it, or else likewise. */
static void add_item(struct plan *plan, struct lair lair, enum item item, struct random *random)
{
    while (item != ITEM_NONE) {
        struct point p;
        while (!plan_find(plan, random, is_off_the_way, &lair, &p)) {
            if (lair.min == 0)
                return;
            lair.is_nook = false;
            lair.min /= 2;
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

/* What shoots and what is shot lie together, and what heals is never lost: not in special rooms. */
static bool may_be_kept(enum item item)
{
    const struct item_kind *kind = item_get(item);
    return kind->shoots == ITEM_NONE && kind->family != FAMILY_ARROWS &&
           kind->family != FAMILY_HEALING;
}

/* Brings an item that may be kept to the front of the items; false if there is none. */
static bool bring_kept(enum item *items, int count)
{
    for (int i = 0; i < count; i++) {
        enum item item = items[i];
        if (!may_be_kept(item))
            continue;
        items[i] = items[0];
        items[0] = item;
        return true;
    }
    return false;
}

/* What may lie beside a thing of the floor of which one can have but one of both: as good, and not counted by the run's
 * schedule. */
static bool may_be_spare(enum item item)
{
    const struct item_kind *kind = item_get(item);
    bool is_fit =
        kind->family == FAMILY_POTION || (item_schedule_is_gear(item) && may_be_kept(item));
    return is_fit && kind->family != FAMILY_NONE;
}

static enum item draw_spare(enum item beside, struct random *random)
{
    enum item spares[ITEM_COUNT];
    int count = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (may_be_spare((enum item)i) && (enum item)i != beside)
            spares[count++] = (enum item)i;
    return spares[random_below(random, count)];
}

static enum item draw_of_family(enum item_family family, struct random *random)
{
    enum item items[ITEM_COUNT];
    int count = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->family == family)
            items[count++] = (enum item)i;
    return items[random_below(random, count)];
}

/* The cells of a special room that hold items of the floor. */
static int kept_cells(const struct site *site)
{
    return site->loot_count - site_get(site->type)->spares;
}

/* Lays what is offered beside the thing of the floor; nothing of it is picked up by walking over it. */
static void add_spares(struct level *level, const struct site *site, struct random *random)
{
    for (int i = kept_cells(site); i < site->loot_count; i++)
        lay(level, site->loot[i], draw_spare(level_item(level, site->loot[0]), random));
    for (int i = 0; i < site->loot_count && kept_cells(site) < site->loot_count; i++)
        bit_grid_put(&level->no_auto_pickup, site->loot[i], true);
}

/* Lays an item that may be kept into a cell of a special room, and brings it to the front; 1, or 0 if there is none. */
static int stock(struct level *level, const struct site *site, int cell, enum item *items,
                 int count)
{
    if (cell >= kept_cells(site) || !bring_kept(items, count))
        return 0;
    lay(level, site->loot[cell], items[0]);
    return 1;
}

/* No room that is made to hold something holds nothing: where the floor's items don't go round, chance adds a potion or a
 * scroll. */
static void fill_empty(struct level *level, struct random *random)
{
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        if (kept_cells(site) > 0 && level_item(level, site->loot[0]) == ITEM_NONE)
            lay(level, site->loot[0], draw_of_family(FAMILY_POTION, random));
    }
}

/* Lays some of the items into the special rooms, as far as they hold any, but not most of them; brings those to the front
 * and says how many. Where one is to be chosen of several they come first; every room gets its first before any gets a
 * second. */
static int stock_sites(struct level *level, enum item *items, int count, struct random *random)
{
    int laid = 0;
    count = (count + 1) / 2;
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        for (int j = 0; site_get(site->type)->spares > 0 && j < kept_cells(site); j++)
            laid += stock(level, site, j, items + laid, count - laid);
        add_spares(level, site, random);
    }
    for (int j = 0; j < SITE_LOOT_MAX; j++)
        for (int i = 0; i < level->site_count; i++)
            if (site_get(level->sites[i].type)->spares == 0)
                laid += stock(level, &level->sites[i], j, items + laid, count - laid);
    fill_empty(level, random);
    return laid;
}

/* Where the i-th item is wanted. */
static struct lair lair_of(const struct plan *plan, const struct distance_map *way, int i)
{
    bool is_off = i % 2 == 0;
    return (struct lair){.way = way,
                         .min = is_off ? POPULATION_OFF_THE_WAY : 0,
                         .is_nook = i % 4 == 0 && population_webs(plan->level) > 0};
}

void population_add_items(struct plan *plan, struct distance_map *scratch, struct point end,
                          uint64_t seed_hash, struct random *random)
{
    const struct level *level = plan->level;
    struct item_schedule schedule;
    item_schedule_make(seed_hash, &schedule);
    enum item *items = schedule.items[level->depth - 1];
    int count = schedule.counts[level->depth - 1];
    int rounds = ground_share(level, 1);
    distance_map_start_from_way(scratch, ground_may_step, level, end);
    ground_fill(level, scratch);
    shuffle(items, count, random);
    int stocked = stock_sites(plan->level, items, count, random);
    for (int round = 0; round == 0 || round < rounds; round++)
        for (int i = round == 0 ? stocked : 0; i < count; i++)
            if (round == 0 || !item_schedule_is_gear(items[i]))
                add_item(plan, lair_of(plan, scratch, i), items[i], random);
}

/* What nobody needs: it is spent, and does not heal. */
static bool may_be_hidden(const struct plan *plan, const void *context, struct point p)
{
    enum item item = level_item(plan->level, p);
    (void)context;
    if (item == ITEM_NONE)
        return false;
    enum item_family family = item_get(item)->family;
    return family == FAMILY_TOOL || family == FAMILY_POTION || family == FAMILY_ESCAPE;
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
