/* What is kept between games, on its screens, and how playing feeds it. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "input/binding_lines.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <string.h>

static struct ui_options options;
static struct bestiary bestiary;
static int times_kept;
static struct settings kept;

static void keep_bestiary(void *context, struct text *said)
{
    (void)context;
    (void)said;
    times_kept++;
    bestiary_settle(&bestiary);
}

static void keep_settings(void *context, const struct settings *settings, struct text *said)
{
    (void)context;
    times_kept++;
    kept = *settings;
    text_append(said, "Kept.");
}

static struct ui *open(const char *map, int width, int height)
{
    times_kept = 0;
    bestiary = (struct bestiary){0};
    options = ui_bench_options(map, width, height);
    options.starts_at_once = map != NULL;
    options.bestiary = &bestiary;
    options.keep_bestiary = keep_bestiary;
    options.keep_settings = keep_settings;
    return ui_bench_open(&options);
}

static void the_title_leads_to_both_and_back(void **unused)
{
    struct ui *ui = open(NULL, 640, 400);
    ui_bench_press(ui, "<Down><Enter><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BESTIARY);
    ui_bench_press(ui, "<Esc><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_FAME);
    ui_bench_press(ui, "q");
    assert_int_equal(ui_bench_screen(ui), SCREEN_RECORDS);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    ui_bench_close(ui);
    (void)unused;
}

static void the_menu_leads_to_the_bestiary(void **unused)
{
    struct ui *ui = open("#####\n#@.r#\n#####\n", 640, 400);
    ui_bench_press(ui, "<Esc><Down><Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_BESTIARY);
    ui_bench_press(ui, "<Down><Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_close(ui);
    (void)unused;
}

static void actors_coming_into_view_are_recorded_and_saved_at_once(void **unused)
{
    struct ui *ui = open("#######\n#@.+.r#\n#######\n", 640, 400);
    assert_int_equal(bestiary.records[MONSTER_GUTTER_RAT].seen, 0);
    assert_int_equal(times_kept, 0);
    ui_bench_press(ui, "ll");
    assert_int_equal(bestiary.records[MONSTER_GUTTER_RAT].seen, 1);
    assert_int_equal(times_kept, 1);
    ui_bench_press(ui, ".");
    assert_int_equal(times_kept, 1); /* nothing new */
    ui_bench_close(ui);
    (void)unused;
}

static void a_failed_save_is_retried_on_the_next_floor(void **unused)
{
    struct ui *ui = open("#######\n#@>+mr#\n#######\n", 640, 400);
    bestiary.fresh[MONSTER_SNUFFER].seen = 1;
    ui_bench_press(ui, "l");
    assert_int_equal(times_kept, 0);
    ui_bench_press(ui, ">");
    assert_int_equal(game_state(ui->context.game)->depth, 2);
    assert_true(times_kept > 0);
    assert_false(bestiary_has_fresh(&bestiary));
    ui_bench_close(ui);
    (void)unused;
}

static void both_screens_draw_at_every_size(void **unused)
{
    static const int sizes[][2] = {{320, 200}, {480, 270}, {640, 400}, {1280, 720}, {1920, 1080}};
    struct fame fame = {0};
    struct ui *ui = open("######\n#@.mr#\n######\n", 640, 400);
    for (int m = 1; m < MONSTER_COUNT; m++)
        bestiary.records[m] = (struct bestiary_record){999999999, 999999999, 999999999};
    for (int i = 0; i < 300; i++) {
        char line[200];
        int length = snprintf(line, sizeof line,
                              "2026-01-01 result=died depth=999 turns=%d cause=a_very_long_word_"
                              "of_another_version seed=%d-is-a-seed-of-some-length\n",
                              2000000000 + i, i);
        struct lines lines = lines_of(line, (size_t)length);
        assert_true(fame_read(&fame, &lines, NULL));
        lines_clear(&lines);
    }
    options.fame = &fame;
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        for (int screen = SCREEN_FAME; screen <= SCREEN_BESTIARY; screen++) {
            screen_stack_push(&ui->context, (enum screen)screen);
            for (int choice = 0; choice < MONSTER_COUNT; choice += 7) {
                ui->context.stack.choice = choice;
                ui_bench_draw(ui);
            }
            screen_stack_pop(&ui->context);
        }
    }
    fame_clear(&fame);
    ui_bench_close(ui);
    (void)unused;
}

