/* Crates: pushed, stuck, smashed and sunk; what they hide, and how loud they are. */
#include "base/array.h"
#include "rules/hazards.h"
#include "rules/push.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/statuses.h"

static struct outcome push(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

static bool is_hero_at(const struct state *state, int x, int y)
{
    return point_is_equal(state_hero_const(state)->position, point_make(x, y));
}

/* The bump broke the crate at (2, 1) and moved nothing. */
static void check_smashed(const struct state *state, struct outcome outcome)
{
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_true(is_hero_at(state, 1, 1));
    assert_int_equal(terrain_at(state, 2, 1), TERRAIN_RUBBLE);
    assert_int_equal(game_picture_count(state, EVENT_PUSHED), 0);
    assert_int_equal(game_picture_last(state, EVENT_TERRAIN).terrain, TERRAIN_CRATE);
}

/* A bump into the crate at (2, 1) from the west, in a picture, smashes it. */
static void check_smashes(const char *picture)
{
    struct state *state = game_picture(picture);
    check_smashed(state, push(state, DIRECTION_EAST));
    state_destroy(state);
}

static void a_bump_pushes_a_crate_on_and_follows_it(void **unused)
{
    struct state *state = game_picture("######\n#@4..#\n######\n");
    struct outcome outcome = push(state, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_true(is_hero_at(state, 2, 1));
    assert_int_equal(terrain_at(state, 2, 1), TERRAIN_FLOOR);
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_CRATE);
    struct event pushed = game_picture_last(state, EVENT_PUSHED);
    assert_true(state_is_hero(state, pushed.actor));
    assert_int_equal(pushed.terrain, TERRAIN_CRATE);
    assert_true(point_is_equal(pushed.from, point_make(2, 1)));
    assert_true(point_is_equal(pushed.to, point_make(3, 1)));
    assert_true(point_is_equal(game_picture_last(state, EVENT_MOVED).to, point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_crate_goes_in_all_eight_directions(void **unused)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        char picture[] = ".....\n.....\n..@..\n.....\n.....\n";
        struct point at = point_step(point_make(2, 2), (enum direction)d);
        struct point to = point_step(at, (enum direction)d);
        picture[at.y * 6 + at.x] = '4';
        struct state *state = game_picture(picture);
        assert_int_equal(push(state, (enum direction)d).kind, OUTCOME_DONE);
        assert_true(is_hero_at(state, at.x, at.y));
        assert_int_equal(terrain_at(state, to.x, to.y), TERRAIN_CRATE);
        state_destroy(state);
    }
    (void)unused;
}

static void pushing_in_the_dark_is_as_slow_as_walking(void **unused)
{
    struct state *state = game_picture("######\n#@4..#\n######\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(push(state, DIRECTION_EAST).time, 200);
    state_destroy(state);
    (void)unused;
}

static void pushing_is_refused_past_a_corner(void **unused)
{
    struct state *state = game_picture(".....\n.@#..\n..4..\n.....\n.....\n");
    assert_int_equal(push(state, DIRECTION_SOUTH_EAST).kind, OUTCOME_REFUSED);
    struct action action = {.kind = ACTION_PUSH, .direction = DIRECTION_SOUTH_EAST};
    assert_int_equal(perform(state, state->hero, action).refusal, REFUSAL_CORNER);
    assert_int_equal(terrain_at(state, 2, 2), TERRAIN_CRATE);
    state_destroy(state);
    (void)unused;
}

static void a_crate_pushed_past_a_corner_is_smashed(void **unused)
{
    struct state *state = game_picture(".....\n.@...\n..4#.\n.....\n.....\n");
    assert_int_equal(push(state, DIRECTION_SOUTH_EAST).kind, OUTCOME_DONE);
    assert_true(is_hero_at(state, 1, 1));
    assert_int_equal(terrain_at(state, 2, 2), TERRAIN_RUBBLE);
    state_destroy(state);
    (void)unused;
}

static void only_crates_are_pushed(void **unused)
{
    static const char others[] = ".#&=|";
    for (size_t i = 0; i < sizeof others - 1; i++) {
        char picture[] = ".....\n.@...\n.....\n";
        picture[6 + 2] = others[i];
        struct state *state = game_picture(picture);
        struct action action = {.kind = ACTION_PUSH, .direction = DIRECTION_EAST};
        assert_int_equal(perform(state, state->hero, action).refusal, REFUSAL_NO_TARGET);
        state_destroy(state);
    }
    (void)unused;
}

static void a_crate_against_anything_but_bare_floor_is_smashed(void **unused)
{
    static const char behind[] = "#+/=|\"-:&,8<>4";
    for (size_t i = 0; i < sizeof behind - 1; i++) {
        char picture[] = "######\n#@4..#\n######\n";
        picture[7 + 3] = behind[i];
        check_smashes(picture);
    }
    (void)unused;
}

static void a_crate_against_an_actor_is_smashed(void **unused)
{
    check_smashes("######\n#@4r.#\n######\n");
    check_smashes("######\n#@4R.#\n######\n");
    check_smashes("######\n#@4k.#\n######\n");
    (void)unused;
}

static void a_crate_against_a_swimmer_or_flyer_is_smashed(void **unused)
{
    check_smashes("######\n#@4f~#\n######\n");
    struct state *state = game_picture("######\n#@40.#\n######\n");
    level_add_actor(state_level(state),
                    (struct actor){.kind = monster_find_glyph('m'), .position = point_make(3, 1)});
    check_smashed(state, push(state, DIRECTION_EAST));
    state_destroy(state);
    (void)unused;
}

static void a_crate_against_an_item_is_smashed(void **unused)
{
    check_smashes("######\n#@4!.#\n######\n");
    (void)unused;
}

static void a_crate_at_the_edge_is_smashed(void **unused)
{
    check_smashes("...\n.@4\n...\n");
    (void)unused;
}

static void a_smashed_crate_can_be_walked_over(void **unused)
{
    struct state *state = game_picture("#####\n#@4##\n#####\n");
    push(state, DIRECTION_EAST);
    push(state, DIRECTION_EAST);
    assert_true(is_hero_at(state, 2, 1));
    state_destroy(state);
    (void)unused;
}

static void in_deep_water_a_crate_sinks_and_makes_a_ford(void **unused)
{
    struct state *state = game_picture("######\n#@4~.#\n######\n");
    assert_int_equal(push(state, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_true(is_hero_at(state, 2, 1));
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_SHALLOW_WATER);
    assert_int_equal(game_picture_count(state, EVENT_PUSHED), 1);
    push(state, DIRECTION_EAST);
    push(state, DIRECTION_EAST);
    assert_true(is_hero_at(state, 4, 1));
    state_destroy(state);
    (void)unused;
}

static void a_chasm_swallows_a_crate(void **unused)
{
    struct state *state = game_picture("######\n#@40.#\n######\n");
    assert_int_equal(push(state, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_true(is_hero_at(state, 2, 1));
    assert_int_equal(terrain_at(state, 2, 1), TERRAIN_FLOOR);
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_CHASM);
    state_destroy(state);
    (void)unused;
}

static void a_crate_hides_what_is_behind_it_wherever_it_is_pushed(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#@....#\n"
                                       "#.4...#\n"
                                       "#.....#\n"
                                       "#######\n");
    assert_string_equal(game_picture_seen(state), "#######\n"
                                                  "#@....#\n"
                                                  "#.4...#\n"
                                                  "#..  .#\n"
                                                  "###    \n");
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_SOUTH});
    push(state, DIRECTION_EAST);
    assert_string_equal(game_picture_seen(state), "###### \n"
                                                  "#....  \n"
                                                  "#.@4   \n"
                                                  "#....  \n"
                                                  "###### \n");
    state_destroy(state);
    (void)unused;
}

static bool is_lit(const struct state *state, int x, int y)
{
    return light_brightness(light_grid_get(&state->vision.light, point_make(x, y))) >=
           LIGHT_DIM_FROM;
}

/* A brazier's light reaches where the crate blocked it, and no longer where the crate is now. */
static void light_follows_a_pushed_crate(void **unused)
{
    struct state *state = game_picture("########\n"
                                       "#&..@..#\n"
                                       "#...4..#\n"
                                       "#......#\n"
                                       "#......#\n"
                                       "########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_false(is_lit(state, 6, 3));
    assert_true(is_lit(state, 5, 4));
    push(state, DIRECTION_SOUTH);
    assert_true(is_lit(state, 6, 3));
    assert_false(is_lit(state, 5, 4));
    state_destroy(state);
    (void)unused;
}

static void a_crate_hides_the_hero_from_a_watcher(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#.......#\n"
                                       "#.@4..e.#\n"
                                       "#.......#\n"
                                       "#########\n");
    struct actor *eye = game_picture_who(state, 'e');
    eye->facing = DIRECTION_WEST;
    struct actor before = *eye;
    game_picture_pass(state, 2);
    assert_int_equal(eye->suspicion, before.suspicion);
    push(state, DIRECTION_EAST);
    game_picture_pass(state, 2);
    assert_int_equal(eye->suspicion, 0);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_NORTH});
    game_picture_pass(state, 2);
    assert_true(eye->suspicion > 0);
    state_destroy(state);
    (void)unused;
}

