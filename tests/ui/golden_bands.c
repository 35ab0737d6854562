/* What the floors of each band look like, pixel by pixel: what is seen and what is remembered. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/golden.h"
#include "support/scene_show.h"

/* A lit hall with water, and beyond it one that was left: of every terrain something. */
static const char halls[] = "####################################\n"
                            "#......#......=......#.............#\n"
                            "#......#...............:......4....#\n"
                            "#..<...+....&.........1....:...&...#\n"
                            "#...........m....r....#............#\n"
                            "#......#..............|.........4..#\n"
                            "#......#......@.......#....~~~~....#\n"
                            "###+####..:.........:.#...~~~~~~-..#\n"
                            "#......#..............+..-~~~~--...#\n"
                            "#..\"\"\".#....!...~~~-..#..--~~~-...##\n"
                            "#.\"\"\"..#......-~~~~~..#....---.....#\n"
                            "#......=....--~~~~--..#..........>.#\n"
                            "#..4...#..0..--~~--...#..#1#.......#\n"
                            "#......#..............#..#.#.......#\n"
                            "####################################\n";

/* The hero remembers the floor out of sight, apart from its last columns. */
static void remember(struct state *state)
{
    struct level *level = state_level(state);
    for (int y = 0; y < level->grid.height; y++)
        for (int x = 0; x < level->grid.width - 2; x++) {
            struct point p = {x, y};
            struct memory *memory = &level->memory[grid_index(level->grid, p)];
            if (bit_grid_has(&level->visible, p))
                continue;
            memory->terrain = (uint8_t)level_terrain(level, p);
            memory->item = (uint8_t)level_item(level, p);
        }
}

static void check(enum band_id band)
{
    struct state *state = game_picture(halls);
    game_picture_sink(state, band_get(band)->first_floor);
    remember(state);
    struct scene_show show = scene_show_begin(state, false);
    scene_show_draw(&show);
    golden_check(band_get(band)->id, &show.canvas);
    scene_show_end(&show);
}

static void test_the_lamplit_cellars(void **state)
{
    (void)state;
    check(BAND_CELLARS);
}

static void test_the_overgrown_cisterns(void **state)
{
    (void)state;
    check(BAND_CISTERNS);
}

static void test_the_mirror_galleries(void **state)
{
    (void)state;
    check(BAND_GALLERIES);
}

static void test_the_black(void **state)
{
    (void)state;
    check(BAND_BLACK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_lamplit_cellars),
        cmocka_unit_test(test_the_overgrown_cisterns),
        cmocka_unit_test(test_the_mirror_galleries),
        cmocka_unit_test(test_the_black),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
