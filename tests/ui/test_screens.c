/* The screens: each draws at every size and answers every key; which key leads to which. */
#include "base/array.h"
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/screens/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct ui_options options;

static void fill_log(struct ui *ui)
{
    for (int i = 0; i < 60; i++) {
        char sentence[MESSAGE_LENGTH_MAX + 1];
        snprintf(sentence, sizeof sentence, "%d: %s", i,
                 "a message that needs to take more than one line of any log in any window, "
                 "however wide, and then goes on a little.");
        screen_context_say(&ui->context, sentence);
    }
}

static void assert_frame_is(const struct ui *ui, int width, int height)
{
    assert_int_equal(ui->display.frame.width, width);
    assert_int_equal(ui->display.frame.height, height);
    for (int i = 0; i < width * height; i++)
        assert_true(ui->display.frame.pixels[i] >> 24 == 0xff);
}

/* Draws every screen over the game; the sanitizers see what is touched beyond the frame. */
static void draw_every_screen(struct ui *ui)
{
    for (int screen = 0; screen < SCREEN_COUNT; screen++) {
        screen_stack_push(&ui->context, (enum screen)screen);
        ui->display.scroll.lines = 20;
        ui_bench_draw(ui);
        screen_stack_pop(&ui->context);
    }
    display_redraw(&ui->display);
    ui_bench_draw(ui);
}

static void test_every_screen_draws_at_every_size(void **state)
{
    (void)state;
    static const struct {
        int width;
        int height;
    } sizes[] = {{320, 200}, {321, 499},  {480, 300},  {959, 201},
                 {641, 399}, {1280, 720}, {2000, 333}, {1920, 1080}};
    struct ui *ui = ui_bench_open_floor(&options);
    fill_log(ui);
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        ui_bench_resize(ui, sizes[i].width, sizes[i].height);
        draw_every_screen(ui);
        assert_frame_is(ui, sizes[i].width, sizes[i].height);
    }
    ui_bench_close(ui);
}

static void test_every_screen_draws_at_every_zoom(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    for (ui->settings.in_force.map_zoom = 0; ui->settings.in_force.map_zoom <= ZOOM_MAX;
         ui->settings.in_force.map_zoom++)
        for (int width = 320; width <= 800; width += 96) {
            ui_bench_resize(ui, width, width * 5 / 8);
            draw_every_screen(ui);
        }
    ui_bench_close(ui);
}

static void press_everything(struct ui *ui, enum screen screen)
{
    for (int code = ' '; code <= KEY_LAST; code++)
        for (unsigned modifiers = 0; modifiers < 8; modifiers++) {
            if (code == KEY_F12 || code == KEY_F1 + 10)
                continue;
            if (ui_bench_screen(ui) != screen)
                screen_stack_push(&ui->context, screen);
            screen_get(screen)->key(&ui->context, (struct key){code, modifiers});
            game_interrupt(ui->context.game);
            ui->context.stack.count = 1;
            ui->context.stack.screens[0] = SCREEN_PLAY;
        }
}

static void test_every_screen_takes_every_key(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    for (int screen = 0; screen < SCREEN_COUNT; screen++)
        press_everything(ui, (enum screen)screen);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    ui_bench_close(ui);
}

static void test_the_screen_stack_never_exceeds_its_limit(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    for (int i = 0; i < 50; i++)
        screen_stack_push(&ui->context, SCREEN_HELP);
    assert_in_range(ui->context.stack.count, 1, SCREEN_DEPTH_MAX);
    for (int i = 0; i < 50; i++)
        screen_stack_pop(&ui->context);
    assert_int_equal(ui->context.stack.count, 1);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
}

static void assert_opens(const char *key, enum screen screen)
{
    struct ui *ui = ui_bench_open_floor(&options);
    ui_bench_press(ui, key);
    if (ui_bench_screen(ui) != screen)
        fail_msg("%s opens %s", key, screen_get(ui_bench_screen(ui))->name);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
}

