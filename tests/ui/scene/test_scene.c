/* The map's picture: unseen cells are black, remembered ones look different from seen ones, unseen actors are not
 * drawn, and eyes shine without light. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "base/array.h"
#include "game/knowledge.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <stdlib.h>
#include <string.h>

#define BLACK 0xff000000u
/* The grey value of a cell's picture, 0 .. 255, summed over its pixels. */
static long luma(const struct scene_show *view, struct point cell)
{
    long sum = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t pixel = scene_show_row(view, cell, row)[x];
            sum += (299 * (long)(pixel >> 16 & 0xff) + 587 * (long)(pixel >> 8 & 0xff) +
                    114 * (long)(pixel & 0xff)) /
                   1000;
        }
    return sum;
}

static bool is_same_cell(const struct scene_show *a, const struct scene_show *b, struct point cell)
{
    for (int row = 0; row < TILE_SIDE; row++)
        if (memcmp(scene_show_row(a, cell, row), scene_show_row(b, cell, row),
                   TILE_SIDE * sizeof(uint32_t)) != 0)
            return false;
    return true;
}

/* Two rooms with a wall between, one lit: the hero has been in the left one and stands in the right. */
static const char two_rooms[] = "#####################\n"
                                "#........##.........#\n"
                                "#........##.........#\n"
                                "#.&......#+.........#\n"
                                "#........##..@......#\n"
                                "#........##.........#\n"
                                "#####################\n"
                                "#...................#\n"
                                "#####################\n";

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

static struct scene_show show_two_rooms(void)
{
    struct state *state = game_picture(two_rooms);
    remember(state, 0, 0, 8, 6);
    return scene_show_begin(state, false);
}

static void test_a_hero_that_stands_still_crouches(void **state)
{
    (void)state;
    static const struct point above = {3, 1};
    struct scene_show upright =
        scene_show_begin(game_picture("#######\n#.....#\n#..@..#\n#######\n"), true);
    struct scene_show still =
        scene_show_begin(game_picture("#######\n#.....#\n#..@..#\n#######\n"), true);
    game_picture_set_lantern(upright.state, LANTERN_DARK);
    game_picture_set_lantern(still.state, LANTERN_DARK);
    still.state->still_turns = HERO_STILL_TURNS - 1;
    scene_show_draw(&upright);
    scene_show_draw(&still);
    assert_true(is_same_cell(&upright, &still, (struct point){3, 2}));
    still.state->still_turns = HERO_STILL_TURNS;
    scene_show_draw(&still);
    assert_false(is_same_cell(&upright, &still, (struct point){3, 2}));
    assert_true(is_same_cell(&upright, &still, above));
    scene_show_end(&upright);
    scene_show_end(&still);
}

static void test_unseen_cells_are_black(void **state)
{
    (void)state;
    struct scene_show view = show_two_rooms();
    scene_show_draw(&view);
    int unseen = 0;
    struct grid grid = view.stage.grid;
    for (size_t i = 0; i < grid_cells(grid); i++) {
        struct point cell = grid_point(grid, i);
        if (knowledge_of(view.state, cell).kind != KNOWLEDGE_UNSEEN)
            continue;
        unseen++;
        for (int row = 0; row < TILE_SIDE; row++)
            for (int x = 0; x < TILE_SIDE; x++)
                assert_int_equal(scene_show_row(&view, cell, row)[x], BLACK);
    }
    assert_true(unseen >= 20);
    scene_show_end(&view);
}

/* How much more blue than red a cell's picture is, summed over its pixels. */
static long blueness(const struct scene_show *view, struct point cell)
{
    long sum = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t pixel = scene_show_row(view, cell, row)[x];
            sum += (long)(pixel & 0xff) - (long)(pixel >> 16 & 0xff);
        }
    return sum;
}

