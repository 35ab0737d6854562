/* Throwing, shooting, and weapons that reach farther than a cell. */
#include "base/array.h"
#include "rules/missiles.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/flight.h"
#include "world/hero.h"

static void strengthen(struct state *state, char glyph)
{
    game_picture_who(state, glyph)->health = 200;
}

static int lying(const struct state *state, enum item item)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] == (uint8_t)item)
            count += level->item_counts[cell];
    return count;
}

static void a_missile_flies_to_its_target_or_an_obstacle(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "#@....r...#\n"
                                       "#....#....#\n"
                                       "###########\n");
    struct flight path = flight_path(state, point_make(1, 1), point_make(4, 1), true);
    assert_int_equal(path.count, 3);
    assert_false(path.is_blocked);
    path = flight_path(state, point_make(1, 1), point_make(8, 1), true);
    assert_true(path.is_blocked);
    assert_true(point_is_equal(path.cells[path.count - 1], point_make(6, 1)));
    path = flight_path(state, point_make(1, 2), point_make(8, 2), true);
    assert_true(path.is_blocked);
    assert_int_equal(path.count, 3);
    state_destroy(state);
    (void)unused;
}

static void a_missiles_forecast_ignores_unseen_actors(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "#@....r...#\n"
                                       "###########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_false(flight_path(state, point_make(1, 1), point_make(8, 1), true).is_blocked);
    assert_true(flight_path(state, point_make(1, 1), point_make(8, 1), false).is_blocked);
    state_destroy(state);
    (void)unused;
}

static void a_missile_flies_over_water_and_chasms_and_through_smoke(void **unused)
{
    struct state *state = game_picture("#########\n#@.~0...#\n#########\n");
    level_set_cloud(state_level(state), point_make(5, 1), CLOUD_SMOKE, 9);
    struct flight path = flight_path(state, point_make(1, 1), point_make(7, 1), true);
    assert_int_equal(path.count, 6);
    assert_false(path.is_blocked);
    state_destroy(state);
    (void)unused;
}

static void a_pebble_hurts_nothing_but_wakes_and_clatters_and_is_spent(void **unused)
{
    struct state *state = game_picture("########\n#@..R..#\n########\n");
    int health = game_picture_who(state, 'r')->health;
    assert_true(game_picture_who(state, 'r')->is_asleep);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 4, 1).time, TURN_TIME);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_int_equal(game_picture_who(state, 'r')->health, health);
    assert_false(game_picture_who(state, 'r')->is_asleep);
    assert_true(game_picture_count(state, EVENT_NOISE) > 0);
    assert_int_equal(pack_count(&state->pack, ITEM_PEBBLES), 2);
    assert_int_equal(lying(state, ITEM_PEBBLES), 0);
    state_destroy(state);
    (void)unused;
}

static void a_pebble_that_misses_draws_listeners(void **unused)
{
    struct state *state =
        game_picture("##############\n#@.......#r..#\n#........#...#\n#............#\n"
                     "##############\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_throw(state, ITEM_PEBBLES, 8, 2);
    assert_true(rat->suspicion > 0);
    assert_true(actor_has_clue(rat));
    assert_true(point_is_equal(rat->clue, point_make(8, 2)));
    state_destroy(state);
    (void)unused;
}

static void a_throw_needs_an_item_and_a_target_in_range(void **unused)
{
    struct state *state = game_picture("################\n#@.............#\n################\n");
    assert_int_equal(game_picture_throw(state, ITEM_OIL, 3, 1).refusal, REFUSAL_NOT_HAD);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 12, 1).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 1, 1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 3, -1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(pack_count(&state->pack, ITEM_PEBBLES), 3);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 11, 1).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void a_thrown_weapon_hits_and_lies_there(void **unused)
{
    struct state *state = game_picture("########\n#@..r..#\n########\n");
    strengthen(state, 'r');
    game_picture_give(state, ITEM_SPEAR, 1);
    game_picture_throw(state, ITEM_SPEAR, 4, 1);
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 3, 6);
    assert_int_equal(level_item(state_level(state), point_make(4, 1)), ITEM_SPEAR);
    state_destroy(state);
    (void)unused;
}

