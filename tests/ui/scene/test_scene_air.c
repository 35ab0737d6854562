/* Dust, moths and mist: where they are, and that only ticks move them. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include <string.h>

#define WIDTH 16
#define HEIGHT 8
#define PIXELS (WIDTH * TILE_SIDE * HEIGHT * TILE_SIDE)

static const char hall[] = "################\n"
                           "#..............#\n"
                           "#..............#\n"
                           "#......@.......#\n"
                           "#..............#\n"
                           "#..............#\n"
                           "#..............#\n"
                           "################\n";

static const char pond[] = "################\n"
                           "#..............#\n"
                           "#..~~~~~.......#\n"
                           "#..~~~~~@......#\n"
                           "#..~~~~~.......#\n"
                           "#..............#\n"
                           "#..............#\n"
                           "################\n";

/* What one pass draws over black at a tick. */
static void draw_in(enum omen omen, const char *map, enum lantern lantern, int tick,
                    void (*pass)(const struct scene *, struct canvas *), uint32_t pixels[PIXELS])
{
    struct state *state = game_picture(map);
    game_picture_set_lantern(state, lantern);
    state_level(state)->omen = omen;
    struct scene_show show = scene_show_begin(state, false);
    scene_show_draw(&show);
    struct stage_lamps lamps = stage_lamps_of(&show.stage, state, &show.scene.camera);
    show.scene.lamps = &lamps;
    show.scene.tick = tick;
    canvas_clear(&show.canvas);
    pass(&show.scene, &show.canvas);
    memcpy(pixels, show.canvas.pixels, PIXELS * sizeof *pixels);
    scene_show_end(&show);
}

static void draw(const char *map, enum lantern lantern, int tick,
                 void (*pass)(const struct scene *, struct canvas *), uint32_t pixels[PIXELS])
{
    draw_in(OMEN_NONE, map, lantern, tick, pass, pixels);
}

/* Pixels that are not black in an area of cells; all if there is none. */
static int drawn_in(const uint32_t pixels[PIXELS], int x0, int y0, int x1, int y1)
{
    int drawn = 0;
    for (int y = y0 * TILE_SIDE; y < (y1 + 1) * TILE_SIDE; y++)
        for (int x = x0 * TILE_SIDE; x < (x1 + 1) * TILE_SIDE; x++)
            drawn += (pixels[y * WIDTH * TILE_SIDE + x] & 0xffffff) != 0;
    return drawn;
}

static void test_dust_hangs_only_in_bright_light(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    draw(hall, LANTERN_OPEN, 0, scene_draw_air, pixels);
    int motes = drawn_in(pixels, 0, 0, WIDTH - 1, HEIGHT - 1);
    assert_true(motes > 3 && motes < 60);
    draw(hall, LANTERN_HOODED, 0, scene_draw_air, pixels);
    assert_int_equal(drawn_in(pixels, 0, 0, WIDTH - 1, HEIGHT - 1), 0);
}

static void test_dust_drifts_with_the_tick_and_with_nothing_else(void **unused)
{
    (void)unused;
    static uint32_t first[PIXELS];
    static uint32_t again[PIXELS];
    static uint32_t later[PIXELS];
    draw(hall, LANTERN_OPEN, 5, scene_draw_air, first);
    draw(hall, LANTERN_OPEN, 5, scene_draw_air, again);
    draw(hall, LANTERN_OPEN, 15, scene_draw_air, later);
    assert_memory_equal(first, again, sizeof first);
    assert_memory_not_equal(first, later, sizeof first);
}

static void test_mist_lies_over_water_alone(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    draw(pond, LANTERN_OPEN, 0, scene_draw_mist, pixels);
    assert_true(drawn_in(pixels, 3, 2, 7, 4) > 100);
    assert_int_equal(drawn_in(pixels, 10, 0, WIDTH - 1, HEIGHT - 1), 0);
    draw(hall, LANTERN_OPEN, 0, scene_draw_mist, pixels);
    assert_int_equal(drawn_in(pixels, 0, 0, WIDTH - 1, HEIGHT - 1), 0);
}

/* Only in the omen's, and not around the hero. */
static void test_fog_drifts_away_from_the_hero(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    draw_in(OMEN_FOG, hall, LANTERN_OPEN, 0, scene_draw_air, pixels);
    assert_true(drawn_in(pixels, 0, 0, 4, HEIGHT - 1) > 200);
    assert_int_equal(drawn_in(pixels, 7, 3, 7, 3), 0);
}

/* Whether moths circle a flame is the flame's own chance: of many, most have some. */
static void test_moths_circle_flames_that_are_seen(void **unused)
{
    (void)unused;
    static uint32_t pixels[PIXELS];
    static const char fires[] = "################\n"
                                "#..............#\n"
                                "#.&..&...&..&..#\n"
                                "#......@.......#\n"
                                "#.&..&...&..&..#\n"
                                "#..............#\n"
                                "#..............#\n"
                                "################\n";
    static const int columns[] = {2, 5, 9, 12};
    int circled = 0;
    draw(fires, LANTERN_DARK, 4, scene_draw_air, pixels);
    for (int i = 0; i < 8; i++) {
        int x = columns[i % 4];
        int y = i < 4 ? 2 : 4;
        for (int at = 0; at < TILE_SIDE * TILE_SIDE; at++)
            if ((pixels[(y * TILE_SIDE + at / TILE_SIDE) * WIDTH * TILE_SIDE + x * TILE_SIDE +
                        at % TILE_SIDE] &
                 0xff) > 0x90) {
                circled++;
                break;
            }
    }
    assert_in_range(circled, 2, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dust_hangs_only_in_bright_light),
        cmocka_unit_test(test_dust_drifts_with_the_tick_and_with_nothing_else),
        cmocka_unit_test(test_mist_lies_over_water_alone),
        cmocka_unit_test(test_fog_drifts_away_from_the_hero),
        cmocka_unit_test(test_moths_circle_flames_that_are_seen),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