/* The mean of a measure over the pixels of all cells with a kind of knowledge, either floor or walls. */
static double mean_of(const struct scene_show *view, enum knowledge_kind kind, bool of_walls,
                      long (*measure)(const struct scene_show *, struct point))
{
    struct grid grid = view->stage.grid;
    double sum = 0;
    int count = 0;
    for (size_t i = 0; i < grid_cells(grid); i++) {
        struct point cell = grid_point(grid, i);
        struct knowledge known = knowledge_of(view->state, cell);
        enum terrain terrain = level_terrain(state_level_const(view->state), cell);
        if (known.kind != kind || terrain_get(terrain)->is_masonry != of_walls)
            continue;
        sum += (double)measure(view, cell) / (TILE_SIDE * TILE_SIDE);
        count++;
    }
    assert_true(count > 3);
    return sum / count;
}

static void check_states_in_grey(enum band_id band)
{
    struct scene_show view = show_two_rooms();
    game_picture_sink(view.state, band_get(band)->first_floor);
    scene_show_draw(&view);
    for (int of_walls = 0; of_walls <= 1; of_walls++) {
        double seen = mean_of(&view, KNOWLEDGE_VISIBLE, of_walls, luma);
        double remembered = mean_of(&view, KNOWLEDGE_REMEMBERED, of_walls, luma);
        double unseen = mean_of(&view, KNOWLEDGE_UNSEEN, of_walls, luma);
        print_message("%s, %s: seen %.1f, remembered %.1f, unseen %.1f\n", band_get(band)->id,
                      of_walls ? "walls" : "floors", seen, remembered, unseen);
        assert_true(unseen == 0);
        assert_true(remembered >= 4);
        assert_true(seen >=
                    (of_walls ? 1.7 : 2.2) * remembered); /* the lines of walls stay clear */
    }
    scene_show_end(&view);
}

static void test_in_grey_seen_is_brighter_than_remembered_and_remembered_than_unseen(void **state)
{
    (void)state;
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++)
        check_states_in_grey((enum band_id)b);
}

static void check_the_dark_in_grey(enum band_id band)
{
    struct state *dark = game_picture("#####################\n"
                                      "#...................#\n"
                                      "#.........@.........#\n"
                                      "#...................#\n"
                                      "#####################\n");
    game_picture_set_lantern(dark, LANTERN_COUNT - 1);
    remember(dark, 0, 0, 20, 4);
    game_picture_sink(dark, band_get(band)->first_floor);
    struct scene_show show = scene_show_begin(dark, false);
    scene_show_draw(&show);
    double seen = mean_of(&show, KNOWLEDGE_VISIBLE, false, luma);
    double remembered = mean_of(&show, KNOWLEDGE_REMEMBERED, false, luma);
    double seen_blue = mean_of(&show, KNOWLEDGE_VISIBLE, false, blueness);
    double remembered_blue = mean_of(&show, KNOWLEDGE_REMEMBERED, false, blueness);
    print_message("%s, in the dark: seen %.1f, blue %.1f, remembered %.1f, blue %.1f\n",
                  band_get(band)->id, seen, seen_blue, remembered, remembered_blue);
    assert_true(seen >= 1.7 * remembered);
    assert_true(seen_blue >= remembered_blue + 24);
    assert_true(remembered_blue <= 8);
    scene_show_end(&show);
}

static void test_in_the_dark_seen_is_blue_and_brighter_than_remembered_which_is_grey(void **state)
{
    (void)state;
    for (int b = BAND_CELLARS; b < BAND_COUNT; b++)
        check_the_dark_in_grey((enum band_id)b);
}

static void test_remembered_cells_differ_from_black_and_from_seen_cells(void **state)
{
    (void)state;
    struct scene_show remembered = show_two_rooms();
    struct scene_show seen = scene_show_begin(game_picture_plain(two_rooms, 100), false);
    /* Shows all of the left room, with an algorithm that ignores walls. */
    seen.state->fov = fov_find("disc");
    game_picture_set_lantern(seen.state, 0);
    scene_show_draw(&remembered);
    scene_show_draw(&seen);
    for (int y = 1; y <= 5; y++)
        for (int x = 1; x <= 8; x++) {
            struct point cell = {x, y};
            assert_int_equal(knowledge_of(remembered.state, cell).kind, KNOWLEDGE_REMEMBERED);
            assert_int_equal(knowledge_of(seen.state, cell).kind, KNOWLEDGE_VISIBLE);
            assert_true(luma(&remembered, cell) > 0);
            assert_false(is_same_cell(&remembered, &seen, cell));
        }
    scene_show_end(&remembered);
    scene_show_end(&seen);
}

