/* A new game from the title: its seed, by letters typed, chosen or pointed at; what the hero is; how
 * hard it is; the lesson first. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/random.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <string.h>

static struct ui_options options;

static struct ui *open_title(bool offers_lesson)
{
    options = ui_bench_options(NULL, 640, 400);
    options.starts_at_once = false;
    options.offers_lesson = offers_lesson;
    return ui_bench_open(&options);
}

/* On the screen where a seed is typed. */
static struct ui *open_seed(void)
{
    struct ui *ui = open_title(false);
    ui_bench_press(ui, "<Enter><Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_SEED);
    return ui;
}

static char heard[8192];

static void hear(const char *sentence)
{
    size_t length = strlen(heard);
    snprintf(heard + length, sizeof heard - length, "%s\n", sentence);
}

/* What a click on the middle of a spot does. */
static void click(struct ui *ui, int choice)
{
    ui_bench_draw(ui);
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].choice == choice) {
            const struct rectangle area = ui->display.hit_areas.hit_areas[i].area;
            const struct hit_area *found =
                hit_areas_find(&ui->display.hit_areas, ui->context.stack.count - 1,
                               area.x + area.width / 2, area.y + area.height / 2);
            assert_non_null(found);
            assert_int_equal(found->choice, choice);
            ui->context.stack.choice = choice;
            ui_key(ui, found->key);
            return;
        }
    fail_msg("nothing is row %d", choice);
}

static void a_new_player_is_offered_the_lesson_first_and_may_skip_it(void **unused)
{
    struct ui *ui = open_title(true);
    ui_bench_press(ui, "<Enter><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_false(state_is_lesson(game_state(ui->context.game)));
    ui_bench_close(ui);
    ui = open_title(true);
    ui_bench_press(ui, "<Enter><Enter>");
    assert_true(state_is_lesson(game_state(ui->context.game)));
    ui_bench_close(ui);
    (void)unused;
}

static void after_the_lesson_new_game_is_chosen_and_the_lesson_is_the_row_above(void **unused)
{
    struct ui *ui = open_title(true);
    ui->settings.kept.lesson_done = true;
    ui_bench_press(ui, "<Enter><Enter>");
    assert_false(state_is_lesson(game_state(ui->context.game)));
    ui_bench_close(ui);
    ui = open_title(true);
    ui->settings.kept.lesson_done = true;
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui->context.stack.choice, 1);
    ui_bench_press(ui, "<Up><Enter>");
    assert_true(state_is_lesson(game_state(ui->context.game)));
    ui_bench_close(ui);
    (void)unused;
}

static void left_and_right_choose_the_start_of_the_game(void **unused)
{
    for (int by = 0; by <= START_COUNT; by++) {
        struct ui *ui = open_title(false);
        ui_bench_press(ui, "<Enter>");
        for (int i = 0; i < by; i++)
            ui_bench_press(ui, "<Right>");
        ui_bench_press(ui, "<Home><Down><Enter>");
        assert_int_equal(game_state(ui->context.game)->start, by % START_COUNT);
        ui_bench_close(ui);
    }
    (void)unused;
}

static void the_next_game_begins_with_the_same_start_and_watch(void **unused)
{
    struct ui *ui = open_title(false);
    ui_bench_press(ui, "<Enter><Left><Down><Left>");
    assert_int_equal(ui->settings.kept.start, START_COUNT - 1);
    assert_int_equal(ui->settings.kept.watch, WATCH_GENTLE);
    ui_bench_press(ui, "<Esc><Enter><Enter>");
    assert_int_equal(game_state(ui->context.game)->start, START_COUNT - 1);
    assert_int_equal(game_state(ui->context.game)->watch, WATCH_GENTLE);
    ui_bench_close(ui);
    (void)unused;
}

static void enter_on_its_row_changes_the_watch(void **unused)
{
    struct ui *ui = open_title(false);
    ui_bench_press(ui, "<Enter><Up><Up><Enter>");
    assert_int_equal(ui->settings.in_force.watch, WATCH_PLAIN + 1);
    assert_int_equal(ui->settings.in_force.start, START_KEEPER);
    ui_bench_close(ui);
    (void)unused;
}

static void the_daily_game_is_the_same_for_everyone(void **unused)
{
    int begun[START_COUNT] = {0};
    for (int day = 1; day <= 28; day++) {
        char seed[32];
        snprintf(seed, sizeof seed, "daily-2026-02-%02d", day);
        enum start start = START_COUNT;
        for (int i = 0; i < 2; i++) {
            struct ui *ui = open_title(false);
            options.daily_seed = seed;
            ui_bench_press(ui, i == 0 ? "<Enter>" : "<Enter><Right><Right><Down><Right>");
            ui_bench_press(ui, "<Home><Down><Down><Enter>");
            const struct state *state = game_state(ui->context.game);
            assert_string_equal(state->seed, seed);
            assert_int_equal(state->watch, WATCH_PLAIN);
            assert_true(i == 0 || state->start == start);
            start = state->start;
            ui_bench_close(ui);
        }
        begun[start]++;
    }
    for (int s = 0; s < START_COUNT; s++)
        assert_true(begun[s] > 0);
    (void)unused;
}

