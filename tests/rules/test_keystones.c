/* What each keystone does, its command, and its charges. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/boons.h"
#include "rules/noise.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/perception.h"

static struct outcome use_at(struct state *state, int x, int y)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_KEYSTONE, .target = {x, y}});
}

static struct outcome use(struct state *state)
{
    return use_at(state, 0, 0);
}

static struct outcome step(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void noon_blazes_and_stuns_what_is_in_view(void **unused)
{
    struct state *state = game_picture("###############\n"
                                       "#@......r.#.g.#\n"
                                       "###############\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_bless(state, BOON_NOON);
    assert_int_equal(use(state).time, TURN_TIME);
    assert_int_equal(game_picture_last(state, EVENT_KEYSTONE).boon, BOON_NOON);
    assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_STUNNED], 3);
    assert_int_equal(game_picture_who(state, 'g')->statuses[STATUS_STUNNED], 0);
    assert_int_equal(perception_grade(state, point_make(4, 1)), LIGHT_BRIGHT);
    assert_int_equal(state_hero(state)->statuses[STATUS_NOON], 10);
    assert_int_equal(use(state).refusal, REFUSAL_KEYSTONE_SPENT);
    arrival_begin_visit(state);
    assert_int_equal(use(state).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void noon_is_kept_while_nothing_awake_is_in_view(void **unused)
{
    struct state *state = game_picture("########\n#@..#.r#\n########\n");
    game_picture_bless(state, BOON_NOON);
    assert_int_equal(use(state).refusal, REFUSAL_NONE_AWAKE);
    assert_int_equal(state->keystone_charges, 1);
    assert_int_equal(state_hero(state)->statuses[STATUS_NOON], 0);
    state_destroy(state);
    (void)unused;
}

static void nobody_turns_one_hunt_of_a_hooded_hero_away(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_bless(state, BOON_NOBODY);
    game_picture_set_lantern(state, LANTERN_HOODED);
    rat->suspicion = SUSPICION_HUNTING - 1;
    game_picture_pass(state, 1);
    assert_int_equal(rat->suspicion, 0);
    assert_false(rat->has_hunted);
    assert_true(actor_has_given_up(rat));
    assert_int_equal(state->keystone_charges, 0);
    assert_int_equal(game_picture_last(state, EVENT_KEYSTONE).boon, BOON_NOBODY);
    rat->pursuit = PURSUIT_NONE;
    rat->suspicion = SUSPICION_HUNTING - 1;
    game_picture_pass(state, 1);
    assert_true(actor_is_hunting(rat));
    assert_int_equal(use(state).refusal, REFUSAL_KEYSTONE_ITSELF);
    state_destroy(state);
    (void)unused;
}

static void nobody_turns_away_what_would_hunt_by_what_it_hears(void **unused)
{
    struct state *state = game_picture("#######\n#@.#.g#\n#.....#\n#######\n");
    struct actor *digger = game_picture_who(state, 'g');
    game_picture_bless(state, BOON_NOBODY);
    game_picture_set_lantern(state, LANTERN_HOODED);
    digger->suspicion = SUSPICION_HUNTING - 1;
    noise_make(state, state->hero, state_hero(state)->position, LOUDNESS_LOUD);
    assert_int_equal(digger->suspicion, 0);
    assert_true(actor_has_given_up(digger));
    assert_int_equal(state->keystone_charges, 0);
    digger->pursuit = PURSUIT_NONE;
    digger->suspicion = SUSPICION_HUNTING - 1;
    noise_make(state, state->hero, state_hero(state)->position, LOUDNESS_LOUD);
    assert_true(actor_is_hunting(digger));
    state_destroy(state);
    (void)unused;
}

static void
nobody_spends_nothing_on_what_hears_a_noise_that_does_not_tell_of_the_hero(void **unused)
{
    struct state *state = game_picture("#######\n#@.#.g#\n#.....#\n#######\n");
    struct actor *digger = game_picture_who(state, 'g');
    game_picture_bless(state, BOON_NOBODY);
    game_picture_set_lantern(state, LANTERN_HOODED);
    digger->suspicion = SUSPICION_HUNTING - 1;
    noise_make(state, HANDLE_NONE, point_make(4, 2), LOUDNESS_LOUD);
    assert_int_equal(state->keystone_charges, 1);
    assert_false(actor_has_given_up(digger));
    assert_true(point_is_equal(digger->clue, point_make(4, 2)));
    state_destroy(state);
    (void)unused;
}

static void nobody_spends_nothing_on_what_never_hunts(void **unused)
{
    struct state *state = game_picture("#####\n#@.t#\n#####\n");
    game_picture_bless(state, BOON_NOBODY);
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_who(state, 't')->suspicion = SUSPICION_HUNTING - 1; /* a lone twin */
    game_picture_pass(state, 1);
    assert_int_equal(state->keystone_charges, 1);
    state_destroy(state);
    (void)unused;
}

