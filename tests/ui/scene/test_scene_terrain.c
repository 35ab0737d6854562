/* What the ground is drawn with: each band's own sprites, shoals, and that actors stand out from it. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/scene/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct picture {
    uint32_t pixels[TILE_SIDE * TILE_SIDE];
};

/* How a cell looks on the floor of a depth: the hero stands above three cells of that ground. */
static struct picture picture_of(const char *ground, int depth, struct point cell)
{
    char map[64];
    snprintf(map, sizeof map, "######\n#.@..#\n#%s.#\n#....#\n######\n", ground);
    struct state *game = game_picture(map);
    game_picture_sink(game, depth);
    struct stage stage = {0};
    struct canvas canvas = canvas_empty();
    assert_true(stage_set(&stage, game, 1000));
    assert_true(canvas_resize(&canvas, TILE_SIDE, TILE_SIDE));
    struct camera camera = {
        .x = cell.x * TILE_SIDE, .y = cell.y * TILE_SIDE, .width = TILE_SIDE, .height = TILE_SIDE};
    struct scene scene = {
        .state = game, .tileset = &built_art.tileset, .stage = &stage, .camera = camera};
    stage_finish(&stage, game, &camera);
    scene_compose(&scene, &canvas);
    struct picture picture;
    memcpy(picture.pixels, canvas.pixels, sizeof picture.pixels);
    free(canvas.pixels);
    stage_clear(&stage);
    state_destroy(game);
    return picture;
}

static bool is_same(struct picture a, struct picture b)
{
    return memcmp(a.pixels, b.pixels, sizeof a.pixels) == 0;
}

static void test_deep_water_grows_shallow_towards_where_one_can_wade(void **state)
{
    (void)state;
    struct point middle = {2, 2};
    struct picture deep = picture_of("~~~", 1, middle);
    assert_false(is_same(deep, picture_of("~~-", 1, middle)));
    assert_false(is_same(deep, picture_of("-~~", 1, middle)));
    assert_true(is_same(picture_of("~-~", 1, middle), picture_of("---", 1, middle)));
}

/* A drawn cell of a chasm has no edge within the chasm, and one towards each side where there is ground. */
static void test_a_chasm_has_a_rim_only_towards_ground(void **state)
{
    (void)state;
    for (int depth = 1; depth < FLOOR_COUNT; depth += 3) {
        struct picture within = picture_of("000", depth, (struct point){2, 2});
        assert_false(is_same(within, picture_of("0.0", depth, (struct point){2, 2})));
        assert_false(is_same(within, picture_of(".00", depth, (struct point){2, 2})));
        assert_false(is_same(within, picture_of("00.", depth, (struct point){2, 2})));
    }
    struct picture lone = picture_of(".0.", 1, (struct point){2, 2});
    struct picture middle = picture_of("000", 1, (struct point){2, 2});
    for (int y = 4; y < TILE_SIDE - 4; y++) { /* between those towards north and south */
        assert_int_not_equal(lone.pixels[y * TILE_SIDE], middle.pixels[y * TILE_SIDE]);
        assert_int_equal(lone.pixels[y * TILE_SIDE + 8], middle.pixels[y * TILE_SIDE + 8]);
    }
}

static void test_each_band_draws_the_same_floor_its_own_way(void **state)
{
    (void)state;
    struct point cells[] = {{4, 3}, {2, 2}};
    for (int b = BAND_CISTERNS; b < BAND_COUNT; b++) {
        const struct band *band = band_get((enum band_id)b);
        for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
            struct picture first = picture_of("~~~", band->first_floor, cells[i]);
            assert_false(is_same(first, picture_of("~~~", band->first_floor - 1, cells[i])));
            assert_true(is_same(first, picture_of("~~~", band->last_floor, cells[i])));
        }
    }
}

/* The brightness in grey of a sprite's pixel, 0 .. 255, or -1 where nothing is drawn. */
static int grey_of(const struct sprite *sprite, int frame, int x, int y)
{
    struct image image = atlas_frame(&built_art.atlas, sprite, frame);
    uint32_t pixel = image.pixels[y * image.stride + x];
    if (pixel >> 24 < 128)
        return -1;
    return (int)((299 * (pixel >> 16 & 0xff) + 587 * (pixel >> 8 & 0xff) + 114 * (pixel & 0xff)) /
                 1000);
}

/* How many pixels of the actor are clearly lighter or darker than the floor's middle tone. */
static int count_apart(const struct sprite *actor, const struct sprite *floor)
{
    int sum = 0;
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            sum += grey_of(floor, 0, x, y);
    int middle = sum / (TILE_SIDE * TILE_SIDE);
    int count = 0;
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            int grey = grey_of(actor, 0, x, y);
            count += grey >= 0 && abs(grey - middle) >= 24;
        }
    return count;
}

static void test_in_grey_every_actor_stands_out_from_every_floor(void **state)
{
    (void)state;
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++)
        for (int m = 0; m < MONSTER_COUNT; m++) {
            const struct band *band = band_get((enum band_id)b);
            const struct sprite *floor = built_art.tileset.grounds[b].terrain[band->floor];
            int apart = count_apart(built_art.tileset.monsters[m], floor);
            if (apart < 50)
                fail_msg("%s on the floor of %s: %d pixels", monster_get((enum monster)m)->key,
                         band->key, apart);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deep_water_grows_shallow_towards_where_one_can_wade),
        cmocka_unit_test(test_a_chasm_has_a_rim_only_towards_ground),
        cmocka_unit_test(test_each_band_draws_the_same_floor_its_own_way),
        cmocka_unit_test(test_in_grey_every_actor_stands_out_from_every_floor),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
