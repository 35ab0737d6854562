#include "base/array.h"
#include "game/text/narration_words.h"
#include "rules/pursuit.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/told.h"

static void check_items(const struct state *state, enum item item, int count, const char *words)
{
    char chars[64];
    struct text text = text_init(chars, sizeof chars);
    narration_words_items(state, item, count, &text);
    assert_string_equal(chars, words);
}

static void items_are_counted_in_regular_english(void **unused)
{
    struct state *state = told_scene();
    check_items(state, ITEM_SPEAR, 1, "a spear");
    check_items(state, ITEM_PEBBLES, 3, "3 pebbles");
    check_items(state, ITEM_KNIFE, 2, "2 knives");
    state->looks[ITEM_HASTE] = LOOK_MURKY;
    check_items(state, ITEM_HASTE, 1, "a murky potion");
    check_items(state, ITEM_HASTE, 2, "2 murky potions");
    state->knows[ITEM_HASTE] = true;
    check_items(state, ITEM_HASTE, 2, "2 potions of haste");
    state_destroy(state);
    (void)unused;
}

static void check_stance(const struct state *state, const char *words)
{
    char chars[64];
    struct text text = text_init(chars, sizeof chars);
    narration_words_stance(state, &text);
    assert_string_equal(chars, words);
}

static void what_keeps_the_hero_from_being_still_is_told(void **unused)
{
    struct state *state = scene_start("#######\n"
                                      "#@....#\n"
                                      "#.###.#\n"
                                      "#.....#\n"
                                      "#######\n",
                                      LANTERN_OPEN);
    check_stance(state, "You are in bright light");
    scene_set_lantern(state, LANTERN_DARK);
    check_stance(state, "Wait 2 turns to be still");
    scene_wait(state, 1);
    check_stance(state, "Wait 1 turn to be still");
    scene_wait(state, 1);
    check_stance(state, "Still: ambush ready");
    scene_step(state, DIRECTION_EAST); /* a step in the dark takes two turns */
    check_stance(state, "Wait 1 turn to be still");
    state_destroy(state);
    (void)unused;
}

static void a_hero_that_is_noticed_in_the_dark_is_told_so(void **unused)
{
    struct state *state = scene_start("#####\n"
                                      "#@.r#\n"
                                      "#####\n",
                                      LANTERN_DARK);
    scene_rouse(state, 'r');
    check_stance(state, "Not still: seen");
    state_destroy(state);
    (void)unused;
}

static void no_ambush_is_promised_on_a_hunter(void **unused)
{
    struct state *state = scene_start("#########\n"
                                      "#@.d..r.#\n"
                                      "#########\n",
                                      LANTERN_DARK);
    state->still_turns = 9;
    game_picture_who(state, 'r')->is_seen = true;
    game_picture_who(state, 'd')->is_seen = true;
    game_picture_who(state, 'r')->has_hunted = true;
    check_stance(state, "Still: ambush ready");
    game_picture_who(state, 'd')->has_hunted = true;
    game_picture_who(state, 'r')->has_hunted = false;
    check_stance(state, "Still: nearest on guard");
    state_destroy(state);
    (void)unused;
}

static void no_ambush_is_promised_past_a_corner(void **unused)
{
    struct state *state = scene_start("#########\n"
                                      "#@#..d..#\n"
                                      "#.r.....#\n"
                                      "#########\n",
                                      LANTERN_DARK);
    state->still_turns = 9;
    game_picture_who(state, 'r')->is_seen = true;
    check_stance(state, "Still: corner in the way");
    game_picture_who(state, 'd')->is_seen = true;
    check_stance(state, "Still: ambush ready");
    game_picture_who(state, 'd')->has_hunted = true;
    check_stance(state, "Still: nearest on guard");
    state_destroy(state);
    (void)unused;
}

static void no_ambush_is_promised_on_a_hunter_out_of_sight(void **unused)
{
    struct state *state = scene_start("#########\n"
                                      "#@.#..r.#\n"
                                      "#########\n",
                                      LANTERN_DARK);
    state->still_turns = 9;
    check_stance(state, "Still: ambush ready");
    scene_rouse(state, 'r');
    check_stance(state, "Still, but hunted");
    state_destroy(state);
    (void)unused;
}

static void a_bearing_is_that_of_the_eighth_of_a_circle(void **unused)
{
    struct state *state = game_picture("###\n#@#\n###\n");
    struct point hero = state_hero_const(state)->position;
    assert_string_equal(narration_words_bearing(state, point_add(hero, point_make(7, -3))),
                        "north-east");
    assert_string_equal(narration_words_bearing(state, point_add(hero, point_make(5, -2))), "east");
    assert_string_equal(narration_words_bearing(state, point_add(hero, point_make(-1, 3))),
                        "south");
    state_destroy(state);
    (void)unused;
}

/* Light, its nature, or the glass between. */
static void what_keeps_a_hunter_off_is_told(void **unused)
{
    static const struct {
        const char *map;
        const char *says;
    } cases[] = {{"#########\n#@...r..#\n#########\n", "Light keeps a hunter off"},
                 {"#########\n#@...l..#\n#########\n", "A hunter won't come near"},
                 {"#########\n#@.|.d..#\n#########\n", "A hunter can't reach you"}};
    (void)unused;
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct state *state = game_picture(cases[i].map);
        struct actor *actor = game_picture_who(state, "rld"[i]);
        actor->is_asleep = false;
        actor->suspicion = SUSPICION_MAX;
        actor->is_cut_off = i == 2;
        assert_true(pursuit_is_kept_off(state, actor));
        assert_string_equal(narration_words_kept_off(state), cases[i].says);
        state_destroy(state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_are_counted_in_regular_english),
        cmocka_unit_test(what_keeps_the_hero_from_being_still_is_told),
        cmocka_unit_test(a_hero_that_is_noticed_in_the_dark_is_told_so),
        cmocka_unit_test(no_ambush_is_promised_on_a_hunter),
        cmocka_unit_test(no_ambush_is_promised_past_a_corner),
        cmocka_unit_test(no_ambush_is_promised_on_a_hunter_out_of_sight),
        cmocka_unit_test(a_bearing_is_that_of_the_eighth_of_a_circle),
        cmocka_unit_test(what_keeps_a_hunter_off_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
