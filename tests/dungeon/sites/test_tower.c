/* Towers are stamped onto a furnished floor. */
#include "support/check.h"
#include "support/floor_sample.h"

/* On this floor a brazier in a corner behind a lake was cleared away for a tower, and left ground with no way to it. */
static void what_is_cleared_for_a_tower_leaves_no_ground_without_a_way(void **unused)
{
    struct floor_sample sample = floor_sample_of_run("837365", 12);
    assert_int_equal(level_terrain(&sample.picture.level, point_make(16, 29)), TERRAIN_DEEP_WATER);
    floor_sample_expect_sound(&sample);
    floor_sample_destroy(&sample);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_cleared_for_a_tower_leaves_no_ground_without_a_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