static void test_remembered_items_are_drawn_paler_than_seen_ones(void **state)
{
    (void)state;
    struct point cell = {4, 2};
    struct scene_show with = show_two_rooms();
    struct scene_show without = show_two_rooms();
    state_level(with.state)->memory[grid_index(with.stage.grid, cell)].item = ITEM_CUDGEL;
    scene_show_draw(&with);
    scene_show_draw(&without);
    assert_false(is_same_cell(&with, &without, cell));
    scene_show_end(&with);
    scene_show_end(&without);
}

/* Draws the game with and without an actor in a cell; returns whether the cell looks the same. */
static bool actor_hides_at(struct point cell)
{
    struct scene_show with = show_two_rooms();
    struct scene_show without = show_two_rooms();
    struct actor rat = {.kind = MONSTER_GUTTER_RAT, .position = cell};
    struct handle handle = level_add_actor(state_level(with.state), rat);
    assert_true(!handle_is_none(handle));
    visibility_note_come(with.state, handle);
    visibility_refresh(with.state);
    scene_show_draw(&with);
    scene_show_draw(&without);
    bool is_same = true;
    for (size_t i = 0; i < grid_cells(with.stage.grid); i++)
        is_same &= is_same_cell(&with, &without, grid_point(with.stage.grid, i));
    scene_show_end(&with);
    scene_show_end(&without);
    return is_same;
}

static void test_an_actor_is_drawn_in_a_seen_cell(void **state)
{
    (void)state;
    assert_false(actor_hides_at(point_make(15, 3)));
}

static void test_an_actor_is_not_drawn_in_a_remembered_cell(void **state)
{
    (void)state;
    assert_true(actor_hides_at(point_make(4, 2)));
}

static void test_an_actor_is_not_drawn_in_an_unseen_cell(void **state)
{
    (void)state;
    assert_true(actor_hides_at(point_make(8, 7)));
}

static void assert_eyes_are_drawn_as_they_are(const struct scene_show *view, struct point cell)
{
    struct image eyes = atlas_frame(&built_art.atlas, built_art.tileset.tiles[TILE_EYESHINE], 0);
    int bright = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t wanted = eyes.pixels[row * eyes.stride + x];
            if (wanted >> 24 != 0xff)
                continue;
            assert_int_equal(scene_show_row(view, cell, row)[x], wanted);
            bright++;
        }
    assert_true(bright > 0);
}

static void test_eyes_shine_at_full_brightness_without_light(void **state)
{
    (void)state;
    struct state *dark = game_picture("################################\n"
                                      "#@...............r.............#\n"
                                      "################################\n");
    struct scene_show view = scene_show_begin(dark, false);
    view.scene.idle_frame = 1;
    assert_int_equal(dark->vision.eye_count, 1);
    struct point cell = dark->vision.eyes[0];
    assert_int_equal(knowledge_of(dark, cell).kind, KNOWLEDGE_UNSEEN);
    while ((view.scene.idle_frame + cell.x * 5 + cell.y * 3) % 11 == 0)
        view.scene.idle_frame++;
    scene_show_draw(&view);
    assert_eyes_are_drawn_as_they_are(&view, cell);
    scene_show_end(&view);
}

/* A single unseen cell with eyes, among known ones. */
static void test_eyes_do_not_stand_on_a_black_square_amid_known_floor(void **state)
{
    (void)state;
    struct state *dark = game_picture("################################\n"
                                      "#..............................#\n"
                                      "#@...............r.............#\n"
                                      "#..............................#\n"
                                      "################################\n");
    assert_int_equal(dark->vision.eye_count, 1);
    struct point cell = dark->vision.eyes[0];
    struct scene_show view = scene_show_begin(dark, false);
    scene_show_draw(&view);
    assert_int_equal(scene_show_row(&view, cell, 14)[8], BLACK);
    remember(dark, cell.x - 1, cell.y - 1, cell.x + 1, cell.y + 1);
    state_level(dark)->memory[grid_index(view.stage.grid, cell)].terrain = TERRAIN_NONE;
    assert_int_equal(knowledge_of(dark, cell).kind, KNOWLEDGE_UNSEEN);
    scene_show_draw(&view);
    for (int x = 0; x < TILE_SIDE; x++)
        assert_int_not_equal(scene_show_row(&view, cell, 14)[x], BLACK);
    scene_show_end(&view);
}

