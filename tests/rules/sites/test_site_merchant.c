/* Merchants of the dark: they barter in the dark, and can't be robbed. */
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

/* A hero in the dark before wares laid out. */
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

/* The merchant, its wares and the cloths are gone. */
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

static void in_the_dark_the_merchant_lays_out_and_names_wares(void **unused)
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

static void in_light_the_merchant_shows_nothing_and_says_why_once(void **unused)
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

static void light_on_the_merchant_alone_prevents_trade(void **unused)
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

static void a_lit_lantern_covers_the_wares_until_it_is_dark(void **unused)
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

static void leaving_covers_the_wares_without_a_message(void **unused)
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

static void an_item_is_traded_for_another(void **unused)
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

static void the_merchant_takes_the_fewest_items_of_a_stack(void **unused)
{
    struct state *state = market();
    game_picture_give(state, ITEM_GLOW_CHALK, 12);
    barter(state, SMOKE_POT,
           ITEM_GLOW_CHALK); /* 4 are worth 3, and the pot costs two thirds of 7 */
    assert_int_equal(pack_count(&state->pack, ITEM_GLOW_CHALK), 12 - 7);
    assert_int_equal(game_picture_last(state, EVENT_GIVEN).count, 7);
    barter(state, PEBBLES, ITEM_FLARE); /* 2 are worth 4, and the pebbles cost 2 */
    assert_int_equal(pack_count(&state->pack, ITEM_FLARE), 1);
    assert_int_equal(pack_count(&state->pack, ITEM_PEBBLES), 3 + 3);
    state_destroy(state);
    (void)unused;
}

static void too_low_an_offer_is_refused(void **unused)
{
    struct state *state = market();
    uint64_t before = state_hash(state);
    check_refused(state, barter(state, LEATHER, ITEM_FLARE), REFUSAL_TOO_LITTLE);
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

static void every_price_is_the_smallest_count_worth_two_thirds_of_the_ware(void **unused)
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
            assert_true(3 * price * given->worth >= 2 * ware->worth * lot);
            assert_true(3 * (price - 1) * given->worth < 2 * ware->worth * lot);
        }
    (void)unused;
}

static void a_trade_needs_a_slot_or_frees_one(void **unused)
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

static void a_worn_item_given_away_comes_off(void **unused)
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

static void the_merchant_leaves_with_its_last_ware(void **unused)
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

static void the_merchant_does_not_trade_with_a_hunted_hero(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, true);
    game_picture_pass(state, 1);
    game_picture_who(state, 'r')->suspicion = SUSPICION_HUNTING;
    check_refused(state, barter(state, SMOKE_POT, ITEM_HEALING_POTION), REFUSAL_FOLLOWED);
    assert_true(has_merchant(state));
    state_destroy(state);
    (void)unused;
}

static void a_ware_can_not_be_picked_up(void **unused)
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

static void nothing_else_falls_onto_the_cloths(void **unused)
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

static void bumping_the_merchant_does_not_attack_or_swap(void **unused)
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

static void a_scroll_can_not_swap_with_the_merchant(void **unused)
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

/* Checks that an action against the merchant drives it away with its wares. */
static void check_robbery(struct state *state, struct outcome outcome)
{
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    check_gone(state);
    assert_int_equal(stall_told(state, SITE_SPOILT), 1);
    assert_int_equal(game_picture_count(state, EVENT_DIED), 0);
    state_destroy(state);
}

static void attacking_the_merchant_from_afar_gains_nothing(void **unused)
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

static void fire_drives_the_merchant_away(void **unused)
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

static void a_blow_in_its_room_drives_the_merchant_away(void **unused)
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

static void a_hunter_in_its_room_drives_the_merchant_away(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, true);
    game_picture_pass(state, 1);
    struct handle rat = game_picture_actor(state, 'r');
    level_move_actor(state_level(state), rat, point_make(9, 3));
    game_picture_pass(state, 1);
    assert_true(has_merchant(state)); /* it doesn't hunt the hero */
    game_picture_who(state, 'r')->suspicion = SUSPICION_HUNTING;
    game_picture_pass(state, 1);
    check_gone(state);
    assert_int_equal(stall_told(state, SITE_SPOILT), 1);
    state_destroy(state);
    (void)unused;
}

static void the_hero_is_not_told_of_an_unseen_departure(void **unused)
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

static void the_merchant_never_hunts(void **unused)
{
    struct state *state = stall_scene(LANTERN_OPEN, false);
    game_picture_pass(state, 20);
    assert_int_equal(game_picture_who(state, 'V')->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void a_game_without_light_is_dark_enough(void **unused)
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
    state_level(state)->floor_light = terrain_get(TERRAIN_BEACON_LIT)->floor_light;
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
        cmocka_unit_test(in_the_dark_the_merchant_lays_out_and_names_wares),
        cmocka_unit_test(in_light_the_merchant_shows_nothing_and_says_why_once),
        cmocka_unit_test(light_on_the_merchant_alone_prevents_trade),
        cmocka_unit_test(a_lit_lantern_covers_the_wares_until_it_is_dark),
        cmocka_unit_test(leaving_covers_the_wares_without_a_message),
        cmocka_unit_test(an_item_is_traded_for_another),
        cmocka_unit_test(the_merchant_takes_the_fewest_items_of_a_stack),
        cmocka_unit_test(too_low_an_offer_is_refused),
        cmocka_unit_test(every_price_is_the_smallest_count_worth_two_thirds_of_the_ware),
        cmocka_unit_test(a_trade_needs_a_slot_or_frees_one),
        cmocka_unit_test(a_worn_item_given_away_comes_off),
        cmocka_unit_test(the_merchant_leaves_with_its_last_ware),
        cmocka_unit_test(the_merchant_does_not_trade_with_a_hunted_hero),
        cmocka_unit_test(a_ware_can_not_be_picked_up),
        cmocka_unit_test(nothing_else_falls_onto_the_cloths),
        cmocka_unit_test(bumping_the_merchant_does_not_attack_or_swap),
        cmocka_unit_test(a_scroll_can_not_swap_with_the_merchant),
        cmocka_unit_test(attacking_the_merchant_from_afar_gains_nothing),
        cmocka_unit_test(fire_drives_the_merchant_away),
        cmocka_unit_test(a_blow_in_its_room_drives_the_merchant_away),
        cmocka_unit_test(a_hunter_in_its_room_drives_the_merchant_away),
        cmocka_unit_test(the_hero_is_not_told_of_an_unseen_departure),
        cmocka_unit_test(the_merchant_never_hunts),
        cmocka_unit_test(a_game_without_light_is_dark_enough),
        cmocka_unit_test(a_beacon_that_lights_the_floor_does_not_end_trade),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
