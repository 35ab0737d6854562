/* What each boon of the paths Echo, Glass and Tide does. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/harm.h"
#include "rules/light/warmth.h"
#include "rules/night.h"
#include "rules/perform.h"
#include "rules/pursuit.h"
#include "rules/sightings.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/perception.h"

static const char hall[] = "####################\n"
                           "#@.................#\n"
                           "####################\n";

static struct outcome act(struct state *state, struct action action)
{
    return perform(state, state->hero, action);
}

static struct outcome step(struct state *state, enum direction direction)
{
    return act(state, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static bool is_lit(const struct state *state, int x, int y)
{
    return perception_grade(state, point_make(x, y)) != LIGHT_DARK;
}

/* The loudness of a blow of the hero's on a tough rat to the east. */
static enum loudness strike(struct state *state, int suspicion, bool is_still)
{
    struct actor *rat = game_picture_who(state, 'r');
    rat->health = 500;
    rat->has_hunted = false;
    rat->suspicion = suspicion;
    state->still_turns = is_still ? HERO_STILL_TURNS : 0;
    step(state, DIRECTION_EAST);
    return state->hero_noise;
}

/* Turns for which a hunter without sight of the hero goes on hunting. */
static int turns_hunted(struct state *state)
{
    struct actor *rat = game_picture_who(state, 'r');
    int turns = 0;
    rat->suspicion = SUSPICION_HUNTING;
    rat->has_hunted = true;
    rat->pursuit = PURSUIT_NONE;
    for (; actor_is_hunting(rat) && turns < 100; turns++)
        game_picture_pass(state, 1);
    return turns;
}

static void a_far_throw_goes_13_cells_and_its_pebbles_are_deafening(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 14, 1).refusal, REFUSAL_TOO_FAR);
    game_picture_bless(state, BOON_FAR_THROW);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 15, 1).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_throw(state, ITEM_PEBBLES, 14, 1).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_last(state, EVENT_NOISE).loudness, LOUDNESS_DEAFENING);
    assert_int_equal(game_picture_last(state, EVENT_NOISE).to.x, 14);
    state_destroy(state);
    (void)unused;
}

/* The multiplier of a blow on a rat with one pip that follows a clue. */
static int times_on_follower(struct state *state, enum clue_source source)
{
    struct actor *rat = game_picture_who(state, 'r');
    rat->pursuit = PURSUIT_FOLLOWING;
    rat->clue_source = source;
    strike(state, 1, false);
    return game_picture_last(state, EVENT_STRUCK).multiplier;
}

static void a_false_call_makes_what_follows_a_lure_unaware(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    assert_int_equal(times_on_follower(state, CLUE_LURE), 1);
    game_picture_bless(state, BOON_FALSE_CALL);
    assert_int_equal(times_on_follower(state, CLUE_LURE), 5);
    assert_int_equal(times_on_follower(state, CLUE_HEARD), 1);
    state_destroy(state);
    (void)unused;
}

static void a_muffled_blow_is_one_name_quieter(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    game_picture_bless(state, BOON_MUFFLED_BLOW);
    assert_int_equal(strike(state, SUSPICION_MAX, false), LOUDNESS_FAINT);
    game_picture_wear(state, ITEM_HAMMER);
    assert_int_equal(strike(state, SUSPICION_MAX, false), LOUDNESS_LOUD);
    state_destroy(state);
    (void)unused;
}

static void a_great_bell_stuns_within_3_cells(void **unused)
{
    struct state *state = game_picture("##########\n#@..rg...#\n##########\n");
    game_picture_give(state, ITEM_HAND_BELL, 1);
    game_picture_use(state, ITEM_HAND_BELL);
    assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_STUNNED], 0);
    game_picture_bless(state, BOON_GREAT_BELL);
    game_picture_use(state, ITEM_HAND_BELL);
    assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_STUNNED], 4);
    assert_int_equal(game_picture_who(state, 'g')->statuses[STATUS_STUNNED], 0);
    assert_int_equal(state_hero(state)->statuses[STATUS_STUNNED], 0);
    state_destroy(state);
    (void)unused;
}

static void blows_on_the_stunned_count_once(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    game_picture_who(state, 'r')->statuses[STATUS_STUNNED] = 2;
    strike(state, 0, false);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 1);
    state_destroy(state);
    (void)unused;
}

static void a_hand_mirror_shows_what_is_round_the_corner(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#@.......#\n"
                                       "########.#\n"
                                       "#######r.#\n"
                                       "##########\n");
    game_picture_bless(state, BOON_HAND_MIRROR);
    assert_false(view_has(&state->vision.view, point_make(8, 3)));
    game_picture_throw(state, ITEM_HAND_MIRROR, 8, 1);
    assert_int_equal(level_item(state_level(state), point_make(8, 1)), ITEM_HAND_MIRROR);
    visibility_refresh(state);
    assert_true(view_has(&state->vision.view, point_make(8, 3)));
    state_destroy(state);
    (void)unused;
}

static void a_long_lens_shines_three_cells_farther_ahead_alone(void **unused)
{
    struct state *state = game_picture("#########################\n"
                                       "#...........@...........#\n"
                                       "#########################\n");
    game_picture_bless(state, BOON_LONG_LENS);
    step(state, DIRECTION_EAST);
    assert_true(is_lit(state, 13 + 10, 1));
    assert_false(is_lit(state, 13 + 11, 1));
    assert_true(is_lit(state, 13 - 7, 1));
    assert_false(is_lit(state, 13 - 8, 1));
    step(state, DIRECTION_WEST);
    assert_true(is_lit(state, 12 - 10, 1));
    assert_false(is_lit(state, 12 + 8, 1));
    state_destroy(state);
    (void)unused;
}

