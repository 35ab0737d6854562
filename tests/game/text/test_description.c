/* What the hero is told of actors and things: moods, numbers, and nothing of what he has not learned. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "game/text/description.h"

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
        &text);
    return words;
}

static const char *describe_item(const struct state *state, enum item item)
{
    struct text text = text_init(words, sizeof words);
    description_of_item(state, item, &text);
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
    assert_says(said, "Health 4 of 4.");
    assert_says(said, "Strikes for 1-3.");
    assert_says(said, "It sees 7 cells far. In bright light, as you are, it notices you from 7.");
    assert_says(said, "It sees you now: 3 more turns, and it hunts you. It hears well.");
    state_destroy(state);
}

static void test_who_sleeps_would_notice_him_awake(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    game_picture_who(state, 'r')->is_asleep = true;
    const char *said = describe_actor(state, 'r');
    assert_says(said, "Awake, it sees 7 cells far.");
    assert_says(said, "it would notice you from 7.");
    assert_null(strstr(said, "now"));
    state_destroy(state);
}

static void test_who_hunts_him_or_never_does_counts_no_turns(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#######\n#@.r.q#\n#######\n");
    game_picture_who(state, 'r')->suspicion = SUSPICION_HUNTING;
    assert_says(describe_actor(state, 'r'), "It sees you now. It hears");
    assert_says(describe_actor(state, 'q'), "It sees you now. It hears");
    state_destroy(state);
}

static void test_the_blind_and_the_deaf_are_said_to_be(void **unused)
{
    (void)unused;
    struct state *state = game_picture("##########\n#@.g.m.r.#\n##########\n");
    assert_says(describe_actor(state, 'g'), "It is blind: no light shows you to it. It hears very");
    assert_null(strstr(words, "cells"));
    assert_says(describe_actor(state, 'm'), "You are nothing to it. It is deaf.");
    game_picture_who(state, 'r')->statuses[STATUS_BLIND] = 3;
    assert_says(describe_actor(state, 'r'), "It is blinded, and sees only what is beside it.");
    state_destroy(state);
}

static void test_in_the_dark_he_is_noticed_from_near_only(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_says(describe_actor(state, 'r'), "In the dark, as you are, it notices you only from 2.");
    state_destroy(state);
}

static void test_the_decision_that_a_kind_forces_comes_right_after_its_mood(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#####\n#@.b#\n#####\n");
    assert_says(describe_actor(state, 'b'), "It is unaware. Once it hunts you it flees, and rings");
    state_destroy(state);
}

static void test_a_blow_that_is_always_the_same_is_one_number(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#####\n#@.l#\n#####\n");
    assert_says(describe_actor(state, 'l'), "Strikes for 1.");
    state_destroy(state);
}

static void test_of_himself_the_hero_is_told_what_his_numbers_mean(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct text text = text_init(words, sizeof words);
    description_of_cell(state, state_hero_const(state)->position, &text);
    assert_says(words, "Armour 0: each blow counts in full. What you did last made no noise.");
    game_picture_wear(state, ITEM_MAIL);
    state->noise = 6;
    text = text_init(words, sizeof words);
    description_of_cell(state, state_hero_const(state)->position, &text);
    assert_says(words, "Armour 2: that much less from each blow, but 1 always counts. Noise 6: so "
                       "many steps off most heard");
    state_destroy(state);
}

static void test_every_trap_says_what_it_does(void **unused)
{
    (void)unused;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (terrain_is_trap(terrain_get((enum terrain)t)))
            assert_non_null(terrain_get((enum terrain)t)->help);
}

static void test_an_ally_has_all_the_health_that_boons_give_him(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    game_picture_who(state, 'r')->is_ally = true;
    state->traits.ally_health = 6;
    assert_says(describe_actor(state, 'r'), "Health 4 of 10.");
    state_destroy(state);
}

static void test_moods_follow_the_pips(void **unused)
{
    (void)unused;
    static const struct {
        int suspicion;
        const char *mood;
    } cases[] = {{0, "unaware"},
                 {1, "stirring"},
                 {SUSPICION_WARY, "wary"},
                 {SUSPICION_HUNTING, "hunting you"}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct actor actor = {.suspicion = cases[i].suspicion};
        assert_string_equal(description_mood(&actor), cases[i].mood);
        actor.is_asleep = true;
        assert_string_equal(description_mood(&actor),
                            cases[i].suspicion > 0 ? "asleep, but stirring" : "asleep");
    }
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
                "Damage 2-5, 2 times that on the unaware, reaches 8 cells, noise 3.");
    assert_says(describe_item(state, ITEM_HAMMER),
                "Damage 5-9, 3 times that on the unaware, takes 1.5 turns");
    text = text_init(words, sizeof words);
    description_compare(state, ITEM_HAMMER, &text);
    assert_says(words, "Now: a knife. Damage 2-4");
    text = text_init(words, sizeof words);
    description_compare(state, ITEM_KNIFE, &text);
    assert_string_equal(words, "");
    text = text_init(words, sizeof words);
    description_compare(state, ITEM_RED_LAMP, &text);
    assert_says(words, "nothing of the kind");
    state_destroy(state);
}

static void test_ground_tells_what_it_means(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct text text = text_init(words, sizeof words);
    description_of_ground(state, point_make(2, 2), &text);
    assert_says(words, "hides who stands in it");
    assert_says(words, "It burns.");
    text = text_init(words, sizeof words);
    description_of_ground(state, point_make(4, 2), &text);
    assert_says(words, "Walk into it to open it.");
    text = text_init(words, sizeof words);
    description_of_ground(state, point_make(5, 2), &text);
    assert_says(words, "It burns. Walk into it to push it on, 3 louder than a step.");
    state_destroy(state);
}

static const char *describe_cell(const struct state *state, int x, int y)
{
    struct text text = text_init(words, sizeof words);
    words[0] = '\0';
    description_of_cell(state, point_make(x, y), &text);
    return words;
}

static void test_eyes_tell_their_mood_and_no_more(void **unused)
{
    (void)unused;
    struct state *state = game_picture("##############################\n"
                                       "#@..................r........#\n"
                                       "##############################\n");
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    rat->suspicion = SUSPICION_WARY;
    assert_int_equal(state->vision.eye_count, 1);
    const char *said = describe_cell(state, 20, 1);
    assert_says(said, "Whoever it is, it is wary.");
    assert_null(strstr(said, "rat"));
    state_destroy(state);
}

static void test_where_somebody_was_is_told_to_who_remembers(void **unused)
{
    (void)unused;
    struct state *state = game_picture("###########\n"
                                       "#@....#.r.#\n"
                                       "###########\n");
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    assert_false(rat->is_seen || rat->shines);
    rat->seen_at = point_make(8, 1);
    rat->seen_until = state->turn + 1;
    assert_null(strstr(describe_cell(state, 8, 1), "last saw"));
    state->traits.remembers = 5;
    assert_says(describe_cell(state, 8, 1), "ou last saw a gutter rat here.");
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_actor_is_told_by_mood_health_strength_and_sight),
        cmocka_unit_test(test_who_sleeps_would_notice_him_awake),
        cmocka_unit_test(test_who_hunts_him_or_never_does_counts_no_turns),
        cmocka_unit_test(test_the_blind_and_the_deaf_are_said_to_be),
        cmocka_unit_test(test_in_the_dark_he_is_noticed_from_near_only),
        cmocka_unit_test(test_the_decision_that_a_kind_forces_comes_right_after_its_mood),
        cmocka_unit_test(test_a_blow_that_is_always_the_same_is_one_number),
        cmocka_unit_test(test_of_himself_the_hero_is_told_what_his_numbers_mean),
        cmocka_unit_test(test_every_trap_says_what_it_does),
        cmocka_unit_test(test_an_ally_has_all_the_health_that_boons_give_him),
        cmocka_unit_test(test_moods_follow_the_pips),
        cmocka_unit_test(test_a_thing_tells_nothing_that_is_not_learned),
        cmocka_unit_test(test_gear_is_told_in_numbers_and_compared_with_what_is_worn),
        cmocka_unit_test(test_ground_tells_what_it_means),
        cmocka_unit_test(test_eyes_tell_their_mood_and_no_more),
        cmocka_unit_test(test_where_somebody_was_is_told_to_who_remembers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
