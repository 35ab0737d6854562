/* Terrain: each band's own sprites, shoals, and that actors stand out from the ground. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "base/array.h"
#include "game/knowledge.h"
#include "ui/scene/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct picture {
    uint32_t pixels[TILE_SIDE * TILE_SIDE];
};

/* The picture of a cell on a floor at that depth; the hero stands above three cells of that ground. */
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

static void test_deep_water_has_shoals_towards_shallow_water(void **state)
{
    (void)state;
    struct point middle = {2, 2};
    struct picture deep = picture_of("~~~", 1, middle);
    assert_false(is_same(deep, picture_of("~~-", 1, middle)));
    assert_false(is_same(deep, picture_of("-~~", 1, middle)));
    assert_true(is_same(picture_of("~-~", 1, middle), picture_of("---", 1, middle)));
}

/* A cell of a chasm has rims only on sides with other ground. */
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
    for (int y = 4; y < TILE_SIDE - 4; y++) { /* between the northern and southern rims */
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
        for (size_t i = 0; i < ARRAY_LENGTH(cells); i++) {
            struct picture first = picture_of("~~~", band->first_floor, cells[i]);
            assert_false(is_same(first, picture_of("~~~", band->first_floor - 1, cells[i])));
            assert_true(is_same(first, picture_of("~~~", band->last_floor, cells[i])));
        }
    }
}

/* The grey value of a sprite's pixel, 0 .. 255, or -1 where it is clear. */
static int grey_of(const struct sprite *sprite, int frame, int x, int y)
{
    struct image image = atlas_frame(&built_art.atlas, sprite, frame);
    uint32_t pixel = image.pixels[y * image.stride + x];
    if (pixel >> 24 < 128)
        return -1;
    return (int)((299 * (pixel >> 16 & 0xff) + 587 * (pixel >> 8 & 0xff) + 114 * (pixel & 0xff)) /
                 1000);
}

/* Counts pixels of the actor clearly lighter or darker than the floor's mean. */
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
                fail_msg("%s on the floor of %s: %d pixels", monster_get((enum monster)m)->id,
                         band->id, apart);
        }
}

/* By the mean difference of grey between pixels beside each other. */
static void test_floors_are_calm(void **state)
{
    (void)state;
    static const int maxima[] = {
        [BAND_CELLARS] = 11, [BAND_CISTERNS] = 7, [BAND_GALLERIES] = 13, [BAND_BLACK] = 9};
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++) {
        const struct sprite *floor =
            built_art.tileset.grounds[b].terrain[band_get((enum band_id)b)->floor];
        int sum = 0;
        for (int frame = 0; frame < floor->frames; frame++)
            for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
                if (i % TILE_SIDE > 0)
                    sum += abs(grey_of(floor, frame, i % TILE_SIDE, i / TILE_SIDE) -
                               grey_of(floor, frame, i % TILE_SIDE - 1, i / TILE_SIDE));
        int mean = sum / (floor->frames * TILE_SIDE * (TILE_SIDE - 1));
        print_message("%s: %d\n", band_get((enum band_id)b)->id, mean);
        assert_true(mean <= maxima[b]);
    }
}

/* The minimum share of an actor's light pixels that grass leaves visible, and the maximum brightness of its rim
 * relative to the grass around it. */
#define SHOWN_PERCENT_MIN 75
#define RIM_PERCENT_MAX 60

struct in_grass {
    int shown;
    int body;
    int rim; /* total brightness just outside the outline, with and without the actor */
    int grass;
};

static int grey_of_pixel(uint32_t pixel)
{
    return (299 * (int)(pixel >> 16 & 0xff) + 587 * (int)(pixel >> 8 & 0xff) +
            114 * (int)(pixel & 0xff)) /
           1000;
}

static bool is_solid_at(const struct sprite *sprite, int x, int y)
{
    return x >= 0 && y >= 0 && x < TILE_SIDE && y < TILE_SIDE && grey_of(sprite, 0, x, y) >= 0;
}

static bool is_beside(const struct sprite *sprite, int x, int y)
{
    return !is_solid_at(sprite, x, y) &&
           (is_solid_at(sprite, x - 1, y) || is_solid_at(sprite, x + 1, y) ||
            is_solid_at(sprite, x, y - 1) || is_solid_at(sprite, x, y + 1));
}