static void throwing_the_wielded_weapon_leaves_none(void **unused)
{
    struct state *state = game_picture("########\n#@.....#\n########\n");
    game_picture_throw(state, ITEM_KNIFE, 5, 1);
    assert_int_equal(hero_weapon(state), ITEM_NONE);
    assert_int_equal(level_item(state_level(state), point_make(5, 1)), ITEM_KNIFE);
    assert_int_equal(game_picture_throw(state, ITEM_KNIFE, 5, 1).refusal, REFUSAL_NOT_HAD);
    state_destroy(state);
    (void)unused;
}

static void armour_and_charms_do_no_harm_when_thrown(void **unused)
{
    struct state *state = game_picture("########\n#@..r..#\n########\n");
    game_picture_throw(state, ITEM_RAGS, 4, 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_int_equal(lying(state, ITEM_RAGS), 1);
    state_destroy(state);
    (void)unused;
}

static void a_thrown_potion_affects_what_it_hits(void **unused)
{
    struct state *state = game_picture("########\n#@..R..#\n########\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_give(state, ITEM_BLINDNESS, 1);
    game_picture_throw(state, ITEM_BLINDNESS, 6, 1);
    assert_true(actor_has(rat, STATUS_BLIND));
    assert_false(actor_has(state_hero(state), STATUS_BLIND));
    assert_false(rat->is_asleep);
    assert_true(hero_knows(state, ITEM_BLINDNESS));
    assert_int_equal(pack_count(&state->pack, ITEM_BLINDNESS), 0);
    assert_int_equal(lying(state, ITEM_BLINDNESS), 0);
    state_destroy(state);
    (void)unused;
}

static void a_potion_without_a_visible_victim_is_not_learned(void **unused)
{
    struct state *state = game_picture("###########\n#@....r...#\n###########\n");
    game_picture_give(state, ITEM_BLINDNESS, 2);
    game_picture_throw(state, ITEM_BLINDNESS, 3, 1);
    assert_false(hero_knows(state, ITEM_BLINDNESS));
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_throw(state, ITEM_BLINDNESS, 6, 1);
    assert_true(actor_has(game_picture_who(state, 'r'), STATUS_BLIND));
    assert_false(hero_knows(state, ITEM_BLINDNESS));
    state_destroy(state);
    (void)unused;
}

static void a_thrown_scroll_lies_there(void **unused)
{
    struct state *state = game_picture("########\n#@..r..#\n########\n");
    game_picture_give(state, ITEM_RECALL, 1);
    game_picture_throw(state, ITEM_RECALL, 4, 1);
    assert_int_equal(level_item(state_level(state), point_make(4, 1)), ITEM_RECALL);
    assert_false(hero_knows(state, ITEM_RECALL));
    state_destroy(state);
    (void)unused;
}

static void a_bow_shoots_eight_cells_far_and_one_arrow_in_two_breaks(void **unused)
{
    struct state *state = game_picture("###############\n#@.......r....#\n###############\n");
    enum { SHOTS = 60 };
    game_picture_wear(state, ITEM_BOW);
    game_picture_give(state, ITEM_ARROW, SHOTS);
    strengthen(state, 'r');
    game_picture_who(state, 'r')->health = 2000;
    game_picture_fire(state, 9, 1);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 2);
    for (int i = 1; i < SHOTS; i++) {
        state->events.count = 0;
        assert_int_equal(game_picture_fire(state, 9, 1).time, TURN_TIME);
        assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 2, 5);
        assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 1);
    }
    assert_int_equal(pack_count(&state->pack, ITEM_ARROW), 0);
    assert_in_range(lying(state, ITEM_ARROW), SHOTS / 4, 3 * SHOTS / 4);
    assert_int_equal(game_picture_fire(state, 9, 1).refusal, REFUSAL_NO_ARROWS);
    state_destroy(state);
    (void)unused;
}

