/* The panels about the map, and the screen of all messages: nothing that is told is cut off. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/widgets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char map[] = "############\n"
                          "#@.........#\n"
                          "############\n";

static struct ui_options options;

static struct ui *open_game(void)
{
    options = ui_bench_options(map, 640, 400);
    return ui_bench_open(&options);
}

/* Whether two frames, one of each message, differ. */
static bool differ_on_screen(const char *one, const char *other, enum screen screen)
{
    struct ui *ui = open_game();
    message_log_clear(&ui->log);
    ui_say(ui, one);
    screen_stack_push(ui, screen);
    ui_bench_draw(ui);
    size_t size = sizeof *ui->frame.pixels * (size_t)ui->frame.width * (size_t)ui->frame.height;
    uint32_t *before = malloc(size);
    assert_non_null(before);
    memcpy(before, ui->frame.pixels, size);
    screen_stack_pop(ui);
    message_log_clear(&ui->log);
    ui_say(ui, other);
    screen_stack_push(ui, screen);
    ui_bench_draw(ui);
    bool differ = memcmp(before, ui->frame.pixels, size) != 0;
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

/* Where there is no room for the panel. */
static void test_what_is_looked_at_is_told_however_narrow_the_frame_is(void **state)
{
    (void)state;
    options = ui_bench_options("#######\n#@..r.#\n#######\n", 320, 200);
    struct ui *ui = ui_bench_open(&options);
    assert_int_equal(ui->layout.panel.width, 0);
    ui_bench_press(ui, "xlll");
    ui_bench_draw(ui);
    struct rectangle told = {20, ui->layout.bar.y - 80, 280, 70};
    uint32_t sums[2] = {0};
    for (int look = 0; look < 2; look++) {
        for (int y = told.y; y < told.y + told.height; y++)
            for (int x = told.x; x < told.x + told.width; x++)
                sums[look] = sums[look] * 31 + ui->frame.pixels[(size_t)(y * ui->frame.width + x)];
        ui_bench_press(ui, "h");
        ui_bench_draw(ui);
    }
    assert_true(sums[0] != sums[1]);
    /* The map, drawn again by itself, leaves it as it is. */
    uint32_t before = ui->frame.pixels[(size_t)((told.y + 2) * ui->frame.width + 160)];
    ui->needs_drawing = true;
    ui_bench_draw(ui);
    assert_int_equal(ui->frame.pixels[(size_t)((told.y + 2) * ui->frame.width + 160)], before);
    ui_bench_close(ui);
}

/* How much red there is in the reddest word of the log, inside its frame. */
static int find_redness(const struct ui *ui)
{
    struct rectangle log = ui->layout.log;
    int redness = 0;
    for (int y = log.y + WIDGETS_MARGIN; y < log.y + log.height - WIDGETS_MARGIN; y++)
        for (int x = log.x + WIDGETS_MARGIN; x < log.x + log.width - WIDGETS_MARGIN; x++) {
            uint32_t pixel = ui->frame.pixels[(size_t)(y * ui->frame.width + x)];
            int more = (int)(pixel >> 16 & 0xff) - (int)(pixel >> 8 & 0xff);
            redness = more > redness ? more : redness;
        }
    return redness;
}

static void test_danger_stands_out_in_the_log_and_fades_with_the_turns(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    message_log_clear(&ui->log);
    ui_say(ui, "It bites you.");
    ui_bench_draw(ui);
    int plain = find_redness(ui);
    message_log_mark_danger(&ui->log);
    ui_redraw(ui);
    ui_bench_draw(ui);
    int now = find_redness(ui);
    assert_true(now > plain + 60);
    ui_bench_press(ui, ".");
    ui_bench_draw(ui);
    int later = find_redness(ui);
    assert_true(later < now && later > plain + 40);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_end_of_a_long_message_is_not_cut_off),
        cmocka_unit_test(test_what_is_looked_at_is_told_however_narrow_the_frame_is),
        cmocka_unit_test(test_danger_stands_out_in_the_log_and_fades_with_the_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