static void test_each_screen_opens_by_its_key_and_escape_goes_back(void **state)
{
    (void)state;
    assert_opens("<Esc>", SCREEN_MENU);
    assert_opens("<Tab>", SCREEN_MAP);
    assert_opens("?", SCREEN_HELP);
    assert_opens("<F1>", SCREEN_HELP);
    assert_opens("m", SCREEN_MESSAGES);
    assert_opens("x", SCREEN_LOOK);
    assert_opens("_", SCREEN_LOOK);
}

static void test_the_keys_of_a_screen_do_not_reach_the_game(void **state)
{
    (void)state;
    static const char *const screens[] = {"<Esc>", "m", "x"};
    for (size_t i = 0; i < ARRAY_LENGTH(screens); i++) {
        struct ui *ui = ui_bench_open_floor(&options);
        struct point before = state_hero_const(game_state(ui->context.game))->position;
        ui_bench_press(ui, screens[i]);
        ui_bench_press(ui, "j<Down><KP_6>k");
        assert_int_equal(game_state(ui->context.game)->turn, 0);
        assert_true(
            point_is_equal(state_hero_const(game_state(ui->context.game))->position, before));
        ui_bench_close(ui);
    }
}

/* It shows cells that never had their light computed. */
static void test_a_wider_view_is_lit_to_its_edges(void **state)
{
    (void)state;
    enum { WIDTH = 150, HEIGHT = 9 };
    static char hall[(WIDTH + 1) * HEIGHT + 1];
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x <= WIDTH; x++)
            hall[y * (WIDTH + 1) + x] = (char)(x == WIDTH                            ? '\n'
                                               : y % (HEIGHT - 1) && x % (WIDTH - 1) ? '.'
                                                                                     : '#');
    hall[4 * (WIDTH + 1) + 60] = '@';
    options = ui_bench_options(hall, 1000, 400);
    options.setup.plain_radius = WIDTH;
    options.zoom = 2;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "-");
    assert_true(ui_draw(ui));
    size_t bytes = (size_t)ui->display.map.width * (size_t)ui->display.map.height *
                   sizeof *ui->display.map.pixels;
    uint32_t *before = malloc(bytes);
    assert_non_null(before);
    memcpy(before, ui->display.map.pixels, bytes);
    ui_bench_draw(ui);
    assert_memory_equal(before, ui->display.map.pixels, bytes);
    free(before);
    ui_bench_close(ui);
}

