/* Descriptions of actors, items and cells; nothing that the hero has not learned. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "game/text/description.h"
#include "rules/boons.h"
#include "rules/night.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <stdio.h>
#include <string.h>

static const char room[] = "########\n"
                           "#@.r..R#\n"
                           "#.\".84.#\n"
                           "########\n";

static char words[800];

static const char *describe_actor(const struct state *state, char glyph)
{
    struct text text = text_init(words, sizeof words);
    description_of_actor(
        state, level_actor_const(state_level_const(state), game_picture_actor(state, glyph)),
        ITEM_NONE, &text);
    return words;
}

static const char *describe_item(const struct state *state, enum item item)
{
    struct text text = text_init(words, sizeof words);
    description_of_item(state, item, &text);
    return words;
}

static const char *describe_throw(const struct state *state, enum item item)
{
    struct text text = text_init(words, sizeof words);
    const struct actor *rat =
        level_actor_const(state_level_const(state), game_picture_actor(state, 'r'));
    description_of_fact(state, rat, FACT_BLOW, item, &text);
    return words;
}

static void assert_says(const char *said, const char *part)
{
    if (!strstr(said, part))
        fail_msg("it does not say \"%s\": %s", part, said);
}

static void test_an_actor_is_told_by_mood_health_strength_and_sight(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    const char *said = describe_actor(state, 'r');
    assert_says(said, "It is unaware.");
    assert_says(said, "Health 6 of 6.");
    assert_says(said, "Damage 2-3.");
    assert_says(said, "It sees 7 cells, and notices you in bright light within 7.");
    assert_says(said, "It sees you, and would hunt in 3 turns.");
    assert_says(said, "Your knife does 10-20 damage: it is unaware.");
    game_picture_who(state, 'r')->suspicion = 1;
    assert_says(describe_actor(state, 'r'), "Your knife does 2-4 damage.");
    game_picture_who(state, 'r')->is_asleep = true;
    assert_says(describe_actor(state, 'r'), "Your knife does 10-20 damage: it sleeps.");
    state_destroy(state);
}

static void test_what_stands_past_a_corner_is_told_to_be_out_of_reach_of_a_blow(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#####\n"
                                       "#@#.#\n"
                                       "#.r.#\n"
                                       "#####\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    state->still_turns = HERO_STILL_TURNS;
    game_picture_who(state, 'r')->suspicion = 1;
    assert_says(describe_actor(state, 'r'), " You can't attack it past the corner.");
    assert_null(strstr(words, "Your knife"));
    assert_says(describe_throw(state, ITEM_SPEAR), "Your thrown spear does 3-6 damage.");
    state_destroy(state);
}

static void test_what_has_hunted_is_told_to_be_on_guard_against_an_ambush(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    game_picture_set_lantern(state, LANTERN_DARK);
    state->still_turns = HERO_STILL_TURNS;
    game_picture_who(state, 'r')->suspicion = 1;
    assert_says(describe_actor(state, 'r'), "Your knife does 6-12 damage: you ambush it.");
    game_picture_who(state, 'r')->has_hunted = true;
    assert_says(describe_actor(state, 'r'),
                "Your knife does 2-4 damage: it has hunted you, so you can't ambush it.");
    state_destroy(state);
}

static void test_what_lures_no_longer_fool_is_told(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    game_picture_who(state, 'r')->is_asleep = false;
    assert_null(strstr(describe_actor(state, 'r'), "lures"));
    game_picture_who(state, 'r')->ignores_lures = true;
    assert_says(describe_actor(state, 'r'), "It no longer falls for lures.");
    state_destroy(state);
}

static void test_a_bow_is_told_by_its_arrow_from_afar_and_by_its_blow_beside(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#######\n#@d.d.#\n#######\n");
    game_picture_wear(state, ITEM_BOW);
    game_picture_who(state, 'd')->suspicion = SUSPICION_HUNTING;
    assert_says(describe_actor(state, 'd'), "Your blow does 1-2 damage.");
    level_move_actor(state_level(state), game_picture_actor(state, 'd'), point_make(3, 1));
    assert_says(describe_actor(state, 'd'), "Your blow does 1-2 damage.");
    game_picture_give(state, ITEM_ARROW, 1);
    assert_says(describe_actor(state, 'd'), "Your arrow does 2-5 damage.");
    state_destroy(state);
}

static void test_an_item_tells_what_a_boon_adds_to_it(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    assert_null(strstr(describe_item(state, ITEM_HAND_BELL), "stuns"));
    game_picture_bless(state, BOON_GREAT_BELL);
    assert_says(describe_item(state, ITEM_HAND_BELL),
                " It stuns what is within 3 cells for 4 turns.");
    assert_null(strstr(describe_item(state, ITEM_PEBBLES), "stuns"));
    state_destroy(state);
}

static void test_a_sleeper_tells_what_wakes_it(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    game_picture_who(state, 'r')->is_asleep = true;
    const char *said = describe_actor(state, 'r');
    assert_says(said, "Noise and your bright light wake it at its second pip.");
    assert_says(said, "Your light stirs it now. Awake, it sees 7 cells.");
    assert_null(strstr(said, "notice"));
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_null(strstr(describe_actor(state, 'r'), "now"));
    state_destroy(state);
}

static void test_deaf_and_blind_sleepers_are_woken_by_what_they_perceive(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#########\n#@.h...g#\n#########\n");
    game_picture_who(state, 'h')->is_asleep = true;
    game_picture_who(state, 'g')->is_asleep = true;
    assert_says(describe_actor(state, 'h'), "Your bright light wakes it at its second pip.");
    assert_says(describe_actor(state, 'g'), "Noise wakes it at its second pip. It is blind");
    state_destroy(state);
}

static void test_hunters_and_harmless_actors_tell_no_turns_until_the_hunt(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#######\n#@.r.q#\n#######\n");
    game_picture_who(state, 'r')->suspicion = SUSPICION_WARY;
    assert_says(describe_actor(state, 'r'), "It is wary: 2 of 3 pips.");
    game_picture_who(state, 'r')->suspicion = SUSPICION_HUNTING;
    assert_says(describe_actor(state, 'r'), "It sees you now.");
    assert_says(describe_actor(state, 'q'), "It sees you now.");
    state_destroy(state);
}

static void test_blind_and_deaf_actors_say_so(void **unused)
{
    (void)unused;
    struct state *state = game_picture("##########\n#@.g.m.r.#\n##########\n");
    assert_says(describe_actor(state, 'g'), "It is blind: light doesn't matter to it. Keen ears.");
    assert_null(strstr(words, "cells"));
    assert_says(describe_actor(state, 'm'), "It ignores you. Deaf.");
    game_picture_who(state, 'r')->statuses[STATUS_BLIND] = 3;
    assert_says(describe_actor(state, 'r'), "It is blinded and sees only adjacent cells.");
    state_destroy(state);
}

static void test_the_dark_shortens_the_range_of_notice(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_says(describe_actor(state, 'r'),
                "It sees 7 cells, and notices you in the dark within 2.");
    state_destroy(state);
}

static void test_the_rule_of_a_kind_follows_its_mood(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#####\n#@.b#\n#####\n");
    assert_says(describe_actor(state, 'b'), "It is unaware. Once it hunts you, it flees and rings");
    state_destroy(state);
}

static void test_a_blow_that_is_always_the_same_is_one_number(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#####\n#@.l#\n#####\n");
    assert_says(describe_actor(state, 'l'), "Damage 1.");
    state_destroy(state);
}

static void test_the_heros_own_cell_explains_armour_and_noise(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct text text = text_init(words, sizeof words);
    description_of_cell(state, state_hero_const(state)->position, ITEM_NONE, &text);
    assert_says(words, "Armour 0: attacks do full damage. Your last action made no noise.");
    game_picture_wear(state, ITEM_MAIL);
    state->hero_noise = LOUDNESS_SOFT;
    text = text_init(words, sizeof words);
    description_of_cell(state, state_hero_const(state)->position, ITEM_NONE, &text);
    assert_says(words, "Armour 2: each attack does that much less damage, but at least 1. Your "
                       "last action was soft: heard within 5 steps,");
    state_destroy(state);
}

static void test_every_trap_says_what_it_does(void **unused)
{
    (void)unused;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (terrain_is_trap(terrain_get((enum terrain)t)))
            assert_non_null(terrain_get((enum terrain)t)->help);
}

/* How many of the sentences that explain a mood it has. */
static int explanations_in(const char *said)
{
    static const char *const parts[] = {"has lost you", "has drawn it away", "leaves you alone"};
    int count = 0;
    for (size_t i = 0; i < ARRAY_LENGTH(parts); i++)
        count += strstr(said, parts[i]) != NULL;
    return count;
}

