/* What each omen takes and gives, by play on a drawn floor; how floors are built: dungeon/property_omens.c. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/light/warmth.h"
#include "rules/noise.h"
#include "rules/sightings.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/omens.h"
#include "world/perception.h"

/* A floor drawn with an omen on it. */
static struct state *under(enum omen omen, const char *picture)
{
    struct state *state = game_picture(picture);
    state_level(state)->omen = omen;
    hero_update_traits(state);
    visibility_note_all(state);
    visibility_refresh(state);
    return state;
}

#define HALL                           \
    "##############################\n" \
    "#@......r.......e...........&#\n" \
    "##############################\n"

static void fog_shows_the_hero_no_more_than_8_cells(void **unused)
{
    struct state *clear = under(OMEN_NONE, HALL);
    struct state *state = under(OMEN_FOG, HALL);
    assert_true(bit_grid_has(&state_level(clear)->visible, point_make(27, 1)));
    for (int x = 1; x < 29; x++)
        assert_false(x > 9 && bit_grid_has(&state_level(state)->visible, point_make(x, 1)));
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(7, 1)));
    assert_int_equal(sightings_glint_range(state), 8);
    state_destroy(clear);
    state_destroy(state);
    (void)unused;
}

static void fog_shows_others_no_more_either(void **unused)
{
    struct state *state = under(OMEN_FOG, HALL);
    for (int m = 1; m < MONSTER_COUNT; m++) {
        struct actor actor = {.kind = (enum monster)m, .position = {15, 1}};
        assert_in_range(perception_radius(state, &actor), 0, 8);
        assert_in_range(perception_light_radius(state, &actor), 0, 8);
    }
    state_destroy(state);
    (void)unused;
}

/* A mirror in view shows what is near it, but not beyond the fog. */
static void fog_hides_what_mirrors_show_far_off(void **unused)
{
    static const char picture[] = "####################\n"
                                  "#@......1....&.....#\n"
                                  "#......#...........#\n"
                                  "####################\n";
    struct state *state = under(OMEN_FOG, picture);
    struct grid grid = state_level(state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        if (bit_grid_has(&state_level(state)->visible, p))
            assert_true(point_is_within(point_make(1, 1), p, 8));
    }
    state_destroy(state);
    (void)unused;
}

static void in_fog_what_loses_the_hero_gives_up_sooner(void **unused)
{
    struct state *state = under(OMEN_FOG, HALL);
    assert_int_equal(state->traits.give_up, 8);
    state_destroy(state);
    (void)unused;
}

static void on_a_deaf_night_nothing_is_heard_beyond_5_steps(void **unused)
{
    struct state *state = under(OMEN_DEAF_NIGHT, HALL);
    assert_int_equal(noise_range(state, LOUDNESS_DEAFENING, HEARING_KEEN), 5);
    assert_int_equal(noise_range(state, LOUDNESS_FAINT, HEARING_NORMAL), 2);
    assert_int_equal(noise_gain(state, LOUDNESS_DEAFENING, HEARING_NORMAL, 6), 0);
    struct actor *rat = game_picture_who(state, 'r');
    rat->suspicion = 0;
    noise_make(state, HANDLE_NONE, point_make(2, 1), LOUDNESS_DEAFENING);
    assert_int_equal(rat->suspicion, 0); /* 6 steps off */
    noise_make(state, HANDLE_NONE, point_make(3, 1), LOUDNESS_DEAFENING);
    assert_true(rat->suspicion > 0);
    state_destroy(state);
    (void)unused;
}

static void on_a_deaf_night_the_hero_hears_no_farther(void **unused)
{
    struct state *state = under(OMEN_DEAF_NIGHT, HALL);
    state->events.count = 0;
    assert_false(noise_make(state, HANDLE_NONE, point_make(7, 1), LOUDNESS_LOUD));
    assert_true(noise_make(state, HANDLE_NONE, point_make(6, 1), LOUDNESS_LOUD));
    assert_int_equal(state->traits.night, 40);
    state_destroy(state);
    (void)unused;
}

static void a_glass_floor_makes_steps_louder_and_shows_more_in_the_dark(void **unused)
{
    struct state *state = under(OMEN_GLASS_FLOOR, HALL);
    assert_int_equal(hero_step_loudness(state), LOUDNESS_LOUD);
    assert_int_equal(perception_dark_radius(state, state_hero(state)), 4);
    state_destroy(state);
    (void)unused;
}

static void an_eclipse_shortens_the_open_lantern(void **unused)
{
    struct state *state = under(OMEN_ECLIPSE, HALL);
    assert_int_equal(hero_light_if(state, LANTERN_OPEN).radius, 4);
    assert_int_equal(hero_light_if(state, LANTERN_HOODED).radius, 3);
    state_destroy(state);
    (void)unused;
}

