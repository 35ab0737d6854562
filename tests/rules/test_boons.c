/* Which boons are offered, how one is chosen, and growth. What each does: test_boons_of_light.c,
 * test_boons_of_ways.c, test_keystones.c. */
#include "rules/boons.h"

#include "support/check.h"
#include "support/game_picture.h"
#include "support/seeds.h"

#include "rules/arrival.h"
#include "rules/harm.h"
#include "rules/perform.h"
#include "world/hero.h"

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

static int count_offers(const struct state *state)
{
    int count = 0;
    while (count < BOON_OFFERS && state->offers[count] != BOON_NONE)
        count++;
    return count;
}

static int count_offers_of(const struct state *state, enum boon_path path)
{
    int count = 0;
    for (int i = 0; i < count_offers(state); i++)
        count += boon_get(state->offers[i])->path == path;
    return count;
}

static bool is_offered(const struct state *state, enum boon boon)
{
    for (int i = 0; i < count_offers(state); i++)
        if (state->offers[i] == boon)
            return true;
    return false;
}

static void offer(struct state *state, int seed)
{
    state->seed_hash = (uint64_t)seed;
    boons_offer(state, "boons");
}

static void every_path_has_five_boons_and_a_keystone(void **unused)
{
    for (int path = 0; path < PATH_COUNT; path++) {
        int boons = 0;
        int keystones = 0;
        for (int b = BOON_NONE + 1; b < BOON_COUNT; b++) {
            const struct boon_kind *kind = boon_get((enum boon)b);
            boons += (int)kind->path == path && !kind->is_keystone;
            keystones += (int)kind->path == path && kind->is_keystone;
            assert_true(kind->is_keystone || kind->charges == 0);
            assert_true((kind->charges == 0) == !kind->on_use);
        }
        assert_int_equal(boons, 5);
        assert_int_equal(keystones, 1);
    }
    (void)unused;
}

static void at_first_boons_of_three_paths_are_offered(void **unused)
{
    struct state *state = game_picture(hall);
    for (int seed = 0; seed < 100; seed++) {
        offer(state, seed);
        assert_int_equal(count_offers(state), 3);
        for (int i = 0; i < BOON_OFFERS; i++) {
            assert_false(boon_get(state->offers[i])->is_keystone);
            assert_int_equal(count_offers_of(state, boon_get(state->offers[i])->path), 1);
        }
    }
    assert_int_equal(game_picture_count(state, EVENT_OFFERED), 100);
    state_destroy(state);
    (void)unused;
}

static void after_two_of_a_path_its_keystone_and_one_way_out_are_offered(void **unused)
{
    struct state *state = game_picture(hall);
    state->boons[BOON_SOFT_SOLES] = state->boons[BOON_SKIN] = 1;
    offer(state, 1);
    assert_true(count_offers_of(state, PATH_HOOD) <= 1);
    state->boons[BOON_DEEP_HOOD] = 1;
    for (int seed = 0; seed < 100; seed++) {
        offer(state, seed);
        assert_true(is_offered(state, BOON_NOBODY));
        assert_int_equal(count_offers_of(state, PATH_HOOD), 2);
    }
    state_destroy(state);
    (void)unused;
}

static void with_a_keystone_offers_lean_to_the_path_and_hold_no_other(void **unused)
{
    struct state *state = game_picture(hall);
    state->boons[BOON_SOFT_SOLES] = state->boons[BOON_DEEP_HOOD] = state->boons[BOON_NOBODY] = 1;
    state->boons[BOON_SKIN] = state->boons[BOON_WADER] = 1;
    for (int seed = 0; seed < 100; seed++) {
        offer(state, seed);
        assert_int_equal(count_offers_of(state, PATH_HOOD), 2);
        for (int i = 0; i < BOON_OFFERS; i++) {
            assert_false(boon_get(state->offers[i])->is_keystone);
            assert_int_equal(state->boons[state->offers[i]], 0);
        }
    }
    state_destroy(state);
    (void)unused;
}

static void a_path_without_boons_left_leaves_room_for_others(void **unused)
{
    struct state *state = game_picture(hall);
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        state->boons[b] = boon_get((enum boon)b)->path == PATH_ECHO;
    offer(state, 7);
    assert_int_equal(count_offers(state), 3);
    assert_int_equal(count_offers_of(state, PATH_ECHO), 0);
    memset(state->boons, 1, sizeof state->boons);
    offer(state, 7);
    assert_false(boons_are_offered(state));
    state_destroy(state);
    (void)unused;
}

