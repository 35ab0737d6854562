/* A creature that comes within two cells of the hero and leaves without noticing anything is felt. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/suspicion.h"
#include "rules/visibility.h"

/* In the dark the hero sees two cells. */
static const char hall[] = "##########\n"
                           "#@.....e.#\n"
                           "##########\n";

static struct state *start_in(const char *picture, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    return state;
}

/* The first actor of that glyph comes to the column. It looks away from the hero. */
static void put(struct state *state, char glyph, int x)
{
    struct handle handle = game_picture_actor(state, glyph);
    game_picture_who(state, glyph)->facing = DIRECTION_EAST;
    level_move_actor(state_level(state), handle, point_make(x, 1));
    visibility_note_step(state, handle);
    game_picture_pass(state, 1);
}

static int close_calls(const struct state *state)
{
    return game_picture_count(state, EVENT_CLOSE_CALL);
}

static void what_comes_close_and_leaves_unaware_is_a_close_call(void **unused)
{
    struct state *state = start_in(hall, LANTERN_DARK);
    put(state, 'e', 3);
    assert_int_equal(close_calls(state), 0);
    put(state, 'e', 4);
    assert_int_equal(close_calls(state), 1);
    struct event event = game_picture_last(state, EVENT_CLOSE_CALL);
    assert_true(handle_is_equal(event.actor, game_picture_actor(state, 'e')));
    assert_int_equal(event.monster, MONSTER_SENTRY_EYE);
    state_destroy(state);
    (void)unused;
}

static void what_stays_three_cells_away_is_none(void **unused)
{
    struct state *state = start_in(hall, LANTERN_OPEN);
    put(state, 'e', 4);
    put(state, 'e', 5);
    assert_int_equal(close_calls(state), 0);
    state_destroy(state);
    (void)unused;
}

static void it_is_felt_once_each_time_it_comes(void **unused)
{
    struct state *state = start_in(hall, LANTERN_DARK);
    put(state, 'e', 3);
    put(state, 'e', 2);
    put(state, 'e', 4);
    put(state, 'e', 5);
    assert_int_equal(close_calls(state), 1);
    put(state, 'e', 3);
    put(state, 'e', 4);
    assert_int_equal(close_calls(state), 2);
    state_destroy(state);
    (void)unused;
}

static void what_gains_a_pip_meanwhile_is_none(void **unused)
{
    struct state *state = start_in(hall, LANTERN_DARK);
    put(state, 'e', 3);
    suspicion_set(state, game_picture_actor(state, 'e'), SUSPICION_WARY + 1);
    put(state, 'e', 4);
    assert_int_equal(close_calls(state), 0);
    state_destroy(state);
    (void)unused;
}

static void what_the_hero_does_not_perceive_is_none(void **unused)
{
    struct state *state = start_in("##########\n"
                                   "#@#....e.#\n"
                                   "##########\n",
                                   LANTERN_DARK);
    put(state, 'e', 3);
    put(state, 'e', 4);
    assert_int_equal(close_calls(state), 0);
    state_destroy(state);
    (void)unused;
}

static void sleepers_allies_and_the_harmless_are_none(void **unused)
{
    struct state *state = start_in("##########\n"
                                   "#@...TVqe#\n"
                                   "##########\n",
                                   LANTERN_DARK);
    game_picture_who(state, 'e')->is_ally = true;
    for (const char *glyph = "tVqe"; *glyph; glyph++) {
        put(state, *glyph, 3);
        put(state, *glyph, 4);
        level_remove_actor(state_level(state), game_picture_actor(state, *glyph));
    }
    assert_int_equal(close_calls(state), 0);
    state_destroy(state);
    (void)unused;
}

/* Behind a wall, so that it does not notice the hero in light. */
static void what_light_keeps_off_is_none(void **unused)
{
    static const enum lantern lanterns[] = {LANTERN_HOODED, LANTERN_OPEN};
    for (int i = 0; i < 2; i++) {
        struct state *state = start_in("##########\n#@#...r..#\n##########\n", lanterns[i]);
        game_picture_who(state, 'r')->may_be_close_call = true;
        put(state, 'r', 4);
        assert_int_equal(close_calls(state), lanterns[i] == LANTERN_HOODED);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_comes_close_and_leaves_unaware_is_a_close_call),
        cmocka_unit_test(what_stays_three_cells_away_is_none),
        cmocka_unit_test(it_is_felt_once_each_time_it_comes),
        cmocka_unit_test(what_gains_a_pip_meanwhile_is_none),
        cmocka_unit_test(what_the_hero_does_not_perceive_is_none),
        cmocka_unit_test(sleepers_allies_and_the_harmless_are_none),
        cmocka_unit_test(what_light_keeps_off_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
