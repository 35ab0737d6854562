#include "dungeon/population/item_schedule.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/random.h"

#include <assert.h>

#define TOOLS_A_FLOOR 2
#define FLOORS_A_HEALING 2
#define FLOORS_OF_ARROWS 3

/* One item of the family lies on one of these floors. */
static const struct due {
    enum item_family family;
    int first_floor;
    int last_floor;
} gear[] = {
    {FAMILY_WEAPON, 1, 3}, {FAMILY_ARMOUR, 2, 4}, {FAMILY_LAMP, 3, 5},    {FAMILY_CHARM, 2, 6},
    {FAMILY_WEAPON, 5, 7}, {FAMILY_ARMOUR, 5, 8}, {FAMILY_WEAPON, 8, 11}, {FAMILY_CHARM, 7, 11},
};

/* Kinds drawn without replacement until the bag is empty, so that a run sees as many as possible. */
struct bag {
    enum item items[ITEM_COUNT];
    int left;
};

struct drawing {
    struct item_schedule *schedule;
    struct random random;
    struct bag bags[FAMILY_COUNT];
};

static void fill(struct bag *bag, enum item_family family)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->family == family)
            bag->items[bag->left++] = (enum item)i;
    assert(bag->left > 0);
}

static enum item draw_kind(struct drawing *drawing, enum item_family family)
{
    struct bag *bag = &drawing->bags[family];
    if (bag->left == 0)
        fill(bag, family);
    int i = random_below(&drawing->random, bag->left);
    enum item drawn = bag->items[i];
    bag->items[i] = bag->items[--bag->left];
    return drawn;
}

static void put(struct drawing *drawing, int floor, enum item item)
{
    int *count = &drawing->schedule->counts[floor - 1];
    assert(*count < SCHEDULE_FLOOR_MAX);
    drawing->schedule->items[floor - 1][(*count)++] = item;
}

/* A random one of the floors with the fewest items so far. */
static int draw_floor(struct drawing *drawing, int first, int last)
{
    const int *counts = drawing->schedule->counts;
    int chosen = first;
    int equals = 0;
    for (int floor = first; floor <= last; floor++) {
        if (counts[floor - 1] < counts[chosen - 1])
            equals = 0;
        if (counts[floor - 1] > counts[chosen - 1])
            continue;
        equals++;
        if (equals == 1 || random_chance(&drawing->random, 1, equals))
            chosen = floor;
    }
    return chosen;
}

static void put_spent(struct drawing *drawing)
{
    for (int floor = 1; floor <= FLOOR_COUNT; floor++) {
        put(drawing, floor, draw_kind(drawing, FAMILY_ESCAPE));
        for (int i = 0; i < TOOLS_A_FLOOR; i++)
            put(drawing, floor, draw_kind(drawing, FAMILY_TOOL));
    }
    for (int floor = 1; floor < FLOOR_COUNT; floor += FLOORS_A_HEALING) {
        int drawn = floor + random_below(&drawing->random, FLOORS_A_HEALING);
        put(drawing, drawn, draw_kind(drawing, FAMILY_HEALING));
    }
}

static void put_gear(struct drawing *drawing)
{
    for (size_t i = 0; i < ARRAY_LENGTH(gear); i++) {
        int floor = draw_floor(drawing, gear[i].first_floor, gear[i].last_floor);
        enum item item = draw_kind(drawing, gear[i].family);
        int shot = item_get(item)->shoots;
        put(drawing, floor, item);
        for (floor += FLOORS_OF_ARROWS; shot != ITEM_NONE && floor <= FLOOR_COUNT;
             floor += FLOORS_OF_ARROWS)
            put(drawing, floor, (enum item)shot);
    }
}

static int count_all(const struct item_schedule *schedule)
{
    int all = 0;
    for (int i = 0; i < FLOOR_COUNT; i++)
        all += schedule->counts[i];
    return all;
}

void item_schedule_make(uint64_t seed_hash, struct item_schedule *schedule)
{
    uint64_t hash = hash_text(hash_number(HASH_START, seed_hash), "schedule");
    struct drawing drawing = {.schedule = schedule, .random = random_make(hash_mix(hash))};
    *schedule = (struct item_schedule){.counts = {0}};
    put_spent(&drawing);
    put_gear(&drawing);
    for (int left = SCHEDULE_RUN_ITEMS - count_all(schedule); left > 0; left--) {
        int floor = draw_floor(&drawing, 1, FLOOR_COUNT);
        put(&drawing, floor, draw_kind(&drawing, FAMILY_MINOR));
    }
}

bool item_schedule_is_gear(enum item item)
{
    return item_get(item)->slot != SLOT_NONE || item_get(item)->family == FAMILY_ARROWS;
}
