/* Changes of light: flames flicker but remembered cells don't, new light swells, beams stand out. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/art/tileset.h"
#include "ui/scene/stage_glow.h"

static const char room[] = "####################\n"
                           "#@.................#\n"
                           "#.......&..........#\n"
                           "#..................#\n"
                           "####################\n";

/* A game and its stage, all of it in the window. */
struct show {
    struct state *state;
    struct stage stage;
    struct camera camera;
};

static struct show begin(void)
{
    struct show show = {.state = game_picture(room),
                        .camera = {.width = 20 * TILE_SIDE, .height = 5 * TILE_SIDE}};
    assert_true(stage_set(&show.stage, show.state, 1000));
    stage_finish(&show.stage, show.state, &show.camera);
    return show;
}

static void end(struct show *show)
{
    stage_clear(&show->stage);
    state_destroy(show->state);
}

static struct stage_glow glow_at(const struct show *show, int tick)
{
    return stage_glow_now(&show->stage, show->state, &show->camera, tick);
}

static struct lit lit_at(const struct show *show, const struct stage_glow *glow, struct point p)
{
    struct lit lit;
    stage_glow_light(glow, &show->stage, p, 1, &lit);
    return lit;
}

static bool is_as_shown(const struct show *show, const struct stage_glow *glow, struct point p)
{
    struct lit lit = lit_at(show, glow, p);
    struct shade shade = show->stage.shown[grid_index(show->stage.grid, p)];
    return lit.red == shade.red && lit.green == shade.green && lit.blue == shade.blue &&
           lit.presence == shade.presence;
}

static void test_without_effects_everything_is_lit_as_it_is(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct stage_glow glow = glow_at(&show, 0);
    for (size_t i = 0; i < grid_cells(show.stage.grid); i++)
        assert_true(is_as_shown(&show, &glow, grid_point(show.stage.grid, i)));
    assert_false(glow.is_bright);
    end(&show);
}

static void
test_an_omen_tints_all_light_as_bright_as_it_is_and_leaves_the_unknown_black(void **unused)
{
    (void)unused;
    struct show show = begin();
    static const struct point lit_cell = {8, 1};
    static const struct shade shade = {130, 120, 90, 255};
    state_level(show.state)->omen = OMEN_MOTHS; /* orange */
    show.stage.shown[grid_index(show.stage.grid, lit_cell)] = shade;
    struct stage_glow glow = glow_at(&show, 0);
    struct lit lit = lit_at(&show, &glow, lit_cell);
    int luma = 3 * lit.red + 6 * lit.green + lit.blue;
    int luma_before = 3 * shade.red + 6 * shade.green + shade.blue;
    assert_in_range(luma, luma_before - 20, luma_before + 20);
    assert_true(lit.red > shade.red && lit.blue * 10 < shade.blue * 9);
    show.stage.shown[grid_index(show.stage.grid, lit_cell)] = (struct shade){0};
    lit = lit_at(&show, &glow, lit_cell);
    assert_int_equal(lit.red + lit.green + lit.blue + lit.presence, 0);
    end(&show);
}

static void test_flames_flicker_by_a_few_percent(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct point beside = {8, 1};
    int shown = show.stage.shown[grid_index(show.stage.grid, beside)].red;
    int changed = 0;
    for (int tick = 1; tick < 40; tick++) {
        struct stage_glow glow = glow_at(&show, tick);
        int red = lit_at(&show, &glow, beside).red;
        assert_true(abs(red - shown) * 100 <= 12 * shown);
        changed += red != shown;
    }
    assert_true(changed > 10);
    end(&show);
}

static void test_with_reduced_motion_nothing_flickers(void **unused)
{
    (void)unused;
    struct show show = begin();
    show.stage.is_still = true;
    for (int tick = 1; tick < 40; tick++) {
        struct stage_glow glow = glow_at(&show, tick);
        assert_true(is_as_shown(&show, &glow, point_make(8, 1)));
    }
    end(&show);
}

static void test_remembered_cells_do_not_flicker(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct point beside = {8, 1};
    show.stage.shown[grid_index(show.stage.grid, beside)] = (struct shade){52, 60, 112, 255};
    for (int tick = 1; tick < 40; tick++) {
        struct stage_glow glow = glow_at(&show, tick);
        assert_true(is_as_shown(&show, &glow, beside));
    }
    end(&show);
}

static void test_a_remembered_flame_flickers_where_its_light_is_seen(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct point beside = {8, 1};
    int changed = 0;
    game_picture_set_lantern(show.state, LANTERN_DARK);
    bit_grid_put(&state_level(show.state)->visible, point_make(8, 2), false);
    for (int tick = 1; tick < 40; tick++) {
        struct stage_glow glow = glow_at(&show, tick);
        changed += !is_as_shown(&show, &glow, beside);
    }
    assert_true(changed > 10);
    end(&show);
}

static void play_lit(struct show *show)
{
    show->state->events.count = 0;
    event_list_add(
        &show->state->events,
        (struct event){.kind = EVENT_TERRAIN, .terrain = TERRAIN_BRAZIER_OUT, .to = {8, 2}});
    stage_play(&show->stage, show->state, 5000);
    stage_light(&show->stage, show->state, &show->camera);
}

