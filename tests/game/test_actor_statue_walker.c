/* Statue walkers do not move or strike while they are seen; unseen they come, and leap out of the dark. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/description.h"
#include "rules/visibility.h"

#include <string.h>

static const char near_by[] = "#################\n"
                              "#@....w.........#\n"
                              "#...............#\n"
                              "#################\n";

static const char far_off[] = "#######################\n"
                              "#@..................w.#\n"
                              "#.....................#\n"
                              "#######################\n";

static void it_stays_where_the_hero_sees_it(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_OPEN);
    scene_rouse(state, 'w');
    assert_true(game_picture_who(state, 'w')->is_seen);
    scene_wait(state, 20);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(6, 1)));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void unseen_it_comes_two_steps_a_turn(void **unused)
{
    struct state *state = scene_start(far_off, LANTERN_DARK);
    scene_rouse(state, 'w');
    scene_wait(state, 3);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(14, 1)));
    state_destroy(state);
    (void)unused;
}

static void it_comes_up_to_the_edge_of_the_light(void **unused)
{
    struct state *state = scene_start(far_off, LANTERN_OPEN);
    scene_rouse(state, 'w');
    scene_wait(state, 12);
    struct point edge = scene_place(state, 'w');
    assert_true(game_picture_who(state, 'w')->is_seen);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(edge.x + 1, edge.y)));
    scene_wait(state, 12);
    assert_true(point_is_equal(scene_place(state, 'w'), edge));
    state_destroy(state);
    (void)unused;
}

static void it_leaps_out_of_the_dark_after_a_tell(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_DARK);
    scene_rouse(state, 'w');
    int health = state_hero(state)->health;
    int turns = 0;
    for (; game_picture_count(state, EVENT_TELL) == 0; turns++) {
        assert_true(turns < 6);
        scene_wait(state, 1);
    }
    assert_int_equal(state_hero(state)->health, health);
    assert_int_equal(scene_steps(state, 'w'), 3);
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 1);
    assert_int_equal(scene_steps(state, 'w'), 1);
    assert_true(state_hero(state)->health < health);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_leap_in_the_light(void **unused)
{
    struct state *state = scene_start("##########\n"
                                      "#@..w....#\n"
                                      "##########\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'w');
    scene_wait(state, 10);
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 0);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
    assert_int_equal(scene_steps(state, 'w'), 3);
    state_destroy(state);
    (void)unused;
}

static const char beside[] = "##########\n"
                             "#@w......#\n"
                             "##########\n";

static void watched_it_does_not_strike(void **unused)
{
    struct state *state = scene_start(beside, LANTERN_OPEN);
    game_picture_who(state, 'w')->health = 100;
    scene_rouse(state, 'w');
    scene_wait(state, 5);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
    assert_int_equal(state_hero(state)->health, 30);
    assert_true(game_picture_who(state, 'w')->health < 100);
    state_destroy(state);
    (void)unused;
}

/* Behind a wall, hidden from the hero but in sight of another actor. */
static struct state *start_beside(bool is_ally)
{
    struct state *state = scene_start("##############\n"
                                      "#@#.k....w...#\n"
                                      "#.#......&...#\n"
                                      "#............#\n"
                                      "##############\n",
                                      LANTERN_DARK);
    struct actor *friend = game_picture_who(state, 'k');
    friend->is_ally = is_ally;
    scene_rouse(state, 'w');
    return state;
}

static void it_stays_where_an_ally_sees_it(void **unused)
{
    struct state *state = start_beside(true);
    scene_wait(state, 1);
    assert_false(game_picture_who(state, 'w')->is_seen);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(9, 1)));
    state_destroy(state);
    (void)unused;
}

static void the_sight_of_other_monsters_does_not_hold_it(void **unused)
{
    struct state *state = start_beside(false);
    scene_wait(state, 1);
    assert_false(point_is_equal(scene_place(state, 'w'), point_make(9, 1)));
    state_destroy(state);
    (void)unused;
}

/* A patrol in sight of a hero that it has not noticed. */
static void its_patrol_waits_while_it_is_seen(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_OPEN);
    struct actor *statue = game_picture_who(state, 'w');
    statue->has_round = true;
    statue->anchors[1] = point_make(13, 1);
    scene_wait(state, 1);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(6, 1)));
    game_picture_set_lantern(state, LANTERN_DARK);
    scene_wait(state, 1);
    assert_false(point_is_equal(scene_place(state, 'w'), point_make(6, 1)));
    state_destroy(state);
    (void)unused;
}

static void its_eyes_give_it_away_in_the_dark(void **unused)
{
    struct state *state = scene_start(far_off, LANTERN_OPEN);
    assert_true(game_picture_who(state, 'w')->shines);
    state_destroy(state);
    (void)unused;
}

static void its_description_says_how_it_moves(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_OPEN);
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'w'), ITEM_NONE, &text);
    assert_non_null(strstr(
        chars,
        "While you or an ally see it, it does not move or attack, and is stone: blows do 2 less. "
        "Unseen, it is twice as fast as you, and leaps."));
    assert_non_null(strstr(chars, "Your knife does 8-18 damage to stone: it is unaware."));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_stays_where_the_hero_sees_it),
        cmocka_unit_test(unseen_it_comes_two_steps_a_turn),
        cmocka_unit_test(it_comes_up_to_the_edge_of_the_light),
        cmocka_unit_test(it_leaps_out_of_the_dark_after_a_tell),
        cmocka_unit_test(it_does_not_leap_in_the_light),
        cmocka_unit_test(watched_it_does_not_strike),
        cmocka_unit_test(it_stays_where_an_ally_sees_it),
        cmocka_unit_test(the_sight_of_other_monsters_does_not_hold_it),
        cmocka_unit_test(its_patrol_waits_while_it_is_seen),
        cmocka_unit_test(its_eyes_give_it_away_in_the_dark),
        cmocka_unit_test(its_description_says_how_it_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