static void a_seed_can_be_chosen_letter_by_letter_with_the_arrows(void **unused)
{
    struct ui *ui = open_seed();
    ui_bench_press(ui, "<Right><Right><Enter>"); /* c */
    ui_bench_press(ui, "<Down><Enter>");         /* p, below it */
    ui_bench_press(ui, "<Down><Enter>");         /* 2 */
    ui_bench_press(ui, "<Down><Enter>");         /* delete */
    assert_string_equal(ui->context.states.seed.typed, "cp");
    ui_bench_press(ui, "<Right><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_string_equal(game_state(ui->context.game)->seed, "cp");
    ui_bench_close(ui);
    (void)unused;
}

static void a_seed_can_be_entered_with_the_pointer(void **unused)
{
    struct ui *ui = open_seed();
    click(ui, 4);  /* e */
    click(ui, 24); /* y */
    click(ui, 4);
    click(ui, 36); /* - */
    click(ui, 37); /* delete */
    assert_string_equal(ui->context.states.seed.typed, "eye");
    click(ui, 38); /* begin */
    assert_string_equal(game_state(ui->context.game)->seed, "eye");
    ui_bench_close(ui);
    (void)unused;
}

static void after_a_typed_letter_enter_begins(void **unused)
{
    struct ui *ui = open_seed();
    ui_bench_press(ui, "<Right>tern-7<KP_Enter>");
    assert_string_equal(game_state(ui->context.game)->seed, "tern-7");
    ui_bench_close(ui);
    (void)unused;
}

static void the_arrows_reach_every_letter_and_nothing_else(void **unused)
{
    bool is_reached[39] = {false};
    struct ui *ui = open_seed();
    static const char *const moves[] = {"<Down>", "<Right>", "<Up>", "<Left>"};
    struct random random = random_make(7);
    for (int i = 0; i < 4000; i++) {
        assert_in_range(ui->context.stack.choice, 0, 38);
        is_reached[ui->context.stack.choice] = true;
        ui_bench_press(ui, moves[random_below(&random, 4)]);
    }
    for (int i = 0; i < 39; i++)
        assert_true(is_reached[i]);
    ui_bench_close(ui);
    (void)unused;
}

static void escape_goes_back_step_by_step(void **unused)
{
    struct ui *ui = open_seed();
    ui_bench_press(ui, "abc<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_NEW_GAME);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_null(ui->context.game);
    ui_bench_press(ui, "<Enter><Down><Down><Enter>");
    assert_string_equal(ui->context.states.seed.typed, "");
    ui_bench_close(ui);
    (void)unused;
}

static void digits_of_the_keypad_are_digits_of_a_seed(void **unused)
{
    struct ui *ui = open_seed();
    ui_bench_press(ui, "a<KP_0><KP_9>");
    assert_string_equal(ui->context.states.seed.typed, "a09");
    ui_bench_close(ui);
    (void)unused;
}

static void the_difficulty_has_a_name_in_its_row(void **unused)
{
    static const char *const names[] = {"Difficulty: Normal", "Difficulty: Watch 1"};
    options = ui_bench_options(NULL, 640, 400);
    options.starts_at_once = false;
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Enter><Up><Up>");
    for (int i = 0; i < 2; i++) {
        ui_bench_draw(ui);
        assert_non_null(strstr(heard, names[i]));
        ui_bench_press(ui, "<Right>");
    }
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_player_is_offered_the_lesson_first_and_may_skip_it),
        cmocka_unit_test(after_the_lesson_new_game_is_chosen_and_the_lesson_is_the_row_above),
        cmocka_unit_test(left_and_right_choose_the_start_of_the_game),
        cmocka_unit_test(the_next_game_begins_with_the_same_start_and_watch),
        cmocka_unit_test(enter_on_its_row_changes_the_watch),
        cmocka_unit_test(the_difficulty_has_a_name_in_its_row),
        cmocka_unit_test(the_daily_game_is_the_same_for_everyone),
        cmocka_unit_test(a_seed_can_be_chosen_letter_by_letter_with_the_arrows),
        cmocka_unit_test(a_seed_can_be_entered_with_the_pointer),
        cmocka_unit_test(after_a_typed_letter_enter_begins),
        cmocka_unit_test(the_arrows_reach_every_letter_and_nothing_else),
        cmocka_unit_test(escape_goes_back_step_by_step),
        cmocka_unit_test(digits_of_the_keypad_are_digits_of_a_seed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
