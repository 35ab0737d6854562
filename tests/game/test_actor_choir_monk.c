/* Choir monks all see what one of them sees. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/sight_links.h"
#include "game/text/description.h"
#include "game/text/narration.h"
#include "world/choir.h"

#include <string.h>

/* The first monk faces the hero, the second a wall. */
static const char cloister[] = "##############\n"
                               "#@.......o...#\n"
                               "############.#\n"
                               "#........o...#\n"
                               "##############\n";

static struct actor *monk_at(struct state *state, int x, int y)
{
    struct level *level = state_level(state);
    return level_actor(level, level_actor_at(level, point_make(x, y)));
}

static void all_see_what_one_sees(void **unused)
{
    struct state *state = scene_start(cloister, LANTERN_OPEN);
    struct actor *other = monk_at(state, 9, 3);
    game_picture_pass(state, 12);
    assert_true(actor_is_hunting(other));
    assert_true(actor_has_clue(other));
    assert_true(point_is_equal(other->clue, state_hero(state)->position));
    state_destroy(state);
    (void)unused;
}

static void none_knows_what_none_sees(void **unused)
{
    struct state *state = scene_start(cloister, LANTERN_DARK);
    struct actor *other = monk_at(state, 9, 3);
    scene_make_hunter(monk_at(state, 9, 1));
    game_picture_pass(state, 12);
    assert_int_equal(choir_look(state).gain, 0);
    assert_int_equal(other->suspicion, 0);
    assert_false(actor_has_clue(other));
    state_destroy(state);
    (void)unused;
}

/* A freed monk beside it sees the hero, too, but sings for the hero. */
static void a_freed_monk_shows_the_hero_to_no_one(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@......o....#\n"
                                      "##############\n"
                                      "#........a...#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    scene_make_hunter(game_picture_who(state, 'a'));
    assert_true(choir_reaches(state, game_picture_who(state, 'a')));
    game_picture_who(state, 'o')->is_ally = true;
    assert_false(choir_reaches(state, game_picture_who(state, 'a')));
    state_destroy(state);
    (void)unused;
}

static void other_monsters_do_not_tell_each_other(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@......a....#\n"
                                      "############.#\n"
                                      "#........a...#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    game_picture_pass(state, 12);
    assert_true(actor_is_hunting(monk_at(state, 8, 1)));
    assert_false(actor_has_clue(monk_at(state, 9, 3)) &&
                 point_is_equal(monk_at(state, 9, 3)->clue, state_hero(state)->position));
    state_destroy(state);
    (void)unused;
}

