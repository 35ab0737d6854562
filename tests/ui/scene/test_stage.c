/* The stage: movement ends where the game says, at once with reduced motion, and never changes the game. */
#include "support/check.h"

#include "base/array.h"
#include "base/random.h"
#include "game/game.h"
#include "ui/art/tileset.h"
#include "ui/scene/shade.h"
#include "ui/scene/stage.h"

/* Longer than any movement. */
enum { LONG_MS = 2000 };

static const char map[] = "#################\n"
                          "#.......+.......#\n"
                          "#..@............#\n"
                          "#...........r...#\n"
                          "#......&....m...#\n"
                          "#.............\"\"#\n"
                          "#################\n";

/* A game and the stage that shows it. */
struct show {
    struct game *game;
    struct stage stage;
    struct camera camera;
    uint32_t now;
};

static const struct state *state_of(const struct show *show)
{
    return game_state(show->game);
}

static struct show begin_on(const char *drawn, uint32_t now, bool is_still)
{
    struct show show = {.camera = {.width = 17 * TILE_SIDE, .height = 7 * TILE_SIDE}, .now = now};
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    setup.seed = "stage";
    setup.map_text = drawn;
    setup.map_name = "map";
    show.game = game_create(&setup, &error);
    if (!show.game)
        fail_msg("%s", error.message);
    show.stage.is_still = is_still;
    assert_true(stage_set(&show.stage, state_of(&show), now));
    stage_light(&show.stage, state_of(&show), &show.camera);
    return show;
}

static struct show begin_at(uint32_t now, bool is_still)
{
    return begin_on(map, now, is_still);
}

static struct show begin(void)
{
    return begin_at(5000, false);
}

static void end(struct show *show)
{
    stage_clear(&show->stage);
    game_destroy(show->game);
}

static void advance(struct show *show, uint32_t passed)
{
    show->now += passed;
    stage_advance(&show->stage, &show->camera, show->now);
}

static void play(struct show *show, struct command command)
{
    game_play(show->game, command);
    stage_play(&show->stage, state_of(show), show->now);
    stage_light(&show->stage, state_of(show), &show->camera);
}

static void step(struct show *show, enum direction direction)
{
    play(show, (struct command){.kind = COMMAND_STEP, .direction = direction});
}

static struct point hero_cell(const struct show *show)
{
    return state_hero_const(state_of(show))->position;
}

static struct point hero_pixel(const struct show *show)
{
    struct point pixel;
    bool faces_left;
    const struct state *state = state_of(show);
    stage_place(&show->stage, state->hero, state_hero_const(state), &pixel.x, &pixel.y,
                &faces_left);
    return pixel;
}

static bool hero_faces_left(const struct show *show)
{
    struct point pixel;
    bool faces_left;
    const struct state *state = state_of(show);
    stage_place(&show->stage, state->hero, state_hero_const(state), &pixel.x, &pixel.y,
                &faces_left);
    return faces_left;
}

static void assert_hero_at(const struct show *show, int x, int y)
{
    struct point pixel = hero_pixel(show);
    if (pixel.x != x * TILE_SIDE || pixel.y != y * TILE_SIDE)
        fail_msg("the hero is drawn at (%d, %d), not on cell (%d, %d)", pixel.x, pixel.y, x, y);
}

static void assert_everybody_stands_in_his_cell(const struct show *show)
{
    const struct level *level = state_level_const(state_of(show));
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct point pixel;
        bool faces_left;
        stage_place(&show->stage, level_handle(level, i), &level->actors[i], &pixel.x, &pixel.y,
                    &faces_left);
        assert_int_equal(pixel.x, level->actors[i].position.x * TILE_SIDE);
        assert_int_equal(pixel.y, level->actors[i].position.y * TILE_SIDE);
    }
}

static void test_at_the_start_every_actor_stands_in_its_cell(void **state)
{
    (void)state;
    struct show show = begin();
    assert_everybody_stands_in_his_cell(&show);
    end(&show);
}

static void test_a_step_starts_where_the_hero_was_and_ends_where_it_is(void **state)
{
    (void)state;
    struct show show = begin();
    advance(&show, LONG_MS);
    step(&show, DIRECTION_EAST);
    assert_hero_at(&show, 3, 2);
    int last = 3 * TILE_SIDE;
    for (int i = 0; i < 20; i++) {
        advance(&show, 10);
        struct point pixel = hero_pixel(&show);
        assert_true(pixel.x >= last && pixel.x <= 4 * TILE_SIDE && pixel.y == 2 * TILE_SIDE);
        last = pixel.x;
    }
    assert_hero_at(&show, 4, 2);
    end(&show);
}

static void test_halfway_through_a_step_the_hero_is_between_two_cells(void **state)
{
    (void)state;
    struct show show = begin();
    advance(&show, LONG_MS);
    step(&show, DIRECTION_EAST);
    int between = 0;
    for (int i = 0; i < 20; i++) {
        advance(&show, 10);
        between += hero_pixel(&show).x % TILE_SIDE != 0;
    }
    assert_true(between >= 3);
    end(&show);
}

