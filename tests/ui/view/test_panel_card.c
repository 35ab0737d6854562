/* An actor that is looked at is a card in the panel: its mood has a colour, its health a bar. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "rules/visibility.h"
#include "ui/art/theme.h"
#include "ui/view/panel.h"
#include "ui/view/read_out.h"
#include "ui/view/widgets.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* Letters are a little darker than their colour. */
static bool is_heading(uint32_t pixel)
{
    int red = (int)(pixel >> 16 & 0xff);
    int green = (int)(pixel >> 8 & 0xff);
    int blue = (int)(pixel & 0xff);
    return red > 200 && green > 120 && green < 165 && blue < 80;
}

/* The offers of the stones of several floors. The other heading is "Looking at". */
static void the_card_of_a_boon_stone_leaves_the_floors_name_in_the_panel(void **unused)
{
    for (int depth = 2; depth < FLOOR_COUNT; depth++) {
        options = ui_bench_options("######\n#@...#\n######\n", 1280, 720);
        struct ui *ui = ui_bench_open(&options);
        struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
        game_picture_sink(state, depth);
        ui_bench_press(ui, "x");
        look_at(ui, 2);
        int headings = count(ui, is_heading);
        level_set_terrain(state_level(state), point_make(4, 1), TERRAIN_BOON_STONE);
        visibility_note_all(state);
        visibility_refresh(state);
        look_at(ui, 4);
        assert_true(headings > 100);
        assert_true(4 * count(ui, is_heading) > 3 * headings);
        ui_bench_close(ui);
    }
    (void)unused;
}

static void a_mood_has_a_colour_and_health_a_bar(void **unused)
{
    options = ui_bench_options("######\n#@.r.#\n######\n", 1280, 720);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "x");
    look_at(ui, 2);
    int plain = count(ui, is_bluish);
    int own = count(ui, is_health);
    look_at(ui, 3);
    assert_true(count(ui, is_bluish) > plain + 50); /* it is unaware */
    assert_true(count(ui, is_health) > own + 100);
    ui_bench_close(ui);
    (void)unused;
}

/* Whether the frame has the image there, magnified; only where that is opaque. */
static bool has_image(const struct canvas *frame, struct image image, int left, int top, int scale)
{
    for (int y = 0; y < image.height * scale; y++)
        for (int x = 0; x < image.width * scale; x++) {
            uint32_t wanted = image.pixels[y / scale * image.stride + x / scale];
            if (wanted >> 24 == 0xff &&
                frame->pixels[(top + y) * frame->width + left + x] != wanted)
                return false;
        }
    return true;
}

static void the_card_begins_with_a_large_picture(void **unused)
{
    options = ui_bench_options("######\n#@.r.#\n######\n", 1280, 720);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "x");
    look_at(ui, 3);
    const struct artwork *art = &ui->display.art;
    struct image rat = atlas_frame(&art->atlas, art->tileset.monsters[MONSTER_GUTTER_RAT], 0);
    struct rectangle panel = ui->display.layout.panel_drawn;
    int scale = 2 * ui->display.layout.panel_scale;
    int found = 0;
    for (int y = panel.y; y < panel.y + panel.height - TILE_SIDE * scale; y++)
        for (int x = panel.x; x < panel.x + panel.width - TILE_SIDE * scale; x++)
            found += has_image(&ui->display.frame, rat, x, y, scale);
    assert_int_equal(found, 1);
    ui_bench_close(ui);
    (void)unused;
}

/* A hurt hero's line also says that it heals. In a narrow panel those words must not take a second line. */
static void healing_makes_the_panel_no_higher(void **unused)
{
    for (int width = 640; width <= 1280; width += 320) {
        options = ui_bench_options("######\n#@...#\n######\n", width, width * 5 / 8);
        struct ui *ui = ui_bench_open(&options);
        struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
        int height[2];
        for (int is_hurt = 0; is_hurt < 2; is_hurt++) {
            struct page page = widgets_inside(&ui->display, ui->display.layout.panel);
            state_hero(state)->health = state->traits.health - is_hurt;
            panel_draw_health(&page, state);
            height[is_hurt] = page.area.height;
        }
        assert_int_equal(height[1], height[0]);
        ui_bench_close(ui);
    }
    (void)unused;
}

static char heard[4096];

static void hear(const char *sentence)
{
    size_t length = strlen(heard);
    snprintf(heard + length, sizeof heard - length, "%s|", sentence);
}

