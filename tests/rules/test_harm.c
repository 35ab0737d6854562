#include "support/check.h"
#include "support/game_picture.h"

#include "rules/harm.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/perception.h"

static const struct harm by_fire = {.cause = CAUSE_FIRE};

static void damage_is_subtracted_from_health(void **unused)
{
    struct state *state = game_picture("@r\n");
    struct handle rat = game_picture_actor(state, 'r');
    int before = level_actor(state_level(state), rat)->health;
    assert_false(harm_hurt(state, rat, 3, by_fire));
    assert_int_equal(level_actor(state_level(state), rat)->health, before - 3);
    assert_int_equal(game_picture_count(state, EVENT_DIED), 0);
    state_destroy(state);
    (void)unused;
}

/* Full health is 30. */
static void a_fall_to_a_quarter_of_health_is_told_once_and_again_only_after_healing(void **unused)
{
    struct state *state = game_picture("@.\n");
    (void)unused;
    state->traits.health = state_hero(state)->health = 30;
    harm_hurt(state, state->hero, 22, by_fire);
    assert_int_equal(game_picture_count(state, EVENT_NEAR_DEATH), 0);
    assert_false(harm_is_near_death(state));
    harm_hurt(state, state->hero, 1, by_fire);
    harm_hurt(state, state->hero, 1, by_fire);
    assert_int_equal(game_picture_count(state, EVENT_NEAR_DEATH), 1);
    assert_true(harm_is_near_death(state));
    state_hero(state)->health = 20;
    harm_hurt(state, state->hero, 19, by_fire);
    assert_int_equal(game_picture_count(state, EVENT_NEAR_DEATH), 2);
    state_hero(state)->health = 20;
    harm_hurt(state, state->hero, 20, by_fire);
    assert_int_equal(game_picture_count(state, EVENT_NEAR_DEATH), 2);
    state_destroy(state);
}

static void an_actor_without_health_is_removed(void **unused)
{
    struct state *state = game_picture("@r\n");
    struct handle rat = game_picture_actor(state, 'r');
    int health = level_actor(state_level(state), rat)->health;
    assert_true(harm_hurt(state, rat, health, by_fire));
    visibility_refresh(state);
    assert_false(pool_resolves(&state_level(state)->actor_pool, rat));
    assert_false(level_is_occupied(state_level(state), point_make(1, 0)));
    assert_false(bit_grid_has(&state_level(state)->occupied, point_make(1, 0)));
    assert_string_equal(game_picture_seen(state), "@.\n");
    assert_int_equal(game_picture_last(state, EVENT_DIED).victim_kind, MONSTER_GUTTER_RAT);
    state_destroy(state);
    (void)unused;
}