static void test_a_step_before_the_last_one_ended_starts_where_the_hero_is_drawn(void **state)
{
    (void)state;
    struct show show = begin();
    advance(&show, LONG_MS);
    step(&show, DIRECTION_EAST);
    advance(&show, 40);
    struct point before = hero_pixel(&show);
    step(&show, DIRECTION_EAST);
    struct point after = hero_pixel(&show);
    assert_int_equal(after.x, before.x);
    advance(&show, LONG_MS);
    assert_hero_at(&show, 5, 2);
    end(&show);
}

static void test_bumping_into_a_wall_leans_and_returns(void **state)
{
    (void)state;
    struct show show = begin();
    step(&show, DIRECTION_NORTH);
    advance(&show, LONG_MS);
    step(&show, DIRECTION_NORTH);
    assert_true(point_is_equal(hero_cell(&show), point_make(3, 1)));
    int leant = 0;
    for (int i = 0; i < 30; i++) {
        advance(&show, 10);
        int off = hero_pixel(&show).y - 1 * TILE_SIDE;
        assert_true(off <= 0 && off > -TILE_SIDE);
        leant += off < 0;
    }
    assert_true(leant > 0);
    assert_hero_at(&show, 3, 1);
    end(&show);
}

static void test_the_hero_faces_the_way_it_last_went_sideways(void **state)
{
    (void)state;
    struct show show = begin();
    step(&show, DIRECTION_WEST);
    assert_true(hero_faces_left(&show));
    step(&show, DIRECTION_SOUTH);
    assert_true(hero_faces_left(&show));
    step(&show, DIRECTION_NORTH_EAST);
    assert_false(hero_faces_left(&show));
    end(&show);
}

static void test_with_reduced_motion_everything_moves_at_once(void **state)
{
    (void)state;
    struct show show = begin_at(5000, true);
    assert_int_equal(stage_fade(&show.stage), 255);
    step(&show, DIRECTION_EAST);
    assert_hero_at(&show, 4, 2);
    assert_everybody_stands_in_his_cell(&show);
    assert_false(stage_is_moving(&show.stage, state_of(&show)));
    end(&show);
}

/* The shade of a cell as drawn now. */
static struct shade shown(const struct show *show, int x, int y)
{
    return show->stage.shown[grid_index(show->stage.grid, point_make(x, y))];
}

static void assert_light_has_settled(const struct show *show)
{
    struct grid grid = show->stage.grid;
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++) {
            struct shade is = shown(show, x, y);
            struct shade wanted = shade_of(state_of(show), point_make(x, y));
            assert_int_equal(is.red, wanted.red);
            assert_int_equal(is.green, wanted.green);
            assert_int_equal(is.blue, wanted.blue);
        }
}

static void test_with_reduced_motion_light_changes_at_once(void **state)
{
    (void)state;
    struct show show = begin_at(5000, true);
    play(&show, (struct command){.kind = COMMAND_LANTERN});
    advance(&show, 0);
    assert_light_has_settled(&show);
    end(&show);
}

static void test_light_fades_to_the_light_of_the_game(void **state)
{
    (void)state;
    struct show show = begin();
    advance(&show, LONG_MS);
    int before = shown(&show, 3, 2).red;
    play(&show, (struct command){.kind = COMMAND_LANTERN});
    play(&show, (struct command){.kind = COMMAND_LANTERN});
    int wanted = shade_of(state_of(&show), point_make(3, 2)).red;
    advance(&show, 50);
    int between = shown(&show, 3, 2).red;
    assert_true(wanted < between && between < before);
    advance(&show, LONG_MS);
    assert_light_has_settled(&show);
    end(&show);
}

static void test_a_floor_fades_in(void **state)
{
    (void)state;
    struct show show = begin();
    int last = stage_fade(&show.stage);
    assert_int_equal(last, 0);
    for (int i = 0; i < 100; i++) {
        advance(&show, 10);
        assert_true(stage_fade(&show.stage) >= last);
        last = stage_fade(&show.stage);
    }
    assert_int_equal(last, 255);
    end(&show);
}

static void test_all_movement_comes_to_an_end(void **state)
{
    (void)state;
    struct show show = begin();
    for (int i = 0; i < 12; i++) {
        step(&show, i % 2 ? DIRECTION_EAST : DIRECTION_SOUTH);
        assert_true(stage_is_moving(&show.stage, state_of(&show)));
        advance(&show, LONG_MS);
        assert_false(stage_is_moving(&show.stage, state_of(&show)));
        assert_everybody_stands_in_his_cell(&show);
    }
    end(&show);
}

static void test_finishing_ends_all_movement_at_once(void **state)
{
    (void)state;
    struct show show = begin();
    step(&show, DIRECTION_EAST);
    play(&show, (struct command){.kind = COMMAND_LANTERN});
    stage_finish(&show.stage, state_of(&show), &show.camera);
    assert_false(stage_is_moving(&show.stage, state_of(&show)));
    assert_everybody_stands_in_his_cell(&show);
    assert_light_has_settled(&show);
    assert_false(show.stage.is_still);
    end(&show);
}

