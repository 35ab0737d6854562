/* Boons: what is offered, and the effect of each. */
#include "rules/boons.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/harm.h"
#include "rules/move.h"
#include "rules/night.h"
#include "rules/perform.h"
#include "rules/suspicion.h"
#include "rules/upkeep.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <string.h>

static const char hall[] = "####################\n"
                           "#@.................#\n"
                           "####################\n";

static struct outcome step(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

static struct outcome choose(struct state *state, int choice)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_BOON, .choice = choice});
}

static void three_different_boons_are_offered(void **unused)
{
    struct state *state = game_picture(hall);
    for (int seed = 0; seed < 100; seed++) {
        state->seed_hash = (uint64_t)seed;
        boons_offer(state, "boons");
        for (int i = 0; i < BOON_OFFERS; i++) {
            assert_in_range(state->offers[i], BOON_NONE + 1, BOON_COUNT - 1);
            for (int k = 0; k < i; k++)
                assert_true(state->offers[i] != state->offers[k]);
        }
    }
    assert_int_equal(game_picture_count(state, EVENT_OFFERED), 100);
    state_destroy(state);
    (void)unused;
}

static void offers_depend_on_the_seed_and_the_floor_alone(void **unused)
{
    struct state *state = game_picture(hall);
    struct state *other = game_picture("#####\n#@m.#\n#####\n");
    int differing = 0;
    other->turn = 500;
    other->night = 300;
    random_next(&other->blows_random);
    random_next(&other->minds_random);
    game_picture_give(other, ITEM_OIL, 3);
    boons_offer(state, "boons");
    boons_offer(other, "boons");
    assert_memory_equal(state->offers, other->offers, sizeof state->offers);
    for (int seed = 0; seed < 20; seed++) {
        other->seed_hash = (uint64_t)seed;
        boons_offer(other, "boons");
        differing += memcmp(state->offers, other->offers, sizeof state->offers) != 0;
    }
    assert_true(differing >= 18);
    state_destroy(state);
    state_destroy(other);
    (void)unused;
}

static void floors_offer_differently(void **unused)
{
    struct state *state = game_picture(hall);
    enum boon first[BOON_OFFERS];
    int differing = 0;
    boons_offer(state, "boons");
    memcpy(first, state->offers, sizeof first);
    for (int depth = 2; depth <= FLOOR_COUNT; depth++) {
        state->depth = depth;
        boons_offer(state, "boons");
        differing += memcmp(first, state->offers, sizeof first) != 0;
    }
    assert_true(differing >= 9);
    state->depth = 1;
    state_destroy(state);
    (void)unused;
}

static void owned_boons_are_not_offered_unless_endless(void **unused)
{
    struct state *state = game_picture(hall);
    boons_offer(state, "boons");
    enum boon had = state->offers[0];
    enum boon others[2] = {state->offers[1], state->offers[2]};
    state->boons[had] = 1;
    boons_offer(state, "boons");
    bool is_endless = boon_get(had)->is_endless;
    assert_int_equal(state->offers[0] == had, is_endless);
    if (!is_endless) {
        assert_int_equal(state->offers[0], others[0]);
        assert_int_equal(state->offers[1], others[1]);
    }
    memset(state->boons, 1, sizeof state->boons);
    boons_offer(state, "boons");
    assert_int_equal(state->offers[0], BOON_HEART);
    assert_int_equal(state->offers[1], BOON_NONE);
    state_destroy(state);
    (void)unused;
}

