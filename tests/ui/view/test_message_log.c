/* The messages told: newest kept, oldest forgotten, the same again only counted. */
#include "support/check.h"
#include "support/game_picture.h"

#include "content/omen.h"
#include "game/text/narration.h"
#include "ui/view/message_log.h"

#include <stdio.h>
#include <string.h>

static struct message_log message_log;

static int set_up(void **state)
{
    (void)state;
    message_log_clear(&message_log);
    return 0;
}

static void add_numbered(int first, int count)
{
    for (int i = first; i < first + count; i++) {
        char text[32];
        snprintf(text, sizeof text, "message %d", i);
        message_log_add(&message_log, i, text);
    }
}

static void test_a_cleared_log_keeps_nothing(void **state)
{
    (void)state;
    add_numbered(0, 3);
    message_log_clear(&message_log);
    assert_int_equal(message_log_kept(&message_log), 0);
}

static void test_the_newest_comes_first_when_going_back(void **state)
{
    (void)state;
    add_numbered(0, 3);
    assert_int_equal(message_log_kept(&message_log), 3);
    assert_string_equal(message_log_get(&message_log, 0)->text, "message 2");
    assert_string_equal(message_log_get(&message_log, 2)->text, "message 0");
    assert_int_equal(message_log_get(&message_log, 2)->turn, 0);
}

static void test_only_the_newest_messages_are_kept(void **state)
{
    (void)state;
    add_numbered(0, 3 * MESSAGE_CAPACITY + 5);
    assert_int_equal(message_log_kept(&message_log), MESSAGE_CAPACITY);
    for (int back = 0; back < MESSAGE_CAPACITY; back++)
        assert_int_equal(message_log_get(&message_log, back)->turn,
                         3 * MESSAGE_CAPACITY + 4 - back);
}

static void test_a_repeated_message_is_only_counted_up(void **state)
{
    (void)state;
    message_log_add(&message_log, 1, "A wall is in the way.");
    message_log_add(&message_log, 2, "A wall is in the way.");
    message_log_add(&message_log, 22, "A wall is in the way.");
    assert_int_equal(message_log_kept(&message_log), 1);
    assert_int_equal(message_log_get(&message_log, 0)->times, 3);
    assert_int_equal(message_log_get(&message_log, 0)->turn, 22);
}

static void test_a_message_repeated_later_is_added_with_its_turn(void **state)
{
    (void)state;
    message_log_add(&message_log, 1, "You push the door open.");
    message_log_add(&message_log, 30, "You push the door open.");
    assert_int_equal(message_log_kept(&message_log), 2);
    assert_int_equal(message_log_get(&message_log, 1)->turn, 1);
    assert_int_equal(message_log_get(&message_log, 0)->turn, 30);
}

static void test_messages_of_danger_fold_only_within_a_turn(void **state)
{
    (void)state;
    for (int turn = 1; turn <= 2; turn++)
        for (int rat = 0; rat < 2; rat++) {
            message_log_add(&message_log, turn, "The rat bites you: 2.");
            message_log_mark_danger(&message_log);
        }
    assert_int_equal(message_log_kept(&message_log), 2);
    assert_int_equal(message_log_get(&message_log, 0)->times, 2);
    assert_int_equal(message_log_get(&message_log, 1)->times, 2);
    assert_true(message_log_get(&message_log, 1)->is_danger);
}

static void test_a_message_repeated_after_another_is_added(void **state)
{
    (void)state;
    message_log_add(&message_log, 1, "one");
    message_log_add(&message_log, 2, "two");
    message_log_add(&message_log, 3, "one");
    assert_int_equal(message_log_kept(&message_log), 3);
    assert_int_equal(message_log_get(&message_log, 0)->times, 1);
}

static void test_after_clearing_a_message_does_not_fold_into_a_removed_one(void **state)
{
    (void)state;
    add_numbered(1, MESSAGE_CAPACITY);
    message_log_clear(&message_log);
    add_numbered(MESSAGE_CAPACITY, 1);
    assert_int_equal(message_log_kept(&message_log), 1);
    assert_int_equal(message_log_get(&message_log, 0)->times, 1);
}

static void test_a_message_cut_off_still_folds(void **state)
{
    (void)state;
    char text[2 * MESSAGE_LENGTH_MAX];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    message_log_add(&message_log, 1, text);
    message_log_add(&message_log, 1, text);
    assert_int_equal(strlen(message_log_get(&message_log, 0)->text), MESSAGE_LENGTH_MAX);
    assert_int_equal(message_log_get(&message_log, 0)->times, 2);
}

static void test_a_message_is_shown_with_its_count(void **state)
{
    (void)state;
    char shown[MESSAGE_SHOWN_MAX + 1];
    message_log_add(&message_log, 1, "Silence.");
    message_log_write(message_log_get(&message_log, 0), shown);
    assert_string_equal(shown, "Silence.");
    message_log_add(&message_log, 2, "Silence.");
    message_log_write(message_log_get(&message_log, 0), shown);
    assert_string_equal(shown, "Silence. (x2)");
}

static void test_a_message_that_reuses_the_slot_of_danger_is_not_danger(void **state)
{
    (void)state;
    message_log_add(&message_log, 1, "It bites you.");
    message_log_mark_danger(&message_log);
    assert_true(message_log_get(&message_log, 0)->is_danger);
    add_numbered(2, MESSAGE_CAPACITY);
    for (int back = 0; back < MESSAGE_CAPACITY; back++)
        assert_false(message_log_get(&message_log, back)->is_danger);
}

/* Where the stairs are farthest, on a floor with others. */
static void test_what_is_told_of_an_omen_is_not_cut(void **state)
{
    (void)state;
    static const enum event_kind kinds[] = {EVENT_OMEN, EVENT_FORETOLD};
    struct state *played = game_picture("#####\n#@..#\n#####\n");
    game_picture_sink(played, 3);
    for (int omen = OMEN_NONE + 1; omen < OMEN_COUNT; omen++)
        for (int i = 0; i < 2; i++) {
            char sentence[1024];
            struct text text = text_init(sentence, sizeof sentence);
            struct event event = {
                .kind = kinds[i], .omen = (enum omen)omen, .to = point_make(-99, 99)};
            assert_true(narration_of(played, &event, &text));
            assert_in_range(text.length, 1, MESSAGE_LENGTH_MAX);
        }
    state_destroy(played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_a_cleared_log_keeps_nothing, set_up),
        cmocka_unit_test_setup(test_the_newest_comes_first_when_going_back, set_up),
        cmocka_unit_test_setup(test_only_the_newest_messages_are_kept, set_up),
        cmocka_unit_test_setup(test_a_repeated_message_is_only_counted_up, set_up),
        cmocka_unit_test_setup(test_a_message_repeated_later_is_added_with_its_turn, set_up),
        cmocka_unit_test_setup(test_messages_of_danger_fold_only_within_a_turn, set_up),
        cmocka_unit_test_setup(test_a_message_repeated_after_another_is_added, set_up),
        cmocka_unit_test_setup(test_after_clearing_a_message_does_not_fold_into_a_removed_one,
                               set_up),
        cmocka_unit_test_setup(test_a_message_cut_off_still_folds, set_up),
        cmocka_unit_test_setup(test_a_message_is_shown_with_its_count, set_up),
        cmocka_unit_test(test_what_is_told_of_an_omen_is_not_cut),
        cmocka_unit_test_setup(test_a_message_that_reuses_the_slot_of_danger_is_not_danger, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