static void test_the_clock_may_wrap_around(void **state)
{
    (void)state;
    struct show show = begin_at(UINT32_MAX - 30, false);
    advance(&show, 10);
    step(&show, DIRECTION_EAST);
    for (int i = 0; i < 10; i++) {
        advance(&show, 10);
        struct point pixel = hero_pixel(&show);
        assert_true(pixel.x >= 3 * TILE_SIDE && pixel.x <= 4 * TILE_SIDE);
    }
    advance(&show, LONG_MS);
    assert_hero_at(&show, 4, 2);
    assert_false(stage_is_moving(&show.stage, state_of(&show)));
    end(&show);
}

static struct command random_command(struct random *random)
{
    static const enum command_kind kinds[] = {COMMAND_STEP, COMMAND_STEP,    COMMAND_STEP,
                                              COMMAND_WAIT, COMMAND_LANTERN, COMMAND_CLOSE,
                                              COMMAND_FOV};
    return (struct command){
        .kind = kinds[random_below(random, ARRAY_LENGTH(kinds))],
        .direction = (enum direction)random_below(random, DIRECTION_COUNT),
    };
}

static void test_the_stage_does_not_change_the_game(void **state)
{
    (void)state;
    struct random random = random_make(3);
    struct show show = begin();
    for (int i = 0; i < 300; i++) {
        game_play(show.game, random_command(&random));
        uint64_t hash = state_hash(state_of(&show));
        stage_play(&show.stage, state_of(&show), show.now);
        stage_light(&show.stage, state_of(&show), &show.camera);
        advance(&show, (uint32_t)random_below(&random, 200));
        stage_is_moving(&show.stage, state_of(&show));
        hero_pixel(&show);
        if (random_chance(&random, 1, 3))
            stage_finish(&show.stage, state_of(&show), &show.camera);
        assert_true(state_hash(state_of(&show)) == hash);
    }
    end(&show);
}

static void test_an_attacker_leans_towards_its_target_and_back(void **state)
{
    (void)state;
    struct show show = begin_on("#################\n"
                                "#...............#\n"
                                "#..@r...........#\n"
                                "#...............#\n"
                                "#...............#\n"
                                "#...............#\n"
                                "#################\n",
                                5000, false);
    step(&show, DIRECTION_EAST);
    assert_int_equal(hero_cell(&show).x, 3);
    advance(&show, 50);
    assert_true(hero_pixel(&show).x > 3 * TILE_SIDE);
    assert_true(stage_is_moving(&show.stage, state_of(&show)));
    advance(&show, LONG_MS);
    assert_hero_at(&show, 3, 2);
    assert_false(stage_is_moving(&show.stage, state_of(&show)));
    end(&show);
}

static void test_the_hero_does_not_lean_when_another_actor_opens_a_door(void **unused)
{
    (void)unused;
    struct show show = begin_on("#################\n"
                                "#..@+s..........#\n"
                                "#################\n"
                                "#################\n"
                                "#################\n"
                                "#################\n"
                                "#################\n",
                                5000, false);
    /* Changes the state directly, because the game alone would not. */
    struct state *state = (struct state *)(uintptr_t)state_of(&show);
    struct event opened = {.kind = EVENT_DOOR_OPENED, .to = {4, 1}};
    for (int is_his = 0; is_his < 2; is_his++) {
        opened.actor = is_his ? state->hero : HANDLE_NONE;
        state->events = (struct event_list){.events = {opened}, .count = 1};
        stage_play(&show.stage, state, show.now);
        advance(&show, 60);
        assert_int_equal(hero_pixel(&show).x > 3 * TILE_SIDE, is_his);
        advance(&show, LONG_MS);
    }
    end(&show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_at_the_start_every_actor_stands_in_its_cell),
        cmocka_unit_test(test_a_step_starts_where_the_hero_was_and_ends_where_it_is),
        cmocka_unit_test(test_halfway_through_a_step_the_hero_is_between_two_cells),
        cmocka_unit_test(test_a_step_before_the_last_one_ended_starts_where_the_hero_is_drawn),
        cmocka_unit_test(test_bumping_into_a_wall_leans_and_returns),
        cmocka_unit_test(test_the_hero_faces_the_way_it_last_went_sideways),
        cmocka_unit_test(test_with_reduced_motion_everything_moves_at_once),
        cmocka_unit_test(test_with_reduced_motion_light_changes_at_once),
        cmocka_unit_test(test_light_fades_to_the_light_of_the_game),
        cmocka_unit_test(test_a_floor_fades_in),
        cmocka_unit_test(test_all_movement_comes_to_an_end),
        cmocka_unit_test(test_finishing_ends_all_movement_at_once),
        cmocka_unit_test(test_the_clock_may_wrap_around),
        cmocka_unit_test(test_the_stage_does_not_change_the_game),
        cmocka_unit_test(test_an_attacker_leans_towards_its_target_and_back),
        cmocka_unit_test(test_the_hero_does_not_lean_when_another_actor_opens_a_door),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