static void nothing_else_can_be_done_before_one_is_chosen(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(choose(state, 0).refusal, REFUSAL_NO_CHOICE);
    boons_offer(state, "boons");
    enum boon wanted = state->offers[1];
    assert_int_equal(step(state, DIRECTION_EAST).refusal, REFUSAL_CHOICE);
    assert_int_equal(choose(state, 3).refusal, REFUSAL_NO_CHOICE);
    assert_int_equal(choose(state, -1).refusal, REFUSAL_NO_CHOICE);
    struct outcome outcome = choose(state, 1);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, 0);
    assert_int_equal(state->boons[wanted], 1);
    assert_int_equal(game_picture_last(state, EVENT_BOON).boon, wanted);
    assert_false(boons_are_offered(state));
    assert_int_equal(step(state, DIRECTION_EAST).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void a_stout_heart_gives_five_health_again_and_again(void **unused)
{
    struct state *state = game_picture(hall);
    state_hero(state)->health = 20;
    game_picture_bless(state, BOON_HEART);
    assert_int_equal(state_hero(state)->health, 25);
    assert_int_equal(harm_health_max(state, state_hero(state)), 35);
    game_picture_bless(state, BOON_HEART);
    assert_int_equal(harm_health_max(state, state_hero(state)), 40);
    state_destroy(state);
    (void)unused;
}

/* Damage of a blow at an aware actor. */
static int strike(struct state *state)
{
    struct actor *rat = game_picture_who(state, 'r');
    rat->health = 100;
    rat->suspicion = SUSPICION_MAX;
    state->blows_random = random_make(5);
    step(state, DIRECTION_EAST);
    return 100 - rat->health;
}

static void a_strong_arm_strikes_harder(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    int before = strike(state);
    game_picture_bless(state, BOON_ARM);
    assert_int_equal(strike(state), before + 1);
    state_destroy(state);
    (void)unused;
}

static int be_struck(struct state *state)
{
    struct handle hunter = game_picture_actor(state, 'n');
    state_hero(state)->health = 30;
    level_actor(state_level(state), hunter)->is_announced = true;
    state->blows_random = random_make(5);
    perform(state, hunter, (struct action){.kind = ACTION_STRIKE, .target = {1, 1}});
    return 30 - state_hero(state)->health;
}

static void a_thick_skin_takes_one_off_every_blow(void **unused)
{
    struct state *state = game_picture("####\n#@n#\n####\n");
    int before = be_struck(state);
    assert_in_range(before, 2, 5);
    game_picture_bless(state, BOON_SKIN);
    assert_int_equal(be_struck(state), before - 1);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).armour, 1);
    state_destroy(state);
    (void)unused;
}

static void night_eyes_see_two_cells_farther_in_the_dark(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(4, 1)));
    game_picture_bless(state, BOON_NIGHT_EYES);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(5, 1)));
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(6, 1)));
    state_destroy(state);
    (void)unused;
}

static void sure_feet_shorten_steps_in_the_dark_to_135(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_bless(state, BOON_SURE_FEET);
    assert_int_equal(step(state, DIRECTION_EAST).time, 100);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(step(state, DIRECTION_EAST).time, 135);
    state_destroy(state);
    (void)unused;
}

static void a_deep_hood_halves_the_noticing_range(void **unused)
{
    struct state *state = game_picture("####################\n#@....n............#\n"
                                       "####################\n");
    const struct actor *hunter = game_picture_who(state, 'n');
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), 9);
    game_picture_bless(state, BOON_DEEP_HOOD);
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), 4);
    assert_int_equal(noticing_gain(state, hunter), 0);
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), 9);
    state_destroy(state);
    (void)unused;
}

static void clear_glass_shines_two_cells_farther(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(perception_grade(state, point_make(9, 1)), LIGHT_DARK);
    game_picture_bless(state, BOON_CLEAR_GLASS);
    assert_true(perception_grade(state, point_make(10, 1)) != LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(11, 1)), LIGHT_DARK);
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_int_equal(perception_grade(state, point_make(5, 1)), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static int turns_to_heal(struct state *state)
{
    int turns = 0;
    state_hero(state)->health = 10;
    state->heal_turns = 0;
    for (; state_hero(state)->health == 10 && turns < 100; turns++)
        game_picture_pass(state, 1);
    return turns;
}

static void warm_blood_heals_every_28_turns(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(turns_to_heal(state), 40);
    game_picture_bless(state, BOON_WARM_BLOOD);
    assert_int_equal(turns_to_heal(state), 28);
    state_destroy(state);
    (void)unused;
}

/* The multiplier of a blow at a rat of that suspicion. */
static int times_of_blow(struct state *state, int suspicion)
{
    struct actor *rat = game_picture_who(state, 'r');
    rat->health = 200;
    rat->suspicion = suspicion;
    step(state, DIRECTION_EAST);
    return game_picture_last(state, EVENT_STRUCK).multiplier;
}

static void cold_nerve_surprises_a_stirring_enemy_once(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    assert_int_equal(times_of_blow(state, 1), 1);
    game_picture_bless(state, BOON_COLD_NERVE);
    assert_int_equal(times_of_blow(state, SUSPICION_WARY), 1);
    assert_int_equal(times_of_blow(state, 0), 5);
    assert_int_equal(times_of_blow(state, 1), 5);
    assert_int_equal(times_of_blow(state, 1), 1);
    arrival_begin_visit(state);
    choose(state, 0);
    assert_int_equal(times_of_blow(state, 1), 5);
    state_destroy(state);
    (void)unused;
}

static void a_good_throw_does_two_more(void **unused)
{
    struct state *state = game_picture("######\n#@..r#\n######\n");
    game_picture_bless(state, BOON_GOOD_THROW);
    game_picture_who(state, 'r')->health = 100;
    game_picture_throw(state, ITEM_PEBBLES, 4, 1);
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 3, 4);
    state_destroy(state);
    (void)unused;
}

