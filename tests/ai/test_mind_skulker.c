#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"

#include "rules/perform.h"
#include "world/perception.h"

static struct point where(const struct state *state, struct handle actor)
{
    return level_actor_const(state_level_const(state), actor)->position;
}

/* The first rat hunts, and believes the hero to be in that cell. */
static struct handle hunting_rat(struct state *state, struct point clue)
{
    struct handle rat = game_picture_actor(state, 'r');
    struct actor *actor = level_actor(state_level(state), rat);
    actor->suspicion = SUSPICION_MAX;
    actor->pursuit = PURSUIT_FOLLOWING;
    actor->clue = clue;
    return rat;
}

/* The first rat hunts, without a clue where the hero is. */
static struct handle searching_rat(struct state *state)
{
    struct handle rat = hunting_rat(state, point_make(0, 0));
    level_actor(state_level(state), rat)->pursuit = PURSUIT_NONE;
    return rat;
}

static void a_rat_in_bright_light_flees_into_the_nearest_shade(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@r...............#\n"
                                       "###################\n");
    struct handle rat = game_picture_actor(state, 'r');
    assert_int_equal(perception_grade(state, where(state, rat)), LIGHT_BRIGHT);
    mind_play_act(state, rat, 8);
    assert_int_not_equal(perception_grade(state, where(state, rat)), LIGHT_BRIGHT);
    struct point shade = where(state, rat);
    mind_play_act(state, rat, 5);
    assert_true(point_is_equal(where(state, rat), shade));
    state_destroy(state);
    (void)unused;
}