static void nobody_needs_the_hood(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_bless(state, BOON_NOBODY);
    rat->suspicion = SUSPICION_HUNTING - 1;
    game_picture_pass(state, 1);
    assert_true(actor_is_hunting(rat));
    assert_int_equal(state->keystone_charges, 1);
    state_destroy(state);
    (void)unused;
}

static void a_kill_of_the_unaware_hides_the_hero_until_the_next_blow(void **unused)
{
    struct state *state = game_picture("######\n#.@r.#\n#g...#\n######\n");
    struct actor *digger = game_picture_who(state, 'g');
    game_picture_bless(state, BOON_SHADOW);
    game_picture_who(state, 'r')->health = 1;
    step(state, DIRECTION_EAST);
    assert_false(game_picture_has(state, 'r'));
    assert_int_equal(state_hero(state)->statuses[STATUS_SHADOW], 5);
    assert_int_equal(noticing_gain(state, digger), 0);
    digger->health = 500;
    digger->suspicion = SUSPICION_MAX;
    step(state, DIRECTION_SOUTH_WEST);
    assert_int_equal(state_hero(state)->statuses[STATUS_SHADOW], 0);
    state_destroy(state);
    (void)unused;
}

static void a_kill_of_a_hunter_hides_nobody(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    game_picture_bless(state, BOON_SHADOW);
    game_picture_who(state, 'r')->health = 1;
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    step(state, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->statuses[STATUS_SHADOW], 0);
    state_destroy(state);
    (void)unused;
}

