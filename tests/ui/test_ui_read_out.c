/* What is said to who listens and does not see the screen. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/ui_read_out.h"

#include <string.h>

static const char map[] = "####################\n"
                          "#........&.........#\n"
                          "#<.@....r.....>....#\n"
                          "#..................#\n"
                          "####################\n";

static char heard[32768];
static int times_heard;

static void hear(const char *sentence)
{
    size_t length = strlen(heard);
    snprintf(heard + length, sizeof heard - length, "%s\n", sentence);
    times_heard++;
}

static struct ui_options options;

/* A game that has said all that it says at its start. */
static struct ui *open_game(void)
{
    options = ui_bench_options(map, 640, 400);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    heard[0] = '\0';
    times_heard = 0;
    return ui;
}

static bool is_in_log(const struct ui *ui, const char *sentence)
{
    for (int i = 0; i < message_log_kept(&ui->log); i++)
        if (strstr(message_log_get(&ui->log, i)->text, sentence))
            return true;
    return false;
}

static void a_sentence_is_read_out_once_a_key_and_is_not_in_the_log(void **unused)
{
    struct ui *ui = open_game();
    for (int frame = 0; frame < 3; frame++) {
        ui_read_out(ui, "Things");
        ui_read_out(ui, "a knife");
    }
    assert_string_equal(heard, "Things\na knife\n");
    assert_false(is_in_log(ui, "a knife"));
    ui_read_out_begin(ui);
    ui_read_out(ui, "a knife");
    assert_int_equal(times_heard, 3);
    ui_bench_close(ui);
    (void)unused;
}

static void a_key_begins_anew(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "x");
    times_heard = 0;
    ui_bench_press(ui, "lh");
    assert_int_equal(times_heard, 2);
    ui_bench_press(ui, "lh");
    assert_int_equal(times_heard, 4);
    ui_bench_close(ui);
    (void)unused;
}

static void without_a_listener_nothing_is_read_out(void **unused)
{
    struct ui *ui = open_game();
    options.say = NULL;
    ui_read_out(ui, "a knife");
    ui_bench_press(ui, "'x");
    assert_int_equal(times_heard, 0);
    ui_bench_close(ui);
    (void)unused;
}

static void the_key_for_it_says_all_that_is_around_and_the_nearest_in_the_log(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "'");
    assert_non_null(strstr(heard, "You are on floor 1, in bright light, lantern open, health 30"));
    assert_non_null(strstr(heard, "A gutter rat, unaware, 5 steps east.\n"));
    assert_non_null(strstr(heard, "A burning brazier, 6 steps east.\n"));
    assert_true(is_in_log(ui, "Stairs up, 2 steps west."));
    assert_true(is_in_log(ui, "A gutter rat, unaware, 5 steps east."));
    assert_false(is_in_log(ui, "You are on floor"));
    assert_int_equal(game_state(ui->game)->turn, 0);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void looking_reads_out_what_is_under_the_cursor(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "x");
    assert_memory_equal(heard, "5 steps east: You see a gutter rat", 34);
    heard[0] = '\0';
    ui_bench_press(ui, "l");
    assert_memory_equal(heard, "6 steps east: You see the floor", 31);
    ui_bench_press(ui, "<lt>");
    assert_non_null(strstr(heard, "2 steps west: You see stairs up"));
    assert_int_equal(ui->cursor.x, 1);
    ui_bench_press(ui, ">");
    assert_int_equal(ui->cursor.x, 14);
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
    ui_bench_press(ui, "_");
    assert_int_equal(ui->cursor.x, 1);
    ui_bench_close(ui);
    (void)unused;
}

static void the_place_that_was_gone_to_is_travelled_to(void **unused)
{
    options = ui_bench_options("#########\n#<.@...>#\n#########\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "_<lt><Enter>");
    struct point hero = state_hero_const(game_state(ui->game))->position;
    assert_int_equal(hero.x, 1);
    assert_int_equal(hero.y, 1);
    assert_int_equal(game_state(ui->game)->depth, 1);
    ui_bench_close(ui);
    (void)unused;
}

static void aiming_reads_out_what_is_aimed_at(void **unused)
{
    struct ui *ui = open_game();
    ui_bench_press(ui, "td");
    assert_non_null(strstr(heard, "5 steps east: You see a gutter rat"));
    heard[0] = '\0';
    ui_bench_press(ui, "L");
    assert_string_equal(heard, "9 steps east: You see the floor. It does not reach there.\n");
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sentence_is_read_out_once_a_key_and_is_not_in_the_log),
        cmocka_unit_test(a_key_begins_anew),
        cmocka_unit_test(without_a_listener_nothing_is_read_out),
        cmocka_unit_test(the_key_for_it_says_all_that_is_around_and_the_nearest_in_the_log),
        cmocka_unit_test(looking_reads_out_what_is_under_the_cursor),
        cmocka_unit_test(the_place_that_was_gone_to_is_travelled_to),
        cmocka_unit_test(aiming_reads_out_what_is_aimed_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
