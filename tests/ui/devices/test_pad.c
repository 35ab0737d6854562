/* Gamepads: buttons, D-pad and sticks as keys, with their timing; plugging in and out. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include "base/array.h"

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
    return state_hero_const(game_state(ui->context.game))->position;
}

static int turn(void)
{
    return game_state(ui->context.game)->turn;
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

static void test_connecting_and_disconnecting_are_reported_once(void **state)
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
    assert_int_equal(ui->input.pad.count, 0);
}

/* SDL reports gamepads that are already connected when it starts, and may report one again. */
static void test_a_gamepad_added_twice_counts_once(void **state)
{
    (void)state;
    struct key key;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_settle(ui);
    ui->input.pad.news = NULL;
    SDL_Event again = {.type = SDL_CONTROLLERDEVICEADDED};
    again.cdevice.which = pad.index;
    assert_false(pad_translate(&ui->input.pad, &again, &key));
    assert_int_equal(ui->input.pad.count, 1);
    assert_null(ui->input.pad.news);
    ui_host_unplug(ui, &pad);
    assert_int_equal(ui->input.pad.count, 0);
}

static void test_a_tap_of_the_d_pad_steps_in_any_of_eight_directions(void **state)
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

/* Gamepads unknown to any driver, at times set by the test: only their events matter. */
static struct pad make_pads(int count)
{
    struct pad pad = {.count = count, .way = PAD_NO_WAY};
    for (int i = 0; i < count; i++)
        pad.devices[i] = (struct pad_device){.id = i, .stick = PAD_NO_WAY};
    return pad;
}

static bool push_arm(struct pad *pad, int device, SDL_GameControllerButton button, bool is_down,
                     uint32_t now)
{
    struct key key;
    SDL_Event event = {.type = is_down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP};
    event.cbutton.timestamp = now;
    event.cbutton.which = device;
    event.cbutton.button = (Uint8)button;
    event.cbutton.state = is_down ? SDL_PRESSED : SDL_RELEASED;
    return pad_translate(pad, &event, &key);
}

static void push_axis(struct pad *pad, SDL_GameControllerAxis axis, int value, uint32_t now)
{
    struct key key;
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};
    event.caxis.timestamp = now;
    event.caxis.which = 0;
    event.caxis.axis = (Uint8)axis;
    event.caxis.value = (Sint16)value;
    pad_translate(pad, &event, &key);
}

/* The direction that is due at that time, -1: none; and whether it is a repeat. */
static int tick(struct pad *pad, uint32_t now, bool *is_repeat)
{
    struct key key;
    return pad_tick(pad, now, &key, is_repeat) ? key.code - KEY_BUTTON_NORTH : -1;
}

static void test_a_held_direction_repeats_after_a_while(void **state)
{
    (void)state;
    static const struct {
        uint32_t at;
        int way;
        bool is_repeat;
    } times[] = {{1039, -1, false},           {1040, DIRECTION_WEST, false},
                 {1319, -1, false},           {1320, DIRECTION_WEST, true},
                 {1409, -1, false},           {1410, DIRECTION_WEST, true},
                 {1500, DIRECTION_WEST, true}};
    struct pad pad = make_pads(1);
    push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, 1000);
    for (size_t i = 0; i < ARRAY_LENGTH(times); i++) {
        bool is_repeat = false;
        assert_int_equal(tick(&pad, times[i].at, &is_repeat), times[i].way);
        assert_int_equal(is_repeat, times[i].is_repeat);
    }
    bool is_repeat;
    assert_false(push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_LEFT, false, 1510));
    assert_int_equal(tick(&pad, 3000, &is_repeat), -1);
}

static void test_a_stick_has_eight_directions_beyond_half_way(void **state)
{
    (void)state;
    static const struct {
        int x;
        int y;
        int way;
    } ways[] = {{12000, 0, -1},
                {20000, 0, DIRECTION_EAST},
                {20000, 6000, DIRECTION_EAST},
                {20000, 12000, DIRECTION_SOUTH_EAST},
                {-23000, -23000, DIRECTION_NORTH_WEST},
                {-1000, 32767, DIRECTION_SOUTH},
                {3000, -32768, DIRECTION_NORTH},
                {-32768, 14000, DIRECTION_SOUTH_WEST}};
    for (size_t i = 0; i < ARRAY_LENGTH(ways); i++) {
        struct pad pad = make_pads(1);
        bool is_repeat = false;
        push_axis(&pad, SDL_CONTROLLER_AXIS_LEFTX, ways[i].x, 1000);
        push_axis(&pad, SDL_CONTROLLER_AXIS_LEFTY, ways[i].y, 1001);
        assert_int_equal(tick(&pad, 1100, &is_repeat), ways[i].way);
        assert_false(is_repeat);
    }
}

