/* What the floors of each band look like, pixel by pixel: what is seen and what is remembered. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/golden.h"
#include "support/scratch_folder.h"

#include "ui/scene/scene.h"

#include <SDL_image.h>

#include <stdlib.h>

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

static struct atlas atlas;
static struct tileset tileset;
static struct scratch_folder folder;

static int load(void **state)
{
    (void)state;
    struct error error = {""};
    if (!atlas_load(&atlas, EYESHINE_ATLAS_DIR, &error) || !tileset_load(&tileset, &atlas, &error))
        fail_msg("%s", error.message);
    folder = scratch_folder_make();
    return 0;
}

static int unload(void **state)
{
    (void)state;
    atlas_clear(&atlas);
    scratch_folder_remove(&folder);
    return 0;
}

/* What the hero does not see of the floor, he remembers; but not its last columns. */
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

static void save(const struct canvas *canvas, const char *path)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormatFrom(canvas->pixels, canvas->width, canvas->height, 32,
                                           canvas->width * 4, SDL_PIXELFORMAT_ARGB8888);
    assert_non_null(surface);
    assert_int_equal(IMG_SavePNG(surface, path), 0);
    SDL_FreeSurface(surface);
}

static void check(enum band_id band)
{
    struct state *state = game_picture(halls);
    game_picture_sink(state, band_get(band)->first_floor);
    remember(state);
    struct grid grid = state_level_const(state)->grid;
    struct stage stage = {0};
    struct canvas canvas = canvas_empty();
    assert_true(stage_set(&stage, state, 1000));
    assert_true(canvas_resize(&canvas, grid.width * TILE_SIDE, grid.height * TILE_SIDE));
    struct scene scene = {.state = state,
                          .tileset = &tileset,
                          .stage = &stage,
                          .camera = {.width = canvas.width, .height = canvas.height}};
    stage_finish(&stage, state, &scene.camera);
    scene_compose(&scene, &canvas);

    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "got.png", path);
    save(&canvas, path);
    free(canvas.pixels);
    stage_clear(&stage);
    state_destroy(state);
    golden_check(band_get(band)->key, path);
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
    return cmocka_run_group_tests(tests, load, unload);
}