static void test_moods_follow_the_pips(void **unused)
{
    (void)unused;
    static const struct {
        int suspicion;
        enum pursuit pursuit;
        int turns;
        const char *mood;
        const char *explained;
    } cases[] = {
        {0, PURSUIT_NONE, 0, "unaware", ""},
        {1, PURSUIT_NONE, 0, "noticing you", ""},
        {SUSPICION_WARY, PURSUIT_NONE, 0, "wary", ""},
        {SUSPICION_HUNTING, PURSUIT_FOLLOWING, 3, "hunting you", ""},
        {SUSPICION_HUNTING, PURSUIT_SEARCHING, 5, "searching for you", "It has lost you."},
        {SUSPICION_HUNTING, PURSUIT_SEARCHING, 6, "about to give up its search",
         "It has lost you."},
        {SUSPICION_WARY, PURSUIT_GIVEN_UP, 6, "letting you be", "leaves you alone for now"}};
    struct state *state = game_picture("#########\n#@..#..d#\n#########\n");
    struct actor *actor = game_picture_who(state, 'd');
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        actor->suspicion = cases[i].suspicion;
        actor->pursuit = cases[i].pursuit;
        actor->pursuit_turns = cases[i].turns;
        actor->is_asleep = false;
        assert_string_equal(description_mood(state, actor), cases[i].mood);
        const char *said = describe_actor(state, 'd');
        assert_says(said, cases[i].explained);
        assert_int_equal(explanations_in(said), cases[i].explained[0] != '\0');
        actor->is_asleep = true;
        assert_string_equal(description_mood(state, actor),
                            cases[i].suspicion > 0 ? "stirring in its sleep" : "asleep");
    }
    state_destroy(state);
}

