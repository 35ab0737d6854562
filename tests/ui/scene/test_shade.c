/* The colours that lamps' light is shown in. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/knowledge.h"
#include "ui/scene/shade.h"

static const char hall[] = "###########\n#@........#\n###########\n";

static struct shade shade_beside_him(enum item lamp)
{
    struct state *state = game_picture(hall);
    if (lamp != ITEM_NONE)
        game_picture_wear(state, lamp);
    struct shade shade = shade_of(state, point_make(3, 1));
    state_destroy(state);
    return shade;
}

static void the_lantern_is_warm(void **unused)
{
    struct shade shade = shade_beside_him(ITEM_NONE);
    assert_true(shade.red > shade.green && shade.green > shade.blue);
    (void)unused;
}

/* By the share of blue; the lantern's own is 67 in a hundred, and more as it is shown. */
static void the_lantern_is_warmest_near_the_flame(void **unused)
{
    struct state *state = game_picture("#############\n#@..........#\n#############\n");
    struct shade near = shade_of(state, point_make(2, 1));
    struct shade far = shade_of(state, point_make(6, 1));
    assert_true(near.red > far.red && far.red > far.green);
    assert_true(near.blue * 100 < near.red * 72);
    assert_true(near.blue * far.red * 10 < far.blue * near.red * 9);
    state_destroy(state);
    (void)unused;
}

static void a_red_lamp_is_red(void **unused)
{
    struct shade lantern = shade_beside_him(ITEM_NONE);
    struct shade shade = shade_beside_him(ITEM_RED_LAMP);
    assert_int_equal(shade.red, lantern.red);
    assert_true(shade.green < lantern.green && shade.blue < lantern.blue);
    assert_true(shade.red > shade.green + 40);
    (void)unused;
}

static void a_cold_lamp_is_blue(void **unused)
{
    struct shade shade = shade_beside_him(ITEM_COLD_LAMP);
    assert_true(shade.blue > shade.green && shade.green > shade.red);
    (void)unused;
}

static void many_flames_are_still_warm(void **unused)
{
    struct state *state = game_picture("#########\n#&@&....#\n#&.&....#\n#########\n");
    struct shade shade = shade_of(state, point_make(2, 1));
    assert_true(shade.red > shade.green && shade.green > shade.blue);
    state_destroy(state);
    (void)unused;
}

/* What is drawn as light is light by the rules: the least of it is warm and brighter than the dark, which is blue. */
static void dim_light_is_brighter_and_warmer_than_the_dark(void **unused)
{
    static const struct point cell = {1, 1};
    struct state *state = game_picture("#############\n#@..........#\n#############\n");
    struct point last = {11, 1};
    while (light_grade(knowledge_light(state, last)) == LIGHT_DARK)
        last.x--;
    struct shade dim = shade_of(state, last);
    assert_int_equal(light_grade(knowledge_light(state, last)), LIGHT_DIM);
    game_picture_set_lantern(state, LANTERN_DARK);
    struct shade dark = shade_of(state, cell);
    assert_int_equal(light_grade(knowledge_light(state, cell)), LIGHT_DARK);
    assert_true(dim.red > dim.blue && dark.blue > dark.red + 40);
    assert_true(dim.red > dark.red + 24 && dim.red + dim.green > dark.red + dark.green + 20);
    state_destroy(state);
    (void)unused;
}

/* Ground fades into the unknown beside it, even by a wall, and so does the mass of a wall; fronts are drawn to their edge. */
static void what_is_known_fades_into_the_unknown_beside_it(void **unused)
{
    struct state *state = game_picture("########\n########\n#@.....#\n########\n");
    struct level *level = state_level(state);
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 8; x++)
            if (x > 5 || y == 0 || (x == 5 && y == 2)) {
                level->memory[grid_index(level->grid, point_make(x, y))].terrain = TERRAIN_NONE;
                bit_grid_put(&level->visible, point_make(x, y), false);
            }
    assert_int_equal(shade_of(state, point_make(5, 2)).presence, 0);
    assert_in_range(shade_of(state, point_make(6, 3)).presence, 1, 100);
    assert_int_equal(shade_of(state, point_make(3, 0)).presence, 255);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lantern_is_warm),
        cmocka_unit_test(the_lantern_is_warmest_near_the_flame),
        cmocka_unit_test(a_red_lamp_is_red),
        cmocka_unit_test(a_cold_lamp_is_blue),
        cmocka_unit_test(many_flames_are_still_warm),
        cmocka_unit_test(dim_light_is_brighter_and_warmer_than_the_dark),
        cmocka_unit_test(what_is_known_fades_into_the_unknown_beside_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
