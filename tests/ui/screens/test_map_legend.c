/* The map's legend names all that the map shows, in a column or in lines above the map. */
#include "base/array.h"
#include "support/check.h"
#include "support/ui_bench.h"

#include "game/game.h"
#include "ui/view/floor_plan.h"

static const char map[] = "############\n"
                          "#@~....4.&.#\n"
                          "#..+.<>:...#\n"
                          "############\n";

static const uint32_t shown[] = {FLOOR_PLAN_UP_COLOUR,     FLOOR_PLAN_DOWN_COLOUR,
                                 FLOOR_PLAN_WATER_COLOUR,  FLOOR_PLAN_OBSTACLE_COLOUR,
                                 FLOOR_PLAN_GROWTH_COLOUR, FLOOR_PLAN_DOOR_COLOUR};

/* Draws the map in a window of that size. */
static struct ui *open_map(struct ui_options *options, int width, int height)
{
    *options = ui_bench_options(map, width, height);
    struct ui *ui = ui_bench_open(options);
    ui_bench_press(ui, "<Tab>");
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    return ui;
}

/* Pixels of that colour beside the plan, or above it. */
static int count(const struct ui *ui, uint32_t colour, bool is_beside)
{
    const struct canvas *frame = &ui->display.frame;
    struct rectangle plan = ui->context.states.map.plan.area;
    int count = 0;
    for (int y = 0; y < frame->height; y++)
        for (int x = 0; x < frame->width; x++)
            if (is_beside ? x >= plan.x + plan.width : y < plan.y)
                count += (frame->pixels[y * frame->width + x] & 0xffffff) == colour;
    return count;
}

static void check_legend(int width, int height, bool is_beside)
{
    struct ui_options options;
    struct ui *ui = open_map(&options, width, height);
    for (size_t i = 0; i < ARRAY_LENGTH(shown); i++) {
        if (count(ui, shown[i], is_beside) <= 20)
            fail_msg("%d x %d: sign %d is not shown", width, height, (int)i);
        assert_true(count(ui, shown[i], !is_beside) <= 20);
    }
    assert_true(ui->context.states.map.plan.area.height > 0);
    ui_bench_close(ui);
}

static void it_is_a_column_beside_the_plan_if_there_is_room(void **unused)
{
    check_legend(640, 400, true);
    (void)unused;
}

static void on_a_narrow_page_it_is_in_lines(void **unused)
{
    check_legend(390, 500, false);
    (void)unused;
}

static void on_a_page_too_low_for_the_column_it_is_in_lines(void **unused)
{
    check_legend(640, 200, false);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_a_column_beside_the_plan_if_there_is_room),
        cmocka_unit_test(on_a_narrow_page_it_is_in_lines),
        cmocka_unit_test(on_a_page_too_low_for_the_column_it_is_in_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
