/* Shades are strong, and bright light keeps them away. */
#include "rules/alter.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/description.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/perception.h"

#include <string.h>

static const char hall[] = "##################\n"
                           "#@..........z....#\n"
                           "#................#\n"
                           "##################\n";

static bool is_bright(const struct state *state, int x, int y)
{
    return perception_grade(state, point_make(x, y)) == LIGHT_BRIGHT;
}

static bool is_shade_in_bright(struct state *state)
{
    struct point at = scene_place(state, 'z');
    return is_bright(state, at.x, at.y);
}

static void it_waits_at_the_edge_of_the_heros_light(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    scene_rouse(state, 'z');
    for (int i = 0; i < 9; i++) {
        scene_wait(state, 1);
        assert_false(is_shade_in_bright(state));
        assert_int_equal(scene_blows(state), 0);
    }
    struct point at = scene_place(state, 'z');
    assert_true(at.x < 12);
    assert_true(is_bright(state, at.x - 1, 1));
    state_destroy(state);
    (void)unused;
}

static void it_strikes_a_hero_without_bright_light(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_HOODED);
    scene_rouse(state, 'z');
    scene_wait(state, 14);
    assert_int_equal(scene_steps(state, 'z'), 1);
    assert_true(scene_blows(state) > 1);
    state_destroy(state);
    (void)unused;
}

static void caught_in_bright_light_it_leaves(void **unused)
{
    struct state *state = scene_start("##################\n"
                                      "#@..z............#\n"
                                      "#................#\n"
                                      "##################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'z');
    assert_true(is_shade_in_bright(state));
    scene_wait(state, 8);
    assert_false(is_shade_in_bright(state));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void caught_in_bright_light_it_does_not_strike(void **unused)
{
    struct state *state = scene_start("#########\n"
                                      "#z@.....#\n"
                                      "#########\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'z');
    scene_wait(state, 8);
    assert_int_equal(scene_steps(state, 'z'), 1);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void it_strikes_when_the_light_fails(void **unused)
{
    struct state *state = scene_start("#########\n"
                                      "#z@.....#\n"
                                      "#########\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'z');
    scene_set_lantern(state, LANTERN_HOODED);
    scene_wait(state, 2);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

/* The hero without light on the last bright cell of a brazier's light; the shade on the next cell, which is not bright. */
static struct state *start_at_edge(void)
{
    struct state *state = scene_start("##################\n"
                                      "#&@.............z#\n"
                                      "##################\n",
                                      LANTERN_DARK);
    int edge = 2;
    while (is_bright(state, edge, 1))
        edge++;
    assert_in_range(edge, 3, 14);
    level_move_actor(state_level(state), game_picture_actor(state, 'z'), point_make(edge, 1));
    level_move_actor(state_level(state), state->hero, point_make(edge - 1, 1));
    game_picture_set_lantern(state, LANTERN_DARK);
    scene_rouse(state, 'z');
    return state;
}

static void it_does_not_strike_a_hero_in_bright_light(void **unused)
{
    struct state *state = start_at_edge();
    scene_wait(state, 6);
    assert_int_equal(scene_blows(state), 0);
    assert_int_equal(scene_steps(state, 'z'), 1);
    alter_douse(state, HANDLE_NONE, point_make(1, 1));
    scene_wait(state, 1);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void bright_light_keeps_it_away(void **unused)
{
    struct state *state = start_at_edge();
    struct handle shade = game_picture_actor(state, 'z');
    struct action step = {.kind = ACTION_STEP, .direction = DIRECTION_WEST};
    level_move_actor(state_level(state), state->hero, point_make(2, 1));
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(perform(state, shade, step).refusal, REFUSAL_NO_PLACE);
    alter_douse(state, HANDLE_NONE, point_make(1, 1));
    assert_int_equal(perform(state, shade, step).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void an_unseen_shade_shows_a_tell_first(void **unused)
{
    struct state *state = scene_start("#####\n"
                                      "#@z.#\n"
                                      "#####\n",
                                      LANTERN_DARK);
    scene_rouse(state, 'z');
    game_picture_who(state, 'z')->is_announced = false;
    int health = state_hero(state)->health;
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(state_hero(state)->health, health);
    scene_wait(state, 1);
    assert_true(state_hero(state)->health < health);
    state_destroy(state);
    (void)unused;
}

static void its_description_says_that_light_keeps_it_away(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'z'), ITEM_NONE, &text);
    assert_non_null(strstr(
        chars, "It strikes hard, but can't enter bright light, and doesn't attack you in it."));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_waits_at_the_edge_of_the_heros_light),
        cmocka_unit_test(it_strikes_a_hero_without_bright_light),
        cmocka_unit_test(caught_in_bright_light_it_leaves),
        cmocka_unit_test(caught_in_bright_light_it_does_not_strike),
        cmocka_unit_test(it_strikes_when_the_light_fails),
        cmocka_unit_test(it_does_not_strike_a_hero_in_bright_light),
        cmocka_unit_test(bright_light_keeps_it_away),
        cmocka_unit_test(an_unseen_shade_shows_a_tell_first),
        cmocka_unit_test(its_description_says_that_light_keeps_it_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