/* Compares a cell of grass with and without an actor in it. */
static struct in_grass compare(const struct sprite *sprite, const struct picture *with,
                               const struct picture *without)
{
    struct in_grass seen = {0};
    for (int y = 0; y < TILE_SIDE - 3; y++) /* the rows below show blades before its feet */
        for (int x = 0; x < TILE_SIDE; x++) {
            int at = y * TILE_SIDE + x;
            if (is_beside(sprite, x, y)) {
                seen.rim += grey_of_pixel(with->pixels[at]);
                seen.grass += grey_of_pixel(without->pixels[at]);
            }
        }
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            int at = y * TILE_SIDE + x;
            if (!is_solid_at(sprite, x, y) || grey_of(sprite, 0, x, y) < 30)
                continue;
            seen.body++;
            seen.shown += y < TILE_SIDE - 3 || with->pixels[at] != without->pixels[at];
        }
    return seen;
}

/* Grass at {2, 2} with a monster in it, or empty (MONSTER_COUNT). */
static struct picture grass_with(enum monster monster, int depth)
{
    struct state *game = game_picture("######\n#.@..#\n#\"r\".#\n#....#\n######\n");
    struct point at = {2, 2};
    struct level *level = state_level(game);
    level_set_terrain(level, at, TERRAIN_TALL_GRASS);
    level->memory[grid_index(level->grid, at)].terrain = TERRAIN_TALL_GRASS;
    struct handle rat = game_picture_actor(game, 'r');
    if (monster == MONSTER_COUNT)
        level_remove_actor(level, rat);
    else
        level_actor(level, rat)->kind = monster;
    game_picture_sink(game, depth);
    struct scene_show show = scene_show_begin(game, false);
    scene_show_draw(&show);
    struct picture picture;
    for (int row = 0; row < TILE_SIDE; row++)
        memcpy(picture.pixels + row * TILE_SIDE, scene_show_row(&show, at, row),
               TILE_SIDE * sizeof *picture.pixels);
    scene_show_end(&show);
    return picture;
}

static void test_actors_in_grass_have_a_rim_and_are_hardly_hidden(void **state)
{
    (void)state;
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++) {
        int depth = band_get((enum band_id)b)->first_floor;
        struct picture without = grass_with(MONSTER_COUNT, depth);
        for (int m = 0; m < MONSTER_COUNT; m++) {
            const struct monster_kind *kind = monster_get((enum monster)m);
            if (m == (int)monster_hero() || kind->swims || kind->light_radius > 0)
                continue; /* actors with a light are visible by it */
            struct picture with = grass_with((enum monster)m, depth);
            struct in_grass seen = compare(built_art.tileset.monsters[m], &with, &without);
            if (seen.shown * 100 < seen.body * SHOWN_PERCENT_MIN ||
                seen.rim * 100 > seen.grass * RIM_PERCENT_MAX)
                fail_msg("%s in grass of %s: %d of %d shown, rim %d, grass %d",
                         monster_get((enum monster)m)->id, band_get((enum band_id)b)->id,
                         seen.shown, seen.body, seen.rim, seen.grass);
        }
    }
}

/* Makes the hero remember a rectangle of cells. */
static void remember(struct state *state, int x0, int y0, int x1, int y1)
{
    struct level *level = state_level(state);
    for (int y = y0; y <= y1; y++)
        for (int x = x0; x <= x1; x++) {
            struct point p = {x, y};
            if (bit_grid_has(&level->visible, p))
                continue;
            struct memory *memory = &level->memory[grid_index(level->grid, p)];
            memory->terrain = (uint8_t)level_terrain(level, p);
            memory->item = (uint8_t)level_item(level, p);
        }
}

/* The greatest difference of brightness between the pixels of two cells in the same place. */
static int contrast_between(const struct scene_show *view, struct point a, struct point b)
{
    int max = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++) {
            int one = (int)(scene_show_row(view, a, row)[x] >> 8 & 0xff);
            int other = (int)(scene_show_row(view, b, row)[x] >> 8 & 0xff);
            max = abs(one - other) > max ? abs(one - other) : max;
        }
    return max;
}

