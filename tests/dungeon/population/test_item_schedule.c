/* The items of a run and their floors, over many seeds. */
#include "support/check.h"

#include "base/hash.h"
#include "dungeon/population/item_schedule.h"

#define SEEDS 400

static uint64_t seed_hash(int seed)
{
    return hash_mix((uint64_t)seed + 1);
}

/* How many items of a family the floors first .. last have. */
static int count(const struct item_schedule *schedule, enum item_family family, int first, int last)
{
    int found = 0;
    for (int floor = first; floor <= last; floor++)
        for (int i = 0; i < schedule->counts[floor - 1]; i++)
            found += item_get(schedule->items[floor - 1][i])->family == family;
    return found;
}

static void expect(int seed, bool holds, const char *what)
{
    if (!holds)
        fail_msg("seed %d: %s", seed, what);
}

static void every_floor_has_an_escape_and_two_tools(void **unused)
{
    struct item_schedule schedule;
    for (int seed = 0; seed < SEEDS; seed++) {
        item_schedule_make(seed_hash(seed), &schedule);
        for (int floor = 1; floor <= FLOOR_COUNT; floor++) {
            expect(seed, count(&schedule, FAMILY_ESCAPE, floor, floor) == 1, "one escape a floor");
            expect(seed, count(&schedule, FAMILY_TOOL, floor, floor) == 2, "two tools a floor");
        }
    }
    (void)unused;
}

static void one_floor_of_two_heals_and_either_may(void **unused)
{
    struct item_schedule schedule;
    int first_of_two = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        item_schedule_make(seed_hash(seed), &schedule);
        for (int floor = 1; floor <= FLOOR_COUNT; floor += 2)
            expect(seed, count(&schedule, FAMILY_HEALING, floor, floor + 1) == 1,
                   "one healing item on two floors");
        first_of_two += count(&schedule, FAMILY_HEALING, 1, 1);
    }
    assert_in_range(first_of_two, SEEDS * 2 / 5, SEEDS * 3 / 5);
    (void)unused;
}

static void gear_comes_in_time(void **unused)
{
    struct item_schedule schedule;
    for (int seed = 0; seed < SEEDS; seed++) {
        item_schedule_make(seed_hash(seed), &schedule);
        expect(seed, count(&schedule, FAMILY_WEAPON, 1, 3) == 1, "a weapon by floor 3");
        expect(seed, count(&schedule, FAMILY_WEAPON, 4, 12) == 2, "two weapons after that");
        expect(seed, count(&schedule, FAMILY_ARMOUR, 1, 4) == 1, "armour by floor 4");
        expect(seed, count(&schedule, FAMILY_ARMOUR, 5, 8) == 1, "armour again by floor 8");
        expect(seed, count(&schedule, FAMILY_LAMP, 1, 5) == 1, "a lamp by floor 5");
        expect(seed, count(&schedule, FAMILY_CHARM, 1, 12) == 2, "two charms");
    }
    (void)unused;
}

/* The mean is 56 / 12. */
static void floors_have_four_to_six_and_a_run_the_same_in_all(void **unused)
{
    struct item_schedule schedule;
    for (int seed = 0; seed < SEEDS; seed++) {
        int all = 0;
        item_schedule_make(seed_hash(seed), &schedule);
        for (int i = 0; i < FLOOR_COUNT; i++) {
            expect(seed, schedule.counts[i] >= 3 && schedule.counts[i] <= 7, "three to seven");
            all += schedule.counts[i];
        }
        expect(seed, all == SCHEDULE_RUN_ITEMS, "as many as a run has");
    }
    (void)unused;
}

/* No kind of a family repeats before all have come, so no weapon comes twice, and every run has every kind of tool. */
static void kinds_come_in_turn(void **unused)
{
    struct item_schedule schedule;
    for (int seed = 0; seed < SEEDS; seed++) {
        int found[ITEM_COUNT] = {0};
        item_schedule_make(seed_hash(seed), &schedule);
        for (int i = 0; i < FLOOR_COUNT; i++)
            for (int j = 0; j < schedule.counts[i]; j++)
                found[schedule.items[i][j]]++;
        for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
            enum item_family family = item_get((enum item)i)->family;
            bool is_worn = item_get((enum item)i)->slot != SLOT_NONE;
            expect(seed, !is_worn || found[i] <= 1, "nothing that is worn comes twice");
            expect(seed, family != FAMILY_TOOL || found[i] >= 2, "every tool comes");
            expect(seed, family != FAMILY_ESCAPE || found[i] >= 1, "every escape comes");
            expect(seed, family != FAMILY_NONE || found[i] == 0, "this is never placed");
        }
    }
    (void)unused;
}

static void launchers_get_ammunition_every_third_floor(void **unused)
{
    struct item_schedule schedule;
    int bows = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        item_schedule_make(seed_hash(seed), &schedule);
        int due = 0;
        for (int floor = 1; floor <= FLOOR_COUNT; floor++)
            for (int i = 0; i < schedule.counts[floor - 1]; i++)
                if (item_get(schedule.items[floor - 1][i])->shoots != ITEM_NONE) {
                    bows++;
                    due = (FLOOR_COUNT - floor) / 3;
                    for (int later = floor + 3; later <= FLOOR_COUNT; later += 3)
                        expect(seed, count(&schedule, FAMILY_ARROWS, later, later) == 1, "arrows");
                }
        expect(seed, count(&schedule, FAMILY_ARROWS, 1, FLOOR_COUNT) == due, "no other arrows");
    }
    assert_true(bows > SEEDS / 4);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_floor_has_an_escape_and_two_tools),
        cmocka_unit_test(one_floor_of_two_heals_and_either_may),
        cmocka_unit_test(gear_comes_in_time),
        cmocka_unit_test(floors_have_four_to_six_and_a_run_the_same_in_all),
        cmocka_unit_test(kinds_come_in_turn),
        cmocka_unit_test(launchers_get_ammunition_every_third_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
