/* Shutter rooms: levers turn shutters over, and the gate opens once bright light falls on the stone. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/shutter_room.h"

#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/perception.h"

#define STATES (1 << SITE_SHUTTERS) /* bit i: shutter i is shut */

/* Where the room is in the picture; its levers turn all shutters, the first two and the last two. */
static const struct point first = {1, 1};
static const struct point door = {0, 3};

static const char picture[] = "###########\n"
                              "#.........#\n"
                              "##||||||###\n"
                              "+.@.....=*#\n"
                              "#.......#*#\n"
                              "###########\n";

static struct state *room(int shut, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    shutter_room_build(state_level(state), first, door, shut);
    game_picture_set_lantern(state, lantern);
    state->events.count = 0;
    return state;
}

static void move_to(struct state *state, int x, int y)
{
    if (!point_is_equal(state_hero(state)->position, point_make(x, y)))
        level_move_actor(state_level(state), state->hero, point_make(x, y));
    game_picture_set_lantern(state, state_hero(state)->lantern);
}

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

static bool is_open(const struct state *state)
{
    bool is_settled = state_level_const(state)->sites[0].is_settled;
    assert_int_equal(terrain_at(state, 8, 3), is_settled ? TERRAIN_FLOOR : TERRAIN_LIGHT_GATE);
    assert_int_equal(terrain_at(state, 9, 1),
                     is_settled ? TERRAIN_LIGHT_STONE_LIT : TERRAIN_LIGHT_STONE);
    return is_settled;
}

static int told(const struct state *state, enum site_news news)
{
    int count = 0;
    for (int i = 0; i < state->events.count; i++)
        count += state->events.events[i].kind == EVENT_SITE && state->events.events[i].news == news;
    return count;
}

static struct outcome pull(struct state *state, int lever)
{
    move_to(state, 2 + 2 * lever, 3);
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = DIRECTION_SOUTH});
}

static void a_lever_turns_itself_and_its_shutters(void **unused)
{
    struct state *state = room(4, LANTERN_OPEN);
    struct outcome outcome = pull(state, 1);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_int_equal(shutter_room_shut(state_level_const(state)), 4 ^ 3);
    assert_int_equal(terrain_at(state, 4, 4), TERRAIN_SHUTTER_LEVER_DOWN);
    assert_int_equal(told(state, SITE_BEGUN), 1);
    assert_int_equal(state->hero_noise, LOUDNESS_SOFT);
    assert_true(point_is_equal(state_hero(state)->position, point_make(4, 3)));
    state_destroy(state);
    (void)unused;
}

static void pulling_a_lever_twice_changes_nothing(void **unused)
{
    struct state *state = room(5, LANTERN_OPEN);
    for (int i = 0; i < 2; i++)
        pull(state, 2);
    assert_int_equal(shutter_room_shut(state_level_const(state)), 5);
    assert_int_equal(terrain_at(state, 6, 4), TERRAIN_SHUTTER_LEVER);
    state_destroy(state);
    (void)unused;
}

static void lamp_light_on_the_stone_opens_the_gate_forever(void **unused)
{
    struct state *state = room(4, LANTERN_DARK);
    pull(state, 1);
    game_picture_pass(state, 1);
    assert_false(is_open(state));
    pull(state, 0);
    game_picture_pass(state, 1);
    assert_true(is_open(state));
    assert_int_equal(told(state, SITE_SOLVED), 1);
    state->events.count = 0;
    pull(state, 0);
    game_picture_pass(state, 2);
    assert_true(is_open(state));
    assert_int_equal(told(state, SITE_SOLVED), 0);
    state_destroy(state);
    (void)unused;
}

static void one_shut_shutter_blocks_the_lamp(void **unused)
{
    for (int shut = 0; shut < STATES; shut++)
        for (int x = 1; x < 8; x++)
            for (int y = 3; y < 5; y++) {
                struct state *state = room(shut, LANTERN_OPEN);
                if (level_is_walkable(state_level(state), point_make(x, y)))
                    move_to(state, x, y);
                game_picture_pass(state, 2);
                assert_int_equal(is_open(state), shut == 0);
                state_destroy(state);
            }
    (void)unused;
}

static void open_shutters_without_the_lamp_do_not_open_the_gate(void **unused)
{
    struct state *state = room(0, LANTERN_OPEN);
    ground_set_terrain(state, point_make(1, 1), TERRAIN_BRAZIER_OUT);
    visibility_refresh_cells(state);
    game_picture_pass(state, 2);
    assert_false(is_open(state));
    state_destroy(state);
    (void)unused;
}

static void
a_flare_beside_his_lantern_lights_the_stone_where_the_last_shutter_is_open(void **unused)
{
    for (int shut = 1; shut < STATES; shut++) {
        struct state *state = room(shut, LANTERN_OPEN);
        move_to(state, 4, 3);
        ground_set_cloud(state, point_make(5, 3), CLOUD_FLARE, 9);
        visibility_refresh_cells(state);
        game_picture_pass(state, 1);
        assert_int_equal(is_open(state), !(shut & 4));
        state_destroy(state);
    }
    (void)unused;
}

static void a_hero_behind_the_gate_is_let_out(void **unused)
{
    struct state *state = room(2, LANTERN_DARK);
    move_to(state, 9, 4);
    game_picture_pass(state, 1);
    assert_true(is_open(state));
    state_destroy(state);
    (void)unused;
}

static void a_distant_hero_is_not_told(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "#.........#\n"
                                       "##||||||###\n"
                                       "+.......=*#\n"
                                       "#.......#*#\n"
                                       "###########\n"
                                       "#@........#\n"
                                       "###########\n");
    shutter_room_build(state_level(state), first, door, 0);
    game_picture_set_lantern(state, LANTERN_OPEN);
    state->events.count = 0;
    game_picture_pass(state, 1);
    assert_true(is_open(state));
    assert_int_equal(told(state, SITE_SOLVED), 0);
    state_destroy(state);
    (void)unused;
}

static void without_light_the_lamp_only_needs_a_line_to_the_stone(void **unused)
{
    for (int shut = 0; shut < STATES; shut++) {
        struct state *state = game_picture_plain(picture, 5);
        shutter_room_build(state_level(state), first, door, shut);
        visibility_refresh(state);
        game_picture_pass(state, 1);
        assert_int_equal(is_open(state), shut == 0);
        state_destroy(state);
    }
    (void)unused;
}

static void only_the_hero_pulls_levers(void **unused)
{
    struct state *state = room(4, LANTERN_OPEN);
    struct handle knight = level_add_actor(
        state_level(state), (struct actor){.kind = MONSTER_MIRROR_KNIGHT, .position = {6, 3}});
    struct outcome outcome =
        perform(state, knight, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_SOUTH});
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(shutter_room_shut(state_level_const(state)), 4);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lever_turns_itself_and_its_shutters),
        cmocka_unit_test(pulling_a_lever_twice_changes_nothing),
        cmocka_unit_test(lamp_light_on_the_stone_opens_the_gate_forever),
        cmocka_unit_test(one_shut_shutter_blocks_the_lamp),
        cmocka_unit_test(open_shutters_without_the_lamp_do_not_open_the_gate),
        cmocka_unit_test(
            a_flare_beside_his_lantern_lights_the_stone_where_the_last_shutter_is_open),
        cmocka_unit_test(a_hero_behind_the_gate_is_let_out),
        cmocka_unit_test(a_distant_hero_is_not_told),
        cmocka_unit_test(without_light_the_lamp_only_needs_a_line_to_the_stone),
        cmocka_unit_test(only_the_hero_pulls_levers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
