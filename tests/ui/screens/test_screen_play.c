/* Enter goes on with what was refused or has stopped on its way. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"

#include "game/game.h"
#include "input/key_reader.h"
#include "rules/ground.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"

#include <stdint.h>

static struct state *state_of(struct ui *ui)
{
    return (struct state *)(uintptr_t)game_state(ui->context.game);
}

static struct ui *open_game(const char *picture)
{
    static struct ui_options options;
    options = ui_bench_options(picture, 640, 400);
    return ui_bench_open(&options);
}

/* A doorward hunts the hero. */
static struct ui *open_before_hunter(void)
{
    struct ui *ui = open_game("#############\n"
                              "#....@...d..#\n"
                              "#.###########\n"
                              "#...........#\n"
                              "#############\n");
    game_picture_who(state_of(ui), 'd')->suspicion = SUSPICION_MAX;
    visibility_refresh(state_of(ui));
    return ui;
}

static void enter_goes_on_with_exploring_that_a_danger_refused(void **unused)
{
    struct ui *ui = open_before_hunter();
    (void)unused;
    assert_null(game_held_command(ui->context.game));
    ui_bench_press(ui, "o");
    assert_int_equal(state_of(ui)->turn, 0);
    assert_int_equal(game_held_command(ui->context.game)->kind, COMMAND_EXPLORE);
    ui_bench_press(ui, "<Enter>");
    assert_true(state_of(ui)->turn > 0);
    ui_bench_close(ui);
}

/* A key that is pressed over and over does not lead on in spite of a danger. */
static void exploring_asks_until_enter_answers(void **unused)
{
    struct ui *ui = open_before_hunter();
    const struct message_log *log = &ui->context.log;
    (void)unused;
    ui_bench_press(ui, "ooo");
    assert_int_equal(state_of(ui)->turn, 0);
    assert_string_equal(message_log_get(log, 0)->text,
                        "The doorward hunts you: go on anyway? (Enter: yes)");
    assert_int_equal(message_log_get(log, 0)->times, 3);
    ui_bench_press(ui, "<Enter>");
    assert_true(state_of(ui)->turn > 0);
    ui_bench_close(ui);
}

static void the_key_of_stairs_pressed_again_walks_through_no_warning_of_danger(void **unused)
{
    struct ui *ui = open_game("#############\n#>...@...d..#\n#############\n");
    (void)unused;
    game_picture_who(state_of(ui), 'd')->suspicion = SUSPICION_MAX;
    visibility_refresh(state_of(ui));
    ui_bench_press(ui, ">>>");
    assert_int_equal(state_of(ui)->turn, 0);
    ui_bench_press(ui, "<Enter>");
    assert_true(state_of(ui)->turn > 0);
    ui_bench_close(ui);
}

static bool shows_key(struct ui *ui, int code)
{
    ui_bench_draw(ui);
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].key.code == code)
            return true;
    return false;
}

