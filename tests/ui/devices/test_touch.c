/* Fingers: taps, long presses, drags and pinches, and the buttons for them. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include <stdint.h>

static const char hall[] = "##############################\n"
                           "#........+...................#\n"
                           "#..@.....#...................#\n"
                           "#........#...................#\n"
                           "##############################\n";

static struct ui_options options;
static struct ui *ui;

/* The first finger shows the buttons, outside the map, where it does nothing else. */
static int set_up(void **state)
{
    (void)state;
    options = ui_bench_options(hall, 390, 844);
    ui = ui_host_open(&options);
    ui_host_tap(ui, point_make(1, 1));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_host_close(ui);
    return 0;
}

static const struct state *state_of(void)
{
    return game_state(ui->context.game);
}

static void assert_hero(int x, int y)
{
    struct point at = state_hero_const(state_of())->position;
    if (!point_is_equal(at, point_make(x, y)))
        fail_msg("the hero is at %d,%d, not %d,%d", at.x, at.y, x, y);
}

/* Holds a finger on a cell for that long, and lifts it. */
static void hold(struct point cell, int milliseconds)
{
    struct point at = ui_host_cell(ui, cell.x, cell.y);
    ui_host_finger(ui, 1, SDL_FINGERDOWN, at);
    SDL_Delay((Uint32)milliseconds);
    ui_host_settle(ui);
    ui_host_finger(ui, 1, SDL_FINGERUP, at);
}

static void test_buttons_are_shown_once_a_finger_was_seen(void **state)
{
    (void)state;
    struct ui_options other = ui_bench_options(hall, 390, 844);
    struct ui *untouched = ui_host_open(&other);
    assert_int_equal(untouched->display.layout.button_rows, 0);
    ui_host_click(untouched, point_make(1, 1), SDL_BUTTON_LEFT);
    assert_int_equal(untouched->display.layout.button_rows, 0);
    ui_host_close(untouched);
    assert_int_equal(ui->display.layout.button_rows, 2);
}

static void test_a_tap_travels(void **state)
{
    (void)state;
    ui_host_tap(ui, ui_host_cell(ui, 6, 3));
    assert_hero(6, 3);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_false(ui->display.pointer.is_there);
}

static void test_a_long_press_looks_and_does_nothing_else(void **state)
{
    (void)state;
    hold(point_make(6, 3), 600);
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
    assert_true(point_is_equal(ui->context.cursor, point_make(6, 3)));
    assert_hero(3, 2);
    ui_host_tap(ui, ui_host_key(ui, "<Esc>"));
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
}

static void test_a_finger_held_for_a_moment_is_a_tap(void **state)
{
    (void)state;
    hold(point_make(4, 2), 100);
    assert_hero(4, 2);
}

static void test_each_button_presses_its_key(void **state)
{
    (void)state;
    enum lantern before = state_hero_const(state_of())->lantern;
    ui_host_tap(ui, ui_host_key(ui, "v"));
    assert_int_not_equal(state_hero_const(state_of())->lantern, before);
    int turn = state_of()->turn;
    ui_host_tap(ui, ui_host_key(ui, "."));
    assert_int_equal(state_of()->turn, turn + 1);
    ui_host_key(ui, "o");
    ui_host_tap(ui, ui_host_key(ui, "i"));
    assert_int_equal(ui_bench_screen(ui), SCREEN_INVENTORY);
    ui_host_tap(ui, ui_host_key(ui, "<Esc>"));
    ui_host_tap(ui, ui_host_key(ui, " "));
    assert_int_equal(ui_bench_screen(ui), SCREEN_ACTIONS);
    ui_host_tap(ui, ui_host_key(ui, "<Esc>"));
    ui_host_tap(ui, ui_host_key(ui, "<Esc>"));
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
}

static void test_every_screen_that_escape_leaves_has_a_button_for_it(void **state)
{
    (void)state;
    for (int screen = SCREEN_HELP; screen <= SCREEN_KEYS; screen++) {
        if (screen == SCREEN_MAP || screen == SCREEN_LOOK || screen == SCREEN_LAB ||
            screen == SCREEN_TRADE || screen == SCREEN_BOON || screen == SCREEN_END ||
            screen == SCREEN_STORY || screen == SCREEN_REPLAY || screen == SCREEN_AIM ||
            screen == SCREEN_INVENTORY)
            continue; /* they are opened by play */
        screen_stack_push(&ui->context, (enum screen)screen);
        ui_bench_draw(ui);
        ui_host_tap(ui, ui_host_key(ui, "<Esc>"));
        assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    }
}

