/* Actors over the light: their outlines, and their bodies drawn again. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "base/array.h"
#include "ui/art/theme.h"

#include <limits.h>

/* A bell crawler, which no light keeps off. */
static const char hall[] = "############\n"
                           "#..........#\n"
                           "#..........#\n"
                           "#..@...b...#\n"
                           "############\n";
static const struct point hero_cell = {3, 3};
static const struct point crawler_cell = {7, 3};

#define PIXELS_MIN 16 /* of a body or an outline */

typedef void draw_function(const struct scene *scene, struct canvas *canvas);

/* How many pixels of a cell a function draws. */
static int count_drawn(struct scene_show *show, draw_function *draw, struct point cell)
{
    int count = 0;
    scene_show_draw(show);
    canvas_clear(&show->canvas);
    draw(&show->scene, &show->canvas);
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            count += (scene_show_row(show, cell, y)[x] & 0xffffff) != 0;
    return count;
}

static int count_outlined(struct scene_show *show, struct point cell)
{
    return count_drawn(show, scene_draw_outlines, cell);
}

static struct scene_show begin(const char *picture)
{
    return scene_show_begin(game_picture(picture), true);
}

static struct actor *crawler_of(struct scene_show *show)
{
    struct level *level = state_level(show->state);
    return level_actor(level, level_actor_at(level, crawler_cell));
}

static void what_has_noticed_the_hero_is_outlined_at_any_distance(void **unused)
{
    static const int suspicions[] = {0, 1, SUSPICION_WARY, SUSPICION_HUNTING};
    (void)unused;
    for (size_t i = 0; i < ARRAY_LENGTH(suspicions); i++) {
        struct scene_show show = begin(hall);
        assert_true(count_outlined(&show, hero_cell) >= PIXELS_MIN);
        crawler_of(&show)->suspicion = suspicions[i];
        int outlined = count_outlined(&show, crawler_cell);
        assert_true(suspicions[i] > 0 ? outlined >= PIXELS_MIN : outlined == 0);
        scene_show_end(&show);
    }
}

static void an_ally_is_outlined_at_any_distance(void **unused)
{
    struct scene_show show = begin(hall);
    crawler_of(&show)->is_ally = true;
    assert_true(count_outlined(&show, crawler_cell) >= PIXELS_MIN);
    scene_show_end(&show);
    (void)unused;
}

static void what_is_beside_the_hero_is_outlined(void **unused)
{
    struct scene_show show = begin("######\n#@.R.#\n######\n");
    assert_int_equal(count_outlined(&show, point_make(3, 1)), 0);
    scene_show_end(&show);
    show = begin("######\n#@R..#\n######\n");
    assert_true(count_outlined(&show, point_make(2, 1)) >= PIXELS_MIN);
    scene_show_end(&show);
    (void)unused;
}

/* The blue and red of the outline's pixels: only in bright light the second is more, and the darker it is the less they are. */
static void the_outline_of_the_hero_tells_how_well_lit_it_is(void **unused)
{
    static const enum lantern lanterns[] = {LANTERN_OPEN, LANTERN_HOODED, LANTERN_DARK};
    int before = INT_MAX;
    (void)unused;
    for (size_t l = 0; l < ARRAY_LENGTH(lanterns); l++) {
        struct scene_show show = begin(hall);
        game_picture_set_lantern(show.state, lanterns[l]);
        assert_true(count_outlined(&show, hero_cell) >= PIXELS_MIN);
        int red = 0;
        int blue = 0;
        for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++) {
            uint32_t pixel = scene_show_row(&show, hero_cell, i / TILE_SIDE)[i % TILE_SIDE];
            red += (int)(pixel >> 16 & 0xff);
            blue += (int)(pixel & 0xff);
        }
        assert_true(l > 0 ? blue > red : red > blue);
        assert_true(red < before);
        before = red;
        scene_show_end(&show);
    }
}

/* Faint light must not let it sink into the ground. */
static void a_creature_in_view_is_drawn_over_the_light(void **unused)
{
    struct scene_show show = begin(hall);
    assert_true(count_drawn(&show, scene_draw_over_light, crawler_cell) >= PIXELS_MIN);
    crawler_of(&show)->is_seen = false;
    assert_int_equal(count_drawn(&show, scene_draw_over_light, crawler_cell), 0);
    scene_show_end(&show);
    (void)unused;
}

/* Of a doorward, only where no bright light falls, and red if it hunts. */
static void eyes_shine_out_of_the_light(void **unused)
{
    static const struct point cell = {5, 2};
    (void)unused;
    for (int is_bright = 0; is_bright < 2; is_bright++)
        for (int is_hunting = 0; is_hunting < 2; is_hunting++) {
            struct scene_show show = begin("########\n#......#\n#.@..d.#\n########\n");
            struct level *level = state_level(show.state);
            struct actor *doorward = level_actor(level, level_actor_at(level, cell));
            game_picture_set_lantern(show.state, is_bright ? LANTERN_OPEN : LANTERN_HOODED);
            doorward->suspicion = is_hunting ? SUSPICION_HUNTING : 0;
            int shining = count_drawn(&show, scene_draw_eyeshine, cell);
            int yellow = 0;
            for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
                yellow += (scene_show_row(&show, cell, i / TILE_SIDE)[i % TILE_SIDE] & 0xffffff) ==
                          THEME_EYES;
            assert_true(is_bright ? shining == 0 : shining > 8);
            assert_int_equal(yellow, is_bright || is_hunting ? 0 : 2);
            scene_show_end(&show);
        }
}

/* Bright spots in the pictures of the others are no eyes. */
static void only_kinds_with_eyes_have_eyes_that_shine(void **unused)
{
    static const struct point cell = {5, 2};
    int with_eyes = 0;
    (void)unused;
    for (enum monster kind = MONSTER_HERO + 1; kind < MONSTER_COUNT; kind++) {
        struct scene_show show = begin("########\n#......#\n#.@..d.#\n########\n");
        struct level *level = state_level(show.state);
        level_actor(level, level_actor_at(level, cell))->kind = kind;
        game_picture_set_lantern(show.state, LANTERN_HOODED);
        int shining = count_drawn(&show, scene_draw_eyeshine, cell);
        if (!monster_get(kind)->has_eyes)
            assert_int_equal(shining, 0);
        with_eyes += shining > 0;
        scene_show_end(&show);
    }
    assert_true(with_eyes > 5);
}

static void what_is_pointed_at_is_outlined_at_any_distance(void **unused)
{
    struct scene_show show = begin(hall);
    crawler_of(&show)->suspicion = 0;
    assert_int_equal(count_outlined(&show, crawler_cell), 0);
    show.scene.has_cursor = true;
    show.scene.cursor = crawler_cell;
    assert_true(count_outlined(&show, crawler_cell) >= PIXELS_MIN);
    scene_show_end(&show);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_has_noticed_the_hero_is_outlined_at_any_distance),
        cmocka_unit_test(an_ally_is_outlined_at_any_distance),
        cmocka_unit_test(the_outline_of_the_hero_tells_how_well_lit_it_is),
        cmocka_unit_test(what_is_beside_the_hero_is_outlined),
        cmocka_unit_test(a_creature_in_view_is_drawn_over_the_light),
        cmocka_unit_test(eyes_shine_out_of_the_light),
        cmocka_unit_test(only_kinds_with_eyes_have_eyes_that_shine),
        cmocka_unit_test(what_is_pointed_at_is_outlined_at_any_distance),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
