/* The log over the map, and the screen of all messages: nothing that is told is cut off. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "game/game.h"
#include "ui/art/atlas.h"
#include "ui/view/log_view.h"
#include "ui/view/widgets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct ui_options options;

static struct ui *open_map(const char *map)
{
    options = ui_bench_options(map, 640, 400);
    return ui_bench_open(&options);
}

static struct ui *open_game(void)
{
    return open_map("############\n"
                    "#@.........#\n"
                    "############\n");
}

/* Whether two frames, one of each message, differ. */
static bool differ_on_screen(const char *one, const char *other, enum screen screen)
{
    struct ui *ui = open_game();
    message_log_clear(&ui->context.log);
    screen_context_say(&ui->context, one);
    screen_stack_push(&ui->context, screen);
    ui_bench_draw(ui);
    size_t size = sizeof *ui->display.frame.pixels * (size_t)ui->display.frame.width *
                  (size_t)ui->display.frame.height;
    uint32_t *before = malloc(size);
    assert_non_null(before);
    memcpy(before, ui->display.frame.pixels, size);
    screen_stack_pop(&ui->context);
    message_log_clear(&ui->context.log);
    screen_context_say(&ui->context, other);
    screen_stack_push(&ui->context, screen);
    ui_bench_draw(ui);
    bool differ = memcmp(before, ui->display.frame.pixels, size) != 0;
    free(before);
    ui_bench_close(ui);
    return differ;
}

static void test_the_end_of_a_long_message_is_not_cut_off(void **state)
{
    (void)state;
    static const char words[] = "A message that is much longer than any line of the log and of the "
                                "screen of all messages can be, and which ends with the number ";
    for (int i = 0; i < 2; i++) {
        enum screen screen = i == 0 ? SCREEN_PLAY : SCREEN_MESSAGES;
        char one[MESSAGE_LENGTH_MAX + 1];
        char other[MESSAGE_LENGTH_MAX + 1];
        snprintf(one, sizeof one, "%s1", words);
        snprintf(other, sizeof other, "%s7", words);
        assert_false(differ_on_screen(one, one, screen));
        assert_true(differ_on_screen(one, other, screen));
    }
}

/* How much red there is in the reddest word of the log, inside its frame. */
static int find_redness(const struct ui *ui)
{
    struct rectangle log = ui->display.layout.log;
    int redness = 0;
    for (int y = log.y + WIDGETS_MARGIN; y < log.y + log.height - WIDGETS_MARGIN; y++)
        for (int x = log.x + WIDGETS_MARGIN; x < log.x + log.width - WIDGETS_MARGIN; x++) {
            uint32_t pixel = ui->display.frame.pixels[(size_t)(y * ui->display.frame.width + x)];
            int more = (int)(pixel >> 16 & 0xff) - (int)(pixel >> 8 & 0xff);
            redness = more > redness ? more : redness;
        }
    return redness;
}

static void test_danger_stands_out_in_the_log_and_fades_with_the_turns(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    message_log_clear(&ui->context.log);
    screen_context_say(&ui->context, "It bites you.");
    ui_bench_draw(ui);
    int plain = find_redness(ui);
    message_log_mark_danger(&ui->context.log);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    int now = find_redness(ui);
    assert_true(now > plain + 60);
    ui_bench_press(ui, ".");
    ui_bench_draw(ui);
    int later = find_redness(ui);
    assert_true(later < now && later > plain + 40);
    ui_bench_close(ui);
}

static void test_messages_of_many_commands_ago_leave_the_map_free(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    message_log_clear(&ui->context.log);
    screen_context_say(&ui->context, "It bites you.");
    ui_bench_press(ui, "........");
    ui_bench_draw(ui);
    assert_true(ui->display.layout.log_drawn.height > 0);
    ui_bench_press(ui, ".");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.layout.log_drawn.height, 0);
    struct rectangle log = ui->display.layout.log;
    assert_true(layout_shows_map(&ui->display.layout, log.x, log.y + log.height - 1));
    ui_bench_close(ui);
}

static void beside_the_words_of_the_log_the_pointer_is_on_the_map(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    message_log_clear(&ui->context.log);
    screen_context_say(&ui->context, "You wait.");
    ui_bench_draw(ui);
    const struct layout *layout = &ui->display.layout;
    int words = font_width(&ui->display.art.font, "You wait.") * layout->text_scale;
    int y = layout->log.y + layout->log.height - WIDGETS_MARGIN * layout->text_scale - 2;
    assert_false(layout_shows_map(layout, layout->log.x + words, y));
    assert_true(layout_shows_map(layout, layout->log.x + words + 40, y));
    ui_bench_close(ui);
}