static void in_an_eclipse_bright_light_shows_the_hero_as_dim_light_does(void **unused)
{
    struct state *state = under(OMEN_ECLIPSE, HALL);
    const struct actor *rat = game_picture_who(state, 'r');
    struct point hero = state_hero(state)->position;
    assert_int_equal(perception_grade(state, hero), LIGHT_BRIGHT);
    assert_int_equal(noticing_grade(state, rat, hero), LIGHT_DIM);
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_int_equal(noticing_grade(state, rat, hero), LIGHT_DIM);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(noticing_grade(state, rat, hero), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void the_fires_of_moths_and_cold_lamps_heal_more(void **unused)
{
    static const struct {
        enum omen omen;
        int warmth;
    } cases[] = {{OMEN_NONE, 15}, {OMEN_MOTHS, 25}, {OMEN_COLD_LAMPS, 30}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct state *state = under(cases[i].omen, HALL);
        assert_int_equal(warmth_left(state), cases[i].warmth);
        state_destroy(state);
    }
    (void)unused;
}

static void watches_silence_stairs_and_bring_omens(void **unused)
{
    struct state *state = game_picture("@.\n");
    assert_int_equal(state->traits.omens_untold, 0);
    assert_int_equal(state->traits.omen_percent, OMENS_PERCENT);
    state->watch = WATCH_UNTOLD;
    hero_update_traits(state);
    assert_int_equal(state->traits.omens_untold, 1);
    state->watch = WATCH_OMENS;
    hero_update_traits(state);
    assert_int_equal(state->traits.omen_percent, 100);
    state_destroy(state);
    (void)unused;
}

/* A third floor with two stairs down, the first out of sight. */
#define TWO_STAIRS   \
    "############\n" \
    "#>#........#\n" \
    "#.######.###\n" \
    "#..@.....>.#\n" \
    "############\n"

static struct state *on_third_floor(void)
{
    struct state *state = game_picture(TWO_STAIRS);
    game_picture_sink(state, 3);
    state->events.count = 0;
    return state;
}

static void stairs_tell_their_omen_once_when_they_come_into_view(void **unused)
{
    struct state *state = on_third_floor();
    struct point stairs = {9, 3};
    enum omen told = omens_told_by(state, stairs);
    state_level(state)->stairs_told = 0;
    game_picture_pass(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_FORETOLD), 1);
    assert_int_equal(game_picture_last(state, EVENT_FORETOLD).omen, told);
    assert_true(point_is_equal(game_picture_last(state, EVENT_FORETOLD).to, stairs));
    assert_int_not_equal(told, OMEN_NONE);
    assert_int_not_equal(told, omens_told_by(state, point_make(1, 1)));
    state_destroy(state);
    (void)unused;
}

static void silent_stairs_tell_nothing(void **unused)
{
    struct state *state = on_third_floor();
    state->watch = WATCH_UNTOLD;
    hero_update_traits(state);
    state_level(state)->stairs_told = 0;
    game_picture_pass(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_FORETOLD), 0);
    assert_int_equal(omens_told_by(state, point_make(9, 3)), OMEN_NONE);
    assert_int_not_equal(omens_below(state, point_make(9, 3)), OMEN_NONE);
    state_destroy(state);
    (void)unused;
}

static void omens_follow_from_seed_depth_and_stairs(void **unused)
{
    int with = 0;
    for (uint64_t seed = 1; seed <= 400; seed++) {
        assert_int_equal(omens_draw(seed, 1, 0, 100), OMEN_NONE);
        for (int depth = 2; depth <= FLOOR_COUNT; depth++) {
            enum omen first = omens_draw(seed, depth, 0, OMENS_PERCENT);
            enum omen second = omens_draw(seed, depth, 1, OMENS_PERCENT);
            bool is_choice = depth == 4 || depth == 7 || depth == 10;
            assert_int_equal(first, omens_draw(seed, depth, 0, OMENS_PERCENT));
            assert_int_not_equal(omens_draw(seed, depth, 0, 100), OMEN_NONE);
            assert_true(is_choice ? first != second && first != OMEN_NONE && second != OMEN_NONE
                                  : first == second);
            with += !is_choice && first != OMEN_NONE;
        }
    }
    assert_in_range(with, 400 * 8 * 22 / 100, 400 * 8 * 28 / 100);
    (void)unused;
}

static void floors_that_are_near_have_no_omen_in_common(void **unused)
{
    for (uint64_t seed = 1; seed <= 400; seed++)
        for (int depth = 2; depth <= FLOOR_COUNT; depth++)
            for (int later = depth + 1; later <= depth + 2 && later <= FLOOR_COUNT; later++)
                for (int ways = 0; ways < 4; ways++)
                    assert_int_not_equal(omens_draw(seed, depth, ways & 1, 100),
                                         omens_draw(seed, later, ways >> 1, 100));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fog_shows_the_hero_no_more_than_8_cells),
        cmocka_unit_test(fog_shows_others_no_more_either),
        cmocka_unit_test(fog_hides_what_mirrors_show_far_off),
        cmocka_unit_test(in_fog_what_loses_the_hero_gives_up_sooner),
        cmocka_unit_test(on_a_deaf_night_nothing_is_heard_beyond_5_steps),
        cmocka_unit_test(on_a_deaf_night_the_hero_hears_no_farther),
        cmocka_unit_test(a_glass_floor_makes_steps_louder_and_shows_more_in_the_dark),
        cmocka_unit_test(an_eclipse_shortens_the_open_lantern),
        cmocka_unit_test(in_an_eclipse_bright_light_shows_the_hero_as_dim_light_does),
        cmocka_unit_test(the_fires_of_moths_and_cold_lamps_heal_more),
        cmocka_unit_test(watches_silence_stairs_and_bring_omens),
        cmocka_unit_test(stairs_tell_their_omen_once_when_they_come_into_view),
        cmocka_unit_test(silent_stairs_tell_nothing),
        cmocka_unit_test(omens_follow_from_seed_depth_and_stairs),
        cmocka_unit_test(floors_that_are_near_have_no_omen_in_common),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