static void the_choir_does_not_know_what_other_monsters_see(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@......a....#\n"
                                      "##############\n"
                                      "#........o...#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    game_picture_who(state, 'a')->has_shouted = true;
    game_picture_pass(state, 4);
    assert_true(game_picture_who(state, 'a')->suspicion > 0);
    assert_int_equal(game_picture_who(state, 'o')->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void a_sleeper_does_not_see_or_hear_the_song(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@......o....#\n"
                                      "##############\n"
                                      "#........O...#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    game_picture_pass(state, 12);
    assert_true(actor_is_hunting(monk_at(state, 8, 1)));
    assert_int_equal(monk_at(state, 9, 3)->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void the_choir_shows_the_hero_to_a_hunter_beside_it(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@......o..........#\n"
                                      "####################\n"
                                      "#.......d.........s#\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    struct point hero = state_hero(state)->position;
    struct actor *near = game_picture_who(state, 'd');
    struct actor *far = game_picture_who(state, 's');
    scene_make_hunter(near);
    scene_make_hunter(far);
    game_picture_pass(state, 1);
    assert_true(actor_has_clue(near) && point_is_equal(near->clue, hero));
    assert_false(actor_has_clue(far));
    state_destroy(state);
    (void)unused;
}

static void the_choir_shows_nothing_to_an_actor_that_does_not_hunt(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@......o..........#\n"
                                      "####################\n"
                                      "#.......d..........#\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    game_picture_pass(state, 1);
    assert_false(actor_has_clue(game_picture_who(state, 'd')));
    state_destroy(state);
    (void)unused;
}

static void a_singer_comes_by_the_sight_of_another(void **unused)
{
    struct state *state = scene_start(cloister, LANTERN_OPEN);
    struct actor *other = monk_at(state, 9, 3);
    scene_rouse(state, 'o');
    scene_wait(state, 1);
    other->suspicion = SUSPICION_MAX;
    scene_wait(state, 8);
    assert_int_equal(other->position.y, 1);
    state_destroy(state);
    (void)unused;
}

static void one_comes_from_the_far_end_of_the_floor(void **unused)
{
    struct state *state = scene_start("########################################\n"
                                      "#@......o..............................#\n"
                                      "######################################.#\n"
                                      "#o.....................................#\n"
                                      "########################################\n",
                                      LANTERN_OPEN);
    struct actor *other = monk_at(state, 1, 3);
    scene_rouse(state, 'o');
    scene_make_hunter(other);
    scene_wait(state, 6);
    assert_in_range(other->position.x, 6, 7);
    state_destroy(state);
    (void)unused;
}

static void the_first_waits_for_the_rest_at_a_distance(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@..o........#\n"
                                      "#............#\n"
                                      "############.#\n"
                                      "#.......o....#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    struct actor *first = monk_at(state, 4, 1);
    scene_rouse(state, 'o');
    scene_make_hunter(monk_at(state, 8, 4));
    monk_at(state, 8, 4)->health = 100;
    state_hero(state)->health = 100;
    scene_wait(state, 6);
    assert_int_equal(scene_blows(state), 0);
    assert_true(scene_steps_of(state, first) >= 4);
    scene_wait(state, 30);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void one_with_none_to_wait_for_comes_at_once(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@....o......#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'o');
    scene_wait(state, 6);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void one_stops_waiting_after_a_while(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@....o......#\n"
                                      "##############\n"
                                      "#.......o....#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'o');
    scene_make_hunter(monk_at(state, 8, 3));
    scene_wait(state, 10);
    assert_int_equal(scene_blows(state), 0);
    scene_wait(state, 10);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static int count_bonds(const struct state *state, struct sight_link *sight_link)
{
    int count = 0;
    for (uint16_t i = 0; level_next_actor(state_level_const(state), &i); i++)
        count += sight_links_find(state, i, sight_link);
    return count;
}

static void a_line_is_drawn_to_the_one_that_sees_the_hero(void **unused)
{
    static const char nave[] = "################\n"
                               "#@.....o.....o.#\n"
                               "################\n";
    struct state *state = scene_start(nave, LANTERN_OPEN);
    struct sight_link sight_link;
    assert_int_equal(count_bonds(state, &sight_link), 1);
    assert_true(sight_link.is_live);
    assert_int_equal(sight_link.from.x, 13);
    assert_int_equal(sight_link.to.x, 7);
    level_move_actor(state_level(state), level_actor_at(state_level(state), sight_link.to),
                     point_make(14, 1));
    assert_int_equal(count_bonds(state, &sight_link), 0);
    state_destroy(state);
    (void)unused;
}

static void their_song_is_told(void **unused)
{
    struct state *state = scene_start(cloister, LANTERN_OPEN);
    char chars[300];
    struct text text = text_init(chars, sizeof chars);
    game_picture_pass(state, 12);
    assert_int_equal(game_picture_count(state, EVENT_SUNG), 1);
    struct event event = game_picture_last(state, EVENT_SUNG);
    assert_true(narration_of(state, &event, &text));
    assert_string_equal(chars, "The choir hums to the east: what one sees, all see.");
    text = text_init(chars, sizeof chars);
    description_of_actor(state, monk_at(state, 9, 1), ITEM_NONE, &text);
    assert_non_null(strstr(chars, "What one monk sees, the whole choir sees"));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_see_what_one_sees),
        cmocka_unit_test(none_knows_what_none_sees),
        cmocka_unit_test(a_freed_monk_shows_the_hero_to_no_one),
        cmocka_unit_test(other_monsters_do_not_tell_each_other),
        cmocka_unit_test(the_choir_does_not_know_what_other_monsters_see),
        cmocka_unit_test(a_sleeper_does_not_see_or_hear_the_song),
        cmocka_unit_test(the_choir_shows_the_hero_to_a_hunter_beside_it),
        cmocka_unit_test(the_choir_shows_nothing_to_an_actor_that_does_not_hunt),
        cmocka_unit_test(a_singer_comes_by_the_sight_of_another),
        cmocka_unit_test(one_comes_from_the_far_end_of_the_floor),
        cmocka_unit_test(the_first_waits_for_the_rest_at_a_distance),
        cmocka_unit_test(one_with_none_to_wait_for_comes_at_once),
        cmocka_unit_test(one_stops_waiting_after_a_while),
        cmocka_unit_test(a_line_is_drawn_to_the_one_that_sees_the_hero),
        cmocka_unit_test(their_song_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