static void test_a_hunter_that_light_keeps_off_is_kept_off(void **unused)
{
    (void)unused;
    struct state *state = game_picture("########\n#@..r..#\n########\n");
    struct actor *rat = game_picture_who(state, 'r');
    rat->suspicion = SUSPICION_MAX;
    rat->is_asleep = false;
    assert_string_equal(description_mood(state, rat), "kept off");
    assert_says(describe_actor(state, 'r'), "Light keeps it off you: soon it leaves you alone.");
    state_hero(state)->lantern = LANTERN_DARK;
    visibility_note_all(state);
    visibility_refresh(state);
    assert_string_equal(description_mood(state, rat), "hunting you");
    state_destroy(state);
}

static void test_stillness_is_told_where_the_hero_looks_at_itself(void **unused)
{
    (void)unused;
    struct state *state = game_picture("####\n#@.#\n####\n");
    for (int is_still = 0; is_still < 2; is_still++) {
        struct text text = text_init(words, sizeof words);
        state->still_turns = is_still ? HERO_STILL_TURNS : 0;
        description_of_cell(state, state_hero(state)->position, ITEM_NONE, &text);
        assert_int_equal(strstr(words, "You are still: only hunters and what is beside you notice "
                                       "you.") != NULL,
                         is_still);
    }
    state_destroy(state);
}