static void splinters_come_again_on_each_new_floor(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_bless(state, BOON_SPLINTERS);
    assert_int_equal(pack_count(&state->pack, ITEM_SPLINTER), 3);
    arrival_begin_visit(state);
    assert_int_equal(pack_count(&state->pack, ITEM_SPLINTER), 6);
    state_destroy(state);
    (void)unused;
}

static void a_blank_stare_halves_the_range_of_a_gaze_and_of_nothing_else(void **unused)
{
    struct state *state = game_picture("########\n#@...er#\n########\n");
    struct actor *eye = game_picture_who(state, 'e');
    const struct actor *rat = game_picture_who(state, 'r');
    eye->facing = DIRECTION_WEST;
    int before = noticing_radius(state, eye, LIGHT_BRIGHT);
    int of_rat = noticing_radius(state, rat, LIGHT_BRIGHT);
    assert_true(before >= 4 && of_rat >= 4);
    game_picture_bless(state, BOON_BLANK_STARE);
    assert_int_equal(noticing_radius(state, eye, LIGHT_BRIGHT), before / 2);
    assert_int_equal(noticing_radius(state, rat, LIGHT_BRIGHT), of_rat);
    state_destroy(state);
    (void)unused;
}

static bool is_shot(struct state *state)
{
    struct handle archer = game_picture_actor(state, 'a');
    int before = state_hero(state)->health;
    level_actor(state_level(state), archer)->is_announced = true;
    perform(state, archer,
            (struct action){.kind = ACTION_EFFECT,
                            .effect = EFFECT_SHOOT,
                            .target = state_hero(state)->position});
    return state_hero(state)->health < before;
}

static void a_bright_back_turns_one_missile_in_ten_turns(void **unused)
{
    struct state *state = game_picture("########\n#@...a.#\n########\n");
    game_picture_who(state, 'a')->health = 100;
    assert_true(is_shot(state));
    game_picture_bless(state, BOON_BRIGHT_BACK);
    assert_false(is_shot(state));
    assert_true(game_picture_who(state, 'a')->health < 100);
    assert_true(is_shot(state));
    state->turn += 9;
    assert_true(is_shot(state));
    state->turn++;
    assert_false(is_shot(state));
    state_destroy(state);
    (void)unused;
}

static void a_faint_trail_halves_the_search(void **unused)
{
    struct state *state = game_picture("######\n#@#.r#\n######\n");
    assert_int_equal(turns_hunted(state), 12);
    game_picture_bless(state, BOON_FAINT_TRAIL);
    assert_int_equal(turns_hunted(state), 6);
    state_destroy(state);
    (void)unused;
}

static void a_wader_is_silent_and_half_hidden_in_water(void **unused)
{
    struct state *state = game_picture("#########\n#.@-...n#\n#########\n");
    const struct actor *hunter = game_picture_who(state, 'n');
    int before = noticing_radius(state, hunter, LIGHT_BRIGHT);
    game_picture_bless(state, BOON_WADER);
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), before);
    step(state, DIRECTION_EAST);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), before / 2);
    state_destroy(state);
    (void)unused;
}

static void a_long_dusk_delays_the_night_by_60_more(void **unused)
{
    struct state *state = game_picture(hall);
    state->night = 700;
    night_delay(state, state->traits.night);
    assert_int_equal(state->night, 580);
    game_picture_bless(state, BOON_LONG_DUSK);
    state->night = 700;
    night_delay(state, state->traits.night);
    assert_int_equal(state->night, 520);
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

static int count_items(const struct state *state)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        count += level->items[cell] != ITEM_NONE;
    return count;
}

static void flotsam_lies_in_water_of_a_new_floor(void **unused)
{
    struct state *state = game_picture("######\n#@.--#\n######\n");
    struct state *dry = game_picture(hall);
    arrival_begin_visit(state);
    assert_int_equal(count_items(state), 0);
    game_picture_bless(state, BOON_FLOTSAM);
    arrival_begin_visit(state);
    assert_int_equal(count_items(state), 1);
    assert_true(level_item(state_level(state), point_make(3, 1)) != ITEM_NONE ||
                level_item(state_level(state), point_make(4, 1)) != ITEM_NONE);
    game_picture_bless(dry, BOON_FLOTSAM);
    arrival_begin_visit(dry);
    assert_int_equal(count_items(dry), 0);
    state_destroy(state);
    state_destroy(dry);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_far_throw_goes_13_cells_and_its_pebbles_are_deafening),
        cmocka_unit_test(a_false_call_makes_what_follows_a_lure_unaware),
        cmocka_unit_test(a_muffled_blow_is_one_name_quieter),
        cmocka_unit_test(a_great_bell_stuns_within_3_cells),
        cmocka_unit_test(blows_on_the_stunned_count_once),
        cmocka_unit_test(a_hand_mirror_shows_what_is_round_the_corner),
        cmocka_unit_test(a_long_lens_shines_three_cells_farther_ahead_alone),
        cmocka_unit_test(splinters_come_again_on_each_new_floor),
        cmocka_unit_test(a_blank_stare_halves_the_range_of_a_gaze_and_of_nothing_else),
        cmocka_unit_test(a_bright_back_turns_one_missile_in_ten_turns),
        cmocka_unit_test(a_faint_trail_halves_the_search),
        cmocka_unit_test(a_wader_is_silent_and_half_hidden_in_water),
        cmocka_unit_test(a_long_dusk_delays_the_night_by_60_more),
        cmocka_unit_test(a_thick_skin_takes_one_off_every_blow),
        cmocka_unit_test(flotsam_lies_in_water_of_a_new_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