static void a_setting_changed_on_the_screen_or_by_a_key_is_passed_on_for_saving(void **unused)
{
    struct ui *ui = open("#####\n#@..#\n#####\n", 640, 400);
    ui_bench_press(ui, "<Esc><Down><Down><Enter><Down><Down><Down><Enter><Esc><Esc>");
    assert_int_equal(times_kept, 1);
    assert_int_equal(kept.reduced_motion, 0);
    ui_bench_press(ui, "+");
    assert_int_equal(times_kept, 2);
    assert_int_equal(kept.map_zoom, ui->settings.in_force.map_zoom);
    assert_string_equal(message_log_get(&ui->context.log, 0)->text, "Kept.");
    ui_bench_close(ui);
    (void)unused;
}

static void the_notice_at_the_start_is_given_once(void **unused)
{
    struct ui *ui = open("#####\n#@..#\n#####\n", 640, 400);
    ui_bench_close(ui);
    options.notice = "Line 3 is odd.";
    ui = ui_bench_open(&options);
    assert_string_equal(message_log_get(&ui->context.log, 0)->text, "Line 3 is odd.");
    ui_bench_press(ui, "<Esc><Up><Up><Enter><Enter><Enter><Enter>");
    assert_string_not_equal(message_log_get(&ui->context.log, 0)->text, "Line 3 is odd.");
    ui_bench_close(ui);
    (void)unused;
}

static void the_window_s_own_keys_can_be_bound_too(void **unused)
{
    static struct bindings bindings;
    static const char text[] = "look = q\nmap = <F5>\nhelp = h\nstep-left = ?\nmessages =\n";
    struct lines lines = lines_of(text, sizeof text - 1);
    binding_lines_read(&bindings, &lines, NULL);
    struct ui *ui = open("#####\n#.@.#\n#####\n", 640, 400);
    ui_bench_close(ui);
    options.bindings = &bindings;
    ui = ui_bench_open(&options);
    static const struct {
        const char *key;
        enum screen screen;
    } opens[] = {{"q", SCREEN_LOOK}, {"<F5>", SCREEN_MAP}, {"h", SCREEN_HELP},
                 {"x", SCREEN_PLAY}, {"m", SCREEN_PLAY},   {"<Tab>", SCREEN_PLAY}};
    for (size_t i = 0; i < ARRAY_LENGTH(opens); i++) {
        ui_bench_press(ui, opens[i].key);
        assert_int_equal(ui_bench_screen(ui), opens[i].screen);
        if (opens[i].screen != SCREEN_PLAY)
            ui_bench_press(ui, "<Esc>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    }
    ui_bench_press(ui, "?");
    assert_int_equal(game_state(ui->context.game)->turn, 1);
    assert_non_null(
        strstr(message_log_get(&ui->context.log, message_log_kept(&ui->context.log) - 1)->text,
               "h: help."));
    ui_bench_close(ui);
    lines_clear(&lines);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_title_leads_to_both_and_back),
        cmocka_unit_test(the_menu_leads_to_the_bestiary),
        cmocka_unit_test(actors_coming_into_view_are_recorded_and_saved_at_once),
        cmocka_unit_test(a_failed_save_is_retried_on_the_next_floor),
        cmocka_unit_test(both_screens_draw_at_every_size),
        cmocka_unit_test(a_setting_changed_on_the_screen_or_by_a_key_is_passed_on_for_saving),
        cmocka_unit_test(the_notice_at_the_start_is_given_once),
        cmocka_unit_test(the_window_s_own_keys_can_be_bound_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
