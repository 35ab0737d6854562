/* Merchants of the dark: they barter thing for thing in the dark, and nobody robs them. */
#include "rules/drops.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/stall.h"

#include "rules/perform.h"
#include "rules/sites/trade.h"
#include "rules/visibility.h"
#include "world/perception.h"

#define SMOKE_POT 0
#define LEATHER 1
#define PEBBLES 2

/* A hero in the dark before wares that are laid out. */
static struct state *market(void)
{
    struct state *state = stall_scene(LANTERN_DARK, false);
    game_picture_pass(state, 1);
    return state;
}

static enum item lying(struct state *state, int ware)
{
    return level_item(state_level(state), site_ware_at(stall_site(state), ware));
}

static bool has_merchant(const struct state *state)
{
    return game_picture_has(state, 'V');
}

/* Neither the merchant is left, nor its wares, nor the cloths. */
static void check_gone(struct state *state)
{
    assert_false(has_merchant(state));
    assert_true(stall_site(state)->is_settled);
    for (int i = 0; i < SITE_WARES_MAX; i++) {
        assert_int_equal(lying(state, i), ITEM_NONE);
        assert_int_equal(level_terrain(state_level(state), site_ware_at(stall_site(state), i)),
                         TERRAIN_FLOOR);
    }
}

static struct outcome barter(struct state *state, int ware, enum item given)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_TRADE, .choice = ware, .item = given});
}

static void check_refused(struct state *state, struct outcome outcome, enum refusal refusal)
{
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(outcome.refusal, refusal);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).refusal, refusal);
}