static void test_disconnecting_releases_a_held_direction(void **state)
{
    (void)state;
    struct pad pad = make_pads(2);
    SDL_Event event = {.type = SDL_CONTROLLERDEVICEREMOVED};
    struct key key;
    bool is_repeat;
    push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, 1000);
    push_arm(&pad, 1, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, true, 1010);
    assert_int_equal(tick(&pad, 1050, &is_repeat), DIRECTION_WEST);
    event.cdevice.timestamp = 1060;
    event.cdevice.which = 0;
    assert_false(pad_translate(&pad, &event, &key));
    assert_int_equal(tick(&pad, 2000, &is_repeat), DIRECTION_EAST);
    event.cdevice.which = 1;
    assert_false(pad_translate(&pad, &event, &key));
    assert_int_equal(tick(&pad, 3000, &is_repeat), -1);
}

static void test_the_left_trigger_turns_a_step_into_a_run(void **state)
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
    assert_int_equal(ui->input.pad.count, 0);
}

/* Behind the door a rat comes into view. */
static void test_a_held_direction_is_dropped_when_danger_appears(void **state)
{
    (void)state;
    ui_host_close(ui);
    open_hall("##########\n#.@+..r..#\n##########\n");
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, true);
    ui->input.pad.since -= 1000; /* it has settled */
    ui_host_frame(ui);
    assert_int_equal(turn(), 1);
    for (int i = 0; i < 3; i++) {
        ui->input.pad.next = SDL_GetTicks(); /* and repeats */
        ui_host_frame(ui);
    }
    assert_int_equal(turn(), 1);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, false);
    ui_host_press(ui, &pad, "<PadB>");
    assert_int_equal(turn(), 2);
    ui_host_unplug(ui, &pad);
}

static void test_a_direction_pushed_when_danger_appears_counts_as_held(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    struct key key;
    bool is_repeat = false;
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_UP, true);
    uint32_t now = SDL_GetTicks();
    pad_hold(&ui->input.pad, now);
    assert_false(pad_tick(&ui->input.pad, now + 100, &key, &is_repeat));
    assert_true(pad_tick(&ui->input.pad, now + 300, &key, &is_repeat));
    assert_true(is_repeat);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_UP, false);
    ui_host_unplug(ui, &pad);
}

static void test_nothing_is_due_while_nothing_is_held(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    assert_int_equal(pad_wait(&ui->input.pad, SDL_GetTicks()), -1);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, true);
    assert_in_range(pad_wait(&ui->input.pad, SDL_GetTicks()), 0, 300);
    assert_in_range(ui_timeout_ms(ui), 0, 300);
    ui_host_button(ui, &pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, false);
    ui_host_settle(ui);
    assert_int_equal(pad_wait(&ui->input.pad, SDL_GetTicks()), -1);
    ui_host_unplug(ui, &pad);
}

static void test_with_a_gamepad_hints_name_its_buttons(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    char key[32];
    struct text text = text_init(key, sizeof key);
    input_device_write_key(&ui->display.device, "lantern", &text);
    assert_string_equal(key, "v");
    ui_host_press(ui, &pad, "<PadB>");
    text = text_init(key, sizeof key);
    input_device_write_key(&ui->display.device, "lantern", &text);
    assert_string_equal(key, "pad Y");
    ui_host_type(ui, ".");
    text = text_init(key, sizeof key);
    input_device_write_key(&ui->display.device, "lantern", &text);
    assert_string_equal(key, "v");
    ui_host_unplug(ui, &pad);
}

/* The key in the list's foot that no other button stands for. */
static void test_y_presses_the_first_key_of_the_foot_without_a_button(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_press(ui, &pad, "<PadLS>");
    assert_int_equal(ui->context.ranges, 0);
    ui_host_press(ui, &pad, "<PadY>");
    assert_int_equal(ui->context.ranges, 1);
    ui_host_press(ui, &pad, "<PadRS>");
    assert_int_equal(ui->context.ranges, 0);
    ui_host_unplug(ui, &pad);
}

