/* Gamepads: buttons, cross and sticks as keys, at the times at which they count; plugged in and out. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include <stdio.h>
#include <string.h>

static const char hall[] = "####################\n"
                           "#..................#\n"
                           "#.........@........#\n"
                           "#..................#\n"
                           "####################\n";

static struct ui_options options;
static struct ui *ui;
static char said[2048];

static void hear(const char *sentence)
{
    snprintf(said + strlen(said), sizeof said - strlen(said), "%s|", sentence);
}

static struct ui *open_hall(const char *map)
{
    said[0] = '\0';
    options = ui_bench_options(map, 640, 400);
    options.say = hear;
    ui = ui_host_open(&options);
    return ui;
}

static int set_up(void **state)
{
    (void)state;
    open_hall(hall);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_host_close(ui);
    return 0;
}

static struct point hero_at(void)
{
    return state_hero_const(game_state(ui->game))->position;
}

static int turn(void)
{
    return game_state(ui->game)->turn;
}

static void assert_hero(int x, int y)
{
    struct point at = hero_at();
    if (!point_is_equal(at, point_make(x, y)))
        fail_msg("the hero is at %d,%d, not %d,%d", at.x, at.y, x, y);
}

static bool heard(const char *sentence)
{
    return strstr(said, sentence) != NULL;
}

static void test_one_that_comes_or_goes_is_told_of_once(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_settle(ui);
    assert_true(heard("Gamepad connected.|"));
    said[0] = '\0';
    ui_host_press(ui, &pad, "<PadB>");
    assert_false(heard("Gamepad"));
    ui_host_unplug(ui, &pad);
    assert_true(heard("Gamepad disconnected.|"));
    assert_int_equal(ui->pad.count, 0);
}

static void test_a_tap_of_the_cross_is_a_step_at_any_of_the_eight_angles(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_press(ui, &pad, "<PadRight>");
    assert_hero(11, 2);
    ui_host_press(ui, &pad, "<PadUp><PadLeft><PadDown>");
    assert_hero(10, 2);
    ui_host_press(ui, &pad, "<PadUpRight>");
    assert_hero(11, 1);
    ui_host_press(ui, &pad, "<PadDownLeft><PadDownLeft>");
    assert_hero(9, 3);
    ui_host_press(ui, &pad, "<PadUpLeft><PadDownRight>");
    assert_hero(9, 3);
    assert_int_equal(turn(), 9);
    ui_host_unplug(ui, &pad);
}

/* Frames for so many milliseconds. */
static void pass(uint32_t milliseconds)
{
    uint32_t start = SDL_GetTicks();
    while (SDL_GetTicks() - start < milliseconds) {
        ui_host_frame(ui);
        SDL_Delay(1);
    }
}

static void test_what_is_held_repeats_after_a_while(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT, true);
    pass(120);
    assert_hero(9, 2);
    pass(420);
    assert_in_range(hero_at().x, 5, 7);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT, false);
    ui_host_settle(ui);
    int turns = turn();
    pass(350);
    assert_int_equal(turn(), turns);
    ui_host_unplug(ui, &pad);
}

static void test_a_stick_points_eight_ways_beyond_half_of_its_way(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    static const struct {
        int x;
        int y;
        int dx;
        int dy;
    } ways[] = {{12000, 0, 0, 0},      {20000, 0, 1, 0},         {20000, 6000, 1, 0},
                {20000, 12000, 1, 1},  {-23000, -23000, -1, -1}, {-1000, 32767, 0, 1},
                {3000, -32768, 0, -1}, {-32768, 14000, -1, 1}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        struct point before = hero_at();
        pad_let_go(&ui->pad);
        /* Both at once, as a thumb moves it. */
        SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_LEFTX, (Sint16)ways[i].x);
        ui_host_axis(ui, &pad, SDL_CONTROLLER_AXIS_LEFTY, ways[i].y);
        pass(70);
        SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_LEFTX, 0);
        ui_host_axis(ui, &pad, SDL_CONTROLLER_AXIS_LEFTY, 0);
        ui_host_settle(ui);
        assert_int_equal(hero_at().x - before.x, ways[i].dx);
        assert_int_equal(hero_at().y - before.y, ways[i].dy);
        ui_host_type(ui, ways[i].dy > 0 ? "k" : ways[i].dy < 0 ? "j" : ".");
    }
    ui_host_unplug(ui, &pad);
}

