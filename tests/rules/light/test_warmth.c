/* Burning braziers heal until the warmth of their floor is spent; the open lantern heals slowly. */
#include "rules/light/warmth.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/pursuit.h"

/* The hero, hurt, with the lantern in a stance. */
static struct state *hurt(const char *picture, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    state_hero(state)->health = 10;
    state->events.count = 0;
    return state;
}

static const char by_brazier[] = "#####\n#@&.#\n#####\n";
static const char hall[] = "######\n#@...#\n######\n";

static int health_after(struct state *state, int turns)
{
    game_picture_pass(state, turns);
    return state_hero(state)->health;
}

static void a_brazier_heals_one_in_5_turns(void **unused)
{
    struct state *state = hurt(by_brazier, LANTERN_DARK);
    assert_int_equal(health_after(state, 4), 10);
    assert_int_equal(health_after(state, 1), 11);
    assert_int_equal(warmth_left(state), 14);
    state_destroy(state);
    (void)unused;
}

static void its_dim_light_does_not_heal(void **unused)
{
    struct state *state = hurt("##########\n#@.....&.#\n##########\n", LANTERN_DARK);
    assert_int_equal(health_after(state, 60), 10);
    state_destroy(state);
    (void)unused;
}

static void other_lamps_do_not_heal(void **unused)
{
    struct state *state = hurt("#####\n#@7.#\n#####\n", LANTERN_DARK);
    assert_int_equal(health_after(state, 60), 10);
    state_destroy(state);
    (void)unused;
}

static void a_floor_heals_15_in_all(void **unused)
{
    struct state *state = hurt(by_brazier, LANTERN_DARK);
    assert_int_equal(health_after(state, 200), 25);
    assert_int_equal(warmth_left(state), 0);
    state_destroy(state);
    (void)unused;
}

static void that_it_is_spent_is_told_once(void **unused)
{
    struct state *state = hurt(by_brazier, LANTERN_DARK);
    game_picture_pass(state, 200);
    assert_int_equal(game_picture_count(state, EVENT_BURNS_LOW), 1);
    state_destroy(state);
    (void)unused;
}

static void the_flame_has_three_sizes(void **unused)
{
    struct state *state = hurt(by_brazier, LANTERN_DARK);
    assert_int_equal(warmth_flame(state), 2);
    state_level(state)->warmth_spent = 8;
    assert_int_equal(warmth_flame(state), 1);
    state_level(state)->warmth_spent = 15;
    assert_int_equal(warmth_flame(state), 0);
    state_destroy(state);
    (void)unused;
}

static void the_open_lantern_heals_one_in_40(void **unused)
{
    struct state *state = hurt(hall, LANTERN_OPEN);
    assert_int_equal(health_after(state, 39), 10);
    assert_int_equal(health_after(state, 1), 11);
    assert_int_equal(warmth_left(state), 15);
    state_destroy(state);
    (void)unused;
}

static void the_open_lantern_heals_beside_spent_braziers(void **unused)
{
    struct state *state = hurt(by_brazier, LANTERN_OPEN);
    state_level(state)->warmth_spent = 15;
    assert_int_equal(health_after(state, 40), 11);
    state_destroy(state);
    (void)unused;
}

static void both_do_not_add_up(void **unused)
{
    struct state *state = hurt(by_brazier, LANTERN_OPEN);
    assert_int_equal(health_after(state, 40), 18);
    state_destroy(state);
    (void)unused;
}

static void no_other_stance_heals(void **unused)
{
    for (int lantern = LANTERN_HOODED; lantern <= LANTERN_DARK; lantern++) {
        struct state *state = hurt(hall, (enum lantern)lantern);
        assert_int_equal(warmth_period(state), 0);
        assert_int_equal(health_after(state, 60), 10);
        state_destroy(state);
    }
    (void)unused;
}

static void without_the_lantern_its_stance_does_not_heal(void **unused)
{
    struct state *state = hurt(hall, LANTERN_OPEN);
    state->pack.has_lantern = false;
    assert_int_equal(health_after(state, 60), 10);
    state_destroy(state);
    (void)unused;
}

static void a_hunter_kept_off_by_the_light_does_not_stop_healing(void **unused)
{
    struct state *state = hurt("########\n#@&..r.#\n########\n", LANTERN_OPEN);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    assert_false(pursuit_is_on(state));
    assert_int_equal(health_after(state, 5), 11);
    state_destroy(state);
    (void)unused;
}

static void a_hunted_hero_is_not_healed(void **unused)
{
    struct state *state = hurt("#########\n#@&..#n.#\n#########\n", LANTERN_OPEN);
    game_picture_who(state, 'n')->suspicion = SUSPICION_MAX;
    assert_int_equal(warmth_period(state), 0);
    assert_int_equal(health_after(state, 9), 10);
    state_destroy(state);
    (void)unused;
}

static void an_unhurt_hero_spends_no_warmth(void **unused)
{
    struct state *state = hurt(by_brazier, LANTERN_OPEN);
    state_hero(state)->health = 30;
    game_picture_pass(state, 40);
    assert_int_equal(warmth_left(state), 15);
    state_destroy(state);
    (void)unused;
}

static void interrupted_turns_of_healing_add_up(void **unused)
{
    struct state *state = hurt(hall, LANTERN_OPEN);
    health_after(state, 35);
    game_picture_set_lantern(state, LANTERN_DARK);
    health_after(state, 15);
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(health_after(state, 5), 11);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_brazier_heals_one_in_5_turns),
        cmocka_unit_test(its_dim_light_does_not_heal),
        cmocka_unit_test(other_lamps_do_not_heal),
        cmocka_unit_test(a_floor_heals_15_in_all),
        cmocka_unit_test(that_it_is_spent_is_told_once),
        cmocka_unit_test(the_flame_has_three_sizes),
        cmocka_unit_test(the_open_lantern_heals_one_in_40),
        cmocka_unit_test(the_open_lantern_heals_beside_spent_braziers),
        cmocka_unit_test(both_do_not_add_up),
        cmocka_unit_test(no_other_stance_heals),
        cmocka_unit_test(without_the_lantern_its_stance_does_not_heal),
        cmocka_unit_test(a_hunter_kept_off_by_the_light_does_not_stop_healing),
        cmocka_unit_test(a_hunted_hero_is_not_healed),
        cmocka_unit_test(an_unhurt_hero_spends_no_warmth),
        cmocka_unit_test(interrupted_turns_of_healing_add_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
