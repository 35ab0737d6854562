/* A sound run passes; one with an item too many or too few does not. */
#include "support/check.h"
#include "support/level_picture.h"

#include "base/hash.h"
#include "dungeon/check/check_run.h"
#include "dungeon/dungeon.h"

#include <stdio.h>
#include <string.h>

static struct check_run run_of(int seed)
{
    struct check_run run;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        struct level_picture picture = level_picture_create((struct grid){80, 45}, depth);
        dungeon_build(&picture.level, hash_mix((uint64_t)seed + 1), &picture.scratch);
        check_run_add(&run, &picture.level);
        level_picture_destroy(&picture);
    }
    return run;
}

static void check_refused(const struct check_run *run, const char *message)
{
    struct error why = {""};
    assert_false(check_run_end(run, &why));
    assert_string_equal(why.message, message);
}

static void generated_runs_are_sound(void **unused)
{
    for (int seed = 0; seed < 20; seed++) {
        struct check_run run = run_of(seed);
        struct error why;
        if (!check_run_end(&run, &why))
            fail_msg("seed %d: %s", seed, why.message);
    }
    (void)unused;
}

static void consumables_are_counted_on_every_floor(void **unused)
{
    struct check_run run = run_of(1);
    run.floors[4].lots[FAMILY_ESCAPE]++;
    check_refused(&run, "floor 5 has 2 escapes");
    run = run_of(1);
    run.floors[11].lots[FAMILY_TOOL]--;
    check_refused(&run, "floor 12 has 1 tools");
    (void)unused;
}

static void healing_is_counted_by_two_floors(void **unused)
{
    struct check_run run = run_of(1);
    run.floors[2].lots[FAMILY_HEALING] = run.floors[3].lots[FAMILY_HEALING] = 1;
    check_refused(&run, "floors 3 and 4 have 1 and 1 healing items");
    run.floors[2].lots[FAMILY_HEALING] = run.floors[3].lots[FAMILY_HEALING] = 0;
    check_refused(&run, "floors 3 and 4 have 0 and 0 healing items");
    (void)unused;
}

static void gear_that_comes_late_is_found(void **unused)
{
    struct check_run run = run_of(1);
    for (int i = 0; i < 3; i++)
        run.floors[i].lots[FAMILY_WEAPON] = 0;
    check_refused(&run, "0 weapons by floor 3");
    run = run_of(1);
    for (int i = 4; i < 8; i++)
        run.floors[i].lots[FAMILY_ARMOUR] = 0;
    check_refused(&run, "1 armours by floor 8");
    (void)unused;
}

static void a_bow_without_arrows_is_found(void **unused)
{
    struct check_run run = run_of(1);
    struct level_picture picture = level_picture_read("@....", 2);
    level_set_item(&picture.level, point_make(2, 0), ITEM_BOW);
    check_run_add(&run, &picture.level);
    assert_int_equal(run.floors[1].shots_missing, 1);
    run = run_of(1);
    run.floors[1].shots_missing = 1;
    check_refused(&run, "floor 2 lacks arrows for a bow");
    level_set_item(&picture.level, point_make(3, 0), ITEM_ARROW);
    check_run_add(&run, &picture.level);
    assert_int_equal(run.floors[1].shots_missing, 0);
    level_picture_destroy(&picture);
    (void)unused;
}

static void too_many_things_in_all_are_found(void **unused)
{
    struct check_run run = run_of(1);
    run.floors[1].lots[FAMILY_MINOR] += 20;
    struct error why;
    assert_false(check_run_end(&run, &why));
    assert_non_null(strstr(why.message, " items in all"));
    (void)unused;
}

/* A whole run keeps every bound, and one less or more is refused. */
static void check_worth_refused(int stretch, int worth)
{
    struct check_run run = run_of(1);
    struct error why = {""};
    struct check_worth bounds = check_run_bounds(stretch);
    char message[64];
    run.floors[bounds.depth - 1].worth += worth - check_run_worth(&run, bounds.depth);
    assert_false(check_run_end(&run, &why));
    snprintf(message, sizeof message, "what lies down to floor %d is worth %d, not %d to %d",
             bounds.depth, worth, bounds.min, bounds.max);
    if (strcmp(why.message, message) != 0)
        fail_msg("expected '%s', got '%s'", message, why.message);
}

static void loot_worth_too_much_or_too_little_is_found(void **unused)
{
    for (int i = 0; i < CHECK_RUN_STRETCHES; i++) {
        struct check_worth bounds = check_run_bounds(i);
        assert_int_equal(bounds.depth, 3 * (i + 1));
        assert_true(0 < bounds.min && bounds.min < bounds.max);
        check_worth_refused(i, bounds.min - 1);
        check_worth_refused(i, bounds.max + 1);
    }
    (void)unused;
}

/* The worth of a stack does not depend on its size. */
static void the_worth_of_a_floor_is_that_of_its_stacks(void **unused)
{
    struct check_run run = run_of(1);
    struct level_picture picture = level_picture_read("@....", 2);
    level_set_items(&picture.level, point_make(2, 0), ITEM_PEBBLES, 3);
    level_set_item(&picture.level, point_make(3, 0), ITEM_SPEAR);
    check_run_add(&run, &picture.level);
    assert_int_equal(run.floors[1].worth,
                     item_get(ITEM_PEBBLES)->worth + item_get(ITEM_SPEAR)->worth);
    level_picture_destroy(&picture);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(generated_runs_are_sound),
        cmocka_unit_test(consumables_are_counted_on_every_floor),
        cmocka_unit_test(healing_is_counted_by_two_floors),
        cmocka_unit_test(gear_that_comes_late_is_found),
        cmocka_unit_test(a_bow_without_arrows_is_found),
        cmocka_unit_test(too_many_things_in_all_are_found),
        cmocka_unit_test(loot_worth_too_much_or_too_little_is_found),
        cmocka_unit_test(the_worth_of_a_floor_is_that_of_its_stacks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