static struct outcome step(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void stand_at(struct state *state, int x, int y)
{
    level_move_actor(state_level(state), state->hero, point_make(x, y));
    visibility_note_step(state, state->hero);
    visibility_refresh(state);
}

static void in_the_dark_it_lays_out_its_wares_and_names_them(void **unused)
{
    static const enum item wares[] = {ITEM_HASTE, ITEM_MAIL, ITEM_REVEAL};
    struct state *state = game_picture("########\n"
                                       "#..V...#\n"
                                       "#......#\n"
                                       "#..@...+\n"
                                       "########\n");
    stall_build(state, (struct area){{1, 1}, {6, 3}}, point_make(7, 3), wares);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_pass(state, 1);
    for (int i = 0; i < SITE_WARES_MAX; i++)
        assert_int_equal(lying(state, i), wares[i]);
    assert_int_equal(stall_told(state, SITE_BEGUN), 1);
    assert_true(state->knows[ITEM_HASTE]);
    assert_true(state->knows[ITEM_REVEAL]);
    assert_int_equal(game_picture_count(state, EVENT_LEARNED), 2);
    game_picture_pass(state, 3);
    assert_int_equal(stall_told(state, SITE_BEGUN), 1);
    state_destroy(state);
    (void)unused;
}

static void in_light_it_shows_nothing_and_says_why_once(void **unused)
{
    struct state *state = stall_scene(LANTERN_HOODED, false);
    game_picture_give(state, ITEM_HEALING_POTION, 5);
    game_picture_pass(state, 3);
    assert_int_equal(lying(state, LEATHER), ITEM_NONE);
    assert_int_equal(stall_told(state, SITE_BROKEN), 1);
    check_refused(state, barter(state, LEATHER, ITEM_HEALING_POTION), REFUSAL_NOT_IN_LIGHT);
    check_refused(state, barter(state, SMOKE_POT, ITEM_HEALING_POTION), REFUSAL_NOT_IN_LIGHT);
    state_destroy(state);
    (void)unused;
}

static void light_on_the_merchant_alone_is_too_much(void **unused)
{
    struct state *state = market();
    level_set_terrain(state_level(state), point_make(1, 1), TERRAIN_GLOWING_FUNGUS);
    level_set_terrain(state_level(state), point_make(6, 1), TERRAIN_GLOWING_FUNGUS);
    stand_at(state, 2, 4);
    visibility_note_all(state);
    visibility_refresh(state);
    check_refused(state, barter(state, LEATHER, ITEM_HEALING_POTION), REFUSAL_NOT_IN_LIGHT);
    state_destroy(state);
    (void)unused;
}

static void who_lights_his_lantern_makes_it_cover_them_until_it_is_dark_again(void **unused)
{
    struct state *state = market();
    game_picture_set_lantern(state, LANTERN_OPEN);
    game_picture_pass(state, 2);
    assert_int_equal(lying(state, PEBBLES), ITEM_NONE);
    assert_int_equal(stall_told(state, SITE_BROKEN), 1);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_pass(state, 1);
    assert_int_equal(lying(state, PEBBLES), ITEM_PEBBLES);
    assert_int_equal(level_item_count(state_level(state), site_ware_at(stall_site(state), PEBBLES)),
                     3);
    state_destroy(state);
    (void)unused;
}

static void it_covers_them_without_a_word_when_he_goes(void **unused)
{
    struct state *state = market();
    state->events.count = 0;
    stand_at(state, 11, 3);
    game_picture_pass(state, 2);
    assert_int_equal(lying(state, LEATHER), ITEM_NONE);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    assert_true(has_merchant(state));
    check_refused(state, barter(state, LEATHER, ITEM_HEALING_POTION), REFUSAL_NO_TRADE);
    state_destroy(state);
    (void)unused;
}

static void thing_goes_for_thing_of_the_same_worth(void **unused)
{
    struct state *state = market();
    assert_int_equal(barter(state, SMOKE_POT, ITEM_HEALING_POTION).time, TURN_TIME);
    assert_int_equal(pack_count(&state->pack, ITEM_HEALING_POTION), 0);
    assert_int_equal(pack_count(&state->pack, ITEM_SMOKE_POT), 1);
    assert_int_equal(game_picture_last(state, EVENT_GIVEN).item, ITEM_HEALING_POTION);
    assert_int_equal(game_picture_last(state, EVENT_GIVEN).count, 1);
    assert_int_equal(game_picture_last(state, EVENT_BARTERED).item, ITEM_SMOKE_POT);
    assert_int_equal(lying(state, SMOKE_POT), ITEM_NONE);
    assert_int_equal(level_terrain(state_level(state), site_ware_at(stall_site(state), SMOKE_POT)),
                     TERRAIN_FLOOR);
    assert_int_equal(lying(state, LEATHER), ITEM_LEATHER);
    check_refused(state, barter(state, SMOKE_POT, ITEM_PEBBLES), REFUSAL_NO_TARGET);
    state_destroy(state);
    (void)unused;
}

static void of_a_stack_it_takes_the_fewest_that_are_enough(void **unused)
{
    struct state *state = market();
    game_picture_give(state, ITEM_GLOW_CHALK, 12);
    barter(state, SMOKE_POT, ITEM_GLOW_CHALK); /* 4 are worth 3, and the pot is worth 7 */
    assert_int_equal(pack_count(&state->pack, ITEM_GLOW_CHALK), 12 - 10);
    assert_int_equal(game_picture_last(state, EVENT_GIVEN).count, 10);
    barter(state, PEBBLES, ITEM_FLARE); /* of 2 flares, worth 4, both; the pebbles are worth 3 */
    assert_int_equal(pack_count(&state->pack, ITEM_FLARE), 0);
    assert_int_equal(pack_count(&state->pack, ITEM_PEBBLES), 3 + 3);
    state_destroy(state);
    (void)unused;
}

static void too_little_is_refused_and_changes_nothing(void **unused)
{
    struct state *state = market();
    uint64_t before = state_hash(state);
    check_refused(state, barter(state, LEATHER, ITEM_HEALING_POTION), REFUSAL_TOO_LITTLE);
    check_refused(state, barter(state, SMOKE_POT, ITEM_PEBBLES), REFUSAL_TOO_LITTLE);
    check_refused(state, barter(state, PEBBLES, ITEM_KNIFE), REFUSAL_TOO_LITTLE);
    check_refused(state, barter(state, SMOKE_POT, ITEM_SPEAR), REFUSAL_NOT_HAD);
    check_refused(state, barter(state, SMOKE_POT, ITEM_NONE), REFUSAL_NOT_HAD);
    check_refused(state, barter(state, SITE_WARES_MAX, ITEM_HEALING_POTION), REFUSAL_NO_TARGET);
    check_refused(state, barter(state, -1, ITEM_HEALING_POTION), REFUSAL_NO_TARGET);
    assert_int_equal(state_hash(state), before);
    state_destroy(state);
    (void)unused;
}

static void every_price_is_the_least_number_that_is_worth_the_ware(void **unused)
{
    for (int w = ITEM_NONE + 1; w < ITEM_COUNT; w++)
        for (int g = ITEM_NONE + 1; g < ITEM_COUNT; g++) {
            const struct item_kind *ware = item_get((enum item)w);
            const struct item_kind *given = item_get((enum item)g);
            int price = trade_price((enum item)w, (enum item)g);
            int lot = trade_lot((enum item)g);
            if (ware->worth == 0)
                continue;
            assert_int_equal(price > 0, given->worth > 0);
            if (price == 0)
                continue;
            assert_true(price * given->worth >= ware->worth * lot);
            assert_true((price - 1) * given->worth < ware->worth * lot);
        }
    (void)unused;
}

static void without_a_slot_there_is_no_trade_but_for_the_one_that_becomes_free(void **unused)
{
    struct state *state = market();
    game_picture_give(state, ITEM_ARROW, 20);
    state->traits.slots = pack_slots_taken(&state->pack);
    check_refused(state, barter(state, SMOKE_POT, ITEM_ARROW), REFUSAL_FULL);
    assert_int_equal(pack_count(&state->pack, ITEM_ARROW), 20);
    assert_int_equal(barter(state, SMOKE_POT, ITEM_HEALING_POTION).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void what_is_given_is_worn_no_more(void **unused)
{
    struct state *state = market();
    game_picture_wear(state, ITEM_MAIL);
    assert_int_equal(state->traits.armour, 2);
    assert_int_equal(barter(state, LEATHER, ITEM_MAIL).kind, OUTCOME_DONE);
    assert_int_equal(state->pack.worn[SLOT_ARMOUR], ITEM_NONE);
    assert_int_equal(state->traits.armour, 0);
    assert_int_equal(pack_count(&state->pack, ITEM_LEATHER), 1);
    state_destroy(state);
    (void)unused;
}

static void with_its_last_ware_it_goes(void **unused)
{
    struct state *state = market();
    game_picture_give(state, ITEM_MAIL, 3);
    for (int ware = 0; ware < SITE_WARES_MAX; ware++)
        assert_int_equal(barter(state, ware, ITEM_MAIL).kind, OUTCOME_DONE);
    check_gone(state);
    assert_int_equal(stall_told(state, SITE_SOLVED), 1);
    check_refused(state, barter(state, 0, ITEM_HEALING_POTION), REFUSAL_NO_TRADE);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_trade_while_somebody_hunts_him(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, true);
    game_picture_pass(state, 1);
    game_picture_who(state, 'r')->suspicion = SUSPICION_HUNTING;
    check_refused(state, barter(state, SMOKE_POT, ITEM_HEALING_POTION), REFUSAL_FOLLOWED);
    assert_true(has_merchant(state));
    state_destroy(state);
    (void)unused;
}

static void a_ware_is_not_picked_up_by_walking_nor_by_hand(void **unused)
{
    struct state *state = market();
    assert_int_equal(step(state, DIRECTION_NORTH).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_last(state, EVENT_FOUND).item, ITEM_LEATHER);
    check_refused(state, perform(state, state->hero, (struct action){.kind = ACTION_PICK_UP}),
                  REFUSAL_WARE);
    game_picture_set_lantern(state, LANTERN_OPEN);
    check_refused(state, perform(state, state->hero, (struct action){.kind = ACTION_PICK_UP}),
                  REFUSAL_NOT_IN_LIGHT);
    assert_int_equal(pack_count(&state->pack, ITEM_LEATHER), 0);
    assert_int_equal(lying(state, LEATHER), ITEM_LEATHER);
    state_destroy(state);
    (void)unused;
}

static void nothing_else_comes_to_lie_on_its_cloths(void **unused)
{
    struct state *state = stall_scene(LANTERN_OPEN, false);
    game_picture_throw(state, ITEM_PEBBLES, 5, 2);
    assert_int_equal(lying(state, PEBBLES), ITEM_NONE);
    stand_at(state, 4, 2);
    check_refused(
        state,
        perform(state, state->hero, (struct action){.kind = ACTION_DROP, .item = ITEM_FLARE}),
        REFUSAL_WARES_ONLY);
    assert_int_equal(lying(state, LEATHER), ITEM_NONE);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_pass(state, 1);
    drops_lay(state, ITEM_PEBBLES, 1, site_ware_at(stall_site(state), PEBBLES));
    assert_int_equal(level_item_count(state_level(state), site_ware_at(stall_site(state), PEBBLES)),
                     3);
    state_destroy(state);
    (void)unused;
}

static void walking_into_it_is_no_blow_and_no_change_of_places(void **unused)
{
    struct state *state = market();
    stand_at(state, 4, 2);
    int health = game_picture_who(state, 'V')->health;
    check_refused(state, step(state, DIRECTION_NORTH), REFUSAL_BARTER);
    game_picture_set_lantern(state, LANTERN_OPEN);
    check_refused(state, step(state, DIRECTION_NORTH), REFUSAL_NOT_IN_LIGHT);
    assert_int_equal(game_picture_who(state, 'V')->health, health);
    assert_int_equal(state_hero(state)->position.y, 2);
    state_destroy(state);
    (void)unused;
}

static void nobody_changes_places_with_it_by_a_scroll(void **unused)
{
    struct state *state = stall_scene(LANTERN_OPEN, false);
    game_picture_give(state, ITEM_SWAP_LIGHT, 1);
    state->knows[ITEM_SWAP_LIGHT] = true;
    check_refused(state, game_picture_use_at(state, ITEM_SWAP_LIGHT, 4, 1), REFUSAL_NO_TARGET);
    assert_int_equal(pack_count(&state->pack, ITEM_SWAP_LIGHT), 1);
    assert_true(has_merchant(state));
    state_destroy(state);
    (void)unused;
}

/* What is done is done to it, and it is gone with its wares. */
static void check_robbery(struct state *state, struct outcome outcome)
{
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    check_gone(state);
    assert_int_equal(stall_told(state, SITE_SPOILT), 1);
    assert_int_equal(game_picture_count(state, EVENT_DIED), 0);
    state_destroy(state);
}

static void whoever_shoots_or_throws_at_it_gets_nothing(void **unused)
{
    struct state *state = market();
    game_picture_give(state, ITEM_ARROW, 5);
    game_picture_wear(state, ITEM_BOW);
    check_robbery(state, game_picture_fire(state, 4, 1));
    state = market();
    game_picture_wear(state, ITEM_WHIP);
    check_robbery(state, game_picture_fire(state, 4, 1));
    state = market();
    check_robbery(state, game_picture_throw(state, ITEM_PEBBLES, 4, 1));
    state = market();
    game_picture_give(state, ITEM_BLINDNESS, 1);
    check_robbery(state, game_picture_throw(state, ITEM_BLINDNESS, 4, 1));
    (void)unused;
}

static void fire_that_reaches_it_puts_it_out(void **unused)
{
    struct state *state = market();
    game_picture_give(state, ITEM_OIL, 1);
    game_picture_throw(state, ITEM_OIL, 4, 2);
    game_picture_pass(state, 2);
    assert_int_equal(stall_told(state, SITE_SPOILT), 1);
    check_gone(state);
    state_destroy(state);
    (void)unused;
}

static void a_blow_in_its_room_puts_it_out_and_one_elsewhere_does_not(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, true);
    game_picture_pass(state, 1);
    struct handle rat = game_picture_actor(state, 'r');
    stand_at(state, 10, 3);
    perform(state, state->hero,
            (struct action){.kind = ACTION_STRIKE, .target = {11, 3}}); /* of 4 health: it dies */
    assert_false(pool_resolves(&state_level(state)->actor_pool, rat));
    assert_true(has_merchant(state));
    state_destroy(state);
    state = stall_scene(LANTERN_DARK, true);
    game_picture_pass(state, 1);
    rat = game_picture_actor(state, 'r');
    level_move_actor(state_level(state), rat, point_make(5, 4));
    perform(state, state->hero, (struct action){.kind = ACTION_STRIKE, .target = {5, 4}});
    check_gone(state);
    assert_int_equal(stall_told(state, SITE_SPOILT), 1);
    state_destroy(state);
    (void)unused;
}

static void who_brings_a_hunter_in_finds_it_gone(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, true);
    game_picture_pass(state, 1);
    struct handle rat = game_picture_actor(state, 'r');
    level_move_actor(state_level(state), rat, point_make(9, 3));
    game_picture_pass(state, 1);
    assert_true(has_merchant(state)); /* it does not hunt him */
    game_picture_who(state, 'r')->suspicion = SUSPICION_HUNTING;
    game_picture_pass(state, 1);
    check_gone(state);
    assert_int_equal(stall_told(state, SITE_SPOILT), 1);
    state_destroy(state);
    (void)unused;
}

static void who_is_not_there_is_not_told_that_it_went(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, true);
    stand_at(state, 12, 3);
    level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(2, 1));
    game_picture_who(state, 'r')->suspicion = SUSPICION_HUNTING;
    game_picture_pass(state, 1);
    check_gone(state);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    state_destroy(state);
    (void)unused;
}