static void test_a_thing_tells_nothing_that_is_not_learned(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    assert_null(strstr(describe_item(state, ITEM_HASTE), item_get(ITEM_HASTE)->help));
    state->knows[ITEM_HASTE] = true;
    assert_says(describe_item(state, ITEM_HASTE), item_get(ITEM_HASTE)->help);
    state_destroy(state);
}

static void test_gear_is_told_in_numbers_and_compared_with_what_is_worn(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct text text = text_init(words, sizeof words);
    assert_says(describe_item(state, ITEM_BOW),
                "Damage 2-5, 4-10 to the unaware, reach 8, a faint blow.");
    assert_says(describe_item(state, ITEM_HAMMER),
                "Damage 5-9, 15-27 to the unaware, 10-18 from ambush, takes 1.5 turns");
    text = text_init(words, sizeof words);
    description_compare(state, ITEM_HAMMER, &text);
    assert_says(words, "Now: a knife. Damage 2-4");
    text = text_init(words, sizeof words);
    description_compare(state, ITEM_KNIFE, &text);
    assert_string_equal(words, "");
    text = text_init(words, sizeof words);
    description_compare(state, ITEM_RED_LAMP, &text);
    assert_says(words, "Now: no lamp equipped.");
    text = text_init(words, sizeof words);
    description_compare(state, ITEM_DOOR_EAR, &text);
    assert_says(words, "Now: no charm equipped.");
    state_destroy(state);
}

static void test_soft_blade_is_told_in_the_damage_from_ambush(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    assert_says(describe_item(state, ITEM_KNIFE), ", 6-12 from ambush");
    game_picture_bless(state, BOON_SOFT_BLADE);
    assert_says(describe_item(state, ITEM_KNIFE), ", 8-16 from ambush");
    assert_null(strstr(describe_item(state, ITEM_BOW), "ambush"));
    assert_null(strstr(describe_item(state, ITEM_SPEAR), "ambush"));
    state_destroy(state);
}

static void test_a_throw_is_told_by_what_is_thrown(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    assert_says(describe_throw(state, ITEM_SPEAR),
                "Your thrown spear does 6-12 damage: it is unaware.");
    assert_null(strstr(describe_throw(state, ITEM_PEBBLES), " does "));
    game_picture_set_lantern(state, LANTERN_DARK);
    state->still_turns = HERO_STILL_TURNS;
    game_picture_who(state, 'r')->suspicion = 1;
    assert_says(describe_throw(state, ITEM_NONE), "Your knife does 6-12 damage: you ambush it.");
    assert_says(describe_throw(state, ITEM_SPEAR), "Your thrown spear does 3-6 damage.");
    state_destroy(state);
}

static void test_terrain_tells_what_it_does(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct text text = text_init(words, sizeof words);
    description_of_ground(state, point_make(2, 2), &text);
    assert_says(words, "hides whatever stands in it");
    assert_says(words, "Tall grass hides whatever stands in it, and can burn.");
    text = text_init(words, sizeof words);
    description_of_ground(state, point_make(4, 2), &text);
    assert_says(words, "Walk into the cage to open it.");
    text = text_init(words, sizeof words);
    description_of_ground(state, point_make(5, 2), &text);
    assert_says(words, "A crate can burn. Walk into it to push it, which is louder than a step.");
    state_destroy(state);
}

static void test_a_brazier_tells_a_hurt_hero_what_rest_costs(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#####\n"
                                       "#@.&#\n"
                                       "#####\n");
    struct text text = text_init(words, sizeof words);
    description_of_ground(state, point_make(3, 1), &text);
    assert_null(strstr(words, "healing there"));
    state_hero(state)->health -= 4;
    text = text_init(words, sizeof words);
    description_of_ground(state, point_make(3, 1), &text);
    char cost[160];
    snprintf(cost, sizeof cost,
             "Now healing 4 points there takes 20 turns, and the next hunter of the night comes in "
             "%d.",
             night_turns_left(state));
    assert_says(words, cost);
    state->night = state->traits.first_hunter - 1;
    night_turn(state);
    text = text_init(words, sizeof words);
    description_of_ground(state, point_make(3, 1), &text);
    snprintf(cost, sizeof cost, "the next hunter of the night comes in %d.",
             night_hunter_turns(state));
    assert_says(words, cost);
    state_destroy(state);
}

