/* What each boon does. Keystones: test_keystones.c. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/perform.h"
#include "rules/pursuit.h"
#include "rules/sightings.h"
#include "rules/visibility.h"
#include "rules/warmth.h"
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

static void clear_glass_shines_two_cells_farther(void **unused)
{
    struct state *state = game_picture(hall);
    assert_false(is_lit(state, 9, 1));
    game_picture_bless(state, BOON_CLEAR_GLASS);
    assert_true(is_lit(state, 10, 1));
    assert_false(is_lit(state, 11, 1));
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_false(is_lit(state, 5, 1));
    state_destroy(state);
    (void)unused;
}

/* Turns of stun of a rat that has just begun to hunt by sight. */
static int begin_hunt(struct state *state)
{
    struct actor *rat = game_picture_who(state, 'r');
    rat->suspicion = SUSPICION_HUNTING - 1;
    game_picture_pass(state, 1);
    assert_true(actor_is_hunting(rat));
    return rat->statuses[STATUS_STUNNED];
}

static void glare_stuns_once_what_begins_to_hunt_in_the_open_light(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    assert_int_equal(begin_hunt(state), 0);
    game_picture_who(state, 'r')->has_hunted = false;
    game_picture_bless(state, BOON_GLARE);
    assert_int_equal(begin_hunt(state), 1);
    game_picture_pass(state, 1);
    assert_int_equal(begin_hunt(state), 0);
    game_picture_who(state, 'r')->has_hunted = false;
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_int_equal(begin_hunt(state), 0);
    state_destroy(state);
    (void)unused;
}

static int turns_of_cloud(struct state *state, enum item item)
{
    game_picture_give(state, item, 1);
    game_picture_throw(state, item, 5, 1);
    return state_level(state)->cloud_turns[grid_index(state_level(state)->grid, point_make(5, 1))];
}

static void long_flame_doubles_flares_and_oil_on_bare_floor(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(turns_of_cloud(state, ITEM_FLARE), 30);
    assert_int_equal(turns_of_cloud(state, ITEM_OIL), 3);
    game_picture_bless(state, BOON_LONG_FLAME);
    assert_int_equal(turns_of_cloud(state, ITEM_OIL), 6);
    assert_int_equal(turns_of_cloud(state, ITEM_FLARE), 60);
    state_destroy(state);
    (void)unused;
}

static void hearth_gives_eight_more_warmth(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(warmth_left(state), 15);
    game_picture_bless(state, BOON_HEARTH);
    assert_int_equal(warmth_left(state), 23);
    state_destroy(state);
    (void)unused;
}

/* Strikes a tough rat to the east: whether it burns then. */
static bool sears(struct state *state, bool is_unhurt)
{
    struct actor *rat = game_picture_who(state, 'r');
    rat->statuses[STATUS_BURNING] = 0;
    rat->suspicion = SUSPICION_MAX;
    rat->health = harm_health_max(state, rat) + (is_unhurt ? 0 : 100);
    state->pack.worn[SLOT_WEAPON] = ITEM_NONE; /* fists do not kill */
    step(state, DIRECTION_EAST);
    return rat->statuses[STATUS_BURNING] > 0;
}