/* Turns for which a hunter without sight of the hero goes on hunting. */
static int turns_hunted(struct state *state)
{
    struct actor *rat = game_picture_who(state, 'r');
    int turns = 0;
    rat->suspicion = SUSPICION_HUNTING;
    rat->pursuit = PURSUIT_NONE;
    for (; actor_is_hunting(rat) && turns < 100; turns++)
        game_picture_pass(state, 1);
    return turns;
}

static void a_faint_trail_makes_hunters_give_up_five_turns_sooner(void **unused)
{
    struct state *state = game_picture("######\n#@#.r#\n######\n");
    int before = turns_hunted(state);
    assert_int_equal(before, 12);
    game_picture_bless(state, BOON_FAINT_TRAIL);
    assert_int_equal(turns_hunted(state), 7);
    state_destroy(state);
    (void)unused;
}

static void kindness_makes_allies_healthier(void **unused)
{
    struct state *state = game_picture("#####\n#@8k#\n#####\n");
    struct handle ally = game_picture_actor(state, 'k');
    level_actor(state_level(state), ally)->is_ally = true;
    game_picture_bless(state, BOON_KINDNESS);
    assert_int_equal(level_actor(state_level(state), ally)->health, 20);
    step(state, DIRECTION_EAST);
    struct handle freed = level_actor_at(state_level(state), point_make(2, 1));
    assert_int_equal(level_actor(state_level(state), freed)->health, 20);
    assert_int_equal(harm_health_max(state, level_actor(state_level(state), freed)), 20);
    state_destroy(state);
    (void)unused;
}

static void a_long_dusk_draws_the_night_back_by_350(void **unused)
{
    struct state *state = game_picture(hall);
    state->night = 700;
    night_draw_back(state, state->traits.night);
    assert_int_equal(state->night, 450);
    game_picture_bless(state, BOON_LONG_DUSK);
    state->night = 700;
    night_draw_back(state, state->traits.night);
    assert_int_equal(state->night, 350);
    state_destroy(state);
    (void)unused;
}

static void deep_pockets_hold_four_more_and_know_every_kind(void **unused)
{
    struct state *state = game_picture(hall);
    assert_false(hero_knows(state, ITEM_RECALL));
    game_picture_bless(state, BOON_POCKETS);
    assert_int_equal(state->traits.slots, 16);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        assert_true(hero_knows(state, (enum item)i));
    assert_int_equal(hero_aim(state, ITEM_GHOST_STEP), 6);
    state_destroy(state);
    (void)unused;
}

static void every_boon_gives_something(void **unused)
{
    static const struct traits nothing;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        assert_true(memcmp(&boon_get((enum boon)b)->gain, &nothing, sizeof nothing) != 0);
    assert_int_equal(BOON_COUNT - 1, 14);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_different_boons_are_offered),
        cmocka_unit_test(offers_depend_on_the_seed_and_the_floor_alone),
        cmocka_unit_test(floors_offer_differently),
        cmocka_unit_test(owned_boons_are_not_offered_unless_endless),
        cmocka_unit_test(nothing_else_can_be_done_before_one_is_chosen),
        cmocka_unit_test(a_stout_heart_gives_five_health_again_and_again),
        cmocka_unit_test(a_strong_arm_strikes_harder),
        cmocka_unit_test(a_thick_skin_takes_one_off_every_blow),
        cmocka_unit_test(night_eyes_see_two_cells_farther_in_the_dark),
        cmocka_unit_test(sure_feet_shorten_steps_in_the_dark_to_135),
        cmocka_unit_test(a_deep_hood_halves_the_noticing_range),
        cmocka_unit_test(clear_glass_shines_two_cells_farther),
        cmocka_unit_test(warm_blood_heals_every_28_turns),
        cmocka_unit_test(cold_nerve_surprises_a_stirring_enemy_once),
        cmocka_unit_test(a_good_throw_does_two_more),
        cmocka_unit_test(a_faint_trail_makes_hunters_give_up_five_turns_sooner),
        cmocka_unit_test(kindness_makes_allies_healthier),
        cmocka_unit_test(a_long_dusk_draws_the_night_back_by_350),
        cmocka_unit_test(deep_pockets_hold_four_more_and_know_every_kind),
        cmocka_unit_test(every_boon_gives_something),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