static void a_boon_stone_tells_its_boons(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_BOON_STONE);
    visibility_note_all(state);
    visibility_refresh(state);
    struct text text = text_init(words, sizeof words);
    description_of_ground(state, point_make(3, 1), &text);
    enum boon boons[BOON_OFFERS];
    assert_int_equal(boons_of_stone_here(state, boons), BOON_OFFERS);
    assert_says(words, "It gives a boon for the rest of the run. Walk into it to choose one");
    assert_null(strstr(words, "lights"));
    for (int i = 0; i < BOON_OFFERS; i++) {
        assert_says(words, boon_get(boons[i])->name);
        assert_says(words, boon_get(boons[i])->help);
    }
    state_destroy(state);
}

static void test_a_description_tells_each_fact_in_order(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    static char fact[sizeof words];
    const char *at = describe_actor(state, 'r');
    const struct actor *rat =
        level_actor_const(state_level_const(state), game_picture_actor(state, 'r'));
    int told = 0;
    for (int i = 0; i < FACT_COUNT; i++) {
        struct text text = text_init(fact, sizeof fact);
        description_of_fact(state, rat, (enum fact)i, ITEM_NONE, &text);
        told += text.length > 0;
        at = strstr(at, fact);
        if (!at)
            fail_msg("fact %d is not told, or out of order: %s", i, fact);
    }
    assert_int_equal(told, 4); /* its health, attack and sight, and the hero's blow */
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_description_tells_each_fact_in_order),
        cmocka_unit_test(test_an_actor_is_told_by_mood_health_strength_and_sight),
        cmocka_unit_test(test_what_stands_past_a_corner_is_told_to_be_out_of_reach_of_a_blow),
        cmocka_unit_test(test_what_has_hunted_is_told_to_be_on_guard_against_an_ambush),
        cmocka_unit_test(test_what_lures_no_longer_fool_is_told),
        cmocka_unit_test(test_a_bow_is_told_by_its_arrow_from_afar_and_by_its_blow_beside),
        cmocka_unit_test(test_an_item_tells_what_a_boon_adds_to_it),
        cmocka_unit_test(test_a_sleeper_tells_what_wakes_it),
        cmocka_unit_test(test_deaf_and_blind_sleepers_are_woken_by_what_they_perceive),
        cmocka_unit_test(test_hunters_and_harmless_actors_tell_no_turns_until_the_hunt),
        cmocka_unit_test(test_blind_and_deaf_actors_say_so),
        cmocka_unit_test(test_the_dark_shortens_the_range_of_notice),
        cmocka_unit_test(test_the_rule_of_a_kind_follows_its_mood),
        cmocka_unit_test(test_a_blow_that_is_always_the_same_is_one_number),
        cmocka_unit_test(test_the_heros_own_cell_explains_armour_and_noise),
        cmocka_unit_test(test_every_trap_says_what_it_does),
        cmocka_unit_test(test_moods_follow_the_pips),
        cmocka_unit_test(test_a_hunter_that_light_keeps_off_is_kept_off),
        cmocka_unit_test(test_stillness_is_told_where_the_hero_looks_at_itself),
        cmocka_unit_test(test_a_thing_tells_nothing_that_is_not_learned),
        cmocka_unit_test(test_gear_is_told_in_numbers_and_compared_with_what_is_worn),
        cmocka_unit_test(test_soft_blade_is_told_in_the_damage_from_ambush),
        cmocka_unit_test(test_a_throw_is_told_by_what_is_thrown),
        cmocka_unit_test(test_terrain_tells_what_it_does),
        cmocka_unit_test(test_a_brazier_tells_a_hurt_hero_what_rest_costs),
        cmocka_unit_test(a_boon_stone_tells_its_boons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
