/* Between two hints the lesson tells the way to the next one. */
#include "support/check.h"
#include "support/player.h"

#include "game/floor.h"
#include "input/lesson.h"
#include "rules/visibility.h"

#include <stdint.h>
#include <string.h>

/* What is told of the way from a cell of the lesson's floor while the hint is due. */
static void check_way(struct point at, enum lesson_hint due, const char *expected)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "ash";
    setup.has_lesson = true;
    struct player *player = player_start_with(&setup);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    level_move_actor(state_level(state), state->hero, at);
    visibility_refresh(state);
    char says[512];
    struct text text = text_init(says, sizeof says);
    lesson_write_next_place(&(struct lesson){.hint = due}, state, &text);
    assert_string_equal(says, expected);
    player_end(player);
}

static void the_way_is_told_by_its_first_steps(void **unused)
{
    /* The room's door is in the south, and the corridor goes west at its end. */
    check_way(point_make(52, 12), LESSON_STAB, "Go south: a corridor where a bell crawler sleeps.");
    check_way(point_make(49, 10), LESSON_STAB, "Go east: a corridor where a bell crawler sleeps.");
    (void)unused;
}

static void in_the_part_of_a_hint_no_later_one_is_told(void **unused)
{
    assert_int_equal(floor_lesson_part(point_make(52, 15)), 'e');
    check_way(point_make(52, 15), LESSON_STAB, "");
    check_way(point_make(36, 17), LESSON_EXPLORE, "Go west: a maze of rooms.");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_way_is_told_by_its_first_steps),
        cmocka_unit_test(in_the_part_of_a_hint_no_later_one_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
