/* What each boon of the paths Flame, Hood and Dark does. */
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
    assert_int_equal(begin_hunt(state), 2);
    game_picture_pass(state, 2);
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
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), 8);
    game_picture_bless(state, BOON_DEEP_HOOD);
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), 4);
    assert_int_equal(noticing_gain(state, hunter), 0);
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(noticing_radius(state, hunter, LIGHT_BRIGHT), 8);
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

static void a_soft_blade_makes_ambushes_faint_and_stronger(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(strike(state, 1, true), LOUDNESS_SOFT);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 3);
    game_picture_bless(state, BOON_SOFT_BLADE);
    assert_int_equal(strike(state, 1, true), LOUDNESS_FAINT);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).multiplier, 4);
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

static void glare_does_not_shorten_a_longer_stun(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    game_picture_bless(state, BOON_GLARE);
    game_picture_who(state, 'r')->statuses[STATUS_STUNNED] = 5;
    assert_true(begin_hunt(state) >= 4);
    state_destroy(state);
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
        cmocka_unit_test(a_soft_blade_makes_ambushes_faint_and_stronger),
        cmocka_unit_test(old_news_lets_hunters_fall_to_one_pip),
        cmocka_unit_test(glare_does_not_shorten_a_longer_stun),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
