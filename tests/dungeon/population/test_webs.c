/* Webs are spun beside the ways through a floor. */
#include "support/check.h"
#include "support/floor_sample.h"

#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"
#include "world/state.h"

/* On this floor the shortest way to the second stairs led past the corner where the cage was put afterwards. */
static void the_way_to_the_second_stairs_stays_free_beside_a_cage(void **unused)
{
    struct error why = {""};
    struct point last;
    struct level_picture picture = level_picture_create(dungeon_usual_size(9), 9);
    dungeon_build(&picture.level, state_seed_hash("15593"), &picture.scratch);
    assert_int_equal(floor_sample_count(&picture.level, TERRAIN_CAGE, &last), 1);
    assert_int_equal(floor_sample_count(&picture.level, TERRAIN_STAIRS_DOWN, &last), 2);
    bool is_fit = dungeon_check(&picture.level, &picture.scratch, &why);
    assert_string_equal(why.message, "");
    assert_true(is_fit);
    level_picture_destroy(&picture);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_way_to_the_second_stairs_stays_free_beside_a_cage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