static void with_offers_of_two_the_keystone_comes_with_a_way_out(void **unused)
{
    struct state *state = game_picture(hall);
    state->traits.offers = 2;
    state->boons[BOON_SOFT_SOLES] = state->boons[BOON_DEEP_HOOD] = 1;
    offer(state, 3);
    assert_int_equal(count_offers(state), 2);
    assert_int_equal(state->offers[0], BOON_NOBODY);
    assert_int_equal(count_offers_of(state, PATH_HOOD), 1);
    state_destroy(state);
    (void)unused;
}

static void offers_depend_on_the_seed_the_floor_and_boons_gained_and_declined(void **unused)
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
        offer(other, seed);
        differing += memcmp(state->offers, other->offers, sizeof state->offers) != 0;
    }
    for (int depth = 2; depth <= FLOOR_COUNT; depth++) {
        other->seed_hash = state->seed_hash;
        other->depth = depth;
        boons_offer(other, "boons");
        differing += memcmp(state->offers, other->offers, sizeof state->offers) != 0;
    }
    other->depth = 1;
    assert_true(differing >= 28);
    state_destroy(state);
    state_destroy(other);
    (void)unused;
}

static bool was_declined(const struct state *state, enum boon boon)
{
    for (int i = 0; i < BOON_OFFERS; i++)
        if (state->declined[i] == boon)
            return true;
    return false;
}

/* Five offers in turn, of many seeds: also once the hero leans to a path, and has its keystone. */
static void declined_boons_are_not_offered_the_next_time_but_keystones_are(void **unused)
{
    int keystones_again = 0;
    for (int seed = 0; seed < 200; seed++) {
        struct state *state = game_picture(hall);
        for (int turn = 0; turn < 5; turn++) {
            offer(state, seed * 10 + turn);
            assert_int_equal(count_offers(state), BOON_OFFERS);
            for (int i = 0; i < BOON_OFFERS; i++) {
                bool is_again = was_declined(state, state->offers[i]);
                assert_true(!is_again || boon_get(state->offers[i])->is_keystone);
                keystones_again += is_again;
            }
            choose(state, (seed + turn) % 3);
        }
        state_destroy(state);
    }
    assert_true(keystones_again > 0);
    (void)unused;
}

static void declined_boons_are_offered_when_there_are_no_others(void **unused)
{
    struct state *state = game_picture(hall);
    memset(state->boons, 1, sizeof state->boons);
    state->boons[BOON_SKIN] = state->boons[BOON_DEEP_HOOD] = state->boons[BOON_FAR_THROW] = 0;
    offer(state, 1);
    choose(state, 0);
    offer(state, 2);
    assert_int_equal(count_offers(state), 2);
    state_destroy(state);
    (void)unused;
}

/* They can be read before the stone is chosen, and the hero may gain and decline others until then. */
static void a_boon_stone_keeps_what_it_tells_whatever_the_hero_gains_of_other_paths(void **unused)
{
    for (int seed = 0; seed < 50; seed++) {
        struct state *state = game_picture(hall);
        enum boon told[BOON_OFFERS];
        enum boon given[BOON_OFFERS];
        offer(state, seed);
        int choice = 0;
        while (choice < 2 && boon_get(state->offers[choice])->path == boons_path_here(state))
            choice++;
        boons_of_stone_here(state, told);
        choose(state, choice);
        boons_of_stone_here(state, given);
        assert_memory_equal(told, given, sizeof told);
        state_destroy(state);
    }
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

/* "Eight boons a run", as the README says. */
static void five_floors_and_three_beacons_offer_boons(void **unused)
{
    struct state *state = game_picture(hall);
    int count = 0;
    int beacons = 0;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        count += boons_come_with_floor(depth);
        beacons += band_of_depth(depth)->beacon_floor == depth;
    }
    assert_int_equal(count, 5);
    assert_int_equal(beacons, 3);
    assert_true(boons_come_with_floor(2) && boons_come_with_floor(3) && boons_come_with_floor(5) &&
                boons_come_with_floor(6) && boons_come_with_floor(9));
    game_picture_sink(state, 4);
    arrival_begin_visit(state);
    assert_false(boons_are_offered(state));
    game_picture_sink(state, 5);
    arrival_begin_visit(state);
    assert_true(boons_are_offered(state));
    state_destroy(state);
    (void)unused;
}

static void each_new_floor_gives_health(void **unused)
{
    struct state *state = game_picture(hall);
    state_hero(state)->health = 20;
    arrival_begin_visit(state);
    assert_int_equal(game_picture_last(state, EVENT_GREW).healed, HERO_GROWTH);
    assert_int_equal(state_hero(state)->health, 20 + HERO_GROWTH);
    assert_int_equal(harm_health_max(state, state_hero(state)), 30 + HERO_GROWTH);
    arrival_begin_visit(state);
    assert_int_equal(state_hero(state)->health, 20 + 2 * HERO_GROWTH);
    assert_int_equal(harm_health_max(state, state_hero(state)), 30 + 2 * HERO_GROWTH);
    state_destroy(state);
    (void)unused;
}

