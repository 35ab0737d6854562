/* Which cells actors see, by world/perception.h, which the senses of minds use. */
#include "support/check.h"
#include "support/game_picture.h"

#include "world/perception.h"

/* Whether the first actor of that glyph sees the cell. */
static bool sees(struct state *state, char glyph, int x, int y)
{
    const struct actor *actor = level_actor(state_level(state), game_picture_actor(state, glyph));
    bool is_seen = perception_sees(state, actor, NULL, point_make(x, y));
    perception_view_of(state, actor, &state->ai_memory.view);
    assert_int_equal(perception_sees(state, actor, &state->ai_memory.view, point_make(x, y)),
                     is_seen);
    return is_seen;
}

static void a_rat_sees_lit_cells_to_7_and_dark_ones_to_4(void **unused)
{
    struct state *state = game_picture("#####################\n"
                                       "&......r............@\n"
                                       "#####################\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_true(sees(state, 'r', 0, 1));
    assert_true(sees(state, 'r', 1, 1));
    assert_true(sees(state, 'r', 11, 1));
    assert_false(sees(state, 'r', 12, 1));
    state_destroy(state);
    (void)unused;
}

static void a_rat_does_not_see_lit_cells_beyond_its_light_radius(void **unused)
{
    struct state *state = game_picture("#####################\n"
                                       "&.......r...........@\n"
                                       "#####################\n");
    assert_false(sees(state, 'r', 0, 1));
    assert_true(sees(state, 'r', 1, 1));
    state_destroy(state);
    (void)unused;
}

static void a_square_view_is_cut_to_the_disc_of_the_radius(void **unused)
{
    struct state *state = game_picture_plain("r.......\n........\n........\n........\n"
                                             "........\n........\n........\n.......@\n",
                                             9);
    state->fov = fov_find("bresenham-box");
    assert_true(sees(state, 'r', 7, 0));
    assert_false(sees(state, 'r', 7, 7));
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_every_cell_counts_as_lit(void **unused)
{
    struct state *state = game_picture_plain("#####################\n"
                                             "@........r..........#\n"
                                             "#####################\n",
                                             2);
    assert_true(sees(state, 'r', 16, 1));
    assert_true(sees(state, 'r', 2, 1));
    assert_false(sees(state, 'r', 17, 1));
    assert_int_equal(perception_grade(state, point_make(9, 1)), LIGHT_DIM);
    state_destroy(state);
    (void)unused;
}

static void a_lit_wall_is_not_seen_from_its_dark_side(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "r.....#..&\n"
                                       "#########@\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_true(light_brightness(light_grid_get(&state->vision.light, point_make(6, 1))) >=
                LIGHT_DIM_FROM);
    assert_false(sees(state, 'r', 6, 1));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rat_sees_lit_cells_to_7_and_dark_ones_to_4),
        cmocka_unit_test(a_rat_does_not_see_lit_cells_beyond_its_light_radius),
        cmocka_unit_test(a_square_view_is_cut_to_the_disc_of_the_radius),
        cmocka_unit_test(in_plain_sight_every_cell_counts_as_lit),
        cmocka_unit_test(a_lit_wall_is_not_seen_from_its_dark_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