static void test_remembered_doors_and_stairs_stand_out_from_remembered_floor(void **state)
{
    (void)state;
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++) {
        struct state *game = game_picture("#########\n#.......#\n#.......#\n#+#######\n#.......#\n"
                                          "#..>.+..#\n#.......#\n#######@#\n#########\n");
        game_picture_set_lantern(game, LANTERN_DARK);
        remember(game, 0, 0, 8, 6);
        game_picture_sink(game, band_get((enum band_id)b)->first_floor);
        struct scene_show show = scene_show_begin(game, false);
        scene_show_draw(&show);
        static const struct point floor = {3, 1};
        static const struct point things[] = {{1, 3}, {3, 5}, {5, 5}};
        for (size_t i = 0; i < ARRAY_LENGTH(things); i++) {
            assert_int_equal(knowledge_of(game, things[i]).kind, KNOWLEDGE_REMEMBERED);
            print_message("%s: %d\n", band_get((enum band_id)b)->id,
                          contrast_between(&show, things[i], floor));
            assert_true(contrast_between(&show, things[i], floor) >= 28);
        }
        scene_show_end(&show);
    }
}

/* The mean of the green of a cell's pixels. */
static int brightness_of(const struct scene_show *view, struct point cell)
{
    int sum = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++)
            sum += (int)(scene_show_row(view, cell, row)[x] >> 8 & 0xff);
    return sum / (TILE_SIDE * TILE_SIDE);
}

static void test_remembered_floor_stands_out_from_the_unknown_in_every_band(void **state)
{
    (void)state;
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++) {
        struct state *game = game_picture("#########\n#.......#\n#.......#\n#.......#\n#########\n"
                                          "#.......#\n#.......#\n#......@#\n#########\n");
        game_picture_set_lantern(game, LANTERN_DARK);
        remember(game, 0, 0, 8, 4);
        game_picture_sink(game, band_get((enum band_id)b)->first_floor);
        struct scene_show show = scene_show_begin(game, false);
        scene_show_draw(&show);
        int floor = brightness_of(&show, point_make(3, 2));
        int wall = brightness_of(&show, point_make(3, 0));
        print_message("%s: floor %d, wall %d\n", band_get((enum band_id)b)->id, floor, wall);
        assert_true(floor >= 15 && wall >= 11);
        scene_show_end(&show);
    }
}

/* The sum of the green of a part of a cell, 4 pixels wide. */
static int brightness_of_edge(const struct scene_show *view, struct point cell, int left)
{
    int sum = 0;
    for (int row = 4; row < TILE_SIDE - 4; row++)
        for (int x = left; x < left + 4; x++)
            sum += (int)(scene_show_row(view, cell, row)[x] >> 8 & 0xff);
    return sum;
}

/* A hall: the hero sees its first cells and remembers the rest. */
static struct scene_show show_hall_seen_to(int seen)
{
    struct state *game = game_picture("###########\n#@........#\n###########\n");
    struct level *level = state_level(game);
    for (int x = seen + 1; x < 10; x++)
        bit_grid_put(&level->visible, point_make(x, 1), false);
    struct scene_show show = scene_show_begin(game, false);
    scene_show_draw(&show);
    return show;
}

static void test_remembered_ground_darkens_softly_from_the_ground_in_view(void **state)
{
    (void)state;
    struct scene_show show = show_hall_seen_to(4);
    struct scene_show seen = show_hall_seen_to(9);
    struct scene_show remembered = show_hall_seen_to(1);
    struct scene_show *const shows[] = {&show, &seen, &remembered};
    /* Of the first cell that the first show remembers: towards the view, and away. */
    int edges[3][2];
    for (int i = 0; i < 3; i++) {
        shows[i]->scene.stage = &shows[i]->stage;
        canvas_clear(&shows[i]->canvas);
        scene_draw_terrain(&shows[i]->scene, &shows[i]->canvas);
        edges[i][0] = brightness_of_edge(shows[i], point_make(5, 1), 0);
        edges[i][1] = brightness_of_edge(shows[i], point_make(5, 1), TILE_SIDE - 4);
    }
    assert_true(edges[0][0] > edges[2][0] + (edges[1][0] - edges[2][0]) / 2);
    assert_true(edges[0][1] < edges[2][1] + (edges[1][1] - edges[2][1]) / 4);
    for (int i = 0; i < 3; i++)
        scene_show_end(shows[i]);
}

