#include "dungeon/check/check_run.h"
#include "base/array.h"

#include "dungeon/layout/plan.h"

/* A run's items on floors of the usual size, with the random ones and the ammunition. 100,000 seeds came to
 * no more; three of 30,000 came to 77. */
#define RUN_MIN 50
#define RUN_MAX 82

/* Six deviations to either side of the means; 100,000 seeds came to 64-126, 155-235, 250-338, 336-435. */
static const struct check_worth bounds[CHECK_RUN_STRETCHES] = {
    {3, 50, 130},
    {6, 130, 246},
    {9, 220, 354},
    {12, 300, 450},
};

struct check_worth check_run_bounds(int stretch)
{
    return bounds[stretch];
}

int check_run_worth(const struct check_run *run, int depth)
{
    int worth = 0;
    for (int i = 0; i < depth; i++)
        worth += run->floors[i].worth;
    return worth;
}

static bool has_item(const struct level *level, enum item item)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] == (uint8_t)item)
            return true;
    return false;
}

/* Whether the item is outside the run's schedule: a key, or an alternative that can only be taken instead of another. */
static bool is_beside_schedule(const struct level *level, struct point p)
{
    const struct site *site = level_find_site(level, p);
    if (item_get(level_item(level, p))->family == FAMILY_NONE)
        return true;
    for (int i = 0; site && i < site_kind_get(site->type)->spares; i++)
        if (point_is_equal(site->loot[site->loot_count - 1 - i], p))
            return true;
    return false;
}

void check_run_add(struct check_run *run, const struct level *level)
{
    struct check_floor *floor = &run->floors[level->depth - 1];
    int rounds = plan_scale(level, 1);
    *floor = (struct check_floor){.rounds = rounds > 1 ? rounds : 1};
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        enum item item = (enum item)level->items[cell];
        if (item == ITEM_NONE || is_beside_schedule(level, grid_point(level->grid, cell)))
            continue;
        int shot = item_get(item)->shoots;
        floor->lots[item_get(item)->family]++;
        floor->worth += item_get(item)->worth;
        floor->shots_missing += shot != ITEM_NONE && !has_item(level, (enum item)shot);
    }
}

static bool check_spent(const struct check_run *run, int depth, struct error *why)
{
    const struct check_floor *floor = &run->floors[depth - 1];
    if (floor->lots[FAMILY_ESCAPE] != floor->rounds)
        return error_set(why, "floor %d has %d escapes", depth, floor->lots[FAMILY_ESCAPE]);
    if (floor->lots[FAMILY_TOOL] != 2 * floor->rounds)
        return error_set(why, "floor %d has %d tools", depth, floor->lots[FAMILY_TOOL]);
    if (floor->shots_missing > 0)
        return error_set(why, "floor %d lacks arrows for a bow", depth);
    return true;
}

static bool check_healing(const struct check_run *run, int depth, struct error *why)
{
    const struct check_floor *floors = &run->floors[depth - 1];
    int first = floors[0].lots[FAMILY_HEALING];
    int second = floors[1].lots[FAMILY_HEALING];
    if ((first == 0 && second == floors[1].rounds) || (second == 0 && first == floors[0].rounds))
        return true;
    return error_set(why, "floors %d and %d have %d and %d healing items", depth, depth + 1, first,
                     second);
}

static int count_by(const struct check_run *run, enum item_family family, int depth)
{
    int lots = 0;
    for (int i = 0; i < depth; i++)
        lots += run->floors[i].lots[family];
    return lots;
}

static bool check_gear(const struct check_run *run, struct error *why)
{
    static const struct {
        enum item_family family;
        int min;
        int by;
        const char *name;
    } due[] = {
        {FAMILY_WEAPON, 1, 3, "weapons"}, {FAMILY_WEAPON, 2, FLOOR_COUNT, "weapons"},
        {FAMILY_ARMOUR, 1, 4, "armours"}, {FAMILY_ARMOUR, 2, 8, "armours"},
        {FAMILY_LAMP, 1, 5, "lamps"},     {FAMILY_CHARM, 1, FLOOR_COUNT, "charms"},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(due); i++) {
        int lots = count_by(run, due[i].family, due[i].by);
        if (lots < due[i].min)
            return error_set(why, "%d %s by floor %d", lots, due[i].name, due[i].by);
    }
    return true;
}

static bool has_larger(const struct check_run *run)
{
    for (int i = 0; i < FLOOR_COUNT; i++)
        if (run->floors[i].rounds > 1)
            return true;
    return false;
}

static bool check_worth(const struct check_run *run, struct error *why)
{
    for (int i = 0; i < CHECK_RUN_STRETCHES && !has_larger(run); i++) {
        int worth = check_run_worth(run, bounds[i].depth);
        if (worth < bounds[i].min || worth > bounds[i].max)
            return error_set(why, "what lies down to floor %d is worth %d, not %d to %d",
                             bounds[i].depth, worth, bounds[i].min, bounds[i].max);
    }
    return true;
}

static bool check_mean(const struct check_run *run, struct error *why)
{
    int lots = 0;
    for (int family = 0; family < FAMILY_COUNT; family++)
        lots += count_by(run, (enum item_family)family, FLOOR_COUNT);
    if (lots < RUN_MIN || (lots > RUN_MAX && !has_larger(run)))
        return error_set(why, "%d items in all", lots);
    return true;
}

bool check_run_end(const struct check_run *run, struct error *why)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        if (!check_spent(run, depth, why) || (depth % 2 == 1 && !check_healing(run, depth, why)))
            return false;
    return check_gear(run, why) && check_mean(run, why) && check_worth(run, why);
}
