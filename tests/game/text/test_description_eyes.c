/* Descriptions of eyes, of actors that are only remembered, and of how the hero heals. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/text/description.h"
#include "rules/visibility.h"

#include <string.h>

static char words[800];

static void assert_says(const char *said, const char *part)
{
    if (!strstr(said, part))
        fail_msg("it does not say \"%s\": %s", part, said);
}

static const char *describe_cell(const struct state *state, int x, int y)
{
    struct text text = text_init(words, sizeof words);
    words[0] = '\0';
    description_of_cell(state, point_make(x, y), ITEM_NONE, &text);
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
    assert_says(said, "It is wary.");
    assert_null(strstr(said, "rat"));
    state_destroy(state);
}

static void test_eyes_of_a_known_kind_are_described_as_it_is_without_its_health(void **unused)
{
    (void)unused;
    struct state *state = game_picture("##############################\n"
                                       "#@..................r........#\n"
                                       "##############################\n");
    game_picture_who(state, 'r')->seen_until = state->turn + 1;
    const char *said = describe_cell(state, 20, 1);
    assert_says(said, "It is unaware.");
    assert_says(said, "Damage 2-3.");
    assert_says(said, "It sees 7 cells,");
    assert_null(strstr(said, "Health"));
    state_destroy(state);
}

static void test_eyes_that_shut_in_the_last_turn_are_told_without_their_kind(void **unused)
{
    (void)unused;
    struct state *state = game_picture("###########\n"
                                       "#@....#.r.#\n"
                                       "###########\n");
    ADD_EVENT(state, .kind = EVENT_EYES, .to = {8, 1});
    level_actor(state_level(state), game_picture_actor(state, 'r'))->shone_until = 1;
    assert_says(describe_cell(state, 8, 1), "Eyes shone there a moment ago.");
    state_destroy(state);
}

static void test_a_remembered_place_of_an_actor_is_told(void **unused)
{
    (void)unused;
    struct state *state = game_picture("###########\n"
                                       "#@....#.r.#\n"
                                       "###########\n");
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    assert_false(rat->is_seen || rat->shines);
    rat->seen_at = point_make(8, 1);
    rat->seen_until = state->turn + 1;
    state->turn += 10;
    assert_null(strstr(describe_cell(state, 8, 1), "last saw"));
    state->traits.remembers = 15;
    assert_says(describe_cell(state, 8, 1), "ou last saw a gutter rat here.");
    rat->slept_when_seen = true;
    assert_says(describe_cell(state, 8, 1), "ou last saw a gutter rat here, asleep.");
    state_destroy(state);
}

static void test_what_a_remembered_actor_does_is_told_without_its_numbers(void **unused)
{
    (void)unused;
    struct state *state = game_picture("###########\n"
                                       "#@....#.r.#\n"
                                       "###########\n");
    struct actor *rat = game_picture_who(state, 'r');
    rat->seen_at = rat->position;
    rat->seen_until = state->turn + 1;
    const char *said = describe_cell(state, 8, 1);
    assert_says(said, monster_get(rat->kind)->help);
    assert_null(strstr(said, "Damage"));
    state_destroy(state);
}

/* Or it would sound as if that were of the creature. */
static void what_the_ground_under_a_creature_does_is_said_of_the_ground(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    (void)unused;
    assert_null(strstr(describe_cell(state, 3, 1), " On "));
    level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_RUBBLE);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_says(describe_cell(state, 3, 1), "On rubble: stepping on it makes more noise.");
    state_destroy(state);
}

static void test_the_hurt_hero_is_told_how_it_heals_and_where(void **unused)
{
    (void)unused;
    struct state *state = game_picture("##############################\n"
                                       "#&.............@.............#\n"
                                       "##############################\n");
    assert_null(strstr(describe_cell(state, 15, 1), "brazier"));
    state_hero(state)->health = 9;
    assert_says(describe_cell(state, 15, 1), "You heal slowly: 1 health in 40 turns. "
                                             "The nearest brazier you know burns 14 steps west.");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_null(strstr(describe_cell(state, 15, 1), "You heal"));
    level_move_actor(state_level(state), state->hero, point_make(2, 1));
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_says(describe_cell(state, 2, 1), "You heal: 1 health in 5 turns.");
    assert_null(strstr(words, "nearest brazier"));
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_ground_under_a_creature_does_is_said_of_the_ground),
        cmocka_unit_test(test_the_hurt_hero_is_told_how_it_heals_and_where),
        cmocka_unit_test(test_eyes_tell_their_mood_and_no_more),
        cmocka_unit_test(test_eyes_of_a_known_kind_are_described_as_it_is_without_its_health),
        cmocka_unit_test(test_eyes_that_shut_in_the_last_turn_are_told_without_their_kind),
        cmocka_unit_test(test_a_remembered_place_of_an_actor_is_told),
        cmocka_unit_test(test_what_a_remembered_actor_does_is_told_without_its_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
