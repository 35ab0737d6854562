/* What is shown for a moment: which events leave which marks, and that none outlasts its time or the next command. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/stage_marks.h"

static const char room[] = "########\n"
                           "#@.r...#\n"
                           "#......#\n"
                           "########\n";

static struct stage_marks play(struct state *state, struct event event)
{
    struct stage_marks marks = {.turn = state->turn};
    state->events.count = 0;
    event_list_add(&state->events, event);
    stage_marks_play(&marks, state, 1000, false);
    return marks;
}

static int count(const struct stage_marks *marks, enum stage_mark_kind kind)
{
    int found = 0;
    for (int i = 0; i < marks->count; i++)
        found += marks->marks[i].kind == kind;
    return found;
}

static void test_each_event_leaves_its_marks(void **unused)
{
    (void)unused;
    static const struct {
        enum event_kind event;
        enum stage_mark_kind mark;
    } cases[] = {
        {EVENT_STRUCK, MARK_SLASH}, {EVENT_STRUCK, MARK_HURT},     {EVENT_HURT, MARK_HURT},
        {EVENT_DIED, MARK_DEATH},   {EVENT_NOISE, MARK_RIPPLE},    {EVENT_HEARD, MARK_RIPPLE},
        {EVENT_RANG, MARK_RIPPLE},  {EVENT_MISSILE, MARK_MISSILE}, {EVENT_TELL, MARK_TELL},
        {EVENT_SUNG, MARK_RIPPLE},  {EVENT_TURNED, MARK_MISSILE}};
    struct state *state = game_picture(room);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct stage_marks marks = play(state, (struct event){.kind = cases[i].event});
        assert_int_equal(count(&marks, cases[i].mark), 1);
    }
    struct stage_marks none = play(state, (struct event){.kind = EVENT_MOVED});
    assert_int_equal(none.count, 0);
    state_destroy(state);
}

static void test_a_tell_is_where_it_comes_from_and_stays(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_marks marks =
        play(state, (struct event){.kind = EVENT_TELL, .from = {3, 1}, .to = {1, 1}});
    assert_true(point_is_equal(marks.marks[0].to, point_make(3, 1)));
    assert_true(stage_marks_progress(&marks, &marks.marks[0], 60000, false) >= 0);
    assert_false(stage_marks_are_moving(&marks, 1001));
    state_destroy(state);
}

static void test_no_mark_outlasts_its_time(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_marks marks = play(state, (struct event){.kind = EVENT_STRUCK});
    assert_true(stage_marks_are_moving(&marks, 1010));
    for (int i = 0; i < marks.count; i++) {
        assert_true(stage_marks_progress(&marks, &marks.marks[i], 1010, false) >= 0);
        assert_true(stage_marks_progress(&marks, &marks.marks[i], 1000 + STAGE_MARK_MS, false) < 0);
    }
    assert_false(stage_marks_are_moving(&marks, 1001 + STAGE_MARK_MS));
    state_destroy(state);
}

static void test_with_reduced_motion_marks_stand_until_the_next_command(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_marks marks = play(state, (struct event){.kind = EVENT_DIED});
    assert_int_equal(stage_marks_progress(&marks, &marks.marks[0], 1000, true),
                     stage_marks_progress(&marks, &marks.marks[0], 99000, true));
    state->events.count = 0;
    stage_marks_play(&marks, state, 99000, false);
    assert_int_equal(marks.count, 0);
    state_destroy(state);
}

static void test_a_blow_after_a_missile_waits_for_it(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_marks marks = {.turn = state->turn};
    state->events.count = 0;
    event_list_add(&state->events, (struct event){.kind = EVENT_MISSILE, .to = {3, 1}});
    event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK, .to = {3, 1}});
    stage_marks_play(&marks, state, 1000, false);
    assert_true(stage_marks_progress(&marks, &marks.marks[0], 1001, false) >= 0);
    assert_true(stage_marks_progress(&marks, &marks.marks[1], 1001, false) < 0);
    assert_true(stage_marks_progress(&marks, &marks.marks[0], 1140, false) < 0);
    assert_true(stage_marks_progress(&marks, &marks.marks[1], 1140, false) >= 0);
    state_destroy(state);
}

static void test_his_own_noise_ripples_once_a_turn(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_marks marks = {.turn = state->turn};
    state->events.count = 0;
    state->noise = 4;
    state->turn++;
    stage_marks_play(&marks, state, 1000, false);
    assert_int_equal(count(&marks, MARK_RIPPLE), 1);
    assert_int_equal(marks.marks[0].loudness, 4);
    stage_marks_play(&marks, state, 1001, false);
    assert_int_equal(marks.count, 0);
    state_destroy(state);
}

static void test_more_than_there_is_room_for_are_left_out(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_marks marks = {.turn = state->turn};
    state->events.count = 0;
    for (int i = 0; i < 3 * STAGE_MARKS_MAX; i++)
        event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK});
    stage_marks_play(&marks, state, 1000, false);
    assert_int_equal(marks.count, STAGE_MARKS_MAX);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_event_leaves_its_marks),
        cmocka_unit_test(test_a_tell_is_where_it_comes_from_and_stays),
        cmocka_unit_test(test_no_mark_outlasts_its_time),
        cmocka_unit_test(test_with_reduced_motion_marks_stand_until_the_next_command),
        cmocka_unit_test(test_a_blow_after_a_missile_waits_for_it),
        cmocka_unit_test(test_his_own_noise_ripples_once_a_turn),
        cmocka_unit_test(test_more_than_there_is_room_for_are_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