static void a_dead_actors_light_goes_out(void **unused)
{
    struct state *state = game_picture("@#...m...\n");
    struct handle moth = game_picture_actor(state, 'm');
    assert_int_not_equal(perception_grade(state, point_make(5, 0)), LIGHT_DARK);
    harm_remove(state, moth);
    visibility_refresh(state);
    for (int x = 2; x < 9; x++)
        assert_int_equal(perception_grade(state, point_make(x, 0)), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_dead_actors_eyes_go_out(void **unused)
{
    struct state *state = game_picture("@.............r\n");
    assert_int_equal(state->vision.eye_count, 1);
    harm_remove(state, game_picture_actor(state, 'r'));
    visibility_refresh(state);
    assert_int_equal(state->vision.eye_count, 0);
    state_destroy(state);
    (void)unused;
}

static void a_death_out_of_sight_is_not_told(void **unused)
{
    struct state *state = game_picture("@#r\n");
    harm_hurt(state, game_picture_actor(state, 'r'), 100, by_fire);
    assert_int_equal(game_picture_count(state, EVENT_DIED), 0);
    assert_int_equal(game_picture_count(state, EVENT_ALLY_LOST), 0);
    state_destroy(state);
    (void)unused;
}

static void a_dead_actor_drops_what_it_carried(void **unused)
{
    struct state *state = game_picture("@r\n");
    struct handle rat = game_picture_actor(state, 'r');
    level_actor(state_level(state), rat)->carried = ITEM_LANTERN;
    harm_remove(state, rat);
    assert_int_equal(level_item(state_level(state), point_make(1, 0)), ITEM_LANTERN);
    assert_int_equal(level_item_count(state_level(state), point_make(1, 0)), 1);
    state_destroy(state);
    (void)unused;
}

static void a_drop_lands_beside_an_item_already_there(void **unused)
{
    struct state *state = game_picture("@#r.\n####\n");
    struct handle rat = game_picture_actor(state, 'r');
    level_set_item(state_level(state), point_make(2, 0), ITEM_OIL);
    level_actor(state_level(state), rat)->carried = ITEM_FLARE;
    harm_remove(state, rat);
    assert_int_equal(level_item(state_level(state), point_make(2, 0)), ITEM_OIL);
    assert_int_equal(level_item(state_level(state), point_make(3, 0)), ITEM_FLARE);
    state_destroy(state);
    (void)unused;
}

static void a_dead_hero_stays_and_the_game_is_lost_once(void **unused)
{
    struct state *state = game_picture("@r\n");
    struct harm harm = {CAUSE_ACTOR, game_picture_actor(state, 'r'), MONSTER_GUTTER_RAT};
    assert_true(harm_hurt(state, state->hero, 1000, harm));
    assert_true(harm_hurt(state, state->hero, 1000, by_fire));
    assert_true(state_is_over(state));
    assert_int_equal(state->result, RESULT_DIED);
    assert_int_equal(state->cause, CAUSE_ACTOR);
    assert_int_equal(state->killer, MONSTER_GUTTER_RAT);
    assert_int_equal(state_hero(state)->health, 0);
    assert_true(pool_resolves(&state_level(state)->actor_pool, state->hero));
    assert_int_equal(game_picture_count(state, EVENT_LOST), 1);
    state_destroy(state);
    (void)unused;
}

static void a_game_ends_only_once(void **unused)
{
    struct state *state = game_picture("@\n");
    harm_win(state);
    harm_win(state);
    assert_int_equal(state->result, RESULT_WON);
    assert_int_equal(game_picture_count(state, EVENT_WON), 1);
    harm_hurt(state, state->hero, 1000, by_fire);
    assert_int_equal(state->result, RESULT_WON);
    assert_int_equal(game_picture_count(state, EVENT_LOST), 0);
    state_destroy(state);
    state = game_picture("@\n");
    harm_hurt(state, state->hero, 1000, by_fire);
    harm_win(state);
    assert_int_equal(state->result, RESULT_DIED);
    state_destroy(state);
    (void)unused;
}

static void healing_stops_at_the_maximum(void **unused)
{
    struct state *state = game_picture("@\n");
    state_hero(state)->health = 20;
    assert_int_equal(harm_heal(state, state->hero, 4), 4);
    assert_int_equal(game_picture_last(state, EVENT_HEALED).healed, 4);
    assert_int_equal(harm_heal(state, state->hero, 40), 6);
    assert_int_equal(state_hero(state)->health, 30);
    state->events.count = 0;
    assert_int_equal(harm_heal(state, state->hero, 1), 0);
    assert_int_equal(game_picture_count(state, EVENT_HEALED), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(damage_is_subtracted_from_health),
        cmocka_unit_test(a_fall_to_a_quarter_of_health_is_told_once_and_again_only_after_healing),
        cmocka_unit_test(an_actor_without_health_is_removed),
        cmocka_unit_test(a_dead_actors_light_goes_out),
        cmocka_unit_test(a_dead_actors_eyes_go_out),
        cmocka_unit_test(a_death_out_of_sight_is_not_told),
        cmocka_unit_test(a_dead_actor_drops_what_it_carried),
        cmocka_unit_test(a_drop_lands_beside_an_item_already_there),
        cmocka_unit_test(a_dead_hero_stays_and_the_game_is_lost_once),
        cmocka_unit_test(a_game_ends_only_once),
        cmocka_unit_test(healing_stops_at_the_maximum),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
