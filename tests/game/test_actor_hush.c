/* Hushes: no sound is made or heard within five cells of one. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/last_known.h"
#include "game/text/description.h"
#include "game/text/narration.h"
#include "rules/effects/effect.h"
#include "rules/noise.h"
#include "world/silence.h"

#include <string.h>

/* The hush sleeps, and so does the digger, which hears well. */
static const char crypt[] = "#####################\n"
                            "#@...H.....G........#\n"
                            "#####################\n";

/* The same without it. */
static const char loud_crypt[] = "#####################\n"
                                 "#@.........G........#\n"
                                 "#####################\n";

static int suspicion_after_noise(const char *picture, struct point at, char listener)
{
    struct state *state = scene_start(picture, LANTERN_OPEN);
    noise_make(state, HANDLE_NONE, at, LOUDNESS_DEAFENING);
    int suspicion = game_picture_who(state, listener)->suspicion;
    state_destroy(state);
    return suspicion;
}

static void noise_in_its_silence_is_not_heard(void **unused)
{
    assert_int_equal(suspicion_after_noise(crypt, point_make(2, 1), 'g'), 0);
    assert_true(suspicion_after_noise(loud_crypt, point_make(2, 1), 'g') > 0);
    (void)unused;
}

static void an_actor_in_its_silence_hears_nothing(void **unused)
{
    static const char near[] = "#####################\n"
                               "#@.......HG.........#\n"
                               "#####################\n";
    assert_int_equal(suspicion_after_noise(near, point_make(2, 1), 'g'), 0);
    assert_true(suspicion_after_noise(crypt, point_make(12, 1), 'g') > 0);
    (void)unused;
}

static void its_silence_ends_after_five_cells(void **unused)
{
    struct state *state = scene_start("#############\n"
                                      "#@....h.....#\n"
                                      "#############\n"
                                      "#...........#\n"
                                      "#############\n",
                                      LANTERN_DARK);
    const struct level *level = state_level(state);
    assert_true(silence_is_at(level, point_make(1, 1)));
    assert_true(silence_is_at(level, point_make(6, 3)));
    assert_true(silence_is_at(level, point_make(11, 1)));
    assert_false(silence_is_at(level, point_make(0, 1)));
    assert_false(silence_is_at(level, point_make(12, 1)));
    state_destroy(state);
    (void)unused;
}

static void the_hero_makes_no_noise_in_it(void **unused)
{
    struct state *state = scene_start(crypt, LANTERN_OPEN);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    game_picture_throw(state, ITEM_PEBBLES, 4, 1);
    assert_int_equal(game_picture_who(state, 'g')->suspicion, 0);
    state_destroy(state);
    state = scene_start(loud_crypt, LANTERN_OPEN);
    scene_step(state, DIRECTION_EAST);
    assert_true(state->hero_noise > LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void a_fight_in_it_wakes_no_sleeper(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@R..H....G..#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    game_picture_who(state, 'r')->health = 100;
    for (int i = 0; i < 5; i++)
        scene_step(state, DIRECTION_EAST);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    assert_true(game_picture_who(state, 'g')->is_asleep);
    state_destroy(state);
    (void)unused;
}

/* The hero stands at the edge of the silence, and what it strikes outside. */
static void a_blow_out_of_it_is_silent_too(void **unused)
{
    static const char edge[] = "##############\n"
                               "#H....@J..G..#\n"
                               "##############\n";
    for (int is_hushed = 0; is_hushed < 2; is_hushed++) {
        struct state *state = scene_start(edge, LANTERN_OPEN);
        game_picture_who(state, 'j')->health = 100;
        if (!is_hushed)
            level_remove_actor(state_level(state), game_picture_actor(state, 'h'));
        assert_false(silence_is_at(state_level(state), point_make(7, 1)));
        scene_step(state, DIRECTION_EAST);
        assert_int_equal(game_picture_who(state, 'g')->suspicion == 0, is_hushed);
        state_destroy(state);
    }
    (void)unused;
}

static int heard_of_call(const char *picture, char caller)
{
    struct state *state = scene_start(picture, LANTERN_OPEN);
    struct effect_use use = {.user = game_picture_actor(state, caller)};
    use.at = scene_place(state, caller);
    state->events.count = 0;
    effect_apply(state, EFFECT_RING, use);
    int heard = game_picture_count(state, EVENT_HEARD) + game_picture_count(state, EVENT_NOISE);
    state_destroy(state);
    return heard;
}

static void calls_do_not_cross_its_silence(void **unused)
{
    assert_true(heard_of_call("#################\n"
                              "#@.....|......B.#\n"
                              "#################\n",
                              'b') > 0);
    assert_int_equal(heard_of_call("#################\n"
                                   "#@.H...|......B.#\n"
                                   "#################\n",
                                   'b'),
                     0);
    assert_int_equal(heard_of_call("#################\n"
                                   "#@.....|..H...B.#\n"
                                   "#################\n",
                                   'b'),
                     0);
    (void)unused;
}

static void a_door_ear_hears_nothing_through_it(void **unused)
{
    struct point at;
    struct state *state = scene_start("###########\n"
                                      "#..@+..b.H#\n"
                                      "###########\n",
                                      LANTERN_OPEN);
    game_picture_wear(state, ITEM_DOOR_EAR);
    assert_int_equal(last_known_of(state, game_picture_actor(state, 'b'), &at), LAST_KNOWN_NONE);
    level_remove_actor(state_level(state), game_picture_actor(state, 'h'));
    assert_int_equal(last_known_of(state, game_picture_actor(state, 'b'), &at), LAST_KNOWN_HEARD);
    state_destroy(state);
    (void)unused;
}

static void its_death_ends_the_silence(void **unused)
{
    struct state *state = scene_start(crypt, LANTERN_OPEN);
    scene_wait(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_HUSHED).is_hushed, true);
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_HUSHED), 0);
    level_remove_actor(state_level(state), game_picture_actor(state, 'h'));
    scene_wait(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_HUSHED).is_hushed, false);
    noise_make(state, state->hero, state_hero(state)->position, LOUDNESS_DEAFENING);
    assert_true(game_picture_who(state, 'g')->suspicion > 0);
    state_destroy(state);
    (void)unused;
}

