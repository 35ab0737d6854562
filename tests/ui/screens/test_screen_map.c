/* The whole floor at once. */
#include "base/array.h"
#include "base/integer.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"

#include "game/game.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "ui/screens/screen.h"
#include "ui/view/floor_plan.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 700
#define HEIGHT 8

/* A floor so wide that cells share pixels, all of it in plain sight. */
static struct ui *open_map(struct ui_options *options, char map[HEIGHT * (WIDTH + 1) + 1])
{
    memset(map, '.', HEIGHT * (WIDTH + 1));
    for (int y = 0; y < HEIGHT; y++) {
        char *row = map + y * (WIDTH + 1);
        row[0] = row[WIDTH - 1] = '#';
        if (y == 0 || y == HEIGHT - 1)
            memset(row, '#', WIDTH);
        row[WIDTH] = '\n';
    }
    map[HEIGHT * (WIDTH + 1)] = '\0';
    map[3 * (WIDTH + 1) + 3] = '@';
    *options = ui_bench_options(map, 640, 480);
    options->setup.fov = fov_find("disc");
    options->setup.plain_radius = 1000;
    struct ui *ui = ui_bench_open(options);
    ui_bench_press(ui, "<Tab>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MAP);
    return ui;
}

/* On the plan, or off it. */
static int count_where(struct ui *ui, uint32_t colour, bool is_on_plan)
{
    int count = 0;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    const struct canvas *frame = &ui->display.frame;
    struct rectangle area = ui->context.states.map.plan.area;
    for (int i = 0; i < frame->width * frame->height; i++)
        if (rectangle_has(area, i % frame->width, i / frame->width) == is_on_plan)
            count += (frame->pixels[i] & 0xffffff) == colour;
    return count;
}

static int count_pixels(struct ui *ui, uint32_t colour)
{
    return count_where(ui, colour, true);
}

/* One pixel more of its colour, though the cells beside it would lie over it. */
static void marks_are_not_lost_where_cells_share_a_pixel(void **unused)
{
    static const struct {
        enum terrain terrain;
        uint32_t colour;
    } cells[] = {{TERRAIN_STAIRS_DOWN, 0xffffff}, {TERRAIN_BRAZIER, 0xf2782a},
                 {TERRAIN_GREAT_LAMP, 0xf2782a},  {TERRAIN_BEACON, 0xf2782a},
                 {TERRAIN_SNARE, 0xe8e25a},       {TERRAIN_DOOR_LOCKED, 0x9a6a34}};
    char map[HEIGHT * (WIDTH + 1) + 1];
    struct ui_options options;
    struct ui *ui = open_map(&options, map);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    for (size_t i = 0; i < ARRAY_LENGTH(cells); i++) {
        int before = count_pixels(ui, cells[i].colour);
        level_set_terrain(state_level(state), point_make(100, 4), cells[i].terrain);
        visibility_note_all(state);
        visibility_refresh(state);
        assert_int_equal(count_pixels(ui, cells[i].colour), before + 1);
        level_set_terrain(state_level(state), point_make(100, 4), TERRAIN_FLOOR);
        visibility_note_all(state);
        visibility_refresh(state);
    }
    ui_bench_close(ui);
    (void)unused;
}

/* Its light lies over the squares around it. */
static void a_lamp_lights_squares_around_it(void **unused)
{
    char map[HEIGHT * (WIDTH + 1) + 1];
    struct ui_options options;
    struct ui *ui = open_map(&options, map);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    int before = count_pixels(ui, FLOOR_PLAN_FLOOR_SEEN_COLOUR);
    level_set_terrain(state_level(state), point_make(100, 4), TERRAIN_BRAZIER);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_true(count_pixels(ui, FLOOR_PLAN_FLOOR_SEEN_COLOUR) < before - 8);
    ui_bench_close(ui);
    (void)unused;
}

static void a_creature_in_view_is_on_the_map(void **unused)
{
    char map[HEIGHT * (WIDTH + 1) + 1];
    struct ui_options options;
    struct ui *ui = open_map(&options, map);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    int before = count_pixels(ui, FLOOR_PLAN_CREATURE_COLOUR);
    level_add_actor(state_level(state),
                    (struct actor){.kind = MONSTER_GUTTER_RAT, .position = point_make(100, 4)});
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(count_pixels(ui, FLOOR_PLAN_CREATURE_COLOUR), before + 1);
    ui_bench_close(ui);
    (void)unused;
}

/* How many pixels of that colour more a row of such cells makes, as cells share pixels here. */
static int count_of_row(enum terrain terrain, uint32_t colour)
{
    char map[HEIGHT * (WIDTH + 1) + 1];
    struct ui_options options;
    struct ui *ui = open_map(&options, map);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    int before = count_pixels(ui, colour);
    for (int x = 100; x < 200; x++)
        level_set_terrain(state_level(state), point_make(x, 1), terrain);
    visibility_note_all(state);
    visibility_refresh(state);
    int count = count_pixels(ui, colour) - before;
    ui_bench_close(ui);
    return count;
}

static void a_curtain_is_drawn_as_a_door(void **unused)
{
    assert_true(count_of_row(TERRAIN_CURTAIN, FLOOR_PLAN_DOOR_COLOUR) > 0);
    (void)unused;
}

static void only_water_is_drawn_as_water(void **unused)
{
    const uint32_t water = FLOOR_PLAN_WATER_COLOUR;
    assert_int_equal(count_of_row(TERRAIN_CRATE, water), 0);
    assert_int_equal(count_of_row(TERRAIN_CHASM, water), 0);
    assert_true(count_of_row(TERRAIN_SHALLOW_WATER, water) > 0);
    assert_true(count_of_row(TERRAIN_DEEP_WATER, water) > 0);
    (void)unused;
}

static bool offers_travel(const struct ui *ui)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].key.code == KEY_ENTER &&
            ui->display.hit_areas.hit_areas[i].choice < 0 &&
            ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1)
            return true;
    return false;
}