static void test_a_new_light_is_brighter_at_first_and_settles(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct point beside = {9, 2};
    show.stage.shown[grid_index(show.stage.grid, beside)] = (struct shade){40, 40, 40, 255};
    play_lit(&show);
    stage_advance(&show.stage, &show.camera, 5060);
    struct stage_glow glow = glow_at(&show, 0);
    struct shade wanted = show.stage.target[grid_index(show.stage.grid, beside)];
    assert_true(glow.is_bright);
    assert_true(lit_at(&show, &glow, beside).red > wanted.red * 3 / 4);
    stage_advance(&show.stage, &show.camera, 5085);
    glow = glow_at(&show, 0);
    assert_true(lit_at(&show, &glow, beside).red > wanted.red * 9 / 8);
    stage_advance(&show.stage, &show.camera, 5000 + STAGE_EFFECT_MS);
    glow = glow_at(&show, 0);
    assert_int_equal(glow.count, 0);
    assert_true(is_as_shown(&show, &glow, beside));
    end(&show);
}

static void test_the_next_key_ends_the_swelling(void **unused)
{
    (void)unused;
    struct show show = begin();
    play_lit(&show);
    stage_advance(&show.stage, &show.camera, 5060);
    stage_finish(&show.stage, show.state, &show.camera);
    assert_int_equal(glow_at(&show, 0).count, 0);
    end(&show);
}

static void test_a_beam_adds_to_the_light_of_its_eighth_only(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct point east = {11, 2};
    struct point west = {5, 2};
    show.state->finale =
        (struct finale){.is_on = true, .depth = 1, .lamp = {8, 2}, .beam = DIRECTION_EAST};
    struct stage_glow glow = glow_at(&show, 0);
    assert_int_equal(glow.count, 1);
    assert_false(is_as_shown(&show, &glow, east));
    assert_true(is_as_shown(&show, &glow, west));
    show.state->finale.fixed_beams = 1U << DIRECTION_WEST;
    glow = glow_at(&show, 0);
    assert_false(is_as_shown(&show, &glow, west));
    show.state->finale.depth = 2;
    assert_int_equal(glow_at(&show, 0).count, 0);
    end(&show);
}

static void test_it_is_warmest_around_a_flame(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct stage_lamps lamps = stage_lamps_of(&show.stage, show.state, &show.camera);
    struct stage_glow glow = glow_at(&show, 0);
    stage_glow_add_hearths(&glow, &lamps);
    struct shade shown = show.stage.shown[grid_index(show.stage.grid, point_make(2, 1))];
    struct lit near = lit_at(&show, &glow, point_make(2, 1));
    struct lit far = lit_at(&show, &glow, point_make(18, 1));
    assert_true(near.red > shown.red + 40);
    assert_true(near.red - shown.red > 2 * (near.blue - shown.blue));
    assert_true(is_as_shown(&show, &glow, point_make(18, 1)));
    assert_true(near.red > far.red);
    end(&show);
}

/* Of the brazier, but not of the lantern, which moves on. */
static void test_remembered_ground_keeps_the_warmth_of_a_fire(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct stage_lamps lamps = stage_lamps_of(&show.stage, show.state, &show.camera);
    struct stage_glow glow = glow_at(&show, 0);
    struct point by_lantern = {2, 1};
    struct point by_brazier = {8, 1};
    struct shade remembered = {118, 123, 136, 255};
    stage_glow_add_hearths(&glow, &lamps);
    show.stage.shown[grid_index(show.stage.grid, by_lantern)] = remembered;
    show.stage.shown[grid_index(show.stage.grid, by_brazier)] = remembered;
    struct lit warm = lit_at(&show, &glow, by_brazier);
    assert_true(is_as_shown(&show, &glow, by_lantern));
    assert_true(warm.red > remembered.red + 10);
    assert_true(warm.blue < remembered.blue - 5);
    show.stage.shown[grid_index(show.stage.grid, by_brazier)] = (struct shade){90, 122, 176, 255};
    assert_true(is_as_shown(&show, &glow, by_brazier)); /* seen in the dark */
    end(&show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_without_effects_everything_is_lit_as_it_is),
        cmocka_unit_test(
            test_an_omen_tints_all_light_as_bright_as_it_is_and_leaves_the_unknown_black),
        cmocka_unit_test(test_flames_flicker_by_a_few_percent),
        cmocka_unit_test(test_with_reduced_motion_nothing_flickers),
        cmocka_unit_test(test_remembered_cells_do_not_flicker),
        cmocka_unit_test(test_a_remembered_flame_flickers_where_its_light_is_seen),
        cmocka_unit_test(test_a_new_light_is_brighter_at_first_and_settles),
        cmocka_unit_test(test_the_next_key_ends_the_swelling),
        cmocka_unit_test(test_it_is_warmest_around_a_flame),
        cmocka_unit_test(test_remembered_ground_keeps_the_warmth_of_a_fire),
        cmocka_unit_test(test_a_beam_adds_to_the_light_of_its_eighth_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
