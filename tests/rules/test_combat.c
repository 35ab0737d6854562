#include "support/check.h"
#include "support/game_picture.h"

#include "rules/combat.h"
#include "rules/perform.h"
#include "rules/suspicion.h"
#include "world/hero.h"

#define BLOWS 300

static struct actor *first(struct state *state, char glyph)
{
    return level_actor(state_level(state), game_picture_actor(state, glyph));
}

static struct outcome strike(struct state *state, struct handle actor, struct point target)
{
    return perform(state, actor, (struct action){.kind = ACTION_STRIKE, .target = target});
}

/* The hero strikes east. */
static struct outcome strike_east(struct state *state)
{
    return strike(state, state->hero, point_step(state_hero(state)->position, DIRECTION_EAST));
}

static void wield(struct state *state, enum item weapon)
{
    state->pack.worn[SLOT_WEAPON] = weapon;
    hero_update_traits(state);
}

/* A hero with the weapon beside a rat of that suspicion with more health than any blow takes. */
static struct state *beside_rat(enum item weapon, int suspicion)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    wield(state, weapon);
    first(state, 'r')->suspicion = suspicion;
    first(state, 'r')->health = 1 << 20;
    return state;
}

struct range {
    int min;
    int max;
};

/* The smallest and largest roll of many blows at the aware. */
static struct range rolls_of(enum item weapon)
{
    struct state *state = beside_rat(weapon, SUSPICION_MAX);
    struct range range = {1000, 0};
    for (int i = 0; i < BLOWS; i++) {
        state->events.count = 0;
        int before = first(state, 'r')->health;
        strike_east(state);
        struct event struck = game_picture_last(state, EVENT_STRUCK);
        assert_int_equal(struck.item, weapon);
        assert_int_equal(struck.multiplier, 1);
        assert_int_equal(struck.damage, struck.rolled);
        assert_int_equal(before - first(state, 'r')->health, struck.damage);
        range.min = struck.rolled < range.min ? struck.rolled : range.min;
        range.max = struck.rolled > range.max ? struck.rolled : range.max;
    }
    state_destroy(state);
    return range;
}

static void check_rolls(enum item weapon, int min, int max)
{
    struct range range = rolls_of(weapon);
    assert_int_equal(range.min, min);
    assert_int_equal(range.max, max);
}

static void damage_is_a_roll_of_the_weapon(void **unused)
{
    check_rolls(ITEM_KNIFE, 2, 4);
    check_rolls(ITEM_CUDGEL, 3, 5);
    check_rolls(ITEM_SPEAR, 3, 6);
    check_rolls(ITEM_WHIP, 2, 4);
    check_rolls(ITEM_HAMMER, 5, 9);
    (void)unused;
}

static int times(enum item weapon, int suspicion)
{
    struct state *state = beside_rat(weapon, suspicion);
    strike_east(state);
    struct event struck = game_picture_last(state, EVENT_STRUCK);
    assert_int_equal(struck.damage, struck.rolled * struck.multiplier);
    state_destroy(state);
    return struck.multiplier;
}

static void the_unaware_take_more_damage(void **unused)
{
    assert_int_equal(times(ITEM_KNIFE, 0), 5);
    assert_int_equal(times(ITEM_CUDGEL, 0), 3);
    assert_int_equal(times(ITEM_HAMMER, 0), 3);
    assert_int_equal(times(ITEM_SPEAR, 0), 1);
    assert_int_equal(times(ITEM_NONE, 0), 3);
    (void)unused;
}

static void an_actor_with_one_pip_is_aware(void **unused)
{
    assert_int_equal(times(ITEM_KNIFE, 1), 1);
    assert_int_equal(times(ITEM_KNIFE, SUSPICION_WARY), 1);
    (void)unused;
}

/* Still or not: it is no ambush. */
static void what_stirs_in_its_sleep_is_unaware(void **unused)
{
    for (int still_turns = 0; still_turns <= HERO_STILL_TURNS; still_turns += HERO_STILL_TURNS) {
        struct state *state = beside_rat(ITEM_KNIFE, 1);
        first(state, 'r')->is_asleep = true;
        state->still_turns = still_turns;
        strike_east(state);
        struct event struck = game_picture_last(state, EVENT_STRUCK);
        assert_int_equal(struck.multiplier, 5);
        assert_false(struck.is_ambush);
        state_destroy(state);
    }
    (void)unused;
}