static void test_the_left_trigger_makes_a_run_of_a_step(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_press(ui, &pad, "<S-PadLeft>");
    assert_int_equal(hero_at().x, 1);
    ui_host_press(ui, &pad, "<PadRight>");
    assert_int_equal(hero_at().x, 2);
    ui_host_unplug(ui, &pad);
}

static void test_two_gamepads_play_together(void **state)
{
    (void)state;
    struct ui_host_pad first = ui_host_plug(ui);
    struct ui_host_pad second = ui_host_plug(ui);
    ui_host_press(ui, &first, "<PadLeft>");
    ui_host_press(ui, &second, "<PadLeft>");
    assert_hero(8, 2);
    ui_host_unplug(ui, &first);
    ui_host_press(ui, &second, "<PadLeft>");
    assert_hero(7, 2);
    ui_host_unplug(ui, &second);
    assert_int_equal(ui->pad.count, 0);
}

/* Behind the door a rat comes into view. */
static void test_what_is_held_is_dropped_when_danger_appears(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_hall("##########\n#.@+..r..#\n##########\n");
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, true);
    pass(900);
    assert_int_equal(turn(), 1);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, false);
    ui_host_press(ui, &pad, "<PadB>");
    assert_int_equal(turn(), 2);
    ui_host_unplug(ui, &pad);
}

static void test_nothing_held_is_nothing_to_wait_for(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    assert_int_equal(pad_wait(&ui->pad, SDL_GetTicks()), -1);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, true);
    assert_in_range(pad_wait(&ui->pad, SDL_GetTicks()), 0, 300);
    assert_in_range(ui_rest(ui), 0, 300);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, false);
    ui_host_settle(ui);
    assert_int_equal(pad_wait(&ui->pad, SDL_GetTicks()), -1);
    ui_host_unplug(ui, &pad);
}

static void test_hints_name_the_buttons_of_who_uses_them(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    char key[32];
    struct text text = text_over(key, sizeof key);
    ui_write_key(ui, "lantern", &text);
    assert_string_equal(key, "v");
    ui_host_press(ui, &pad, "<PadB>");
    text = text_over(key, sizeof key);
    ui_write_key(ui, "lantern", &text);
    assert_string_equal(key, "pad Y");
    ui_host_type(ui, ".");
    text = text_over(key, sizeof key);
    ui_write_key(ui, "lantern", &text);
    assert_string_equal(key, "v");
    ui_host_unplug(ui, &pad);
}

/* What the foot of the list names and no other button is. */
static void test_y_is_the_first_key_of_a_foot_that_no_other_button_is(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_press(ui, &pad, "<PadLS>");
    assert_int_equal(ui->ranges, 0);
    ui_host_press(ui, &pad, "<PadY>");
    assert_int_equal(ui->ranges, 1);
    ui_host_press(ui, &pad, "<PadRS>");
    assert_int_equal(ui->ranges, 0);
    ui_host_unplug(ui, &pad);
}

static void test_aiming_goes_by_stick_and_button(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_press(ui, &pad, "<PadLB><PadA>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    struct point before = ui->reader.prompt.command.target;
    ui_host_press(ui, &pad, "<PadDownLeft>");
    struct point moved = point_subtract(ui->reader.prompt.command.target, before);
    assert_true(point_is_equal(moved, point_make(-1, 1)));
    ui_host_press(ui, &pad, "<PadA>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(turn(), 1);
    ui_host_unplug(ui, &pad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_one_that_comes_or_goes_is_told_of_once),
        TEST(test_a_tap_of_the_cross_is_a_step_at_any_of_the_eight_angles),
        TEST(test_what_is_held_repeats_after_a_while),
        TEST(test_a_stick_points_eight_ways_beyond_half_of_its_way),
        TEST(test_the_left_trigger_makes_a_run_of_a_step),
        TEST(test_two_gamepads_play_together),
        TEST(test_what_is_held_is_dropped_when_danger_appears),
        TEST(test_nothing_held_is_nothing_to_wait_for),
        TEST(test_hints_name_the_buttons_of_who_uses_them),
        TEST(test_y_is_the_first_key_of_a_foot_that_no_other_button_is),
        TEST(test_aiming_goes_by_stick_and_button),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
