/* Status effects. */
#include "rules/statuses.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/perception.h"

static struct outcome step(struct state *state, struct handle actor, enum direction direction)
{
    return perform(state, actor, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void every_status_begins_is_told_and_ends(void **unused)
{
    for (int s = 0; s < STATUS_COUNT; s++) {
        struct state *state = game_picture("####\n#@.#\n####\n");
        state_hero(state)->health = 25;
        statuses_begin(state, state->hero, (enum status)s, 3);
        assert_int_equal(game_picture_last(state, EVENT_STATUS).status, s);
        statuses_begin(state, state->hero, (enum status)s, 2);
        assert_int_equal(state_hero(state)->statuses[s], 3);
        assert_int_equal(game_picture_count(state, EVENT_STATUS), 1);
        game_picture_pass(state, 3);
        bool lasts = status_get((enum status)s)->holds || status_get((enum status)s)->is_lasting;
        assert_int_equal(actor_has(state_hero(state), (enum status)s), lasts);
        assert_int_equal(game_picture_count(state, EVENT_STATUS_ENDED), !lasts);
        statuses_end(state, state->hero, (enum status)s);
        assert_int_equal(game_picture_count(state, EVENT_STATUS_ENDED), 1);
        state_destroy(state);
    }
    (void)unused;
}

/* It looks about where it burns: it does not know what lit it. */
static void what_is_set_on_fire_wakes_and_is_wary(void **unused)
{
    struct state *state = game_picture("########\n#@.R.r.#\n########\n");
    for (int x = 3; x <= 5; x += 2) {
        struct handle rat = level_actor_at(state_level(state), point_make(x, 1));
        struct actor *actor = level_actor(state_level(state), rat);
        statuses_set_on_fire(state, rat, 3);
        assert_false(actor->is_asleep);
        assert_int_equal(actor->suspicion, SUSPICION_WARY);
        assert_int_equal(game_picture_last(state, EVENT_PIPS).was_asleep, x == 3);
        assert_true(point_is_equal(actor->clue, actor->position));
        actor->suspicion = SUSPICION_MAX;
        statuses_set_on_fire(state, rat, 3);
        assert_int_equal(actor->suspicion, SUSPICION_MAX);
    }
    state_destroy(state);
    (void)unused;
}

static void a_held_hero_pulls_free_before_walking(void **unused)
{
    struct state *state = game_picture("######\n#@..r#\n######\n");
    struct handle rat = game_picture_actor(state, 'r');
    statuses_hold(state, state->hero, 2);
    statuses_hold(state, rat, 1);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).time, TURN_TIME);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).time, TURN_TIME);
    assert_int_equal(state_hero(state)->position.x, 1);
    assert_int_equal(game_picture_last(state, EVENT_STATUS_ENDED).status, STATUS_HELD);
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->position.x, 2);
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(game_picture_who(state, 'r')->position.x, 4);
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(game_picture_who(state, 'r')->position.x, 3);
    state_destroy(state);
    (void)unused;
}

static void a_held_actor_can_strike_and_open(void **unused)
{
    struct state *state = game_picture("#####\n#r@+#\n#####\n");
    game_picture_who(state, 'r')->health = 100;
    statuses_hold(state, state->hero, 3);
    step(state, state->hero, DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 1);
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_DOOR_OPENED), 1);
    assert_int_equal(state_hero(state)->statuses[STATUS_HELD], 3);
    state_destroy(state);
    (void)unused;
}

static void a_held_actor_does_not_change_places(void **unused)
{
    struct state *state = game_picture("####\n#@k#\n####\n");
    game_picture_who(state, 'k')->is_ally = true;
    statuses_hold(state, state->hero, 1);
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->position.x, 1);
    assert_false(actor_is_held(state_hero(state)));
    statuses_hold(state, game_picture_actor(state, 'k'), 1);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_ACTOR);
    state_destroy(state);
    (void)unused;
}

static void a_burning_actor_is_hurt_each_turn_and_gives_light(void **unused)
{
    struct state *state = game_picture("########\n#@.....#\n########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    statuses_set_on_fire(state, state->hero, 3);
    visibility_refresh(state);
    assert_int_equal(perception_grade(state, point_make(1, 1)), LIGHT_BRIGHT);
    assert_true(perception_grade(state, point_make(4, 1)) != LIGHT_DARK);
    game_picture_pass(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_HURT), 3);
    assert_in_range(state_hero(state)->health, 30 - 12, 30 - 6);
    assert_int_equal(perception_grade(state, point_make(1, 1)), LIGHT_DARK);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_HURT), 3);
    state_destroy(state);
    (void)unused;
}

static void fire_kills_and_is_the_cause(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    state_hero(state)->health = 1;
    game_picture_who(state, 'r')->health = 1;
    statuses_set_on_fire(state, game_picture_actor(state, 'r'), 3);
    statuses_set_on_fire(state, state->hero, 3);
    game_picture_pass(state, 1);
    assert_false(game_picture_has(state, 'r'));
    assert_int_equal(state->result, RESULT_DIED);
    assert_int_equal(state->cause, CAUSE_FIRE);
    state_destroy(state);
    (void)unused;
}

/* Only the hero lights fires. */
static void what_burns_to_death_is_killed_by_the_hero(void **unused)
{
    struct state *state = game_picture("######\n#@.r.#\n######\n");
    struct handle rat = game_picture_actor(state, 'r');
    level_actor(state_level(state), rat)->health = 1;
    statuses_set_on_fire(state, rat, 3);
    game_picture_pass(state, 1);
    assert_true(state_is_hero(state, game_picture_last(state, EVENT_DIED).actor));
    state_destroy(state);
    (void)unused;
}

static void water_puts_out_a_burning_actor(void **unused)
{
    struct state *state = game_picture("####\n#@-#\n####\n");
    statuses_set_on_fire(state, state->hero, 3);
    step(state, state->hero, DIRECTION_EAST);
    assert_false(actor_has(state_hero(state), STATUS_BURNING));
    game_picture_pass(state, 1);
    assert_int_equal(state_hero(state)->health, 30);
    state_destroy(state);
    (void)unused;
}

static void water_does_not_reach_fliers(void **unused)
{
    struct state *state = game_picture("#####\n#@m-#\n#####\n");
    struct handle moth = game_picture_actor(state, 'm');
    statuses_set_on_fire(state, moth, 3);
    step(state, moth, DIRECTION_EAST);
    assert_true(actor_has(game_picture_who(state, 'm'), STATUS_BURNING));
    state_destroy(state);
    (void)unused;
}

static void statuses_out_of_sight_are_not_told(void **unused)
{
    struct state *state = game_picture("########\n#@...+r#\n########\n");
    statuses_set_on_fire(state, game_picture_actor(state, 'r'), 2);
    game_picture_pass(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_STATUS), 0);
    assert_int_equal(game_picture_count(state, EVENT_HURT), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_status_begins_is_told_and_ends),
        cmocka_unit_test(what_is_set_on_fire_wakes_and_is_wary),
        cmocka_unit_test(a_held_hero_pulls_free_before_walking),
        cmocka_unit_test(a_held_actor_can_strike_and_open),
        cmocka_unit_test(a_held_actor_does_not_change_places),
        cmocka_unit_test(a_burning_actor_is_hurt_each_turn_and_gives_light),
        cmocka_unit_test(fire_kills_and_is_the_cause),
        cmocka_unit_test(what_burns_to_death_is_killed_by_the_hero),
        cmocka_unit_test(water_puts_out_a_burning_actor),
        cmocka_unit_test(water_does_not_reach_fliers),
        cmocka_unit_test(statuses_out_of_sight_are_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