static void through_all_lines_of_the_log_but_the_last_the_pointer_is_on_the_map(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    message_log_clear(&ui->context.log);
    screen_context_say(&ui->context, "You wait.");
    screen_context_say(&ui->context, "You wait again.");
    ui_bench_draw(ui);
    const struct layout *layout = &ui->display.layout;
    struct rectangle words = layout->log_drawn;
    int line = widgets_line_height(&ui->display);
    int last = words.y + words.height - line;
    assert_true(layout_points_at_map(layout, words.x + 9, last - line));
    assert_false(layout_shows_map(layout, words.x + 9, last - line));
    assert_false(layout_points_at_map(layout, words.x + 9, last));
    ui_bench_close(ui);
}

/* The lines of the log that are drawn after that many messages of one command. */
static int height_after(struct ui *ui, int messages)
{
    message_log_clear(&ui->context.log);
    for (int i = 0; i < messages; i++) {
        char said[40];
        snprintf(said, sizeof said, "It bites you %d.", i);
        screen_context_say(&ui->context, said);
    }
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return ui->display.layout.log_drawn.height;
}

static void the_log_grows_for_the_messages_of_the_last_three_commands(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    int one = height_after(ui, 1);
    int four = height_after(ui, 4);
    int line = (four - one) / 3;
    assert_int_equal(height_after(ui, 5), four + line);
    assert_int_equal(height_after(ui, 7), height_after(ui, 6)); /* two lines more, no others */
    ui_bench_press(ui, "..");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.layout.log_drawn.height, four + 2 * line);
    ui_bench_press(ui, ".");
    ui_bench_draw(ui);
    assert_int_equal(ui->display.layout.log_drawn.height, four);
    ui_bench_close(ui);
}

/* The rat is above the usual place of the log. */
static void the_log_does_not_grow_over_a_creature(void **state)
{
    (void)state;
    struct ui *ui = open_map(
        "#######\n#.....#\n#.....#\n#..@..#\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#..r..#\n#######\n");
    int four = height_after(ui, 4);
    assert_int_equal(height_after(ui, 8), four);
    ui_bench_close(ui);
}

static void the_hero_counts_as_a_creature_that_the_log_would_cover(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    height_after(ui, 1);
    ui->display.camera.y = state_hero_const(game_state(ui->context.game))->position.y * TILE_SIDE -
                           (ui->display.layout.log.y / ui->display.layout.zoom - TILE_SIDE);
    struct rectangle above = {0, ui->display.layout.log.y - 8, ui->display.layout.log.width, 8};
    assert_true(play_view_has_creature_in(&ui->display, game_state(ui->context.game), above));
    ui_bench_close(ui);
}

/* A step by hand tells of it as exploring does. */
static void the_great_lamp_comes_into_view_as_great_news(void **unused)
{
    options = ui_bench_options("########\n#@+...9#\n########\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "l");
    struct message *last = &ui->context.log.messages[ui->context.log.count - 1];
    assert_string_equal(last->text, "You see the great lamp, 5 steps east.");
    assert_true(last->is_great);
    ui_bench_draw(ui);
    int great = find_redness(ui);
    last->is_great = false;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    assert_true(great > find_redness(ui) + 20);
    assert_false(last[-1].is_great);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_end_of_a_long_message_is_not_cut_off),
        cmocka_unit_test(test_danger_stands_out_in_the_log_and_fades_with_the_turns),
        cmocka_unit_test(test_messages_of_many_commands_ago_leave_the_map_free),
        cmocka_unit_test(beside_the_words_of_the_log_the_pointer_is_on_the_map),
        cmocka_unit_test(through_all_lines_of_the_log_but_the_last_the_pointer_is_on_the_map),
        cmocka_unit_test(the_log_grows_for_the_messages_of_the_last_three_commands),
        cmocka_unit_test(the_log_does_not_grow_over_a_creature),
        cmocka_unit_test(the_hero_counts_as_a_creature_that_the_log_would_cover),
        cmocka_unit_test(the_great_lamp_comes_into_view_as_great_news),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