static void test_a_dead_hero_lies_where_it_fell(void **state)
{
    (void)state;
    uint32_t upright[TILE_SIDE];
    for (int is_still = 0; is_still <= 1; is_still++) {
        struct scene_show view = scene_show_begin(game_picture("#####\n#.@.#\n#####\n"), is_still);
        struct point at = {2, 1};
        scene_show_draw(&view);
        memcpy(upright, scene_show_row(&view, at, 2), sizeof upright);
        state_hero(view.state)->health = 0;
        scene_show_draw(&view);
        assert_memory_not_equal(upright, scene_show_row(&view, at, 2), sizeof upright);
        struct image lies =
            scene_image_of(&view.scene, view.state->hero, state_hero_const(view.state));
        const struct sprite *fallen = built_art.tileset.heroes[0][TILESET_HERO_FALLEN];
        assert_ptr_equal(lies.pixels,
                         atlas_frame(&built_art.atlas, fallen, fallen->frames - 1).pixels);
        scene_show_end(&view);
    }
}

static void test_a_hero_falls_before_it_lies(void **state)
{
    (void)state;
    struct scene_show view = scene_show_begin(game_picture("#####\n#.@.#\n#####\n"), false);
    scene_show_draw(&view);
    state_hero(view.state)->health = 0;
    stage_play(&view.stage, view.state, 5000);
    struct image falls =
        scene_image_of(&view.scene, view.state->hero, state_hero_const(view.state));
    const struct sprite *fallen = built_art.tileset.heroes[0][TILESET_HERO_FALLEN];
    assert_ptr_equal(falls.pixels, atlas_frame(&built_art.atlas, fallen, 0).pixels);
    stage_advance(&view.stage, &view.scene.camera, 5000 + STAGE_EFFECT_MS);
    assert_int_equal(stage_fallen(&view.stage), 255);
    scene_show_end(&view);
}

/* The green channel of a cell's lightest pixel. */
static int brightest(const struct scene_show *view, struct point cell)
{
    int max = 0;
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++) {
            int green = (int)(scene_show_row(view, cell, row)[x] >> 8 & 0xff);
            max = green > max ? green : max;
        }
    return max;
}

/* Players look for these on remembered ground: they are not darkened with the floor. */
static void test_remembered_stairs_and_braziers_stand_out_from_remembered_floor(void **state)
{
    (void)state;
    struct scene_show view = show_two_rooms();
    scene_show_draw(&view);
    struct point brazier = {2, 3};
    struct point floor = {5, 4};
    assert_int_equal(knowledge_of(view.state, brazier).kind, KNOWLEDGE_REMEMBERED);
    assert_true(brightest(&view, brazier) * 2 > brightest(&view, floor) * 3);
    scene_show_end(&view);
}

static void test_the_cursor_is_drawn_even_over_a_dark_cell(void **state)
{
    (void)state;
    struct scene_show view = show_two_rooms();
    view.scene.has_cursor = true;
    view.scene.cursor = point_make(10, 7);
    scene_show_draw(&view);
    assert_true(luma(&view, point_make(10, 7)) > 0);
    assert_int_equal(luma(&view, point_make(8, 7)), 0);
    scene_show_end(&view);
}

static void test_a_view_moved_by_pixels_shows_the_same_picture_shifted(void **state)
{
    (void)state;
    struct scene_show whole = show_two_rooms();
    struct scene_show moved = show_two_rooms();
    scene_show_draw(&whole);
    moved.scene.camera = (struct camera){.x = 37, .y = 21, .width = 150, .height = 70};
    assert_true(canvas_resize(&moved.canvas, 150, 70));
    scene_show_draw(&moved);
    for (int y = 0; y < 70; y++)
        for (int x = 0; x < 150; x++)
            assert_int_equal(moved.canvas.pixels[y * 150 + x],
                             whole.canvas.pixels[(y + 21) * whole.canvas.width + x + 37]);
    scene_show_end(&whole);
    scene_show_end(&moved);
}