static void things_of_a_boon_come_into_the_pack_or_to_the_heros_feet(void **unused)
{
    struct state *state = game_picture(hall);
    int had = pack_count(&state->pack, ITEM_FLARE);
    game_picture_bless(state, BOON_LONG_FLAME);
    assert_int_equal(pack_count(&state->pack, ITEM_FLARE), had + 3);
    assert_int_equal(pack_count(&state->pack, ITEM_OIL), 2);
    state->traits.slots = 0;
    state->offers[0] = BOON_HAND_MIRROR;
    hero_update_traits(state);
    while (pack_slots_taken(&state->pack) < state->traits.slots) {
        enum item item = ITEM_NONE + 1;
        while (pack_count(&state->pack, item) > 0)
            item++;
        game_picture_give(state, item, 1);
    }
    choose(state, 0);
    assert_int_equal(pack_count(&state->pack, ITEM_HAND_MIRROR), 0);
    assert_int_equal(level_item(state_level(state), state_hero(state)->position), ITEM_HAND_MIRROR);
    state_destroy(state);
    (void)unused;
}

/* A run takes eight: the first, the last or one by the seed of each offer. */
static void no_offer_of_a_run_is_empty_or_holds_a_boon_twice(void **unused)
{
    struct seeds seeds = SEEDS(1, 300);
    struct state *state = game_picture(hall);
    while (seeds_next(&seeds)) {
        int seed = seeds.seed;
        int keystones = 0;
        memset(state->boons, 0, sizeof state->boons);
        state->traits.offers = 2 + seed % 2;
        for (int pick = 0; pick < 8; pick++) {
            state->depth = 1 + pick;
            offer(state, seed);
            int count = count_offers(state);
            assert_int_equal(count, 2 + seed % 2);
            for (int i = 0; i < count; i++)
                for (int k = 0; k < i; k++)
                    assert_true(state->offers[i] != state->offers[k]);
            enum boon taken = state->offers[(seed + pick * (seed % 3)) % count];
            assert_int_equal(state->boons[taken], 0);
            state->boons[taken] = 1;
            keystones += boon_get(taken)->is_keystone;
        }
        assert_true(keystones <= 1);
    }
    state->depth = 1;
    state_destroy(state);
    (void)unused;
}

static void with_two_boons_of_two_paths_both_keystones_are_offered(void **unused)
{
    struct state *state = game_picture(hall);
    state->boons[BOON_GLARE] = state->boons[BOON_HEARTH] = 1;
    state->boons[BOON_SKIN] = state->boons[BOON_WADER] = 1;
    for (int seed = 0; seed < 100; seed++) {
        offer(state, seed);
        assert_true(is_offered(state, BOON_NOON) && is_offered(state, BOON_UNDERTOW));
        assert_int_equal(count_offers_of(state, PATH_FLAME), 1);
        assert_int_equal(count_offers_of(state, PATH_TIDE), 1);
        assert_int_equal(count_offers(state), 3);
    }
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_path_has_five_boons_and_a_keystone),
        cmocka_unit_test(at_first_boons_of_three_paths_are_offered),
        cmocka_unit_test(after_two_of_a_path_its_keystone_and_one_way_out_are_offered),
        cmocka_unit_test(with_a_keystone_offers_lean_to_the_path_and_hold_no_other),
        cmocka_unit_test(a_path_without_boons_left_leaves_room_for_others),
        cmocka_unit_test(with_offers_of_two_the_keystone_comes_with_a_way_out),
        cmocka_unit_test(offers_depend_on_the_seed_the_floor_and_boons_gained_and_declined),
        cmocka_unit_test(declined_boons_are_not_offered_the_next_time_but_keystones_are),
        cmocka_unit_test(declined_boons_are_offered_when_there_are_no_others),
        cmocka_unit_test(a_boon_stone_keeps_what_it_tells_whatever_the_hero_gains_of_other_paths),
        cmocka_unit_test(nothing_else_can_be_done_before_one_is_chosen),
        cmocka_unit_test(five_floors_and_three_beacons_offer_boons),
        cmocka_unit_test(each_new_floor_gives_health),
        cmocka_unit_test(things_of_a_boon_come_into_the_pack_or_to_the_heros_feet),
        cmocka_unit_test(no_offer_of_a_run_is_empty_or_holds_a_boon_twice),
        cmocka_unit_test(with_two_boons_of_two_paths_both_keystones_are_offered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