static void test_a_drag_scrolls_a_list_and_chooses_nothing(void **state)
{
    (void)state;
    screen_stack_push(&ui->context, SCREEN_OPTIONS);
    ui_bench_draw(ui);
    int before = ui->context.stack.choice;
    struct point from = ui_host_row(ui, 4);
    ui_host_finger(ui, 1, SDL_FINGERDOWN, from);
    assert_int_equal(ui->context.stack.choice, 4);
    ui_host_finger(ui, 1, SDL_FINGERMOTION, point_make(from.x, from.y - 60));
    ui_host_finger(ui, 1, SDL_FINGERUP, point_make(from.x, from.y - 60));
    assert_int_equal(ui->context.stack.choice, 6);
    assert_int_not_equal(before, 6);
    assert_int_equal(ui_bench_screen(ui), SCREEN_OPTIONS);
}

static void test_a_drag_over_the_map_goes_nowhere(void **state)
{
    (void)state;
    struct point from = ui_host_cell(ui, 5, 2);
    ui_host_finger(ui, 1, SDL_FINGERDOWN, from);
    ui_host_finger(ui, 1, SDL_FINGERMOTION, point_make(from.x, from.y + 60));
    SDL_Delay(600);
    ui_host_settle(ui);
    ui_host_finger(ui, 1, SDL_FINGERUP, from);
    assert_hero(3, 2);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
}

static void pinch(float distance)
{
    SDL_Event event = {.type = SDL_MULTIGESTURE};
    event.mgesture.numFingers = 2;
    event.mgesture.dDist = distance;
    assert_int_equal(SDL_PushEvent(&event), 1);
    ui_host_settle(ui);
}

static void test_two_fingers_zoom_the_map_and_are_no_tap(void **state)
{
    (void)state;
    int zoom = ui->display.layout.zoom;
    struct point at = ui_host_cell(ui, 5, 2);
    ui_host_finger(ui, 1, SDL_FINGERDOWN, at);
    ui_host_finger(ui, 2, SDL_FINGERDOWN, at);
    pinch(0.05f);
    assert_int_equal(ui->display.layout.zoom, zoom);
    pinch(0.05f);
    assert_int_equal(ui->display.layout.zoom, zoom + 1);
    pinch(-0.1f);
    assert_int_equal(ui->display.layout.zoom, zoom);
    ui_host_finger(ui, 2, SDL_FINGERUP, at);
    ui_host_finger(ui, 1, SDL_FINGERUP, at);
    assert_hero(3, 2);
}

/* Such as by a gesture of the system. */
static void test_a_finger_that_is_taken_away_is_no_tap(void **state)
{
    (void)state;
    SDL_Event cancelled = {.type = TOUCH_CANCELLED};
    struct point at = ui_host_cell(ui, 5, 2);
    ui_host_finger(ui, 1, SDL_FINGERDOWN, at);
    assert_int_equal(SDL_PushEvent(&cancelled), 1);
    ui_host_finger(ui, 1, SDL_FINGERUP, at);
    assert_hero(3, 2);
    assert_false(ui->display.pointer.is_there);
    ui_host_tap(ui, at);
    assert_hero(5, 2);
}

/* Each letter is as wide as a finger. */
static void test_a_seed_is_typed_by_taps(void **state)
{
    (void)state;
    screen_stack_push(&ui->context, SCREEN_SEED);
    ui_bench_draw(ui);
    ui_host_tap(ui, ui_host_row(ui, 'd' - 'a'));
    ui_host_tap(ui, ui_host_row(ui, 'u' - 'a'));
    assert_string_equal(ui->context.states.seed.typed, "du");
    assert_true(ui_host_row(ui, 1).x - ui_host_row(ui, 0).x >= 44);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_buttons_are_shown_once_a_finger_was_seen, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_tap_travels, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_long_press_looks_and_does_nothing_else, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_finger_held_for_a_moment_is_a_tap, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_each_button_presses_its_key, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_every_screen_that_escape_leaves_has_a_button_for_it,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_drag_scrolls_a_list_and_chooses_nothing, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_drag_over_the_map_goes_nowhere, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_two_fingers_zoom_the_map_and_are_no_tap, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_finger_that_is_taken_away_is_no_tap, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_a_seed_is_typed_by_taps, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
