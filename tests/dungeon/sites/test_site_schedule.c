/* The special rooms that the floors of a run should have, over many seeds. */
#include "support/check.h"

#include "base/hash.h"
#include "content/band.h"
#include "dungeon/sites/site_schedule.h"

#define SEEDS 400

static struct site_schedule make(int seed, int floor)
{
    struct site_schedule schedule;
    site_schedule_make(hash_mix((uint64_t)seed + 1), floor, &schedule);
    return schedule;
}

static bool is_for(const struct site_kind *kind, int floor)
{
    return kind->first_floor <= floor && floor <= kind->last_floor && !kind->is_of_each_band;
}

/* How many of the kind the floors 1 .. last get, if all fit. */
static int count_places(int seed, int last, enum site_type type)
{
    int places = 0;
    for (int floor = 1; floor <= last; floor++) {
        struct site_schedule schedule = make(seed, floor);
        for (int i = 0; i < schedule.wanted && i < schedule.count; i++)
            places += schedule.order[i] == type;
    }
    return places;
}

static void a_floor_tries_each_kind_of_its_depth_once(void **unused)
{
    for (int seed = 0; seed < SEEDS; seed++)
        for (int floor = 1; floor <= FLOOR_COUNT; floor++) {
            struct site_schedule schedule = make(seed, floor);
            int found[SITE_COUNT] = {0};
            for (int i = 0; i < schedule.count; i++)
                found[schedule.order[i]]++;
            for (int type = 0; type < SITE_COUNT; type++)
                if (found[type] != is_for(site_kind_get((enum site_type)type), floor))
                    fail_msg("seed %d, floor %d: %s", seed, floor,
                             site_kind_get((enum site_type)type)->id);
        }
    (void)unused;
}

static void no_room_comes_again_before_all_others_of_its_floor(void **unused)
{
    for (int seed = 0; seed < SEEDS; seed++)
        for (int floor = 2; floor <= FLOOR_COUNT; floor++) {
            struct site_schedule schedule = make(seed, floor);
            for (int i = 1; i < schedule.count; i++)
                if (count_places(seed, floor - 1, schedule.order[i - 1]) >
                    count_places(seed, floor - 1, schedule.order[i]))
                    fail_msg("seed %d, floor %d: %s", seed, floor,
                             site_kind_get(schedule.order[i - 1])->id);
        }
    (void)unused;
}

static void first_floors_have_different_rooms_in_different_runs(void **unused)
{
    int first[SITE_COUNT] = {0};
    int kinds = 0;
    for (int seed = 0; seed < SEEDS; seed++)
        first[make(seed, 3).order[0]]++;
    for (int type = 0; type < SITE_COUNT; type++)
        kinds += first[type] > SEEDS / 100;
    assert_in_range(kinds, 8, SITE_COUNT);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_floor_tries_each_kind_of_its_depth_once),
        cmocka_unit_test(no_room_comes_again_before_all_others_of_its_floor),
        cmocka_unit_test(first_floors_have_different_rooms_in_different_runs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