static void a_bow_refuses_what_is_too_far_or_out_of_view(void **unused)
{
    struct state *state = game_picture("###############\n#@........#...#\n#############.#\n"
                                       "###############\n");
    game_picture_wear(state, ITEM_BOW);
    game_picture_give(state, ITEM_ARROW, 2);
    assert_int_equal(game_picture_fire(state, 10, 1).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_fire(state, 5, 3).refusal, REFUSAL_NOT_SEEN);
    assert_int_equal(game_picture_fire(state, 1, 1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(pack_count(&state->pack, ITEM_ARROW), 2);
    state_destroy(state);
    (void)unused;
}

static void a_bow_in_melee_is_no_better_than_fists(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    strengthen(state, 'r');
    game_picture_wear(state, ITEM_BOW);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 1, 2);
    state_destroy(state);
    (void)unused;
}

static void a_knife_does_not_fire(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    assert_int_equal(game_picture_fire(state, 3, 1).refusal, REFUSAL_NO_REACH);
    state_destroy(state);
    (void)unused;
}

static void a_spear_reaches_two_cells(void **unused)
{
    struct state *state = game_picture("#######\n#@.r.n#\n#######\n");
    strengthen(state, 'r');
    game_picture_wear(state, ITEM_SPEAR);
    assert_int_equal(game_picture_fire(state, 3, 1).time, TURN_TIME);
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 3, 6);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 1);
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(3, 1)));
    assert_int_equal(game_picture_fire(state, 5, 1).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_fire(state, 2, 1).refusal, REFUSAL_NO_TARGET);
    state_destroy(state);
    (void)unused;
}

static void a_spear_strikes_the_nearer_actor(void **unused)
{
    struct state *state = game_picture("#######\n#@mr..#\n#######\n");
    strengthen(state, 'm');
    game_picture_wear(state, ITEM_SPEAR);
    game_picture_fire(state, 3, 1);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).victim_kind, MONSTER_WICK_MOTH);
    state_destroy(state);
    (void)unused;
}

static void striking_at_nothing_reveals_nothing(void **unused)
{
    struct state *state = game_picture("#########\n#@..R...#\n#########\n");
    game_picture_wear(state, ITEM_WHIP);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(game_picture_fire(state, 4, 1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    game_picture_who(state, 'r')->shines = true;
    game_picture_who(state, 'r')->health = 99;
    assert_int_equal(game_picture_fire(state, 4, 1).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 1);
    state_destroy(state);
    (void)unused;
}

static void a_whip_pulls_its_victim(void **unused)
{
    struct state *state = game_picture("#######\n#@..r.#\n#######\n");
    strengthen(state, 'r');
    game_picture_wear(state, ITEM_WHIP);
    game_picture_fire(state, 4, 1);
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 1, 3);
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(2, 1)));
    assert_true(game_picture_who(state, 'r')->is_announced);
    struct event pulled = game_picture_last(state, EVENT_PULLED);
    assert_true(point_is_equal(pulled.from, point_make(4, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_whip_does_not_pull_onto_impassable_terrain(void **unused)
{
    struct state *state = game_picture("#######\n#@~.r.#\n#######\n");
    strengthen(state, 'r');
    game_picture_wear(state, ITEM_WHIP);
    game_picture_fire(state, 4, 1);
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(4, 1)));
    assert_int_equal(game_picture_count(state, EVENT_PULLED), 0);
    state_destroy(state);
    (void)unused;
}

/* It leaves its cell only with the next blow. */
static void a_whip_pulls_a_held_actor_free(void **unused)
{
    struct state *state = game_picture("#######\n#@..r.#\n#######\n");
    strengthen(state, 'r');
    game_picture_who(state, 'r')->statuses[STATUS_HELD] = 3;
    game_picture_wear(state, ITEM_WHIP);
    game_picture_fire(state, 4, 1);
    assert_false(actor_has(game_picture_who(state, 'r'), STATUS_HELD));
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(4, 1)));
    assert_int_equal(game_picture_count(state, EVENT_PULLED), 0);
    game_picture_fire(state, 4, 1);
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_whip_puts_out_a_brazier_three_cells_away(void **unused)
{
    struct state *state = game_picture("#######\n#@..&.#\n#######\n");
    game_picture_wear(state, ITEM_WHIP);
    assert_int_equal(game_picture_fire(state, 4, 1).time, TURN_TIME);
    assert_int_equal(level_terrain(state_level(state), point_make(4, 1)), TERRAIN_BRAZIER_OUT);
    assert_int_equal(game_picture_fire(state, 4, 1).refusal, REFUSAL_NO_TARGET);
    state_destroy(state);
    (void)unused;
}