/* As by the command line, or within one frame. */
static void test_y_works_before_the_top_screen_is_drawn(void **state)
{
    (void)state;
    options.say = NULL; /* reading out draws the screen for each key */
    ui_bench_press(ui, "<PadLS>");
    assert_true(ui->display.needs_drawing);
    ui_bench_press(ui, "<PadY>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_LOOK);
    assert_int_equal(ui->context.ranges, 1);
    assert_true(ui->display.needs_drawing);
}

static void test_any_button_stops_a_run_and_does_nothing_more(void **state)
{
    (void)state;
    static const SDL_GameControllerButton buttons[] = {
        SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_Y, SDL_CONTROLLER_BUTTON_START};
    struct ui_host_pad pad = ui_host_plug(ui);
    for (size_t i = 0; i < ARRAY_LENGTH(buttons); i++) {
        int before = hero_at().x;
        int turns = turn();
        ui_key(ui, (struct key){i % 2 ? KEY_RIGHT : KEY_LEFT, KEY_SHIFT});
        assert_true(game_is_under_way(ui->context.game));
        ui_host_button(ui, &pad, buttons[i], true);
        assert_false(game_is_under_way(ui->context.game));
        ui_host_button(ui, &pad, buttons[i], false);
        ui_host_settle(ui);
        assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
        assert_int_equal(turn() - turns, i % 2 ? hero_at().x - before : before - hero_at().x);
    }
    ui_host_unplug(ui, &pad);
}

static void test_aiming_goes_by_stick_and_button(void **state)
{
    (void)state;
    struct ui_host_pad pad = ui_host_plug(ui);
    ui_host_press(ui, &pad, "<PadLB><PadA>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_AIM);
    struct point before = ui->context.reader.prompt.command.target;
    ui_host_press(ui, &pad, "<PadDownLeft>");
    struct point moved = point_subtract(ui->context.reader.prompt.command.target, before);
    assert_true(point_is_equal(moved, point_make(-1, 1)));
    ui_host_press(ui, &pad, "<PadA>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(turn(), 1);
    ui_host_unplug(ui, &pad);
}

static void test_a_change_of_direction_settles_longer_than_the_first_one(void **state)
{
    (void)state;
    struct pad pad = make_pads(1);
    bool is_repeat = false;
    push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, 1000);
    assert_int_equal(tick(&pad, 1040, &is_repeat), DIRECTION_WEST);
    push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_UP, true, 1100);
    assert_int_equal(tick(&pad, 1189, &is_repeat), -1);
    assert_int_equal(tick(&pad, 1190, &is_repeat), DIRECTION_NORTH_WEST);
}

static void test_a_stick_keeps_its_direction_until_it_is_nearer_the_centre(void **state)
{
    (void)state;
    struct pad pad = make_pads(1);
    bool is_repeat = false;
    push_axis(&pad, SDL_CONTROLLER_AXIS_LEFTX, 15000, 1000);
    assert_int_equal(tick(&pad, 1100, &is_repeat), -1);
    push_axis(&pad, SDL_CONTROLLER_AXIS_LEFTX, 20000, 1100);
    push_axis(&pad, SDL_CONTROLLER_AXIS_LEFTX, 15000, 1110);
    assert_int_equal(tick(&pad, 1200, &is_repeat), DIRECTION_EAST);
    push_axis(&pad, SDL_CONTROLLER_AXIS_LEFTX, 11000, 1210);
    assert_int_equal(tick(&pad, 2000, &is_repeat), -1);
}

static void test_a_diagonal_that_walked_is_no_tap_when_released(void **state)
{
    (void)state;
    for (int walks = 0; walks < 2; walks++) {
        struct pad pad = make_pads(1);
        bool is_repeat = false;
        push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, 1000);
        push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_UP, true, 1010);
        if (walks)
            assert_int_equal(tick(&pad, 1060, &is_repeat), DIRECTION_NORTH_WEST);
        bool is_tap = push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_UP, false, 1070);
        assert_int_equal(is_tap, !walks);
        assert_false(push_arm(&pad, 0, SDL_CONTROLLER_BUTTON_DPAD_LEFT, false, 1080));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_connecting_and_disconnecting_are_reported_once),
        TEST(test_a_gamepad_added_twice_counts_once),
        TEST(test_a_tap_of_the_d_pad_steps_in_any_of_eight_directions),
        TEST(test_a_held_direction_repeats_after_a_while),
        TEST(test_a_stick_has_eight_directions_beyond_half_way),
        TEST(test_disconnecting_releases_a_held_direction),
        TEST(test_the_left_trigger_turns_a_step_into_a_run),
        TEST(test_two_gamepads_play_together),
        TEST(test_a_held_direction_is_dropped_when_danger_appears),
        TEST(test_a_direction_pushed_when_danger_appears_counts_as_held),
        TEST(test_nothing_is_due_while_nothing_is_held),
        TEST(test_with_a_gamepad_hints_name_its_buttons),
        TEST(test_y_presses_the_first_key_of_the_foot_without_a_button),
        TEST(test_y_works_before_the_top_screen_is_drawn),
        TEST(test_any_button_stops_a_run_and_does_nothing_more),
        TEST(test_aiming_goes_by_stick_and_button),
        TEST(test_a_change_of_direction_settles_longer_than_the_first_one),
        TEST(test_a_stick_keeps_its_direction_until_it_is_nearer_the_centre),
        TEST(test_a_diagonal_that_walked_is_no_tap_when_released),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