static void pushing_is_as_loud_as_a_step_on_rubble(void **unused)
{
    struct state *state = game_picture("######\n#@4.:#\n######\n");
    push(state, DIRECTION_EAST);
    assert_int_equal(state->hero_noise, LOUDNESS_LOUD);
    state_destroy(state);
    (void)unused;
}

static void smashing_is_as_loud_as_a_fight(void **unused)
{
    struct state *state = game_picture("######\n#@4#.#\n######\n");
    push(state, DIRECTION_EAST);
    assert_int_equal(state->hero_noise, LOUDNESS_LOUD);
    state_destroy(state);
    (void)unused;
}

static void a_held_hero_pulls_free_first(void **unused)
{
    struct state *state = game_picture("######\n#@4..#\n######\n");
    statuses_hold(state, state->hero, 4);
    push(state, DIRECTION_EAST);
    assert_true(is_hero_at(state, 1, 1));
    assert_int_equal(terrain_at(state, 2, 1), TERRAIN_CRATE);
    state_destroy(state);
    (void)unused;
}

static void only_the_hero_pushes(void **unused)
{
    struct state *state = game_picture("########\n#@..r4.#\n########\n");
    struct action step = {.kind = ACTION_STEP, .direction = DIRECTION_EAST};
    assert_int_equal(perform(state, game_picture_actor(state, 'r'), step).refusal, REFUSAL_WALL);
    assert_int_equal(terrain_at(state, 5, 1), TERRAIN_CRATE);
    state_destroy(state);
    (void)unused;
}

