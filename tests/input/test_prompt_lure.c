/* Aiming a lure: where it starts, and what is said of it. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/visibility.h"

#include <string.h>

static void check_target(const struct asking *asking, int x, int y)
{
    assert_int_equal(asking->reader.prompt.command.target.x, x);
    assert_int_equal(asking->reader.prompt.command.target.y, y);
}

static void check_words(const struct asking *asking, const char *expected)
{
    char words[160];
    struct text text = text_init(words, sizeof words);
    prompt_write_lured(asking->state, &asking->reader.prompt, &text);
    assert_string_equal(words, expected);
}

static void check_no_ambush(const struct asking *asking)
{
    char words[160];
    struct text text = text_init(words, sizeof words);
    prompt_write_lured(asking->state, &asking->reader.prompt, &text);
    assert_null(strstr(words, "ambush"));
    assert_true(point_chebyshev(asking->reader.prompt.command.target, point_make(3, 1)) > 1);
}

static void check_unfooled(const struct asking *asking, const char *expected)
{
    char words[160];
    struct text text = text_init(words, sizeof words);
    prompt_write_unfooled(asking->state, &asking->reader.prompt, &text);
    assert_string_equal(words, expected);
}

/* Asks where to throw a pebble, in a passage with a rat that is seen and does not see the hero. */
static struct asking asking_unseen(void)
{
    struct asking asking = asking_after("#################\n"
                                        "#@....r.........#\n"
                                        "#...............#\n"
                                        "#...............#\n"
                                        "#################\n",
                                        "");
    game_picture_set_lantern(asking.state, LANTERN_HOODED);
    game_picture_who(asking.state, 'r')->is_seen = true;
    asking_press(&asking, "td");
    return asking;
}

static void a_lure_is_aimed_beyond_what_it_lures_and_says_so(void **unused)
{
    struct asking asking = asking_unseen();
    check_target(&asking, 8, 2);
    check_words(&asking, " to draw the gutter rat away from you");
    assert_false(prompt_is_blocked(&asking.reader.prompt, asking.state));
    asking_press(&asking, "<Tab>");
    check_target(&asking, 6, 1); /* Tab still chooses it */
    check_words(&asking, "");
    state_destroy(asking.state);
    (void)unused;
}

static void in_the_dark_a_lure_is_aimed_at_the_other_side_of_the_hero_and_says_so(void **unused)
{
    struct asking asking = asking_after("#################\n"
                                        "#..@...r........#\n"
                                        "#...............#\n"
                                        "#################\n",
                                        "");
    game_picture_set_lantern(asking.state, LANTERN_DARK);
    game_picture_who(asking.state, 'r')->is_seen = true;
    asking_press(&asking, "td");
    check_target(&asking, 2, 1);
    check_words(&asking, " to draw the gutter rat to you, for an ambush");
    assert_false(prompt_is_blocked(&asking.reader.prompt, asking.state));
    state_destroy(asking.state);
    (void)unused;
}

/* On what is on guard it is no ambush, and in light the hero is seen. */
static void no_ambush_is_offered_on_the_wary_or_in_light(void **unused)
{
    static const char *const dark = "#################\n"
                                    "#..@.......r....#\n"
                                    "#...............#\n"
                                    "#################\n";
    for (int i = 0; i < 3; i++) {
        struct asking asking = asking_after(dark, "");
        struct actor *rat = game_picture_who(asking.state, 'r');
        rat->suspicion = i == 0 ? SUSPICION_WARY : 0;
        rat->has_hunted = i == 1;
        level_set_terrain(state_level(asking.state), point_make(3, 2),
                          i < 2 ? TERRAIN_FLOOR : TERRAIN_GLOWING_FUNGUS);
        visibility_note_all(asking.state);
        game_picture_set_lantern(asking.state, LANTERN_DARK);
        rat->is_seen = true;
        asking_press(&asking, "td");
        check_no_ambush(&asking);
        state_destroy(asking.state);
    }
    (void)unused;
}

static void nothing_is_promised_of_what_does_not_come_for_noise(void **unused)
{
    struct asking asking = asking_unseen();
    struct actor *rat = game_picture_who(asking.state, 'r');
    check_unfooled(&asking, "");
    rat->ignores_lures = true;
    check_target(&asking, 8, 2);
    check_words(&asking, "");
    check_unfooled(&asking, "The gutter rat no longer falls for lures.");
    rat->ignores_lures = false;
    rat->pursuit = PURSUIT_GIVEN_UP;
    check_unfooled(&asking, "The gutter rat ignores noises for now.");
    rat->pursuit = PURSUIT_NONE;
    rat->is_asleep = true; /* whether it wakes is not told */
    check_words(&asking, "");
    check_unfooled(&asking, "");
    state_destroy(asking.state);
    (void)unused;
}

static void what_sees_the_hero_is_said_to_ignore_a_lure_which_is_aimed_ahead(void **unused)
{
    struct asking asking = asking_after("#################\n"
                                        "#@...r..........#\n"
                                        "#...............#\n"
                                        "#################\n",
                                        "");
    asking_press(&asking, "td");
    check_words(&asking, "");
    check_unfooled(&asking, "The gutter rat won't come: it sees you.");
    state_destroy(asking.state);
    (void)unused;
}

/* The knife only does damage, and the hero does not know the potion. */
static void the_effect_of_what_is_thrown_is_told(void **unused)
{
    struct asking asking = asking_after("#######\n#@....#\n#######\n", "td");
    assert_string_equal(prompt_effect(&asking.reader.prompt, asking.state),
                        item_get(ITEM_PEBBLES)->help);
    asking.reader.prompt.item = ITEM_KNIFE;
    assert_string_equal(prompt_effect(&asking.reader.prompt, asking.state), "");
    asking.reader.prompt.item = ITEM_BLINDNESS;
    assert_string_equal(prompt_effect(&asking.reader.prompt, asking.state), "");
    state_destroy(asking.state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lure_is_aimed_beyond_what_it_lures_and_says_so),
        cmocka_unit_test(in_the_dark_a_lure_is_aimed_at_the_other_side_of_the_hero_and_says_so),
        cmocka_unit_test(no_ambush_is_offered_on_the_wary_or_in_light),
        cmocka_unit_test(nothing_is_promised_of_what_does_not_come_for_noise),
        cmocka_unit_test(what_sees_the_hero_is_said_to_ignore_a_lure_which_is_aimed_ahead),
        cmocka_unit_test(the_effect_of_what_is_thrown_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
