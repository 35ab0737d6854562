#include "dungeon/population.h"

#include "dungeon/ground.h"

/* On a floor of 80 x 45. */
#define USUAL_AREA 3600
#define ITEMS_LEAST 4
#define ITEMS_MOST 6

#define STEPS_OFF_THE_WAY 25
#define ITEM_TRIES 60

static enum item choose_kind(struct random *random)
{
    int i = ITEM_NONE;
    do
        i = random_between(random, ITEM_NONE + 1, ITEM_COUNT - 1);
    while (item_get((enum item)i)->family == FAMILY_NONE);
    return (enum item)i;
}

static void lay(struct level *level, struct point p, enum item item)
{
    int found = item_get(item)->found;
    level_set_items(level, p, item, found > 0 ? found : 1);
}

/* Lays an item onto bare floor by chance; of the cells tried, the first that is at least `least` steps off
 * the way, or the one farthest off. */
static void add_item(struct plan *plan, const struct distance_map *way, uint32_t least,
                     struct random *random)
{
    struct level *level = plan->level;
    bool is_found = false;
    uint32_t best_steps = 0;
    struct point best = level->arrival;
    for (int i = 0; i < ITEM_TRIES && !(is_found && best_steps >= least); i++) {
        struct point p =
            room_random_cell(&plan->rooms[random_below(random, plan->room_count)], random);
        if (level_terrain(level, p) != plan->band->floor || level_item(level, p) != ITEM_NONE ||
            point_is_equal(p, level->arrival))
            continue;
        uint32_t steps = distance_map_get(way, p);
        if (!is_found || steps > best_steps) {
            is_found = true;
            best = p;
            best_steps = steps;
        }
    }
    if (is_found)
        lay(level, best, choose_kind(random));
}

void population_add_items(struct plan *plan, struct distance_map *scratch, struct point end,
                          struct random *random)
{
    const struct level *level = plan->level;
    distance_map_fill_from_way(scratch, ground_may_step, level, end);
    int usual = random_between(random, ITEMS_LEAST, ITEMS_MOST);
    int wanted = (int)(grid_cells(level->grid) * (size_t)usual / USUAL_AREA);
    wanted = wanted < 2 ? 2 : wanted;
    for (int i = 0; i < wanted; i++)
        add_item(plan, scratch, i % 2 == 0 ? STEPS_OFF_THE_WAY + 1 : 0, random);
}
