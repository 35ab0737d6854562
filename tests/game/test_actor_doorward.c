/* Doorwards strike an actor that opens their door, and come out to a noise. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/knowledge.h"
#include "game/text/description.h"
#include "rules/noise.h"
#include "rules/perform.h"
#include "rules/visibility.h"

#include <string.h>

static const char door[] = "############\n"
                           "#@+d.......#\n"
                           "############\n";

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

static void opening_its_door_makes_it_lunge_and_strike_the_next_turn(void **unused)
{
    struct state *state = scene_start(door, LANTERN_OPEN);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 1);
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 1);
    assert_true(point_is_equal(scene_place(state, 'd'), point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void it_does_not_strike_through_a_shut_door(void **unused)
{
    struct state *state = scene_start(door, LANTERN_HOODED);
    scene_wait(state, 10);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_int_equal(terrain_at(state, 2, 1), TERRAIN_DOOR_CLOSED);
    assert_true(point_is_equal(scene_place(state, 'd'), point_make(3, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_sleeping_doorward_does_not_strike(void **unused)
{
    struct state *state = scene_start("############\n"
                                      "#@+D.......#\n"
                                      "############\n",
                                      LANTERN_HOODED);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

static void opened_without_an_open_lantern_it_is_unaware(void **unused)
{
    for (enum lantern lantern = LANTERN_HOODED; lantern <= LANTERN_DARK; lantern++) {
        struct state *state = scene_start(door, lantern);
        scene_step(state, DIRECTION_EAST);
        assert_int_equal(terrain_at(state, 2, 1), TERRAIN_DOOR_OPEN);
        assert_int_equal(game_picture_who(state, 'd')->suspicion, 0);
        assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
        game_picture_give(state, ITEM_ARROW, 1);
        game_picture_wear(state, ITEM_BOW);
        game_picture_fire(state, 3, 1);
        assert_true(game_picture_last(state, EVENT_STRUCK).multiplier > 1);
        state_destroy(state);
    }
    (void)unused;
}

static void in_its_open_door_it_hears_a_hooded_step_but_none_in_the_dark(void **unused)
{
    for (enum lantern lantern = LANTERN_HOODED; lantern <= LANTERN_DARK; lantern++) {
        struct state *state = scene_start(door, lantern);
        scene_step(state, DIRECTION_EAST);
        perform(state, state->hero, (struct action){ACTION_STEP, .direction = DIRECTION_EAST});
        assert_int_equal(game_picture_who(state, 'd')->has_heard, lantern == LANTERN_HOODED);
        state_destroy(state);
    }
    (void)unused;
}

static void light_shows_its_shadow_under_the_door(void **unused)
{
    char chars[400];
    for (enum lantern lantern = LANTERN_OPEN; lantern <= LANTERN_DARK; lantern++) {
        struct state *state = scene_start(door, lantern);
        bool is_lit = lantern != LANTERN_DARK;
        struct text text = text_init(chars, sizeof chars);
        assert_int_equal(knowledge_of(state, point_make(2, 1)).cloud,
                         is_lit ? CLOUD_DOOR_SHADOW : CLOUD_NONE);
        description_of_ground(state, point_make(2, 1), &text);
        assert_int_equal(strstr(chars, "There is a shadow under the door") != NULL, is_lit);
        state_destroy(state);
    }
    struct state *state = scene_start("############\n"
                                      "#@+.d......#\n"
                                      "############\n",
                                      LANTERN_OPEN);
    assert_int_equal(knowledge_of(state, point_make(2, 1)).cloud, CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void an_unseen_doorward_warns_first(void **unused)
{
    struct state *state = scene_start(door, LANTERN_OPEN);
    state_hero(state)->statuses[STATUS_BLIND] = 9;
    visibility_note_sight(state);
    int health = state_hero(state)->health;
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(state_hero(state)->health, health);
    assert_int_equal(scene_steps(state, 'd'), 2);
    state_destroy(state);
    (void)unused;
}

static const char hall[] = "############\n"
                           "#@########.#\n"
                           "#.......+d.#\n"
                           "##########.#\n"
                           "############\n";

static void it_comes_out_to_a_noise_and_then_goes_back_and_shuts_the_door(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    noise_make(state, HANDLE_NONE, point_make(6, 2), LOUDNESS_SOFT);
    scene_wait(state, 3);
    assert_true(scene_place(state, 'd').x < 9);
    assert_int_equal(terrain_at(state, 8, 2), TERRAIN_DOOR_OPEN);
    scene_wait(state, 40);
    assert_int_equal(terrain_at(state, 8, 2), TERRAIN_DOOR_CLOSED);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

static void it_goes_back_after_a_hunt(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    game_picture_who(state, 'd')->has_hunted = true;
    noise_make(state, HANDLE_NONE, point_make(6, 2), LOUDNESS_SOFT);
    scene_wait(state, 60);
    assert_int_equal(game_picture_who(state, 'd')->suspicion, SUSPICION_WARY);
    assert_int_equal(terrain_at(state, 8, 2), TERRAIN_DOOR_CLOSED);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_strike_an_unnoticed_hero_behind_it_at_once(void **unused)
{
    struct state *state = scene_start("############\n"
                                      "#.+d@......#\n"
                                      "############\n",
                                      LANTERN_DARK);
    scene_wait(state, 2);
    assert_in_range(game_picture_who(state, 'd')->suspicion, 1, SUSPICION_WARY - 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

static void it_stays_without_a_noise(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    scene_wait(state, 30);
    assert_true(point_is_equal(scene_place(state, 'd'), point_make(9, 2)));
    state_destroy(state);
    (void)unused;
}

static void it_finds_a_door_in_any_room(void **unused)
{
    struct state *state = scene_start("############\n"
                                      "#@##########\n"
                                      "#.+.....d..#\n"
                                      "####.......#\n"
                                      "############\n",
                                      LANTERN_DARK);
    scene_wait(state, 10);
    assert_true(point_is_equal(scene_place(state, 'd'), point_make(3, 2)));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opening_its_door_makes_it_lunge_and_strike_the_next_turn),
        cmocka_unit_test(it_does_not_strike_through_a_shut_door),
        cmocka_unit_test(a_sleeping_doorward_does_not_strike),
        cmocka_unit_test(opened_without_an_open_lantern_it_is_unaware),
        cmocka_unit_test(in_its_open_door_it_hears_a_hooded_step_but_none_in_the_dark),
        cmocka_unit_test(light_shows_its_shadow_under_the_door),
        cmocka_unit_test(an_unseen_doorward_warns_first),
        cmocka_unit_test(it_comes_out_to_a_noise_and_then_goes_back_and_shuts_the_door),
        cmocka_unit_test(it_goes_back_after_a_hunt),
        cmocka_unit_test(it_does_not_strike_an_unnoticed_hero_behind_it_at_once),
        cmocka_unit_test(it_stays_without_a_noise),
        cmocka_unit_test(it_finds_a_door_in_any_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
