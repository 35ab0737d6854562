/* Mirror knights see and shoot around corners by mirrors. */
#include "support/check.h"

#include "rules/perform.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/told.h"
#include "world/perception.h"

/* The mirror at the end of the corridor shows them to each other around the corner. */
static const char corner[] = "#########\n"
                             "#..&y...1\n"
                             "#######.#\n"
                             "#######@#\n"
                             "#########\n";

/* The same without it. */
static const char bare_corner[] = "#########\n"
                                  "#..&y...#\n"
                                  "#######.#\n"
                                  "#######@#\n"
                                  "#########\n";

static struct state *hunt_in(const char *picture)
{
    struct state *state = game_picture(picture);
    scene_rouse(state, 'y');
    return state;
}

static void test_it_shoots_by_a_mirror_at_a_hero_seen_only_there(void **fixture)
{
    (void)fixture;
    struct state *state = hunt_in(corner);
    struct point at = scene_place(state, 'y');
    scene_wait(state, 4);
    assert_true(scene_blows(state) > 0);
    assert_true(point_is_equal(at, scene_place(state, 'y')));
    state_destroy(state);
}

static void test_its_shot_goes_by_the_mirror_to_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = hunt_in(corner);
    for (int turn = 0; turn < 4 && scene_blows(state) == 0; turn++)
        scene_wait(state, 1);
    int legs = 0;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind != EVENT_MISSILE)
            continue;
        struct point from = legs == 0 ? point_make(4, 1) : point_make(8, 1);
        struct point to = legs == 0 ? point_make(8, 1) : point_make(7, 3);
        assert_true(point_is_equal(event->from, from) && point_is_equal(event->to, to));
        legs++;
    }
    assert_int_equal(legs, 2);
    state_destroy(state);
}

static void test_it_shoots_every_third_turn(void **fixture)
{
    (void)fixture;
    struct state *state = hunt_in(corner);
    state_hero(state)->health = 1000;
    scene_wait(state, 12);
    assert_int_equal(scene_blows(state), 4);
    state_destroy(state);
}

static void test_it_approaches_without_a_mirror(void **fixture)
{
    (void)fixture;
    struct state *state = hunt_in(bare_corner);
    scene_wait(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 0);
    assert_int_equal(scene_steps(state, 'y'), 2);
    state_destroy(state);
}

static void test_it_approaches_in_straight_sight(void **fixture)
{
    (void)fixture;
    struct state *state = hunt_in("##########\n"
                                  "#y......@1\n"
                                  "##########\n");
    scene_wait(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 0);
    assert_int_equal(scene_steps(state, 'y'), 5);
    state_destroy(state);
}

static void test_one_that_only_suspects_does_not_shoot(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(corner);
    scene_wait(state, 1);
    assert_true(game_picture_who(state, 'y')->suspicion > 0);
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 0);
    state_destroy(state);
}

static void test_the_first_shot_of_an_unseen_one_is_a_tell(void **fixture)
{
    (void)fixture;
    struct state *state = hunt_in(corner);
    game_picture_who(state, 'y')->is_announced = false;
    game_picture_who(state, 'y')->is_seen = false;
    /* As if it was not perceived: it acts before vision is refreshed. */
    struct action shot = {.kind = ACTION_EFFECT,
                          .effect = monster_get(MONSTER_MIRROR_KNIGHT)->effect,
                          .target = state_hero(state)->position};
    assert_int_equal(perform(state, game_picture_actor(state, 'y'), shot).kind, OUTCOME_DONE);
    assert_int_equal(scene_blows(state), 0);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(perform(state, game_picture_actor(state, 'y'), shot).kind, OUTCOME_DONE);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
}

static void test_beyond_its_reach_it_does_not_shoot(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##############\n"
                                       "#y.........1.#\n"
                                       "###########@##\n"
                                       "##############\n");
    struct point mirror;
    assert_true(perception_find_mirror(state, game_picture_who(state, 'y'), &mirror));
    struct action shot = {.kind = ACTION_EFFECT,
                          .effect = monster_get(MONSTER_MIRROR_KNIGHT)->effect,
                          .target = state_hero(state)->position};
    assert_int_equal(perform(state, game_picture_actor(state, 'y'), shot).refusal,
                     REFUSAL_NO_TARGET);
    state_destroy(state);
}

static void test_the_flash_off_the_mirror_is_told(void **fixture)
{
    (void)fixture;
    struct event event = {
        .kind = EVENT_MISSILE, .terrain = TERRAIN_MIRROR, .from = {8, 1}, .to = {1, 1}};
    assert_told(event, "Light flashes off the mirror to the east.");
    event.terrain = TERRAIN_NONE;
    assert_told(event, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_shoots_by_a_mirror_at_a_hero_seen_only_there),
        cmocka_unit_test(test_its_shot_goes_by_the_mirror_to_the_hero),
        cmocka_unit_test(test_it_shoots_every_third_turn),
        cmocka_unit_test(test_it_approaches_without_a_mirror),
        cmocka_unit_test(test_it_approaches_in_straight_sight),
        cmocka_unit_test(test_one_that_only_suspects_does_not_shoot),
        cmocka_unit_test(test_the_first_shot_of_an_unseen_one_is_a_tell),
        cmocka_unit_test(test_beyond_its_reach_it_does_not_shoot),
        cmocka_unit_test(test_the_flash_off_the_mirror_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