static void a_crate_burns_down_and_lets_sight_through(void **unused)
{
    struct state *state = game_picture("######\n#@.4.#\n######\n");
    assert_true(hazards_ignite(state, point_make(3, 1)));
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_CRATE);
    game_picture_pass(state, 10);
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_FLOOR);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(4, 1)));
    state_destroy(state);
    (void)unused;
}

static void fire_spreads_to_crates(void **unused)
{
    int burnt = 0;
    for (int i = 0; i < 20; i++) {
        struct state *state = game_picture("########\n#@..\"4.#\n########\n");
        state->blows_random = random_make((uint64_t)i);
        hazards_ignite(state, point_make(4, 1));
        game_picture_pass(state, 20);
        burnt += terrain_at(state, 5, 1) == TERRAIN_FLOOR;
        state_destroy(state);
    }
    assert_true(burnt > 10);
    (void)unused;
}

static void a_burning_crate_falls_to_pieces(void **unused)
{
    struct state *state = game_picture("######\n#@4..#\n######\n");
    hazards_ignite(state, point_make(2, 1));
    check_smashed(state, push(state, DIRECTION_EAST));
    game_picture_pass(state, 10);
    assert_int_equal(terrain_at(state, 2, 1), TERRAIN_RUBBLE);
    state_destroy(state);
    (void)unused;
}

static void a_crate_pushed_into_fire_burns(void **unused)
{
    struct state *state = game_picture("######\n#@4..#\n######\n");
    hazards_ignite(state, point_make(3, 1));
    push(state, DIRECTION_EAST);
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_CRATE);
    assert_true(cloud_get(level_cloud(state_level(state), point_make(3, 1)))->burns);
    game_picture_pass(state, 10);
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void a_crate_crushes_the_cloud_where_it_goes(void **unused)
{
    static const enum cloud clouds[] = {CLOUD_SMOKE, CLOUD_WEB, CLOUD_FLARE, CLOUD_CHALK_MARK};
    for (size_t i = 0; i < ARRAY_LENGTH(clouds); i++) {
        struct state *state = game_picture("######\n#@4..#\n######\n");
        ground_set_cloud(state, point_make(3, 1), clouds[i], 9);
        push(state, DIRECTION_EAST);
        assert_int_equal(terrain_at(state, 3, 1), TERRAIN_CRATE);
        assert_int_equal(level_cloud(state_level(state), point_make(3, 1)), CLOUD_NONE);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bump_pushes_a_crate_on_and_follows_it),
        cmocka_unit_test(a_crate_goes_in_all_eight_directions),
        cmocka_unit_test(pushing_in_the_dark_is_as_slow_as_walking),
        cmocka_unit_test(pushing_is_refused_past_a_corner),
        cmocka_unit_test(a_crate_pushed_past_a_corner_is_smashed),
        cmocka_unit_test(only_crates_are_pushed),
        cmocka_unit_test(a_crate_against_anything_but_bare_floor_is_smashed),
        cmocka_unit_test(a_crate_against_an_actor_is_smashed),
        cmocka_unit_test(a_crate_against_a_swimmer_or_flyer_is_smashed),
        cmocka_unit_test(a_crate_against_an_item_is_smashed),
        cmocka_unit_test(a_crate_at_the_edge_is_smashed),
        cmocka_unit_test(a_smashed_crate_can_be_walked_over),
        cmocka_unit_test(in_deep_water_a_crate_sinks_and_makes_a_ford),
        cmocka_unit_test(a_chasm_swallows_a_crate),
        cmocka_unit_test(a_crate_hides_what_is_behind_it_wherever_it_is_pushed),
        cmocka_unit_test(light_follows_a_pushed_crate),
        cmocka_unit_test(a_crate_hides_the_hero_from_a_watcher),
        cmocka_unit_test(pushing_is_as_loud_as_a_step_on_rubble),
        cmocka_unit_test(smashing_is_as_loud_as_a_fight),
        cmocka_unit_test(a_held_hero_pulls_free_first),
        cmocka_unit_test(only_the_hero_pushes),
        cmocka_unit_test(a_crate_burns_down_and_lets_sight_through),
        cmocka_unit_test(fire_spreads_to_crates),
        cmocka_unit_test(a_burning_crate_falls_to_pieces),
        cmocka_unit_test(a_crate_pushed_into_fire_burns),
        cmocka_unit_test(a_crate_crushes_the_cloud_where_it_goes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
