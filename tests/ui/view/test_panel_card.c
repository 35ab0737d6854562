/* An actor that is looked at is a card in the panel: its mood has a colour, its health a bar, and all of it fits. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/art/theme.h"
#include "ui/view/widgets.h"

#include <stdio.h>

static struct ui_options options;

static bool is_bluish(uint32_t pixel)
{
    return (pixel & 0xff) > (pixel >> 16 & 0xff) + 40;
}

static bool is_health(uint32_t pixel)
{
    return (pixel & 0xffffff) == THEME_HEALTH;
}

/* The pixels of that colour in the panel. */
static int count(const struct ui *ui, bool (*is_counted)(uint32_t pixel))
{
    struct rectangle panel = ui->display.layout.panel_drawn;
    int pixels = 0;
    for (int y = panel.y; y < panel.y + panel.height; y++)
        for (int x = panel.x; x < panel.x + panel.width; x++)
            pixels +=
                is_counted(ui->display.frame.pixels[(size_t)(y * ui->display.frame.width + x)]);
    return pixels;
}

static void look_at(struct ui *ui, int x)
{
    ui->context.cursor = point_make(x, 1);
    display_redraw(&ui->display);
    ui_bench_draw(ui);
}

static void a_mood_has_a_colour_and_health_a_bar(void **unused)
{
    options = ui_bench_options("######\n#@.r.#\n######\n", 1280, 720);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "x");
    look_at(ui, 2);
    int plain = count(ui, is_bluish);
    assert_int_equal(count(ui, is_health), 0);
    look_at(ui, 3);
    assert_true(count(ui, is_bluish) > plain + 50); /* it is unaware */
    assert_true(count(ui, is_health) > 100);
    ui_bench_close(ui);
    (void)unused;
}

/* The last row inside the panel's frame that has letters as bright as what is told; -1: none. */
static int last_row_told(const struct ui *ui)
{
    struct rectangle panel = ui->display.layout.panel;
    int margin = WIDGETS_MARGIN * ui->display.layout.panel_scale;
    for (int y = panel.y + panel.height - margin - 1; y >= panel.y + margin; y--)
        for (int x = panel.x + margin; x < panel.x + panel.width - margin; x++)
            if ((ui->display.frame.pixels[(size_t)(y * ui->display.frame.width + x)] >> 8 & 0xff) >
                0xa0)
                return y;
    return -1;
}

struct frame_size {
    int width;
    int height;
    int text_scale;
};

/* What is told of a cell, in pixels from the top: its last row, the panel's last row, and the height of a line and of the lines
 * that say what the kind does. */
struct told {
    int row;
    int bottom;
    int line;
    int help;
};

static struct told measure_told(struct ui *ui, enum monster kind)
{
    struct display *display = &ui->display;
    display->layout.text_scale = display->layout.panel_scale;
    struct page page = widgets_inside(display, display->layout.panel);
    int line = (display->art.font.height + WIDGETS_LINE_GAP) * display->layout.panel_scale;
    return (struct told){.row = last_row_told(ui),
                         .bottom = page.area.y + page.area.height,
                         .line = line,
                         .help = line * widgets_paragraph_lines(&page, 0, monster_get(kind)->help)};
}

/* What is told while the hero, in bright light, looks or aims at an adjacent actor of that kind with that suspicion. */
static struct told tell(enum monster kind, int suspicion, const char *keys, struct frame_size size)
{
    char drawn[64];
    snprintf(drawn, sizeof drawn, "######\n#@%c..#\n######\n", monster_get(kind)->glyph);
    options = ui_bench_options(drawn, size.width, size.height);
    struct ui *ui = ui_bench_open(&options);
    struct state *played = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct level *level = state_level(played);
    struct actor *actor = level_actor(level, level_actor_at(level, point_make(2, 1)));
    actor->suspicion = suspicion;
    actor->is_revealed = actor->is_seen = true;
    /* A mimic's disguise is known. */
    ((struct memory *)(uintptr_t)level_memory(level, actor->position))->item = ITEM_NONE;
    ui->settings.in_force.text_size = size.text_scale;
    ui_bench_press(ui, keys);
    ui->context.cursor = actor->position;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    struct told told = measure_told(ui, kind);
    ui_bench_close(ui);
    return told;
}

/* In a higher frame nothing more is told; if `drops_help`, nothing but what the kind does. What leaves room for three lines is
 * not cut off. */
static void check_fits(enum monster kind, int suspicion, const char *keys, struct frame_size size,
                       bool drops_help)
{
    struct frame_size high = {size.width, size.height + 320, size.text_scale};
    struct told told = tell(kind, suspicion, keys, size);
    if (!drops_help && told.row + 3 * told.line < told.bottom)
        return;
    int missing = tell(kind, suspicion, keys, high).row - told.row;
    if (missing != 0 && (!drops_help || missing != told.help))
        fail_msg("%s with suspicion %d is cut off in %d x %d", monster_get(kind)->id, suspicion,
                 size.width, size.height);
}

/* It is longest when the creature begins to notice the hero. */
static void the_longest_description_of_every_kind_fits_the_panel(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if ((enum monster)m != monster_hero()) {
            check_fits((enum monster)m, 1, "x", (struct frame_size){640, 400, 1}, false);
            check_fits((enum monster)m, 1, "x", (struct frame_size){1280, 720, 2}, false);
        }
    (void)unused;
}

static void without_room_only_what_a_kind_does_is_left_out(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if ((enum monster)m != monster_hero()) {
            check_fits((enum monster)m, SUSPICION_MAX, "td", (struct frame_size){1280, 680, 2},
                       true);
        }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mood_has_a_colour_and_health_a_bar),
        cmocka_unit_test(the_longest_description_of_every_kind_fits_the_panel),
        cmocka_unit_test(without_room_only_what_a_kind_does_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