static void test_keys_held_with_control_or_alt_are_not_the_plain_ones(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    ui_bench_press(ui, "<C-m><A-m><C-x><A-Tab><C-?>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    ui = ui_bench_open_title(&options);
    ui_bench_press(ui, "<Enter><Down><Down><Enter>ab<C-c><A-v>");
    assert_string_equal(ui->context.states.seed.typed, "ab");
    ui_bench_close(ui);
}

static void test_a_key_that_means_nothing_draws_nothing(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<F7><BackSpace>");
    assert_false(ui->display.needs_drawing);
    ui_bench_press(ui, "v");
    assert_true(ui->display.needs_drawing);
    ui_bench_close(ui);
}

static void test_without_a_stage_no_frame_is_drawn(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    stage_clear(&ui->display.stage); /* as when memory was short */
    playing_settle(&ui->session);
    assert_false(ui_draw(ui));
    ui_bench_close(ui);
}

static void test_the_title_starts_a_game_of_a_typed_seed(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_title(&options);
    assert_null(ui->context.game);
    ui_bench_press(ui, "<Enter><Down><Down><Enter>tern-4<BackSpace>7<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_string_equal(game_state(ui->context.game)->seed, "tern-7");
    ui_bench_close(ui);
}

static void test_a_typed_seed_is_limited_to_the_length_of_a_seed(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_title(&options);
    ui_bench_press(ui, "<Enter><Down><Down><Enter>");
    for (int i = 0; i < 3 * SEED_LENGTH_MAX; i++)
        ui_bench_press(ui, "w<Up><Space><F5>");
    assert_int_equal(strlen(ui->context.states.seed.typed), SEED_LENGTH_MAX);
    ui_bench_press(ui, "w<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
}

static void test_escape_drops_a_typed_seed_and_an_empty_one_starts_no_game(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_title(&options);
    ui_bench_press(ui, "<Enter><Down><Down><Enter><BackSpace><End><Enter>");
    assert_null(ui->context.game);
    ui_bench_press(ui, "abc<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_NEW_GAME);
    assert_false(ui->context.quits);
    assert_null(ui->context.game);
    ui_bench_close(ui);
}

static void test_the_game_of_the_day_has_the_seed_of_the_day(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_title(&options);
    ui_bench_press(ui, "<Enter><Down><Enter>");
    assert_string_equal(game_state(ui->context.game)->seed, options.daily_seed);
    ui_bench_close(ui);
}

static void test_the_game_of_the_day_is_seen_by_the_same_algorithm_by_everyone(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_title(&options);
    ui->context.settings->in_force.sight = 1;
    ui_bench_press(ui, "<Enter><Down><Enter>");
    assert_int_equal(game_state(ui->context.game)->fov, 0);
    ui_bench_press(ui, "<F2>");
    assert_int_equal(game_state(ui->context.game)->fov, 0);
    ui_bench_close(ui);
}

static void test_each_new_game_has_another_seed(void **state)
{
    (void)state;
    char first[SEED_LENGTH_MAX + 1];
    struct ui *ui = ui_bench_open_title(&options);
    ui_bench_press(ui, "<Enter><Enter>");
    snprintf(first, sizeof first, "%s", game_state(ui->context.game)->seed);
    for (int i = 0; i < 3 && strcmp(first, game_state(ui->context.game)->seed) == 0; i++)
        ui_bench_press(ui, "<Esc><Up><Up><Enter><Enter><Enter><Enter>");
    assert_string_not_equal(first, game_state(ui->context.game)->seed);
    ui_bench_close(ui);
}

static void test_looking_moves_a_cursor_that_stays_on_the_level(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    ui_bench_press(ui, "xl<Right>");
    assert_true(point_is_equal(ui->context.cursor, point_make(5, 2)));
    ui_bench_press(ui, "LLLLLLLLJJJJ");
    assert_true(point_is_equal(ui->context.cursor, point_make(23, 5)));
    ui_bench_press(ui, "YYYYYYYY");
    assert_true(
        grid_contains(state_level_const(game_state(ui->context.game))->grid, ui->context.cursor));
    assert_int_equal(game_state(ui->context.game)->turn, 0);
    ui_bench_close(ui);
}

static void test_enter_while_looking_travels_there(void **state)
{
    (void)state;
    options = ui_bench_options("########\n#.@....#\n#......#\n########\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "xj<Right><Right><Right><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    struct point hero = state_hero_const(game_state(ui->context.game))->position;
    assert_true(point_is_equal(hero, point_make(5, 2)));
    ui_bench_close(ui);
}

/* A corridor longer than any window, all of it known, entered again as by stairs. */
static struct ui *open_long_corridor(char corridor[3 * 152 + 1])
{
    memset(corridor, '#', 3 * 152);
    memset(corridor + 152 + 1, '.', 149);
    corridor[152 + 2] = '@';
    corridor[151] = corridor[2 * 152 - 1] = corridor[3 * 152 - 1] = '\n';
    corridor[3 * 152] = '\0';
    options = ui_bench_options(corridor, 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "LLLL");
    assert_true(stage_set(&ui->display.stage, game_state(ui->context.game), ui->display.clock.now));
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return ui;
}

static void test_looking_far_away_shows_what_is_remembered_there(void **state)
{
    (void)state;
    char corridor[3 * 152 + 1];
    struct ui *ui = open_long_corridor(corridor);
    ui_bench_press(ui, "xHHHHHHHHHHHHHHHHHHHH");
    assert_true(ui_draw(ui));
    assert_true(ui->display.camera.x <= 0);
    long brightness = 0;
    for (int i = 0; i < ui->display.map.width * ui->display.map.height; i++)
        brightness += ui->display.map.pixels[i] & 0xff;
    assert_true(brightness / (16 * ui->display.map.width) > 5);
    ui_bench_close(ui);
}

static void test_resizing_does_not_make_the_floor_fade_in_again(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    options.is_still = false;
    assert_true(stage_set(&ui->display.stage, game_state(ui->context.game), ui->display.clock.now));
    stage_light(&ui->display.stage, game_state(ui->context.game), &ui->display.camera);
    stage_advance(&ui->display.stage, &ui->display.camera, 60000);
    assert_int_equal(stage_fade(&ui->display.stage), 255);
    ui_bench_resize(ui, 800, 500);
    assert_true(ui_draw(ui));
    assert_int_equal(stage_fade(&ui->display.stage), 255);
    ui_bench_close(ui);
}

static void test_zooming_stops_at_either_end(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    for (int i = 0; i < 2 * ZOOM_MAX; i++) {
        ui_bench_press(ui, "+");
        ui_bench_draw(ui);
    }
    assert_int_equal(ui->display.layout.zoom, ZOOM_MAX);
    for (int i = 0; i < 2 * ZOOM_MAX; i++) {
        ui_bench_press(ui, "-");
        ui_bench_draw(ui);
    }
    assert_int_equal(ui->display.layout.zoom, 1);
    assert_int_equal(game_state(ui->context.game)->turn, 0);
    ui_bench_close(ui);
}

static void test_a_prompt_takes_the_window_keys_too(void **state)
{
    (void)state;
    options = ui_bench_options("#####\n#./.#\n#.@.#\n#./.#\n#####\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "c<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_press(ui, "ck");
    assert_int_equal(game_state(ui->context.game)->turn, 1);
    ui_bench_close(ui);
}

static void test_messages_scroll_up_to_the_oldest(void **state)
{
    (void)state;
    struct ui *ui = ui_bench_open_floor(&options);
    fill_log(ui);
    ui_bench_press(ui, "m");
    for (int i = 0; i < 2 * MESSAGE_CAPACITY; i++)
        ui_bench_press(ui, "<Up>");
    ui_bench_draw(ui);
    assert_true(ui->display.scroll.lines < message_log_kept(&ui->context.log));
    for (int i = 0; i < 2 * MESSAGE_CAPACITY; i++)
        ui_bench_press(ui, "<Down>");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.scroll.lines, 0);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_screen_draws_at_every_size),
        cmocka_unit_test(test_every_screen_draws_at_every_zoom),
        cmocka_unit_test(test_every_screen_takes_every_key),
        cmocka_unit_test(test_the_screen_stack_never_exceeds_its_limit),
        cmocka_unit_test(test_each_screen_opens_by_its_key_and_escape_goes_back),
        cmocka_unit_test(test_the_keys_of_a_screen_do_not_reach_the_game),
        cmocka_unit_test(test_a_wider_view_is_lit_to_its_edges),
        cmocka_unit_test(test_keys_held_with_control_or_alt_are_not_the_plain_ones),
        cmocka_unit_test(test_a_key_that_means_nothing_draws_nothing),
        cmocka_unit_test(test_without_a_stage_no_frame_is_drawn),
        cmocka_unit_test(test_the_title_starts_a_game_of_a_typed_seed),
        cmocka_unit_test(test_a_typed_seed_is_limited_to_the_length_of_a_seed),
        cmocka_unit_test(test_escape_drops_a_typed_seed_and_an_empty_one_starts_no_game),
        cmocka_unit_test(test_the_game_of_the_day_has_the_seed_of_the_day),
        cmocka_unit_test(test_the_game_of_the_day_is_seen_by_the_same_algorithm_by_everyone),
        cmocka_unit_test(test_each_new_game_has_another_seed),
        cmocka_unit_test(test_looking_moves_a_cursor_that_stays_on_the_level),
        cmocka_unit_test(test_enter_while_looking_travels_there),
        cmocka_unit_test(test_looking_far_away_shows_what_is_remembered_there),
        cmocka_unit_test(test_resizing_does_not_make_the_floor_fade_in_again),
        cmocka_unit_test(test_zooming_stops_at_either_end),
        cmocka_unit_test(test_a_prompt_takes_the_window_keys_too),
        cmocka_unit_test(test_messages_scroll_up_to_the_oldest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
