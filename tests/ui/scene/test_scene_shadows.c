/* Shadows of creatures: under them, away from the light, never over a wall. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH 9
#define HEIGHT 5
#define PIXELS (WIDTH * TILE_SIDE * HEIGHT * TILE_SIDE)

static const char empty[] = "#########\n"
                            "#.......#\n"
                            "#@......#\n"
                            "#.......#\n"
                            "#########\n";

static const char bell[] = "#########\n"
                           "#.......#\n"
                           "#@..b...#\n"
                           "#.......#\n"
                           "#########\n";

static const char bell_by_the_wall[] = "#########\n"
                                       "#.......#\n"
                                       "#@.....b#\n"
                                       "#.......#\n"
                                       "#########\n";

/* The ground of a map with the shadows on it, without light and bodies. */
static void draw_ground(const char *map, enum lantern lantern, uint32_t pixels[PIXELS])
{
    struct state *state = game_picture(map);
    game_picture_set_lantern(state, lantern);
    struct scene_show show = scene_show_begin(state, false);
    scene_show_draw(&show);
    struct stage_lamps lamps = stage_lamps_of(&show.stage, state, &show.scene.camera);
    show.scene.lamps = &lamps;
    canvas_clear(&show.canvas);
    canvas_fill(&show.canvas, (struct rectangle){0, 0, show.canvas.width, show.canvas.height},
                0xc0c0c0);
    scene_draw_shadows(&show.scene, &show.canvas);
    memcpy(pixels, show.canvas.pixels, PIXELS * sizeof *pixels);
    scene_show_end(&show);
}

/* How much darker the cell is than without shadows. */
static int shadow_in(const uint32_t pixels[PIXELS], struct point cell)
{
    int sum = 0;
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            sum += 0xc0 - (int)(pixels[(cell.y * TILE_SIDE + y) * WIDTH * TILE_SIDE +
                                       cell.x * TILE_SIDE + x] &
                                0xff);
    return sum;
}

static void test_a_shadow_falls_away_from_the_lantern(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    draw_ground(bell, LANTERN_OPEN, pixels);
    assert_true(shadow_in(pixels, point_make(4, 2)) > 0);
    assert_true(shadow_in(pixels, point_make(5, 2)) > 500);
    assert_int_equal(shadow_in(pixels, point_make(3, 2)), 0);
}

static void test_where_no_light_falls_there_is_only_the_shadow_under_the_feet(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    draw_ground("#########\n#.......#\n#@b.....#\n#.......#\n#########\n", LANTERN_DARK, pixels);
    assert_true(shadow_in(pixels, point_make(2, 2)) > 0);
    assert_int_equal(shadow_in(pixels, point_make(3, 2)), 0);
}

static void test_the_hero_throws_no_shadow_by_its_own_lantern(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    draw_ground(empty, LANTERN_OPEN, pixels);
    assert_true(shadow_in(pixels, point_make(1, 2)) > 0);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            if (x != 1 || y != 2)
                assert_int_equal(shadow_in(pixels, point_make(x, y)), 0);
}

static void test_a_shadow_ends_at_a_wall(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    draw_ground(bell_by_the_wall, LANTERN_OPEN, pixels);
    assert_true(shadow_in(pixels, point_make(7, 2)) > 0);
    int over_wall = shadow_in(pixels, point_make(8, 2));
    draw_ground(bell, LANTERN_OPEN, pixels);
    assert_true(over_wall * 3 < shadow_in(pixels, point_make(5, 2)));
}

static void test_a_light_behind_a_wall_throws_no_shadow(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#########\n#&..#...#\n#...#...#\n#@..#...#\n#########\n");
    struct scene_show show = scene_show_begin(state, false);
    struct stage_lamps lamps = stage_lamps_of(&show.stage, state, &show.scene.camera);
    assert_int_equal(lamps.count, 2);
    const struct stage_lamp *brazier = &lamps.list[1];
    assert_true(stage_lamp_strength(brazier, state, point_make(3, 2), 3 * 16 + 8, 2 * 16 + 8) > 0);
    assert_int_equal(stage_lamp_strength(brazier, state, point_make(5, 2), 5 * 16 + 8, 2 * 16 + 8),
                     0);
    scene_show_end(&show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_shadow_falls_away_from_the_lantern),
        cmocka_unit_test(test_where_no_light_falls_there_is_only_the_shadow_under_the_feet),
        cmocka_unit_test(test_the_hero_throws_no_shadow_by_its_own_lantern),
        cmocka_unit_test(test_a_shadow_ends_at_a_wall),
        cmocka_unit_test(test_a_light_behind_a_wall_throws_no_shadow),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