static void a_whip_reaches_no_flame_behind_a_grate_or_too_far(void **unused)
{
    struct state *state = game_picture("#######\n#@=.&.#\n#######\n");
    game_picture_wear(state, ITEM_WHIP);
    assert_int_equal(game_picture_fire(state, 4, 1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(level_terrain(state_level(state), point_make(4, 1)), TERRAIN_BRAZIER);
    state_destroy(state);
    state = game_picture("#######\n#@...&#\n#######\n");
    game_picture_wear(state, ITEM_WHIP);
    assert_int_equal(game_picture_fire(state, 5, 1).refusal, REFUSAL_TOO_FAR);
    state_destroy(state);
    (void)unused;
}

static void a_whip_puts_out_a_flare_but_not_chalk(void **unused)
{
    struct state *state = game_picture("#######\n#@....#\n#######\n");
    struct level *level = state_level(state);
    game_picture_wear(state, ITEM_WHIP);
    level_set_cloud(level, point_make(3, 1), CLOUD_FLARE, 20);
    level_set_cloud(level, point_make(2, 1), CLOUD_CHALK_MARK, 1);
    assert_int_equal(game_picture_fire(state, 3, 1).kind, OUTCOME_DONE);
    assert_int_equal(level_cloud(level, point_make(3, 1)), CLOUD_NONE);
    assert_int_equal(game_picture_fire(state, 2, 1).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(level_cloud(level, point_make(2, 1)), CLOUD_CHALK_MARK);
    state_destroy(state);
    (void)unused;
}

static void an_unseen_victim_stays_unknown(void **unused)
{
    struct state *state = game_picture("########\n#@..r..#\n########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_who(state, 'r')->health = 1;
    assert_false(game_picture_who(state, 'r')->is_seen);
    game_picture_throw(state, ITEM_KNIFE, 4, 1);
    assert_false(game_picture_has(state, 'r'));
    struct event struck = game_picture_last(state, EVENT_STRUCK);
    assert_true(handle_is_none(struck.victim));
    assert_int_equal(game_picture_count(state, EVENT_DIED), 0);
    state_destroy(state);
    (void)unused;
}

/* A diagonal blow is refused with any weapon and by either key. */
static void a_long_weapon_does_not_strike_past_a_corner(void **unused)
{
    static const enum item weapons[] = {ITEM_SPEAR, ITEM_WHIP};
    for (size_t i = 0; i < ARRAY_LENGTH(weapons); i++) {
        struct state *state = game_picture("####\n#@.#\n##r#\n####\n");
        strengthen(state, 'r');
        game_picture_wear(state, weapons[i]);
        assert_int_equal(game_picture_fire(state, 2, 2).refusal, REFUSAL_CORNER_BLOW);
        assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
        state_destroy(state);
    }
    (void)unused;
}

static void a_long_weapon_also_strikes_adjacent_cells(void **unused)
{
    struct state *state = game_picture("####\n#@.#\n#.r#\n####\n");
    strengthen(state, 'r');
    game_picture_wear(state, ITEM_SPEAR);
    assert_int_equal(game_picture_fire(state, 2, 2).time, TURN_TIME);
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 3, 6);
    state_destroy(state);
    (void)unused;
}

/* Every diagonal step of the drawn line counts. */
static void a_longer_weapon_does_not_strike_past_a_corner(void **unused)
{
    static const struct {
        const char *picture;
        struct point corner;
    } scenes[] = {
        {"#####\n#@#.#\n#...#\n#..r#\n#####\n", {2, 1}},
        {"#####\n#@..#\n#..##\n#..r#\n#####\n", {3, 2}},
        {"#####\n#@..#\n#..~#\n#..r#\n#####\n", {3, 2}},
        {"######\n#@+..#\n#..r.#\n######\n", {2, 1}},
        {"######\n#@..##\n##.r.#\n######\n", {0, 0}},
        {"######\n#@.+.#\n#..r.#\n######\n", {3, 1}},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(scenes); i++)
        for (int w = 0; w < 2; w++) {
            struct state *state = game_picture_plain(scenes[i].picture, 9);
            struct point at = game_picture_who(state, 'r')->position;
            bool is_refused = scenes[i].corner.x > 0;
            strengthen(state, 'r');
            game_picture_wear(state, w == 0 ? ITEM_SPEAR : ITEM_WHIP);
            struct outcome outcome = game_picture_fire(state, at.x, at.y);
            assert_int_equal(outcome.refusal, is_refused ? REFUSAL_CORNER_BLOW : REFUSAL_NONE);
            assert_int_equal(game_picture_count(state, EVENT_STRUCK), !is_refused);
            if (is_refused)
                assert_true(
                    point_is_equal(game_picture_last(state, EVENT_REFUSED).to, scenes[i].corner));
            state_destroy(state);
        }
    (void)unused;
}

static void a_whip_does_not_douse_past_a_corner(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#..##\n#..&#\n#####\n");
    game_picture_wear(state, ITEM_WHIP);
    assert_int_equal(game_picture_fire(state, 3, 3).refusal, REFUSAL_CORNER_BLOW);
    assert_int_equal(level_terrain(state_level(state), point_make(3, 3)), TERRAIN_BRAZIER);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_unseen_victim_stays_unknown),
        cmocka_unit_test(a_missile_flies_to_its_target_or_an_obstacle),
        cmocka_unit_test(a_missiles_forecast_ignores_unseen_actors),
        cmocka_unit_test(a_missile_flies_over_water_and_chasms_and_through_smoke),
        cmocka_unit_test(a_pebble_hurts_nothing_but_wakes_and_clatters_and_is_spent),
        cmocka_unit_test(a_pebble_that_misses_draws_listeners),
        cmocka_unit_test(a_throw_needs_an_item_and_a_target_in_range),
        cmocka_unit_test(a_thrown_weapon_hits_and_lies_there),
        cmocka_unit_test(throwing_the_wielded_weapon_leaves_none),
        cmocka_unit_test(armour_and_charms_do_no_harm_when_thrown),
        cmocka_unit_test(a_thrown_potion_affects_what_it_hits),
        cmocka_unit_test(a_potion_without_a_visible_victim_is_not_learned),
        cmocka_unit_test(a_thrown_scroll_lies_there),
        cmocka_unit_test(a_bow_shoots_eight_cells_far_and_one_arrow_in_two_breaks),
        cmocka_unit_test(a_bow_refuses_what_is_too_far_or_out_of_view),
        cmocka_unit_test(a_bow_in_melee_is_no_better_than_fists),
        cmocka_unit_test(a_knife_does_not_fire),
        cmocka_unit_test(a_spear_reaches_two_cells),
        cmocka_unit_test(a_spear_strikes_the_nearer_actor),
        cmocka_unit_test(striking_at_nothing_reveals_nothing),
        cmocka_unit_test(a_whip_pulls_its_victim),
        cmocka_unit_test(a_whip_does_not_pull_onto_impassable_terrain),
        cmocka_unit_test(a_whip_pulls_a_held_actor_free),
        cmocka_unit_test(a_whip_puts_out_a_brazier_three_cells_away),
        cmocka_unit_test(a_whip_reaches_no_flame_behind_a_grate_or_too_far),
        cmocka_unit_test(a_whip_puts_out_a_flare_but_not_chalk),
        cmocka_unit_test(a_long_weapon_does_not_strike_past_a_corner),
        cmocka_unit_test(a_long_weapon_also_strikes_adjacent_cells),
        cmocka_unit_test(a_longer_weapon_does_not_strike_past_a_corner),
        cmocka_unit_test(a_whip_does_not_douse_past_a_corner),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
