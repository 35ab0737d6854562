/* Candle-wights strike hard while their light burns. Once it is out they are harmless, until another flame lights it again. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/description.h"
#include "game/travel/danger.h"
#include "rules/light/flames.h"
#include "rules/perform.h"
#include "world/perception.h"

#include <string.h>

static const char hall[] = "##################\n"
                           "#................#\n"
                           "#@.......U.......#\n"
                           "#................#\n"
                           "##################\n";

static const char beside[] = "#######\n"
                             "#.....#\n"
                             "#.@U..#\n"
                             "#.....#\n"
                             "#######\n";

static bool is_lit(struct state *state)
{
    return !actor_is_unlit(game_picture_who(state, 'U'));
}

/* The wight hunts, and its light is out. */
static struct state *start_unlit(const char *picture, enum lantern lantern)
{
    struct state *state = scene_start(picture, lantern);
    scene_rouse(state, 'U');
    flames_put_out(state, game_picture_actor(state, 'U'));
    assert_false(is_lit(state));
    return state;
}

static void its_light_shows_it_and_what_is_near_it(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    assert_true(is_lit(state));
    assert_true(game_picture_who(state, 'U')->is_seen);
    assert_int_not_equal(perception_grade(state, point_make(8, 2)), LIGHT_DARK);
    flames_put_out(state, game_picture_actor(state, 'U'));
    game_picture_pass(state, 1);
    assert_int_equal(perception_grade(state, point_make(8, 2)), LIGHT_DARK);
    assert_false(game_picture_who(state, 'U')->is_seen);
    state_destroy(state);
    (void)unused;
}

static void it_hunts_and_strikes_while_it_burns(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_HOODED);
    scene_rouse(state, 'U');
    scene_wait(state, 12);
    assert_int_equal(scene_steps(state, 'U'), 1);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void without_its_light_it_flees_and_never_strikes(void **unused)
{
    struct state *state = start_unlit(hall, LANTERN_HOODED);
    level_move_actor(state_level(state), game_picture_actor(state, 'U'), point_make(2, 2));
    scene_wait(state, 6);
    assert_int_equal(scene_blows(state), 0);
    assert_true(scene_steps(state, 'U') >= 5);
    state_destroy(state);
    (void)unused;
}

/* It punishes an open lantern. */
static void an_open_lantern_beside_it_lights_it_again(void **unused)
{
    struct state *state = start_unlit(beside, LANTERN_OPEN);
    scene_wait(state, 1);
    assert_true(is_lit(state));
    scene_wait(state, 3);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void a_hooded_lantern_beside_it_does_not(void **unused)
{
    struct state *state = start_unlit("#####\n#@U##\n#####\n", LANTERN_HOODED);
    scene_wait(state, 5);
    assert_false(is_lit(state));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void it_runs_to_a_brazier_and_is_lit_there(void **unused)
{
    struct state *state = start_unlit("##################\n"
                                      "#@......U.....&..#\n"
                                      "#................#\n"
                                      "##################\n",
                                      LANTERN_DARK);
    scene_wait(state, 7);
    assert_true(is_lit(state));
    state_destroy(state);
    (void)unused;
}

static void a_whip_puts_it_out(void **unused)
{
    struct state *state = scene_start(beside, LANTERN_HOODED);
    game_picture_wear(state, ITEM_WHIP);
    game_picture_who(state, 'U')->health = 100;
    scene_act(state, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_false(is_lit(state));
    assert_int_equal(game_picture_last(state, EVENT_STATUS_ENDED).status, STATUS_CANDLELIGHT);
    state_destroy(state);
    (void)unused;
}

static void water_puts_it_out(void **unused)
{
    struct state *state = scene_start("########\n#@.-U..#\n########\n", LANTERN_HOODED);
    struct action step = {.kind = ACTION_STEP, .direction = DIRECTION_WEST};
    perform(state, game_picture_actor(state, 'U'), step);
    assert_false(is_lit(state));
    state_destroy(state);
    (void)unused;
}

/* Whether its nearness refuses a journey. */
static enum refusal danger_beside(struct state *state)
{
    struct handle by;
    return danger_at(state, state_hero(state)->position, HANDLE_NONE, &by);
}

static void only_while_it_burns_it_refuses_journeys(void **unused)
{
    struct state *state = scene_start(beside, LANTERN_HOODED);
    scene_rouse(state, 'U');
    assert_int_equal(danger_beside(state), REFUSAL_HUNTED);
    flames_put_out(state, game_picture_actor(state, 'U'));
    assert_int_equal(danger_beside(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void the_look_card_says_when_its_light_is_out(void **unused)
{
    struct state *state = scene_start(beside, LANTERN_HOODED);
    for (int i = 0; i < 2; i++) {
        char chars[512];
        struct text text = text_init(chars, sizeof chars);
        description_of_actor(state, game_picture_who(state, 'U'), ITEM_NONE, &text);
        assert_int_equal(strstr(chars, "Its light is out.") != NULL, i == 1);
        flames_put_out(state, game_picture_actor(state, 'U'));
    }
    state_destroy(state);
    (void)unused;
}

static void with_its_flame_it_keeps_out_of_gas(void **unused)
{
    struct state *state = scene_start("###############\n"
                                      "#@.........U..#\n"
                                      "###############\n",
                                      LANTERN_DARK);
    level_set_cloud(state_level(state), point_make(6, 1), CLOUD_MARSH_GAS, 1);
    scene_rouse(state, 'U');
    scene_wait(state, 10);
    assert_int_equal(level_cloud(state_level(state), point_make(6, 1)), CLOUD_MARSH_GAS);
    assert_int_equal(scene_place(state, 'U').x, 8);
    state_destroy(state);
    (void)unused;
}

static void a_spot_of_light_is_no_flame_and_a_candle_is(void **unused)
{
    static const enum cloud lights[] = {CLOUD_BRIGHT_SPOT, CLOUD_CANDLE};
    for (int i = 0; i < 2; i++) {
        struct state *state = scene_start("#####\n#@#U#\n#####\n", LANTERN_DARK);
        game_picture_who(state, 'U')->statuses[STATUS_CANDLELIGHT] = 0;
        level_set_cloud(state_level(state), game_picture_who(state, 'U')->position, lights[i], 9);
        scene_wait(state, 2);
        assert_int_equal(actor_has(game_picture_who(state, 'U'), STATUS_CANDLELIGHT), i == 1);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(its_light_shows_it_and_what_is_near_it),
        cmocka_unit_test(it_hunts_and_strikes_while_it_burns),
        cmocka_unit_test(without_its_light_it_flees_and_never_strikes),
        cmocka_unit_test(an_open_lantern_beside_it_lights_it_again),
        cmocka_unit_test(a_hooded_lantern_beside_it_does_not),
        cmocka_unit_test(it_runs_to_a_brazier_and_is_lit_there),
        cmocka_unit_test(a_whip_puts_it_out),
        cmocka_unit_test(water_puts_it_out),
        cmocka_unit_test(only_while_it_burns_it_refuses_journeys),
        cmocka_unit_test(the_look_card_says_when_its_light_is_out),
        cmocka_unit_test(with_its_flame_it_keeps_out_of_gas),
        cmocka_unit_test(a_spot_of_light_is_no_flame_and_a_candle_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
