/* Towers are stamped onto a furnished floor. */
#include "support/check.h"
#include "support/floor_sample.h"

#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"
#include "world/state.h"

/* On this floor a brazier in a corner behind a lake was cleared away for a tower, and left ground with no way to it. */
static void what_is_cleared_for_a_tower_leaves_no_ground_without_a_way(void **unused)
{
    struct error why = {""};
    struct level_picture picture = level_picture_create(dungeon_usual_size(12), 12);
    dungeon_build(&picture.level, state_seed_hash("837365"), &picture.scratch);
    assert_int_equal(level_terrain(&picture.level, point_make(16, 29)), TERRAIN_DEEP_WATER);
    bool is_fit = dungeon_check(&picture.level, &picture.scratch, &why);
    assert_string_equal(why.message, "");
    assert_true(is_fit);
    level_picture_destroy(&picture);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_cleared_for_a_tower_leaves_no_ground_without_a_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