static void a_rat_watches_a_hero_in_bright_light_from_where_it_is(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@.....r..........#\n"
                                       "###################\n");
    struct handle rat = hunting_rat(state, point_make(1, 1));
    mind_play_act(state, rat, 5);
    assert_true(point_is_equal(where(state, rat), point_make(7, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_rat_creeps_up_to_a_hero_in_the_dark_and_bites(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@...r............#\n"
                                       "###################\n");
    struct handle rat = hunting_rat(state, point_make(1, 1));
    game_picture_set_lantern(state, LANTERN_DARK);
    mind_play_act(state, rat, 3);
    assert_true(point_is_equal(where(state, rat), point_make(2, 1)));
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    mind_play_act(state, rat, 3);
    assert_true(point_is_equal(where(state, rat), point_make(2, 1)));
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 3);
    state_destroy(state);
    (void)unused;
}

static void a_rat_creeps_up_to_a_hero_with_a_hooded_lantern(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@.....r..........#\n"
                                       "###################\n");
    struct handle rat = hunting_rat(state, point_make(1, 1));
    game_picture_set_lantern(state, LANTERN_HOODED);
    mind_play_act(state, rat, 8);
    assert_true(point_is_equal(where(state, rat), point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_rat_does_not_know_of_a_hero_beyond_its_dark_sight(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "#@.=..r...#\n"
                                       "###########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    struct choice choice = mind_play_choose(state, game_picture_actor(state, 'r'));
    assert_false(choice.has_goal && point_is_equal(choice.goal, point_make(1, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_rat_that_loses_the_hero_goes_to_where_it_last_saw_it(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "####.#####\n"
                                       "####.#####\n"
                                       "####@...r#\n"
                                       "##########\n");
    struct handle rat = hunting_rat(state, point_make(4, 3));
    struct action north = {.kind = ACTION_STEP, .direction = DIRECTION_NORTH};
    game_picture_set_lantern(state, LANTERN_DARK);
    mind_play_act(state, rat, 1);
    assert_true(point_is_equal(where(state, rat), point_make(7, 3)));
    perform(state, state->hero, north);
    perform(state, state->hero, north);
    mind_play_act(state, rat, 2);
    assert_true(point_is_equal(where(state, rat), point_make(5, 3)));
    state_destroy(state);
    (void)unused;
}

/* Moves the actor without the rules, so that light put there by hand stays. */
static void walk(struct state *state, struct handle handle, int steps)
{
    struct actor *actor = level_actor(state_level(state), handle);
    for (int i = 0; i < steps; i++) {
        struct choice choice = mind_play_choose(state, handle);
        assert_int_equal(choice.action.kind, ACTION_STEP);
        level_move_actor(state_level(state), handle,
                         point_step(actor->position, choice.action.direction));
    }
}

static void a_rat_walks_around_bright_light_that_it_sees(void **unused)
{
    struct state *state = game_picture("@############\n"
                                       "#############\n"
                                       "r...........#\n"
                                       "##.########.#\n"
                                       "##.########.#\n"
                                       "##..........#\n"
                                       "#############\n");
    struct handle rat = hunting_rat(state, point_make(11, 2));
    struct actor *actor = level_actor(state_level(state), rat);
    struct light_grid *lights = &state->vision.light;
    for (int x = 4; x < 8; x++) {
        const struct light_cast cast = {.source = {x, 2}, .radius = 0, .rows = {1}};
        light_grid_add(lights, &cast, (struct light){200, 200, 200}, area_of_grid(lights->grid));
    }
    walk(state, rat, 4);
    assert_true(point_is_equal(actor->position, point_make(2, 4)));
    state_destroy(state);
    (void)unused;
}

static void a_rat_goes_around_another_in_its_way(void **unused)
{
    struct state *state = game_picture("########@\n"
                                       "#.rr...##\n"
                                       "#.####.##\n"
                                       "#......##\n"
                                       "#########\n");
    struct handle rat = hunting_rat(state, point_make(5, 1));
    game_picture_set_lantern(state, LANTERN_DARK);
    mind_play_act(state, rat, 1);
    assert_true(point_is_equal(where(state, rat), point_make(1, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_searching_rat_roams_and_keeps_its_goal(void **unused)
{
    struct state *state = game_picture("##################\n"
                                       "#................#\n"
                                       "#................#\n"
                                       "#................#\n"
                                       "#......r.........#\n"
                                       "#................#\n"
                                       "#................#\n"
                                       "#................#\n"
                                       "################@#\n");
    struct handle rat = searching_rat(state);
    game_picture_set_lantern(state, LANTERN_DARK);
    struct point start = where(state, rat);
    mind_play_act(state, rat, 1);
    struct point goal = level_actor(state_level(state), rat)->goal;
    int steps = point_chebyshev(start, goal);
    assert_true(steps >= 4);
    mind_play_act(state, rat, steps - 1);
    assert_true(point_is_equal(where(state, rat), goal));
    state_destroy(state);
    (void)unused;
}

static void a_rat_searching_a_corridor_does_not_jitter(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "#........r#\n"
                                       "#.#######.#\n"
                                       "#.#######.#\n"
                                       "#.#######.#\n"
                                       "#.#######.#\n"
                                       "#.........#\n"
                                       "###########\n"
                                       "##########@\n");
    struct handle rat = searching_rat(state);
    struct point before = where(state, rat);
    struct point at = before;
    int turned_back = 0;
    game_picture_set_lantern(state, LANTERN_DARK);
    for (int i = 0; i < 200; i++) {
        mind_play_act(state, rat, 1);
        turned_back += i > 0 && point_is_equal(where(state, rat), before);
        before = at;
        at = where(state, rat);
    }
    assert_in_range(turned_back, 0, 4);
    state_destroy(state);
    (void)unused;
}

static void an_unaware_rat_keeps_its_post(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#@#.r...#\n"
                                       "#########\n");
    struct handle rat = game_picture_actor(state, 'r');
    mind_play_act(state, rat, 5);
    assert_true(point_is_equal(where(state, rat), point_make(4, 1)));
    level_move_actor(state_level(state), rat, point_make(7, 1));
    mind_play_act(state, rat, 3);
    assert_true(point_is_equal(where(state, rat), point_make(4, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_rat_with_a_round_walks_it_to_and_fro(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#@#.r...#\n"
                                       "#########\n");
    struct handle rat = game_picture_actor(state, 'r');
    struct actor *actor = level_actor(state_level(state), rat);
    actor->has_round = true;
    actor->anchors[0] = point_make(4, 1);
    actor->anchors[1] = point_make(7, 1);
    mind_play_act(state, rat, 3);
    assert_true(point_is_equal(where(state, rat), point_make(7, 1)));
    mind_play_act(state, rat, 3);
    assert_true(point_is_equal(where(state, rat), point_make(4, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_wary_rat_investigates_a_noise(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "@#.r......#\n"
                                       "###########\n");
    struct handle rat = hunting_rat(state, point_make(9, 1));
    level_actor(state_level(state), rat)->suspicion = SUSPICION_WARY;
    mind_play_act(state, rat, 8);
    assert_true(point_is_equal(where(state, rat), point_make(8, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_walled_in_rat_stays(void **unused)
{
    struct state *state = game_picture("####@\n#r###\n####.\n");
    struct choice choice = mind_play_choose(state, game_picture_actor(state, 'r'));
    assert_int_equal(choice.action.kind, ACTION_WAIT);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_a_rat_fears_no_light_and_comes(void **unused)
{
    struct state *state = game_picture_plain("###########\n"
                                             "#@.....r..#\n"
                                             "###########\n",
                                             5);
    struct handle rat = hunting_rat(state, point_make(1, 1));
    mind_play_act(state, rat, 9);
    assert_true(point_is_equal(where(state, rat), point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rat_in_bright_light_flees_into_the_nearest_shade),
        cmocka_unit_test(a_rat_watches_a_hero_in_bright_light_from_where_it_is),
        cmocka_unit_test(a_rat_creeps_up_to_a_hero_in_the_dark_and_bites),
        cmocka_unit_test(a_rat_creeps_up_to_a_hero_with_a_hooded_lantern),
        cmocka_unit_test(a_rat_does_not_know_of_a_hero_beyond_its_dark_sight),
        cmocka_unit_test(a_rat_that_loses_the_hero_goes_to_where_it_last_saw_it),
        cmocka_unit_test(a_rat_walks_around_bright_light_that_it_sees),
        cmocka_unit_test(a_rat_goes_around_another_in_its_way),
        cmocka_unit_test(a_searching_rat_roams_and_keeps_its_goal),
        cmocka_unit_test(a_rat_searching_a_corridor_does_not_jitter),
        cmocka_unit_test(an_unaware_rat_keeps_its_post),
        cmocka_unit_test(a_rat_with_a_round_walks_it_to_and_fro),
        cmocka_unit_test(a_wary_rat_investigates_a_noise),
        cmocka_unit_test(a_walled_in_rat_stays),
        cmocka_unit_test(in_plain_sight_a_rat_fears_no_light_and_comes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