/* Then the same command asks again, and Escape opens the menu. */
static void escape_cancels_the_question(void **unused)
{
    struct ui *ui = open_before_hunter();
    const struct message_log *log = &ui->context.log;
    (void)unused;
    assert_false(shows_key(ui, KEY_ENTER));
    state_of(ui)->warned_cell = point_make(4, 1); /* a warning that the question followed */
    for (int time = 0; time < 2; time++) {
        ui_bench_press(ui, time ? ">" : "o");
        ui_bench_press(ui, "o");
        assert_true(shows_key(ui, KEY_ENTER));
        ui_bench_press(ui, "<Esc>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
        assert_string_equal(message_log_get(log, 0)->text, "Cancelled.");
        assert_false(shows_key(ui, KEY_ENTER));
    }
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_press(ui, "<Esc>o");
    assert_int_equal(state_of(ui)->turn, 0);
    assert_string_equal(message_log_get(log, 0)->text,
                        "The doorward hunts you: go on anyway? (Enter: yes)");
    ui_bench_press(ui, "<Enter>");
    assert_true(state_of(ui)->turn > 0);
    ui_bench_close(ui);
}

static void a_lantern_key_pressed_again_sets_off_no_gas(void **unused)
{
    struct ui *ui = open_game("#####\n#.@.#\n#####\n");
    (void)unused;
    ui_bench_press(ui, "5");
    ground_set_cloud(state_of(ui), point_make(2, 1), CLOUD_MARSH_GAS, 9);
    visibility_refresh(state_of(ui));
    int turn = state_of(ui)->turn;
    ui_bench_press(ui, "444");
    assert_string_equal(message_log_get(&ui->context.log, 0)->text,
                        "An open lantern would set off the gas: open it anyway? (Enter: yes)");
    assert_int_equal(state_of(ui)->turn, turn);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(state_of(ui)->turn, turn + 1);
    ui_bench_close(ui);
}

static void stairs_that_leave_prizes_are_agreed_to_by_their_own_key_too(void **unused)
{
    struct ui *ui = open_game("##########\n#8..@...>#\n##########\n");
    (void)unused;
    ui_bench_press(ui, ">");
    assert_non_null(
        strstr(message_log_get(&ui->context.log, 0)->text, " Go down anyway? (Enter or >: yes)"));
    ui_bench_press(ui, "<Esc>>");
    assert_int_equal(state_of(ui)->depth, 1);
    ui_bench_press(ui, ">");
    assert_int_equal(state_of(ui)->depth, 2);
    ui_bench_close(ui);
}

static void remember_all(struct ui *ui)
{
    struct level *level = state_level(state_of(ui));
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        level_remember(level, cell, (struct memory){.terrain = level->terrain[cell]});
}

static void play(struct ui *ui, struct command command)
{
    game_play(ui->context.game, command);
    while (game_is_under_way(ui->context.game))
        game_continue(ui->context.game);
}

static void enter_steps_east(struct ui *ui)
{
    int x = state_hero(state_of(ui))->position.x;
    ui_bench_press(ui, "<Enter>");
    assert_true(state_hero(state_of(ui))->position.x > x);
}

/* The rat that comes into view stops it. */
static void enter_goes_on_with_travel_until_something_else_is_done(void **unused)
{
    struct ui *ui = open_game("##################\n"
                              "#@..........+...r#\n"
                              "##################\n");
    struct command travel = {.kind = COMMAND_TRAVEL, .target = {15, 1}};
    (void)unused;
    remember_all(ui);
    play(ui, travel);
    int x = state_hero(state_of(ui))->position.x;
    assert_in_range(x, 2, 13);
    assert_int_equal(game_held_command(ui->context.game)->kind, COMMAND_TRAVEL);
    ui_bench_press(ui, "<Enter>");
    assert_true(state_hero(state_of(ui))->position.x > x);
    ui_bench_press(ui, ".");
    assert_null(game_held_command(ui->context.game));
    ui_bench_close(ui);
}

static void enter_goes_on_to_stairs_when_a_sight_stopped_the_way(void **unused)
{
    struct ui *ui = open_game("##################\n"
                              "#@..........+..r>#\n"
                              "##################\n");
    (void)unused;
    remember_all(ui);
    play(ui, (struct command){.kind = COMMAND_STAIRS, .leads = 1});
    assert_int_equal(state_of(ui)->depth, 1);
    assert_int_equal(game_held_command(ui->context.game)->kind, COMMAND_STAIRS);
    enter_steps_east(ui);
    ui_bench_close(ui);
}

/* The rat that comes into view stops it. */
static void enter_goes_on_exploring_but_not_when_nothing_is_left(void **unused)
{
    struct ui *ui = open_game("####################\n"
                              "#@...+...+...r..+..#\n"
                              "####################\n");
    (void)unused;
    play(ui, (struct command){.kind = COMMAND_EXPLORE});
    assert_non_null(game_held_command(ui->context.game));
    assert_int_equal(game_held_command(ui->context.game)->kind, COMMAND_EXPLORE);
    enter_steps_east(ui);
    ui_bench_close(ui);
    ui = open_game("########\n"
                   "#@..+..#\n"
                   "########\n");
    play(ui, (struct command){.kind = COMMAND_EXPLORE});
    assert_null(game_held_command(ui->context.game));
    ui_bench_close(ui);
}

/* Enter answers the newest question, which the bar shows. */
static void enter_does_not_answer_a_warning_older_than_the_question(void **unused)
{
    struct ui *ui = open_game("##########\n"
                              "#0.@.!..>#\n"
                              "##########\n");
    (void)unused;
    ui_bench_press(ui, "hh");
    int x = state_hero(state_of(ui))->position.x;
    assert_true(key_reader_is_warned(state_of(ui)));
    ui_bench_press(ui, ">");
    assert_int_equal(game_held_command(ui->context.game)->kind, COMMAND_STAIRS);
    ui_bench_press(ui, "<Enter>");
    assert_true(state_hero(state_of(ui))->position.x > x || state_of(ui)->depth == 2);
    assert_false(event_list_has(&state_of(ui)->events, EVENT_FELL));
    ui_bench_close(ui);
}

static void closing_is_offered_beside_an_open_door_alone(void **unused)
{
    struct ui *ui = open_game("#########\n"
                              "#@..+...#\n"
                              "#########\n");
    (void)unused;
    assert_false(shows_key(ui, 'c'));
    ui_bench_press(ui, "lll");
    assert_true(shows_key(ui, 'c'));
    ui_bench_press(ui, "hh");
    assert_false(shows_key(ui, 'c'));
    ui_bench_close(ui);
}

static void enter_equips_the_bow_that_an_attack_needs(void **unused)
{
    struct ui *ui = open_game("#########\n"
                              "#@....d.#\n"
                              "#########\n");
    const struct message_log *log = &ui->context.log;
    (void)unused;
    game_picture_give(state_of(ui), ITEM_ARROW, 1);
    ui_bench_press(ui, "f");
    assert_null(game_held_command(ui->context.game));
    game_picture_give(state_of(ui), ITEM_BOW, 1);
    ui_bench_press(ui, "f");
    assert_string_equal(message_log_get(log, 0)->text,
                        "You only reach adjacent cells: equip your bow (g)? (Enter: yes)");
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(state_of(ui)->pack.worn[SLOT_WEAPON], ITEM_BOW);
    assert_null(game_held_command(ui->context.game));
    ui_bench_press(ui, "f");
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    ui_bench_close(ui);
}

static void nothing_is_held_on_the_next_floor(void **unused)
{
    struct ui *ui = open_game("##########\n"
                              "#&@>.....#\n"
                              "##########\n");
    (void)unused;
    state_hero(state_of(ui))->health = 3;
    ui_bench_press(ui, "l><Esc>>"); /* the second asks as the first did */
    assert_int_equal(state_of(ui)->depth, 1);
    assert_int_equal(game_held_command(ui->context.game)->kind, COMMAND_STAIRS);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(state_of(ui)->depth, 2);
    assert_null(game_held_command(ui->context.game));
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(enter_goes_on_with_exploring_that_a_danger_refused),
        cmocka_unit_test(exploring_asks_until_enter_answers),
        cmocka_unit_test(the_key_of_stairs_pressed_again_walks_through_no_warning_of_danger),
        cmocka_unit_test(stairs_that_leave_prizes_are_agreed_to_by_their_own_key_too),
        cmocka_unit_test(a_lantern_key_pressed_again_sets_off_no_gas),
        cmocka_unit_test(escape_cancels_the_question),
        cmocka_unit_test(enter_goes_on_with_travel_until_something_else_is_done),
        cmocka_unit_test(enter_goes_on_to_stairs_when_a_sight_stopped_the_way),
        cmocka_unit_test(enter_goes_on_exploring_but_not_when_nothing_is_left),
        cmocka_unit_test(enter_does_not_answer_a_warning_older_than_the_question),
        cmocka_unit_test(closing_is_offered_beside_an_open_door_alone),
        cmocka_unit_test(enter_equips_the_bow_that_an_attack_needs),
        cmocka_unit_test(nothing_is_held_on_the_next_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