/* The end of a game and a replay do not open it. */
static void travel_is_offered_only_where_it_can_begin(void **unused)
{
    static const enum screen below[] = {SCREEN_PLAY, SCREEN_END, SCREEN_END, SCREEN_REPLAY};
    for (size_t i = 0; i < ARRAY_LENGTH(below); i++) {
        struct ui_options options = ui_bench_options("#####\n#@.>#\n#####\n", 640, 400);
        struct ui *ui = ui_bench_open(&options);
        if (below[i] != SCREEN_PLAY)
            screen_stack_push(&ui->context, below[i]);
        screen_stack_push(&ui->context, SCREEN_MAP);
        display_redraw(&ui->display);
        ui_bench_draw(ui);
        assert_int_equal(offers_travel(ui), below[i] == SCREEN_PLAY);
        ui_bench_close(ui);
    }
    (void)unused;
}

/* The map is closed by then. */
static void enter_again_goes_on_with_travel_that_a_danger_refused(void **unused)
{
    struct ui_options options =
        ui_bench_options("############\n#>...@..d..#\n############\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    struct point start = state_hero(state)->position;
    game_picture_who(state, 'd')->suspicion = SUSPICION_MAX;
    visibility_refresh(state);
    ui_bench_press(ui, "<Enter>");
    assert_null(game_held_command(ui->context.game));
    ui_bench_press(ui, "<Tab>><Enter>");
    assert_true(point_is_equal(state_hero(state)->position, start));
    assert_non_null(game_held_command(ui->context.game));
    ui_bench_press(ui, "<Enter>");
    assert_true(state_hero(state)->position.x < start.x);
    ui_bench_close(ui);
    (void)unused;
}

static void stairs_up_and_down_have_different_colours(void **unused)
{
    struct ui_options options = ui_bench_options("#######\n#<@..>#\n#######\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Tab>");
    assert_true(count_pixels(ui, FLOOR_PLAN_DOWN_COLOUR) > 20);
    assert_true(count_pixels(ui, FLOOR_PLAN_UP_COLOUR) > 20);
    ui_bench_close(ui);
    (void)unused;
}

/* Pixels of that colour in the legend of a map. */
static int count_in_legend(const char *map, uint32_t colour)
{
    struct ui_options options = ui_bench_options(map, 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Tab>");
    int pixels = count_where(ui, colour, false);
    ui_bench_close(ui);
    return pixels;
}

static void the_legend_tells_of_what_marks_the_map_shows(void **unused)
{
    static const char without[] = "######\n#@...#\n######\n";
    static const char with[] = "######\n#@~.<#\n######\n";
    assert_int_equal(count_in_legend(without, FLOOR_PLAN_UP_COLOUR), 0);
    assert_true(count_in_legend(with, FLOOR_PLAN_UP_COLOUR) >= 7 * 7);
    assert_int_equal(count_in_legend(without, FLOOR_PLAN_WATER_COLOUR), 0);
    assert_true(count_in_legend(with, FLOOR_PLAN_WATER_COLOUR) > 20);
    assert_true(count_in_legend("######\n#@+4.#\n######\n", FLOOR_PLAN_DOOR_COLOUR) > 20);
    assert_true(count_in_legend("######\n#@4..#\n######\n", FLOOR_PLAN_OBSTACLE_COLOUR) > 20);
    (void)unused;
}

/* In ink, above a small known part that is magnified. */
static void paper_bears_the_name_beside_the_known_part(void **unused)
{
    struct ui_options options = ui_bench_options("######\n#@...#\n######\n", 1280, 720);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Tab>");
    ui_bench_draw(ui);
    struct floor_plan plan = ui->context.states.map.plan;
    assert_int_equal(plan.side % (TILE_SIDE / 2), 0);
    assert_in_range(plan.side * 6 * 100 / plan.area.width, 55, 75);
    struct rectangle known = floor_plan_cell(plan, point_make(0, 0));
    const struct canvas *frame = &ui->display.frame;
    int ink = 0;
    for (int y = plan.area.y + 30; y < known.y; y++)
        for (int x = plan.area.x + 60; x < plan.area.x + 180; x++)
            ink += (frame->pixels[y * frame->width + x] >> 16 & 0xff) < 0x3a; /* red */
    assert_true(ink > 100);
    ui_bench_close(ui);
    (void)unused;
}

/* The pixels that the name changes on a plan, all of them in `inside`. */
static int count_named(struct ui *ui, struct floor_plan plan, struct rectangle inside)
{
    uint32_t *before = ui_bench_picture(ui);
    const struct canvas *frame = &ui->display.frame;
    int count = 0;
    floor_plan_draw_title(&ui->display, game_state(ui->context.game), plan);
    for (int i = 0; i < frame->width * frame->height; i++) {
        bool is_changed = frame->pixels[i] != before[i];
        assert_true(!is_changed || rectangle_has(inside, i % frame->width, i / frame->width));
        count += is_changed;
    }
    free(before);
    return count;
}

/* The compass is in the lower left. */
static void the_name_is_in_the_lower_right_if_the_top_is_known(void **unused)
{
    struct ui_options options =
        ui_bench_options("############\n#@.........#\n############\n", 1280, 720);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Tab>");
    ui_bench_draw(ui);
    struct floor_plan plan = ui->context.states.map.plan;
    struct rectangle area = plan.area;
    plan.side = (area.width + 11) / 12;
    plan.x = area.x;
    plan.y = area.y;
    struct rectangle lower_right = {area.x + area.width / 2, area.y + area.height / 2,
                                    area.width / 2, area.height / 2};
    assert_true(count_named(ui, plan, lower_right) > 100);
    plan.x = plan.y =
        1000; /* nothing is known in the area, but it is too narrow, and then too low */
    plan.area.width = 40;
    assert_int_equal(count_named(ui, plan, area), 0);
    plan.area = (struct rectangle){area.x, area.y, area.width, 20};
    assert_int_equal(count_named(ui, plan, area), 0);
    ui_bench_close(ui);
    (void)unused;
}

static void the_legend_tells_of_squares_where_there_are_no_tiles(void **unused)
{
    char map[HEIGHT * (WIDTH + 1) + 1];
    struct ui_options options;
    struct ui *ui = open_map(&options, map);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    level_set_terrain(state_level(state), point_make(100, 4), TERRAIN_DEEP_WATER);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_true(count_where(ui, FLOOR_PLAN_WATER_COLOUR, false) >= 7 * 7);
    ui_bench_close(ui);
    (void)unused;
}

/* How many colours the second picture has where it differs from the first: few if only cells are filled; up to 16. */
static int count_changed_colours(const uint32_t *before, const uint32_t *after, size_t pixels)
{
    uint32_t colours[16];
    int count = 0;
    for (size_t pixel = 0; pixel < pixels && count < (int)ARRAY_LENGTH(colours); pixel++) {
        int i = 0;
        while (i < count && colours[i] != after[pixel])
            i++;
        if (before[pixel] != after[pixel] && i == count)
            colours[count++] = after[pixel];
    }
    return count;
}

/* The map of a hall as wide as that, with `glyph` in it; freed by the caller. */
static uint32_t *picture_of_hall(int width, char glyph, int *side)
{
    static char map[3 * 61 + 1];
    memset(map, '#', (size_t)(3 * (width + 1)));
    memset(map + width + 2, '.', (size_t)(width - 2));
    map[width] = map[2 * width + 1] = map[3 * width + 2] = '\n';
    map[3 * (width + 1)] = '\0';
    map[width + 3] = '@';
    map[width + 9] = glyph;
    struct ui_options options = ui_bench_options(map, 640, 400);
    options.setup.plain_radius = 1000; /* all is known */
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Tab>");
    uint32_t *picture = ui_bench_picture(ui);
    *side = ui->context.states.map.plan.side;
    ui_bench_close(ui);
    return picture;
}

/* Water, a lamp, a creature and a crate, where cells are smaller than sprites and where they are larger. */
static void cells_are_drawn_and_what_is_on_them_has_pictures(void **unused)
{
    static const int widths[] = {12, 60};
    static const char glyphs[] = "~&r4";
    for (size_t i = 0; i < ARRAY_LENGTH(widths); i++) {
        int side;
        uint32_t *without = picture_of_hall(widths[i], '.', &side);
        assert_in_range(side, i == 0 ? TILE_SIDE : 8, i == 0 ? 64 : TILE_SIDE - 1);
        for (const char *glyph = glyphs; *glyph; glyph++) {
            uint32_t *with = picture_of_hall(widths[i], *glyph, &side);
            assert_true(count_changed_colours(without, with, (size_t)640 * 400) >=
                        (*glyph == '~' ? 2 : 6));
            free(with);
        }
        free(without);
    }
    (void)unused;
}

static void cells_do_not_shrink_where_there_is_more_room(void **unused)
{
    int before = 0;
    (void)unused;
    for (int width = 60; width >= 12; width--) {
        int side;
        free(picture_of_hall(width, '.', &side));
        assert_true(side >= before);
        before = side;
    }
}

/* The largest difference of a channel between the middles of two cells on the plan. */
static int cell_difference(struct ui *ui, struct point a, struct point b)
{
    const struct canvas *frame = &ui->display.frame;
    struct rectangle cells[] = {floor_plan_cell(ui->context.states.map.plan, a),
                                floor_plan_cell(ui->context.states.map.plan, b)};
    int max = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        int sums[2] = {0, 0};
        for (int i = 0; i < 2; i++)
            for (int y = 0; y < cells[i].height; y++)
                for (int x = 0; x < cells[i].width; x++)
                    sums[i] +=
                        (int)(frame->pixels[(cells[i].y + y) * frame->width + cells[i].x + x] >>
                                  shift &
                              255);
        max = int_max(max, abs(sums[0] - sums[1]) / (cells[0].width * cells[0].height));
    }
    return max;
}

/* The hero has gone round a corner. */
static void seen_remembered_and_unknown_ground_and_rock_differ(void **unused)
{
    struct ui_options options = ui_bench_options("##########\n#@.....###\n######.###\n"
                                                 "######.###\n######.+.#\n##########\n",
                                                 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "llllljjj<Tab>");
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    struct point cells[] = {point_make(6, 2), point_make(2, 1), point_make(5, 3), point_make(2, 0),
                            point_make(8, 5)};
    for (size_t a = 0; a < ARRAY_LENGTH(cells); a++)
        for (size_t b = 0; b < a; b++)
            assert_true(cell_difference(ui, cells[a], cells[b]) >= 10);
    assert_true(cell_difference(ui, cells[0], cells[1]) >= 50);
    ui_bench_close(ui);
    (void)unused;
}

static void the_known_part_of_a_large_floor_is_drawn_large(void **unused)
{
    static char map[61 * 45 + 1];
    for (int y = 0; y < 45; y++) {
        memset(map + y * 61, '#', 60);
        map[y * 61 + 60] = '\n';
    }
    memcpy(map + 61 + 1, "@...>", 5);
    map[61 * 44 + 50] = '.';
    struct ui_options options = ui_bench_options(map, 1280, 720);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "<Tab>");
    ui_bench_draw(ui);
    assert_true(ui->context.states.map.plan.side >= 20);
    ui_bench_press(ui, "<S-Right><S-Right><S-Right><S-Right><S-Down><S-Down>");
    assert_in_range(ui->context.cursor.x, 1, 10);
    assert_in_range(ui->context.cursor.y, 0, 3);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stairs_up_and_down_have_different_colours),
        cmocka_unit_test(the_legend_tells_of_what_marks_the_map_shows),
        cmocka_unit_test(paper_bears_the_name_beside_the_known_part),
        cmocka_unit_test(the_name_is_in_the_lower_right_if_the_top_is_known),
        cmocka_unit_test(the_legend_tells_of_squares_where_there_are_no_tiles),
        cmocka_unit_test(cells_are_drawn_and_what_is_on_them_has_pictures),
        cmocka_unit_test(cells_do_not_shrink_where_there_is_more_room),
        cmocka_unit_test(seen_remembered_and_unknown_ground_and_rock_differ),
        cmocka_unit_test(a_curtain_is_drawn_as_a_door),
        cmocka_unit_test(a_lamp_lights_squares_around_it),
        cmocka_unit_test(a_creature_in_view_is_on_the_map),
        cmocka_unit_test(only_water_is_drawn_as_water),
        cmocka_unit_test(the_known_part_of_a_large_floor_is_drawn_large),
        cmocka_unit_test(marks_are_not_lost_where_cells_share_a_pixel),
        cmocka_unit_test(enter_again_goes_on_with_travel_that_a_danger_refused),
        cmocka_unit_test(travel_is_offered_only_where_it_can_begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