static void an_arrow_does_twice_as_much_to_the_unaware(void **unused)
{
    struct state *state = game_picture("#######\n#@..R.#\n#######\n");
    wield(state, ITEM_BOW);
    pack_add(&state->pack, ITEM_ARROW, 1, state->traits.slots);
    perform(state, state->hero, (struct action){.kind = ACTION_FIRE, .target = {4, 1}});
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 2);
    state_destroy(state);
    (void)unused;
}

static void a_bow_in_melee_hits_like_fists(void **unused)
{
    struct state *state = beside_rat(ITEM_BOW, SUSPICION_MAX);
    strike_east(state);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).item, ITEM_NONE);
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 1, 2);
    state_destroy(state);
    (void)unused;
}

static void armour_leaves_at_least_one_damage(void **unused)
{
    struct state *state = beside_rat(ITEM_KNIFE, SUSPICION_MAX);
    struct handle rat = game_picture_actor(state, 'r');
    state_hero(state)->health = 1000;
    for (int armour = 0; armour < 4; armour++) {
        state->traits.armour = armour;
        for (int i = 0; i < 30; i++) {
            int before = state_hero(state)->health;
            strike(state, rat, point_make(1, 1));
            struct event struck = game_picture_last(state, EVENT_STRUCK);
            int amount = struck.rolled - armour;
            assert_in_range(struck.rolled, 1, 3);
            assert_int_equal(struck.armour, armour);
            assert_int_equal(struck.damage, amount > 1 ? amount : 1);
            assert_int_equal(before - state_hero(state)->health, struck.damage);
            state->events.count = 0;
        }
    }
    state_destroy(state);
    (void)unused;
}

static void stone_armour_protects_a_statue_that_is_watched(void **unused)
{
    struct state *state = game_picture("######\n#@w#w#\n######\n");
    struct level *level = state_level(state);
    wield(state, ITEM_KNIFE);
    first(state, 'w')->health = 1000;
    first(state, 'w')->suspicion = SUSPICION_MAX;
    assert_int_equal(
        combat_armour(state, level_actor(level, level_actor_at(level, point_make(4, 1)))), 0);
    for (int i = 0; i < 30; i++) {
        int before = first(state, 'w')->health;
        strike_east(state);
        struct event struck = game_picture_last(state, EVENT_STRUCK);
        assert_int_equal(struck.armour, 2);
        assert_int_equal(before - first(state, 'w')->health,
                         struck.rolled > 2 ? struck.rolled - 2 : 1);
        state->events.count = 0;
    }
    state_destroy(state);
    (void)unused;
}

static void monster_damage_depends_on_the_floor(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    struct blow blow = combat_blow(state, game_picture_actor(state, 'r'));
    assert_int_equal(blow.damage_min, 2);
    assert_int_equal(blow.damage_max, 3);
    state->levels[6] = state->levels[0];
    state->depth = 7;
    blow = combat_blow(state, game_picture_actor(state, 'r'));
    assert_int_equal(blow.damage_min, band_of_depth(7)->vermin.damage_min);
    assert_int_equal(blow.damage_max, band_of_depth(7)->vermin.damage_max);
    assert_int_not_equal(blow.damage_min, 1);
    state_destroy(state);
    (void)unused;
}

static enum loudness noise_of_blow(enum item weapon, int suspicion, int health)
{
    struct state *state = beside_rat(weapon, suspicion);
    first(state, 'r')->health = health;
    strike_east(state);
    enum loudness noise = state->hero_noise;
    state_destroy(state);
    return noise;
}

static void a_blow_is_as_loud_as_its_weapon(void **unused)
{
    assert_int_equal(noise_of_blow(ITEM_KNIFE, SUSPICION_MAX, 100), LOUDNESS_SOFT);
    assert_int_equal(noise_of_blow(ITEM_SPEAR, SUSPICION_MAX, 100), LOUDNESS_LOUD);
    assert_int_equal(noise_of_blow(ITEM_HAMMER, SUSPICION_MAX, 100), LOUDNESS_DEAFENING);
    assert_int_equal(noise_of_blow(ITEM_KNIFE, 0, 100), LOUDNESS_SOFT);
    (void)unused;
}