static void a_ventriloquist_calls_creatures_elsewhere_twice(void **unused)
{
    struct state *state = game_picture("################\n"
                                       "#@.........r...#\n"
                                       "########.#######\n"
                                       "########.#######\n"
                                       "################\n");
    const struct actor *rat = game_picture_who(state, 'r');
    game_picture_bless(state, BOON_VENTRILOQUIST);
    assert_int_equal(use_at(state, 8, 3).refusal, REFUSAL_NOT_SEEN);
    assert_int_equal(use_at(state, 40, 1).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(use_at(state, 8, 1).kind, OUTCOME_DONE);
    assert_int_equal(rat->clue.x, 8);
    assert_int_equal(rat->clue_source, CLUE_LURE);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    assert_int_equal(use_at(state, 5, 1).kind, OUTCOME_DONE);
    assert_int_equal(use_at(state, 5, 1).refusal, REFUSAL_KEYSTONE_SPENT);
    state_destroy(state);
    (void)unused;
}

static const char mirrored[] = "##########\n"
                               "#@.....1##\n"
                               "######..##\n"
                               "######..##\n"
                               "######..##\n"
                               "##########\n";

static int brightness_behind(const struct state *state)
{
    return light_brightness(light_grid_get(&state->vision.light, point_make(7, 3)));
}

static void keepers_glass_shines_as_bright_out_of_each_mirror(void **unused)
{
    struct state *state = game_picture(mirrored);
    int before = brightness_behind(state);
    game_picture_bless(state, BOON_KEEPERS_GLASS);
    assert_true(brightness_behind(state) > 2 * before);
    assert_int_equal(pack_count(&state->pack, ITEM_HAND_MIRROR), 1);
    assert_int_equal(use(state).refusal, REFUSAL_KEYSTONE_ITSELF);
    /* What is kept up to date is what is computed anew, also while the hero and the light change. */
    for (int i = 0; i < 3; i++) {
        step(state, DIRECTION_EAST);
        int kept = brightness_behind(state);
        visibility_note_all(state);
        visibility_refresh(state);
        assert_int_equal(brightness_behind(state), kept);
    }
    state_destroy(state);
    (void)unused;
}

static void undertow_carries_the_hero_down_once_a_band(void **unused)
{
    struct state *state = game_picture("#####\n#@.~#\n#####\n");
    game_picture_bless(state, BOON_UNDERTOW);
    assert_int_equal(use(state).refusal, REFUSAL_NO_WATER);
    step(state, DIRECTION_EAST);
    struct outcome outcome = use(state);
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_int_equal(outcome.leads, 1);
    assert_true(outcome.has_fallen);
    assert_int_equal(use(state).refusal, REFUSAL_KEYSTONE_SPENT);
    game_picture_sink(state, 2);
    boons_renew(state);
    assert_int_equal(use(state).refusal, REFUSAL_KEYSTONE_SPENT);
    game_picture_sink(state, 4);
    boons_renew(state);
    assert_int_equal(use(state).kind, OUTCOME_LEFT);
    state_destroy(state);
    (void)unused;
}

static void undertow_leads_nowhere_from_the_last_floor(void **unused)
{
    struct state *state = game_picture("#####\n#.@~#\n#####\n");
    game_picture_bless(state, BOON_UNDERTOW);
    game_picture_sink(state, FLOOR_COUNT);
    assert_int_equal(use(state).refusal, REFUSAL_NO_WATER);
    assert_int_equal(state->keystone_charges, 1);
    state_destroy(state);
    (void)unused;
}

static void without_a_keystone_there_is_nothing_to_use(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    assert_int_equal(use(state).refusal, REFUSAL_NO_KEYSTONE);
    assert_int_equal(state->events.count, 1);
    state_destroy(state);
    (void)unused;
}

static void no_voice_calls_out_of_a_wall(void **unused)
{
    struct state *state = game_picture("########\n#@...+.#\n########\n");
    game_picture_bless(state, BOON_VENTRILOQUIST);
    assert_int_equal(use_at(state, 3, 0).refusal, REFUSAL_NO_TARGET);
    assert_int_equal(state->keystone_charges, 2);
    assert_int_equal(use_at(state, 5, 1).kind, OUTCOME_DONE); /* a closed door */
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(noon_blazes_and_stuns_what_is_in_view),
        cmocka_unit_test(noon_is_kept_while_nothing_awake_is_in_view),
        cmocka_unit_test(nobody_turns_one_hunt_of_a_hooded_hero_away),
        cmocka_unit_test(nobody_turns_away_what_would_hunt_by_what_it_hears),
        cmocka_unit_test(
            nobody_spends_nothing_on_what_hears_a_noise_that_does_not_tell_of_the_hero),
        cmocka_unit_test(nobody_spends_nothing_on_what_never_hunts),
        cmocka_unit_test(nobody_needs_the_hood),
        cmocka_unit_test(a_kill_of_the_unaware_hides_the_hero_until_the_next_blow),
        cmocka_unit_test(a_kill_of_a_hunter_hides_nobody),
        cmocka_unit_test(a_ventriloquist_calls_creatures_elsewhere_twice),
        cmocka_unit_test(keepers_glass_shines_as_bright_out_of_each_mirror),
        cmocka_unit_test(undertow_carries_the_hero_down_once_a_band),
        cmocka_unit_test(undertow_leads_nowhere_from_the_last_floor),
        cmocka_unit_test(without_a_keystone_there_is_nothing_to_use),
        cmocka_unit_test(no_voice_calls_out_of_a_wall),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
