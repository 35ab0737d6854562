/* Webs are spun beside the ways through a floor. */
#include "support/check.h"
#include "support/floor_sample.h"

/* On this floor the shortest way to the second stairs led past the corner where the cage was put afterwards. */
static void the_way_to_the_second_stairs_stays_free_beside_a_cage(void **unused)
{
    struct point last;
    struct floor_sample sample = floor_sample_of_run("15593", 9);
    assert_int_equal(floor_sample_count(&sample.picture.level, TERRAIN_CAGE, &last), 1);
    assert_int_equal(floor_sample_count(&sample.picture.level, TERRAIN_STAIRS_DOWN, &last), 2);
    floor_sample_expect_sound(&sample);
    floor_sample_destroy(&sample);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_way_to_the_second_stairs_stays_free_beside_a_cage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
