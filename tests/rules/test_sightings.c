#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/sightings.h"
#include "rules/visibility.h"
#include "world/noticing.h"
#include "world/perception.h"

static struct outcome step(struct state *state, struct handle actor, enum direction direction)
{
    return perform(state, actor, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void eyes_shine_from_the_dark_beyond_the_light(void **unused)
{
    struct state *state = game_picture("#################\n"
                                       "#@............r.#\n"
                                       "#################\n");
    assert_string_equal(game_picture_seen(state), "##########       \n"
                                                  "#@.......     %  \n"
                                                  "##########       \n");
    state_destroy(state);
    (void)unused;
}

static void an_actor_that_is_seen_has_no_shining_eyes(void **unused)
{
    struct state *state = game_picture("#######\n#@..r.#\n#######\n");
    assert_int_equal(state->vision.eye_count, 0);
    state_destroy(state);
    (void)unused;
}

static void sleepers_have_their_eyes_shut(void **unused)
{
    struct state *state = game_picture("#################\n"
                                       "#@............R.#\n"
                                       "#################\n");
    assert_int_equal(state->vision.eye_count, 0);
    state_destroy(state);
    (void)unused;
}

static void an_open_lantern_shows_glints_to_20(void **unused)
{
    struct state *state = game_picture("#########################\n"
                                       "#@.....................r#\n"
                                       "#########################\n");
    struct handle rat = game_picture_actor(state, 'r');
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(state->vision.eye_count, 0);
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(state->vision.eye_count, 1);
    assert_true(point_is_equal(state->vision.eyes[0], point_make(21, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_hooded_lantern_shows_glints_to_8(void **unused)
{
    struct state *state = game_picture("#############\n"
                                       "#@........r.#\n"
                                       "#############\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_int_equal(state->vision.eye_count, 0);
    step(state, game_picture_actor(state, 'r'), DIRECTION_WEST);
    assert_int_equal(state->vision.eye_count, 1);
    state_destroy(state);
    (void)unused;
}

static void in_the_dark_with_a_dark_lantern_no_eyes_shine(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#@...r..#\n"
                                       "#########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(sightings_glint_range(state), 2);
    assert_int_equal(state->vision.eye_count, 0);
    state_destroy(state);
    (void)unused;
}

static void standing_in_bright_light_shows_glints_to_20(void **unused)
{
    struct state *state = game_picture("######################\n"
                                       "&@................r..#\n"
                                       "######################\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(sightings_glint_range(state), 20);
    assert_int_equal(state->vision.eye_count, 1);
    state_destroy(state);
    (void)unused;
}

static void eyes_behind_a_closed_door_do_not_shine(void **unused)
{
    struct state *state = game_picture("#################\n"
                                       "#@.+..........r.#\n"
                                       "#################\n");
    assert_int_equal(state->vision.eye_count, 0);
    step(state, state->hero, DIRECTION_EAST);
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(state->vision.eye_count, 1);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_there_is_no_eyeshine(void **unused)
{
    struct state *state = game_picture_plain("#################\n"
                                             "#@............r.#\n"
                                             "#################\n",
                                             4);
    assert_int_equal(sightings_glint_range(state), 0);
    assert_int_equal(state->vision.eye_count, 0);
    state_destroy(state);
    (void)unused;
}

static void new_shining_eyes_are_told_without_their_kind(void **unused)
{
    struct state *state = game_picture("#########################\n"
                                       "#@....................r.#\n"
                                       "#########################\n");
    struct handle rat = game_picture_actor(state, 'r');
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_EYES), 1);
    assert_true(handle_is_equal(game_picture_last(state, EVENT_EYES).actor, HANDLE_NONE));
    assert_true(point_is_equal(game_picture_last(state, EVENT_EYES).to, point_make(21, 1)));
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_EYES), 1);
    state_destroy(state);
    (void)unused;
}

static void eyes_of_a_captive_that_was_freed_are_not_told(void **unused)
{
    struct state *state = game_picture("#########################\n"
                                       "#@....................r.#\n"
                                       "#########################\n");
    game_picture_who(state, 'r')->is_ally = true;
    step(state, game_picture_actor(state, 'r'), DIRECTION_WEST);
    assert_true(game_picture_who(state, 'r')->shines);
    assert_int_equal(game_picture_count(state, EVENT_EYES), 0);
    state_destroy(state);
    (void)unused;
}

static void eyes_of_an_actor_just_seen_are_not_told(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@......r.........#\n"
                                       "###################\n");
    struct handle rat = game_picture_actor(state, 'r');
    assert_true(level_actor(state_level(state), rat)->is_seen);
    step(state, rat, DIRECTION_EAST);
    assert_int_equal(state->vision.eye_count, 1);
    assert_int_equal(game_picture_count(state, EVENT_EYES), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actor_long_out_of_sight_is_told_again(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@......r.........#\n"
                                       "###################\n");
    struct handle rat = game_picture_actor(state, 'r');
    step(state, rat, DIRECTION_EAST);
    state->events.count = 0;
    state->turn += SIGHTINGS_FORGOTTEN_AFTER;
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 0);
    step(state, rat, DIRECTION_EAST);
    state->turn += SIGHTINGS_FORGOTTEN_AFTER + 1;
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 1);
    state_destroy(state);
    (void)unused;
}

static void eyes_are_listed_in_the_order_of_their_actors(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@..........r.r...#\n"
                                       "###################\n");
    struct handle first = game_picture_actor(state, 'r');
    step(state, first, DIRECTION_EAST);
    step(state, first, DIRECTION_WEST);
    assert_int_equal(state->vision.eye_count, 2);
    assert_true(point_is_equal(state->vision.eyes[0], point_make(12, 1)));
    assert_true(point_is_equal(state->vision.eyes[1], point_make(14, 1)));
    state_destroy(state);
    (void)unused;
}

static void shining_depends_on_each_actors_view(void **unused)
{
    struct state *state = game_picture("##########.##\n"
                                       "##########r##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       ".r........@##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########.##\n"
                                       "##########r##\n");
    level_set_terrain(state_level(state), point_make(1, 10), TERRAIN_TALL_GRASS);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(state->vision.eye_count, 3);
    state_destroy(state);
    (void)unused;
}

static void an_actor_notices_the_hero_in_a_mirror(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#..&r...1\n"
                                       "#######.#\n"
                                       "#######@#\n"
                                       "#########\n");
    const struct actor *rat = game_picture_who(state, 'r');
    assert_false(perception_has_straight_in_view(state, rat, point_make(7, 3)));
    assert_true(perception_has_hero_in_view(state, rat, 7));
    assert_true(noticing_gain(state, rat) > 0);
    assert_true(rat->is_seen);
    struct point mirror = {8, 1};
    struct cell_look before = level_look(state_level(state), mirror);
    level_set_terrain(state_level(state), mirror, TERRAIN_WINDOW);
    visibility_note_cell(state, mirror, before);
    visibility_refresh(state);
    assert_int_equal(noticing_gain(state, rat), 0);
    assert_false(game_picture_who(state, 'r')->is_seen);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eyes_shine_from_the_dark_beyond_the_light),
        cmocka_unit_test(an_actor_that_is_seen_has_no_shining_eyes),
        cmocka_unit_test(sleepers_have_their_eyes_shut),
        cmocka_unit_test(an_open_lantern_shows_glints_to_20),
        cmocka_unit_test(a_hooded_lantern_shows_glints_to_8),
        cmocka_unit_test(in_the_dark_with_a_dark_lantern_no_eyes_shine),
        cmocka_unit_test(standing_in_bright_light_shows_glints_to_20),
        cmocka_unit_test(eyes_behind_a_closed_door_do_not_shine),
        cmocka_unit_test(in_plain_sight_there_is_no_eyeshine),
        cmocka_unit_test(new_shining_eyes_are_told_without_their_kind),
        cmocka_unit_test(eyes_of_a_captive_that_was_freed_are_not_told),
        cmocka_unit_test(eyes_of_an_actor_just_seen_are_not_told),
        cmocka_unit_test(an_actor_long_out_of_sight_is_told_again),
        cmocka_unit_test(eyes_are_listed_in_the_order_of_their_actors),
        cmocka_unit_test(shining_depends_on_each_actors_view),
        cmocka_unit_test(an_actor_notices_the_hero_in_a_mirror),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
