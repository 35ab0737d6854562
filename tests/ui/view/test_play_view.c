/* The log over the map hides no creature longer than it must. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"

#include "ui/view/play_view.h"

#include <string.h>

/* After a few commands with messages: a creature in that cell of a hall under the log. */
static struct ui *open_hall(struct ui_options *options, struct point cell)
{
    static const char hall[] =
        "############\n#..........#\n#..........#\n#..........#\n#..........#\n#..........#\n"
        "#..........#\n#..........#\n#....@.....#\n#..........#\n#..........#\n#..........#\n"
        "#..........#\n#..........#\n#..........#\n#..........#\n#..........#\n############\n";
    char drawn[sizeof hall];
    memcpy(drawn, hall, sizeof hall);
    drawn[cell.y * 13 + cell.x] = 'e';
    drawn[cell.y * 13 + cell.x + 3] = '&'; /* shows it */
    *options = ui_bench_options(drawn, 640, 400);
    struct ui *ui = ui_bench_open(options);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    game_picture_who(state, 'e')->statuses[STATUS_STUNNED] = 100;
    message_log_clear(&ui->context.log);
    for (int i = 0; i < 4; i++) {
        screen_context_say(
            &ui->context,
            i % 2 ? "One thing happens at the far end of the long hall, out of your sight."
                  : "Another thing happens at the far end of the hall, out of your sight.");
        ui_bench_press(ui, ".");
    }
    ui_bench_draw(ui);
    return ui;
}

static void old_messages_leave_a_creature_under_them_free(void **unused)
{
    int covered = 0;
    struct ui_options options;
    struct ui *ui = open_hall(&options, point_make(5, 4));
    struct rectangle usual = ui->display.layout.log_drawn;
    ui_bench_close(ui);
    for (int row = 9; row < 16; row++) {
        ui = open_hall(&options, point_make(4, row));
        bool is_covered =
            play_view_has_creature_in(&ui->display, game_state(ui->context.game), usual);
        assert_int_equal(ui->display.layout.log_drawn.height < usual.height, is_covered);
        assert_false(play_view_has_creature_in(
            &ui->display, game_state(ui->context.game),
            (struct rectangle){usual.width, usual.y, usual.width, usual.height})); /* beside it */
        covered += is_covered;
        ui_bench_close(ui);
    }
    assert_in_range(covered, 1, 6);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(old_messages_leave_a_creature_under_them_free),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