static void a_brand_sets_the_unhurt_on_fire_with_an_open_lantern(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    assert_false(sears(state, true));
    game_picture_bless(state, BOON_BRAND);
    assert_true(sears(state, true));
    assert_false(sears(state, false));
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_false(sears(state, true));
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

static void soft_soles_make_steps_one_name_quieter(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_bless(state, BOON_SOFT_SOLES);
    step(state, DIRECTION_EAST);
    assert_int_equal(state->hero_noise, LOUDNESS_FAINT);
    game_picture_set_lantern(state, LANTERN_HOODED);
    step(state, DIRECTION_EAST);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void an_eye_slit_shows_eyes_from_20_cells_while_hooded(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_set_lantern(state, LANTERN_HOODED);
    int before = lantern_get(LANTERN_HOODED)->glint_range;
    assert_int_equal(before, 8);
    game_picture_bless(state, BOON_EYE_SLIT);
    assert_int_equal(sightings_glint_range(state), 20);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(sightings_glint_range(state), 2);
    state_destroy(state);
    (void)unused;
}

static int time_of_lantern(struct state *state, enum lantern lantern)
{
    return act(state, (struct action){.kind = ACTION_LANTERN, .lantern = lantern}).time;
}

static void a_quick_hand_changes_the_lantern_in_no_time_once_a_turn(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(time_of_lantern(state, LANTERN_DARK), 100);
    game_picture_bless(state, BOON_QUICK_HAND);
    assert_int_equal(time_of_lantern(state, LANTERN_OPEN), 0);
    assert_int_equal(time_of_lantern(state, LANTERN_DARK), 100);
    state->turn++;
    assert_int_equal(time_of_lantern(state, LANTERN_HOODED), 0);
    assert_int_equal(state->turn_lantern, LANTERN_OPEN); /* it was noticed all the same */
    state_destroy(state);
    (void)unused;
}

static void a_passing_shade_calms_the_wary_twice_as_fast(void **unused)
{
    struct state *state = game_picture("######\n#@#.r#\n######\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_bless(state, BOON_PASSING_SHADE);
    rat->suspicion = 8;
    game_picture_pass(state, 1);
    assert_int_equal(rat->suspicion, 7);
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_pass(state, 2);
    assert_int_equal(rat->suspicion, 3);
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

static void sure_feet_shorten_steps_in_the_dark_to_120(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_bless(state, BOON_SURE_FEET);
    assert_int_equal(step(state, DIRECTION_EAST).time, 100);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(step(state, DIRECTION_EAST).time, 120);
    state_destroy(state);
    (void)unused;
}

static void a_held_breath_is_still_after_one_turn(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_pass(state, 1);
    assert_false(hero_is_still(state));
    game_picture_bless(state, BOON_HELD_BREATH);
    assert_true(hero_is_still(state));
    step(state, DIRECTION_EAST);
    assert_false(hero_is_still(state));
    game_picture_pass(state, 2);
    assert_true(hero_is_still(state));
    state_destroy(state);
    (void)unused;
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

static void a_soft_blade_makes_ambushes_faint(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(strike(state, 1, true), LOUDNESS_SOFT);
    game_picture_bless(state, BOON_SOFT_BLADE);
    assert_int_equal(strike(state, 1, true), LOUDNESS_FAINT);
    assert_int_equal(strike(state, 1, false), LOUDNESS_SOFT);
    state_destroy(state);
    (void)unused;
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

static void old_news_lets_hunters_fall_to_one_pip(void **unused)
{
    struct state *state = game_picture("######\n#@#.r#\n######\n");
    const struct actor *rat = game_picture_who(state, 'r');
    turns_hunted(state);
    assert_int_equal(actor_pips(rat), 2);
    assert_true(rat->has_hunted);
    game_picture_bless(state, BOON_OLD_NEWS);
    turns_hunted(state);
    assert_int_equal(actor_pips(rat), 1);
    assert_false(rat->has_hunted);
    state_destroy(state);
    (void)unused;
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
    assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_STUNNED], 3);
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

static void a_blank_stare_halves_what_a_gaze_notices(void **unused)
{
    struct state *state = game_picture("########\n#@...er#\n########\n");
    struct actor *eye = game_picture_who(state, 'e');
    eye->facing = DIRECTION_WEST;
    int before = noticing_gain(state, eye);
    assert_true(before >= 2);
    game_picture_bless(state, BOON_BLANK_STARE);
    assert_int_equal(noticing_gain(state, eye), before / 2);
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
        cmocka_unit_test(clear_glass_shines_two_cells_farther),
        cmocka_unit_test(glare_stuns_once_what_begins_to_hunt_in_the_open_light),
        cmocka_unit_test(long_flame_doubles_flares_and_oil_on_bare_floor),
        cmocka_unit_test(hearth_gives_eight_more_warmth),
        cmocka_unit_test(a_brand_sets_the_unhurt_on_fire_with_an_open_lantern),
        cmocka_unit_test(a_deep_hood_halves_the_noticing_range),
        cmocka_unit_test(soft_soles_make_steps_one_name_quieter),
        cmocka_unit_test(an_eye_slit_shows_eyes_from_20_cells_while_hooded),
        cmocka_unit_test(a_quick_hand_changes_the_lantern_in_no_time_once_a_turn),
        cmocka_unit_test(a_passing_shade_calms_the_wary_twice_as_fast),
        cmocka_unit_test(night_eyes_see_two_cells_farther_in_the_dark),
        cmocka_unit_test(sure_feet_shorten_steps_in_the_dark_to_120),
        cmocka_unit_test(a_held_breath_is_still_after_one_turn),
        cmocka_unit_test(a_soft_blade_makes_ambushes_faint),
        cmocka_unit_test(old_news_lets_hunters_fall_to_one_pip),
        cmocka_unit_test(a_far_throw_goes_13_cells_and_its_pebbles_are_deafening),
        cmocka_unit_test(a_false_call_makes_what_follows_a_lure_unaware),
        cmocka_unit_test(a_muffled_blow_is_one_name_quieter),
        cmocka_unit_test(a_great_bell_stuns_within_3_cells),
        cmocka_unit_test(blows_on_the_stunned_count_once),
        cmocka_unit_test(a_hand_mirror_shows_what_is_round_the_corner),
        cmocka_unit_test(a_long_lens_shines_three_cells_farther_ahead_alone),
        cmocka_unit_test(splinters_come_again_on_each_new_floor),
        cmocka_unit_test(a_blank_stare_halves_what_a_gaze_notices),
        cmocka_unit_test(a_bright_back_turns_one_missile_in_ten_turns),
        cmocka_unit_test(a_faint_trail_halves_the_search),
        cmocka_unit_test(a_wader_is_silent_and_half_hidden_in_water),
        cmocka_unit_test(a_long_dusk_draws_the_night_back_by_350),
        cmocka_unit_test(a_thick_skin_takes_one_off_every_blow),
        cmocka_unit_test(flotsam_lies_in_water_of_a_new_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