static void it_notices_nobody_and_hunts_nobody(void **unused)
{
    struct state *state = stall_scene(LANTERN_OPEN, false);
    game_picture_pass(state, 20);
    assert_int_equal(game_picture_who(state, 'V')->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_it_is_dark_enough_everywhere(void **unused)
{
    static const enum item wares[] = {ITEM_HASTE, ITEM_MAIL, ITEM_PEBBLES};
    struct state *state = game_picture_plain("########\n"
                                             "#..V...#\n"
                                             "#......#\n"
                                             "#..@...+\n"
                                             "########\n",
                                             7);
    stall_build(state, (struct area){{1, 1}, {6, 3}}, point_make(7, 3), wares);
    game_picture_pass(state, 1);
    assert_int_equal(barter(state, PEBBLES, ITEM_FLARE).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void a_beacon_that_lights_the_floor_does_not_end_trade(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, false);
    stand_at(state, 4, 2);
    game_picture_pass(state, 1);
    assert_int_equal(trade_refusal(state), REFUSAL_NONE);
    state_level(state)->floor_light = terrain_get(TERRAIN_LESSER_BEACON_LIT)->floor_light;
    visibility_note_all(state);
    visibility_refresh(state);
    game_picture_pass(state, 1);
    assert_int_not_equal(perception_grade(state, point_make(4, 2)), LIGHT_DARK);
    assert_int_equal(trade_refusal(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_the_dark_it_lays_out_its_wares_and_names_them),
        cmocka_unit_test(in_light_it_shows_nothing_and_says_why_once),
        cmocka_unit_test(light_on_the_merchant_alone_is_too_much),
        cmocka_unit_test(who_lights_his_lantern_makes_it_cover_them_until_it_is_dark_again),
        cmocka_unit_test(it_covers_them_without_a_word_when_he_goes),
        cmocka_unit_test(thing_goes_for_thing_of_the_same_worth),
        cmocka_unit_test(of_a_stack_it_takes_the_fewest_that_are_enough),
        cmocka_unit_test(too_little_is_refused_and_changes_nothing),
        cmocka_unit_test(every_price_is_the_least_number_that_is_worth_the_ware),
        cmocka_unit_test(without_a_slot_there_is_no_trade_but_for_the_one_that_becomes_free),
        cmocka_unit_test(what_is_given_is_worn_no_more),
        cmocka_unit_test(with_its_last_ware_it_goes),
        cmocka_unit_test(it_does_not_trade_while_somebody_hunts_him),
        cmocka_unit_test(a_ware_is_not_picked_up_by_walking_nor_by_hand),
        cmocka_unit_test(nothing_else_comes_to_lie_on_its_cloths),
        cmocka_unit_test(walking_into_it_is_no_blow_and_no_change_of_places),
        cmocka_unit_test(nobody_changes_places_with_it_by_a_scroll),
        cmocka_unit_test(whoever_shoots_or_throws_at_it_gets_nothing),
        cmocka_unit_test(fire_that_reaches_it_puts_it_out),
        cmocka_unit_test(a_blow_in_its_room_puts_it_out_and_one_elsewhere_does_not),
        cmocka_unit_test(who_brings_a_hunter_in_finds_it_gone),
        cmocka_unit_test(who_is_not_there_is_not_told_that_it_went),
        cmocka_unit_test(it_notices_nobody_and_hunts_nobody),
        cmocka_unit_test(in_plain_sight_it_is_dark_enough_everywhere),
        cmocka_unit_test(a_beacon_that_lights_the_floor_does_not_end_trade),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