static void it_follows_the_hero_and_never_strikes(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@..........h.#\n"
                                      "#.............#\n"
                                      "###############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'h');
    scene_wait(state, 20);
    assert_in_range(scene_steps(state, 'h'), 2, 3);
    assert_true(silence_is_at(state_level(state), state_hero(state)->position));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void it_stays_while_it_knows_of_no_hero(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@..........h.#\n"
                                      "###############\n",
                                      LANTERN_DARK);
    scene_wait(state, 20);
    assert_true(point_is_equal(scene_place(state, 'h'), point_make(12, 1)));
    state_destroy(state);
    (void)unused;
}

static void the_hero_can_catch_it(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@..h..............#\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    game_picture_who(state, 'h')->health = 1;
    scene_rouse(state, 'h');
    for (int i = 0; i < 10 && game_picture_has(state, 'h'); i++)
        scene_step(state, DIRECTION_EAST);
    assert_false(game_picture_has(state, 'h'));
    state_destroy(state);
    (void)unused;
}

static void the_silence_is_told(void **unused)
{
    struct state *state = scene_start(crypt, LANTERN_OPEN);
    char chars[300];
    struct text text = text_init(chars, sizeof chars);
    scene_wait(state, 1);
    struct event event = game_picture_last(state, EVENT_HUSHED);
    narration_of(state, &event, &text);
    event.is_hushed = false;
    text_append(&text, " ");
    narration_of(state, &event, &text);
    assert_string_equal(chars, "Silence falls around you. You can hear again.");
    text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'h'), ITEM_NONE, &text);
    assert_non_null(strstr(
        chars,
        "Within 5 cells of it you hear nothing that comes, and nothing hears your steps and attacks."));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(noise_in_its_silence_is_not_heard),
        cmocka_unit_test(an_actor_in_its_silence_hears_nothing),
        cmocka_unit_test(its_silence_ends_after_five_cells),
        cmocka_unit_test(the_hero_makes_no_noise_in_it),
        cmocka_unit_test(a_fight_in_it_wakes_no_sleeper),
        cmocka_unit_test(a_blow_out_of_it_is_silent_too),
        cmocka_unit_test(calls_do_not_cross_its_silence),
        cmocka_unit_test(a_door_ear_hears_nothing_through_it),
        cmocka_unit_test(its_death_ends_the_silence),
        cmocka_unit_test(it_follows_the_hero_and_never_strikes),
        cmocka_unit_test(it_stays_while_it_knows_of_no_hero),
        cmocka_unit_test(the_hero_can_catch_it),
        cmocka_unit_test(the_silence_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