static void test_the_area_beyond_the_level_is_black(void **state)
{
    (void)state;
    struct scene_show view = show_two_rooms();
    int wide = view.canvas.width + 100;
    view.scene.camera = (struct camera){.x = -50, .y = 0, .width = wide, .height = 20};
    assert_true(canvas_resize(&view.canvas, wide, 20));
    scene_show_draw(&view);
    for (int y = 0; y < 20; y++)
        for (int x = 0; x < 50; x++) {
            assert_int_equal(view.canvas.pixels[y * wide + x], BLACK);
            assert_int_equal(view.canvas.pixels[y * wide + wide - 1 - x], BLACK);
        }
    scene_show_end(&view);
}

static void test_composing_does_not_change_the_game(void **state)
{
    (void)state;
    struct scene_show view = show_two_rooms();
    uint64_t hash = state_hash(view.state);
    for (view.scene.idle_frame = 0; view.scene.idle_frame < 20; view.scene.idle_frame++)
        scene_show_draw(&view);
    assert_true(state_hash(view.state) == hash);
    scene_show_end(&view);
}

/* Ticks at which the hero's own lantern is equally bright; hooded, it shows no dust. */
static void test_a_brazier_behind_a_wall_makes_nothing_flicker(void **unused)
{
    (void)unused;
    static const int ticks[] = {11, 16, 27, 32};
    static uint32_t before[7 * TILE_SIDE * 4 * TILE_SIDE];
    struct state *state = game_picture("#######\n"
                                       "#..@#&#\n"
                                       "#...#.#\n"
                                       "#######\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(5, 1)));
    struct scene_show view = scene_show_begin(state, false);
    view.scene.tick = ticks[0];
    scene_show_draw(&view);
    memcpy(before, view.canvas.pixels, sizeof before);
    for (size_t i = 1; i < ARRAY_LENGTH(ticks); i++) {
        view.scene.tick = ticks[i];
        scene_show_draw(&view);
        assert_memory_equal(before, view.canvas.pixels, sizeof before);
    }
    scene_show_end(&view);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_hero_that_stands_still_crouches),
        cmocka_unit_test(test_unseen_cells_are_black),
        cmocka_unit_test(test_in_grey_seen_is_brighter_than_remembered_and_remembered_than_unseen),
        cmocka_unit_test(test_in_the_dark_seen_is_blue_and_brighter_than_remembered_which_is_grey),
        cmocka_unit_test(test_remembered_cells_differ_from_black_and_from_seen_cells),
        cmocka_unit_test(test_remembered_items_are_drawn_paler_than_seen_ones),
        cmocka_unit_test(test_an_actor_is_drawn_in_a_seen_cell),
        cmocka_unit_test(test_an_actor_is_not_drawn_in_a_remembered_cell),
        cmocka_unit_test(test_an_actor_is_not_drawn_in_an_unseen_cell),
        cmocka_unit_test(test_eyes_shine_at_full_brightness_without_light),
        cmocka_unit_test(test_eyes_do_not_stand_on_a_black_square_amid_known_floor),
        cmocka_unit_test(test_a_dead_hero_lies_where_it_fell),
        cmocka_unit_test(test_a_hero_falls_before_it_lies),
        cmocka_unit_test(test_remembered_stairs_and_braziers_stand_out_from_remembered_floor),
        cmocka_unit_test(test_the_cursor_is_drawn_even_over_a_dark_cell),
        cmocka_unit_test(test_a_view_moved_by_pixels_shows_the_same_picture_shifted),
        cmocka_unit_test(test_the_area_beyond_the_level_is_black),
        cmocka_unit_test(test_composing_does_not_change_the_game),
        cmocka_unit_test(test_a_brazier_behind_a_wall_makes_nothing_flicker),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