/* Its light from behind does not come through, whether the hero sees the ground before it or not. */
static void test_the_face_of_a_lit_wall_is_dark_where_no_light_is_before_it(void **state)
{
    (void)state;
    static const struct point wall = {5, 2};
    int faces[2];
    for (int is_seen = 0; is_seen < 2; is_seen++) {
        struct state *game = game_picture("###########\n#....@....#\n###########\n"
                                          "#.........#\n#.........#\n###########\n");
        struct scene_show show = scene_show_begin(game, false);
        remember(game, 0, 0, 10, 5);
        bit_grid_put(&state_level(game)->visible, point_make(5, 3), is_seen);
        scene_show_draw(&show);
        canvas_clear(&show.canvas);
        scene_draw_terrain(&show.scene, &show.canvas);
        faces[is_seen] = brightness_of_edge(&show, wall, 6);
        scene_show_end(&show);
    }
    assert_int_equal(faces[0], faces[1]);
}

/* The sprites of its two sides differ, so the light is put on one side and on the other. */
static void test_a_pillar_is_lit_on_the_side_of_the_light(void **state)
{
    (void)state;
    static const struct point pillar = {4, 2};
    int west[2];
    int east[2];
    for (int side = 0; side < 2; side++) {
        struct state *game = game_picture(
            side ? "#########\n#.......#\n#...#..@#\n#...#...#\n#.......#\n#########\n"
                 : "#########\n#.......#\n#@..#...#\n#...#...#\n#.......#\n#########\n");
        game_picture_set_lantern(game, LANTERN_OPEN);
        struct scene_show show = scene_show_begin(game, false);
        remember(game, 0, 0, 8, 5);
        bit_grid_put(&state_level(game)->visible, point_make(3, 2), true);
        bit_grid_put(&state_level(game)->visible, point_make(5, 2), true);
        scene_show_draw(&show);
        canvas_clear(&show.canvas);
        scene_draw_terrain(&show.scene, &show.canvas);
        west[side] = brightness_of_edge(&show, pillar, 0);
        east[side] = brightness_of_edge(&show, pillar, TILE_SIDE - 4);
        scene_show_end(&show);
    }
    assert_true(west[0] * 10 > west[1] * 15);
    assert_true(east[1] * 10 > east[0] * 15);
}

/* The mean green of the strokes, or of what is between them, in a cell. */
static double hatching(const struct scene_show *show, struct point cell, bool of_strokes)
{
    long sum = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++)
            if (((x + row) % 4 == 0) == of_strokes)
                sum += scene_show_row(show, cell, row)[x] >> 8 & 0xff;
    int strokes = TILE_SIDE * TILE_SIDE / 4;
    return (double)sum / (of_strokes ? strokes : 3 * strokes);
}

static void test_remembered_ground_is_faintly_hatched(void **state)
{
    (void)state;
    for (int depth = 1; depth < FLOOR_COUNT; depth += 3) {
        struct scene_show show = scene_show_begin(
            game_picture("#########\n#.......#\n#@......#\n#.......#\n#########\n"), true);
        game_picture_sink(show.state, depth);
        struct level *level = state_level(show.state);
        for (int y = 0; y < 5; y++)
            for (int x = 4; x < 9; x++)
                bit_grid_put(&level->visible, point_make(x, y), false);
        scene_show_draw(&show);
        double between = hatching(&show, point_make(6, 2), false);
        double strokes = hatching(&show, point_make(6, 2), true);
        assert_true(between >= 1.15 * strokes && between <= 1.5 * strokes);
        scene_show_end(&show);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_remembered_floor_stands_out_from_the_unknown_in_every_band),
        cmocka_unit_test(test_remembered_doors_and_stairs_stand_out_from_remembered_floor),
        cmocka_unit_test(test_deep_water_has_shoals_towards_shallow_water),
        cmocka_unit_test(test_a_chasm_has_a_rim_only_towards_ground),
        cmocka_unit_test(test_each_band_draws_the_same_floor_its_own_way),
        cmocka_unit_test(test_a_pillar_is_lit_on_the_side_of_the_light),
        cmocka_unit_test(test_remembered_ground_darkens_softly_from_the_ground_in_view),
        cmocka_unit_test(test_the_face_of_a_lit_wall_is_dark_where_no_light_is_before_it),
        cmocka_unit_test(test_in_grey_every_actor_stands_out_from_every_floor),
        cmocka_unit_test(test_actors_in_grass_have_a_rim_and_are_hardly_hidden),
        cmocka_unit_test(test_remembered_ground_is_faintly_hatched),
        cmocka_unit_test(test_floors_are_calm),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
