#include "support/check.h"
#include "support/game_picture.h"

#include "rules/statuses.h"
#include "rules/upkeep.h"
#include "world/hero.h"

/* A hurt hero alone in the light of a stance. */
static struct state *hurt_hero(enum lantern lantern)
{
    struct state *state = game_picture("######\n#@...#\n######\n");
    game_picture_set_lantern(state, lantern);
    state_hero(state)->health = 10;
    return state;
}

static int health_after(struct state *state, int turns)
{
    for (int i = 0; i < turns; i++)
        upkeep_pass(state, TURN_TIME);
    return state_hero(state)->health;
}

static void bright_light_heals_one_in_20_turns(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    assert_true(upkeep_is_healing(state));
    assert_int_equal(health_after(state, 19), 10);
    assert_int_equal(health_after(state, 1), 11);
    assert_int_equal(health_after(state, 19), 11);
    assert_int_equal(health_after(state, 1), 12);
    state_destroy(state);
    (void)unused;
}

static void any_bright_light_does(void **unused)
{
    struct state *state = game_picture("#####\n#@&.#\n#####\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    state_hero(state)->health = 10;
    assert_int_equal(health_after(state, 20), 11);
    state_destroy(state);
    (void)unused;
}

static void warm_blood_heals_one_in_14(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    state->boons[BOON_WARM_BLOOD] = 1;
    hero_update_traits(state);
    assert_int_equal(health_after(state, 13), 10);
    assert_int_equal(health_after(state, 1), 11);
    state_destroy(state);
    (void)unused;
}

static void dim_light_and_darkness_do_not_heal(void **unused)
{
    for (int lantern = LANTERN_HOODED; lantern <= LANTERN_DARK; lantern++) {
        struct state *state = hurt_hero((enum lantern)lantern);
        assert_false(upkeep_is_healing(state));
        assert_int_equal(health_after(state, 60), 10);
        state_destroy(state);
    }
    (void)unused;
}

static void a_hunted_hero_does_not_heal(void **unused)
{
    struct state *state = game_picture("#########\n#@...#n.#\n#########\n");
    struct handle hunter = game_picture_actor(state, 'n');
    state_hero(state)->health = 10;
    level_actor(state_level(state), hunter)->suspicion = SUSPICION_MAX;
    assert_false(upkeep_is_healing(state));
    assert_int_equal(health_after(state, 40), 10);
    state_destroy(state);
    (void)unused;
}

static void interrupted_turns_of_healing_add_up(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    health_after(state, 15);
    game_picture_set_lantern(state, LANTERN_DARK);
    health_after(state, 15);
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(health_after(state, 5), 11);
    state_destroy(state);
    (void)unused;
}

static void a_healthy_hero_is_not_healed(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    state_hero(state)->health = 30;
    assert_false(upkeep_is_healing(state));
    assert_int_equal(health_after(state, 40), 30);
    state_hero(state)->health = 29;
    assert_int_equal(health_after(state, 20), 30);
    state_destroy(state);
    (void)unused;
}

static void turns_pass_by_time_spent(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    upkeep_pass(state, 150);
    assert_int_equal(state->night, 1);
    upkeep_pass(state, 150);
    assert_int_equal(state->night, 3);
    upkeep_pass(state, 50);
    assert_int_equal(state->night, 3);
    assert_int_equal(state->clock, 50);
    state_destroy(state);
    (void)unused;
}

static void statuses_last_their_turns(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    statuses_begin(state, state->hero, STATUS_HASTE, 12);
    health_after(state, 11);
    assert_true(actor_has(state_hero(state), STATUS_HASTE));
    assert_int_equal(game_picture_count(state, EVENT_STATUS_ENDED), 0);
    health_after(state, 1);
    assert_false(actor_has(state_hero(state), STATUS_HASTE));
    assert_int_equal(game_picture_count(state, EVENT_STATUS_ENDED), 1);
    state_destroy(state);
    (void)unused;
}

static void a_burning_actor_is_hurt_each_turn(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    statuses_set_on_fire(state, state->hero, 3);
    int health = health_after(state, 3);
    assert_in_range(health, 1, 7);
    assert_int_equal(game_picture_count(state, EVENT_HURT), 3);
    assert_int_equal(health_after(state, 2), health);
    state_destroy(state);
    (void)unused;
}

static void no_turn_passes_after_the_end(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    state_hero(state)->health = 1;
    statuses_set_on_fire(state, state->hero, 3);
    upkeep_pass(state, 10 * TURN_TIME);
    assert_int_equal(state->result, RESULT_DIED);
    assert_int_equal(state->cause, CAUSE_FIRE);
    assert_int_equal(state->night, 0);
    assert_int_equal(game_picture_count(state, EVENT_LOST), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bright_light_heals_one_in_20_turns),
        cmocka_unit_test(any_bright_light_does),
        cmocka_unit_test(warm_blood_heals_one_in_14),
        cmocka_unit_test(dim_light_and_darkness_do_not_heal),
        cmocka_unit_test(a_hunted_hero_does_not_heal),
        cmocka_unit_test(interrupted_turns_of_healing_add_up),
        cmocka_unit_test(a_healthy_hero_is_not_healed),
        cmocka_unit_test(turns_pass_by_time_spent),
        cmocka_unit_test(statuses_last_their_turns),
        cmocka_unit_test(a_burning_actor_is_hurt_each_turn),
        cmocka_unit_test(no_turn_passes_after_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