/* What is read out of the health of a hurt hero, that burns for that many turns, in a window that wide. */
static const char *hear_health(int width, int burning)
{
    options = ui_bench_options("######\n#@...#\n######\n", width, width * 5 / 8);
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct page page = widgets_inside(&ui->display, ui->display.layout.panel);
    page.is_read = true;
    heard[0] = '\0';
    state_hero(state)->health--;
    state_hero(state)->statuses[STATUS_BURNING] = (uint8_t)burning;
    read_out_begin(&ui->display);
    panel_draw_health(&page, state);
    read_out_end(&ui->display);
    ui_bench_close(ui);
    return heard;
}

/* A narrow panel shortens what it draws. */
static void healing_is_read_out_in_full_at_any_width(void **unused)
{
    for (int width = 640; width <= 1280; width += 320)
        assert_non_null(strstr(hear_health(width, 0), ", healing slowly|"));
    (void)unused;
}

static void a_hero_on_fire_is_not_said_to_heal(void **unused)
{
    for (int burns = 0; burns < 2; burns++) {
        const char *said = hear_health(1280, 6 * burns);
        assert_non_null(strstr(said, "29 of 30"));
        assert_int_equal(strstr(said, ", healing") == NULL, burns);
    }
    (void)unused;
}

/* Glyphs are a shade darker than their colour. */
static bool is_danger(uint32_t pixel)
{
    for (int shift = 0; shift <= 16; shift += 8)
        if (abs((int)(pixel >> shift & 0xff) - (int)(THEME_DANGER >> shift & 0xff)) > 20)
            return false;
    return true;
}

static void what_harms_the_hero_stands_in_the_colour_of_danger(void **unused)
{
    static const enum status statuses[] = {STATUS_QUIET, STATUS_HASTE, STATUS_BURNING, STATUS_BLIND,
                                           STATUS_HELD};
    options = ui_bench_options("######\n#@...#\n######\n", 1280, 720);
    for (int i = 0; i < (int)ARRAY_LENGTH(statuses); i++) {
        struct ui *ui = ui_bench_open(&options);
        struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
        state_hero(state)->statuses[statuses[i]] = 6;
        look_at(ui, 1);
        assert_int_equal(count(ui, is_danger) > 50, i >= 2);
        ui_bench_close(ui);
    }
    (void)unused;
}

/* "Esc menu" stands last. */
static void no_key_touches_the_edge_of_the_window(void **unused)
{
    for (int width = 700; width < 1100; width += 9) {
        options = ui_bench_options("######\n#@.r.#\n######\n", width, 500);
        struct ui *ui = ui_bench_open(&options);
        ui_bench_draw(ui);
        for (int i = 0; i < ui->display.hit_areas.count; i++) {
            struct rectangle area = ui->display.hit_areas.hit_areas[i].area;
            if (area.y >= ui->display.layout.bar.y)
                assert_true(area.x + area.width <=
                            width - WIDGETS_MARGIN * ui->display.layout.text_scale);
        }
        ui_bench_close(ui);
    }
    (void)unused;
}

/* Far off, in the dark: the hero knows its captive by its eyes. */
static void a_captive_known_by_its_eyes_is_listed_with_its_health(void **unused)
{
    options = ui_bench_options("#########################\n"
                               "#@..................r...#\n"
                               "#########################\n",
                               640, 400);
    for (int is_ally = 0; is_ally < 2; is_ally++) {
        struct ui *ui = ui_bench_open(&options);
        struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
        struct actor *rat = game_picture_who(state, 'r');
        rat->is_ally = is_ally;
        visibility_note_all(state);
        visibility_refresh(state);
        assert_true(rat->shines);
        display_redraw(&ui->display);
        ui_bench_draw(ui);
        bool has_bar = false;
        struct rectangle panel = ui->display.layout.panel_drawn;
        for (int y = panel.y; y < panel.y + panel.height; y++)
            for (int x = panel.x; x < panel.x + panel.width; x++)
                has_bar |= (ui->display.frame.pixels[(size_t)(y * ui->display.frame.width + x)] &
                            0xffffff) == THEME_FRIEND;
        assert_int_equal(has_bar, is_ally);
        ui_bench_close(ui);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_card_of_a_boon_stone_leaves_the_floors_name_in_the_panel),
        cmocka_unit_test(a_mood_has_a_colour_and_health_a_bar),
        cmocka_unit_test(the_card_begins_with_a_large_picture),
        cmocka_unit_test(healing_makes_the_panel_no_higher),
        cmocka_unit_test(healing_is_read_out_in_full_at_any_width),
        cmocka_unit_test(a_hero_on_fire_is_not_said_to_heal),
        cmocka_unit_test(what_harms_the_hero_stands_in_the_colour_of_danger),
        cmocka_unit_test(no_key_touches_the_edge_of_the_window),
        cmocka_unit_test(a_captive_known_by_its_eyes_is_listed_with_its_health),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