static void a_blow_that_kills_the_unaware_is_quiet(void **unused)
{
    assert_int_equal(noise_of_blow(ITEM_KNIFE, 0, 1), LOUDNESS_FAINT);
    assert_int_equal(noise_of_blow(ITEM_HAMMER, 0, 1), LOUDNESS_FAINT);
    assert_int_equal(noise_of_blow(ITEM_KNIFE, SUSPICION_MAX, 1), LOUDNESS_SOFT);
    (void)unused;
}

static void a_kill_on_the_unaware_is_quiet_with_any_weapon(void **unused)
{
    assert_int_equal(noise_of_blow(ITEM_SPEAR, 0, 1), LOUDNESS_FAINT);
    (void)unused;
}

static void a_blow_takes_a_turn_and_a_hammer_blow_half_again(void **unused)
{
    struct state *state = beside_rat(ITEM_KNIFE, SUSPICION_MAX);
    assert_int_equal(strike_east(state).time, 100);
    wield(state, ITEM_HAMMER);
    assert_int_equal(strike_east(state).time, 150);
    assert_int_equal(strike(state, game_picture_actor(state, 'r'), point_make(1, 1)).time, 100);
    state_destroy(state);
    (void)unused;
}

static void a_surviving_victim_knows_where_the_hero_is(void **unused)
{
    struct state *state = game_picture("####\n#@R#\n####\n");
    first(state, 'r')->health = 1000;
    strike_east(state);
    assert_false(first(state, 'r')->is_asleep);
    assert_true(actor_is_hunting(first(state, 'r')));
    assert_true(actor_has_clue(first(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void a_blow_does_not_pass_corners(void **unused)
{
    static const char besides[] = {'#', '+', '~', '|'};
    for (size_t i = 0; i < sizeof besides; i++) {
        char picture[] = ".r\n@.\n";
        picture[0] = besides[i];
        struct state *state = game_picture(picture);
        struct handle rat = game_picture_actor(state, 'r');
        struct outcome outcome = strike(state, state->hero, point_make(1, 0));
        assert_int_equal(outcome.refusal, REFUSAL_CORNER_BLOW);
        assert_int_equal(outcome.time, 0);
        assert_int_equal(strike(state, rat, point_make(0, 1)).refusal, REFUSAL_CORNER_BLOW);
        assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
        state_destroy(state);
    }
    (void)unused;
}

static void a_diagonal_blow_past_open_ground_lands(void **unused)
{
    struct state *state = game_picture(".r\n@.\n");
    assert_int_equal(strike(state, state->hero, point_make(1, 0)).kind, OUTCOME_DONE);
    assert_int_equal(state_hero(state)->facing, DIRECTION_NORTH_EAST);
    state_destroy(state);
    (void)unused;
}

static void a_blow_needs_an_adjacent_actor(void **unused)
{
    struct state *state = game_picture("@..r\n");
    assert_int_equal(strike(state, state->hero, point_make(1, 0)).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(strike(state, state->hero, point_make(0, 0)).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(strike(state, state->hero, point_make(-1, 0)).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(strike(state, state->hero, point_make(3, 0)).refusal, REFUSAL_TOO_FAR);
    state_destroy(state);
    (void)unused;
}

static void a_death_removes_the_actor_and_is_told(void **unused)
{
    struct state *state = beside_rat(ITEM_KNIFE, 0);
    struct handle rat = game_picture_actor(state, 'r');
    first(state, 'r')->health = 3;
    strike_east(state);
    assert_false(pool_resolves(&state_level(state)->actor_pool, rat));
    assert_false(level_is_occupied(state_level(state), point_make(2, 1)));
    struct event died = game_picture_last(state, EVENT_DIED);
    assert_int_equal(died.victim_kind, MONSTER_GUTTER_RAT);
    assert_true(state_is_hero(state, died.actor));
    assert_true(point_is_equal(died.to, point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void the_hero_dies_by_the_last_attacker(void **unused)
{
    struct state *state = beside_rat(ITEM_KNIFE, SUSPICION_MAX);
    state_hero(state)->health = 1;
    strike(state, game_picture_actor(state, 'r'), point_make(1, 1));
    assert_int_equal(state->result, RESULT_DIED);
    assert_int_equal(state->cause, CAUSE_ACTOR);
    assert_int_equal(state->killer, MONSTER_GUTTER_RAT);
    assert_int_equal(state_hero(state)->health, 0);
    assert_int_equal(strike_east(state).refusal, REFUSAL_OVER);
    state_destroy(state);
    (void)unused;
}

static void allies_get_no_bonus_against_the_unaware(void **unused)
{
    struct state *state = game_picture("#####\n#@kr#\n#####\n");
    first(state, 'k')->is_ally = true;
    strike(state, game_picture_actor(state, 'k'), point_make(3, 1));
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 1);
    state_destroy(state);
    (void)unused;
}

static void the_attackers_pips_are_told_before_the_blow(void **unused)
{
    struct state *state = beside_rat(ITEM_KNIFE, SUSPICION_WARY);
    first(state, 'r')->is_announced = true;
    struct point hero = state_hero(state)->position;
    strike(state, game_picture_actor(state, 'r'), hero);
    assert_int_equal(game_picture_count(state, EVENT_PIPS), 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 1);
    for (int i = 0; state->events.events[i].kind != EVENT_PIPS; i++)
        assert_int_not_equal(state->events.events[i].kind, EVENT_STRUCK);
    state_destroy(state);
    (void)unused;
}

/* How often the damage of a blow of a still hero counts. */
static int times_of_ambush(enum item weapon, int suspicion, bool has_hunted)
{
    struct state *state = beside_rat(weapon, suspicion);
    first(state, 'r')->has_hunted = has_hunted;
    state->still_turns = HERO_STILL_TURNS;
    strike_east(state);
    struct event struck = game_picture_last(state, EVENT_STRUCK);
    assert_int_equal(struck.is_ambush, suspicion > 0 && struck.multiplier > 1);
    state_destroy(state);
    return struck.multiplier;
}

static void a_blow_from_stillness_counts_more_on_the_wary(void **unused)
{
    for (int suspicion = 1; suspicion < SUSPICION_HUNTING; suspicion++) {
        assert_int_equal(times_of_ambush(ITEM_KNIFE, suspicion, false), 3);
        assert_int_equal(times_of_ambush(ITEM_CUDGEL, suspicion, false), 2);
    }
    (void)unused;
}

static void no_ambush_works_on_what_hunts_or_has_hunted(void **unused)
{
    assert_int_equal(times_of_ambush(ITEM_KNIFE, SUSPICION_HUNTING, false), 1);
    assert_int_equal(times_of_ambush(ITEM_KNIFE, SUSPICION_WARY, true), 1);
    (void)unused;
}

static void a_blow_from_stillness_on_the_unaware_counts_as_usual(void **unused)
{
    assert_int_equal(times_of_ambush(ITEM_KNIFE, 0, false), 5);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_attackers_pips_are_told_before_the_blow),
        cmocka_unit_test(damage_is_a_roll_of_the_weapon),
        cmocka_unit_test(the_unaware_take_more_damage),
        cmocka_unit_test(an_actor_with_one_pip_is_aware),
        cmocka_unit_test(what_stirs_in_its_sleep_is_unaware),
        cmocka_unit_test(an_arrow_does_twice_as_much_to_the_unaware),
        cmocka_unit_test(a_bow_in_melee_hits_like_fists),
        cmocka_unit_test(armour_leaves_at_least_one_damage),
        cmocka_unit_test(stone_armour_protects_a_statue_that_is_watched),
        cmocka_unit_test(monster_damage_depends_on_the_floor),
        cmocka_unit_test(a_blow_is_as_loud_as_its_weapon),
        cmocka_unit_test(a_blow_that_kills_the_unaware_is_quiet),
        cmocka_unit_test(a_kill_on_the_unaware_is_quiet_with_any_weapon),
        cmocka_unit_test(a_blow_takes_a_turn_and_a_hammer_blow_half_again),
        cmocka_unit_test(a_surviving_victim_knows_where_the_hero_is),
        cmocka_unit_test(a_blow_does_not_pass_corners),
        cmocka_unit_test(a_diagonal_blow_past_open_ground_lands),
        cmocka_unit_test(a_blow_needs_an_adjacent_actor),
        cmocka_unit_test(a_death_removes_the_actor_and_is_told),
        cmocka_unit_test(the_hero_dies_by_the_last_attacker),
        cmocka_unit_test(allies_get_no_bonus_against_the_unaware),
        cmocka_unit_test(a_blow_from_stillness_counts_more_on_the_wary),
        cmocka_unit_test(no_ambush_works_on_what_hunts_or_has_hunted),
        cmocka_unit_test(a_blow_from_stillness_on_the_unaware_counts_as_usual),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
