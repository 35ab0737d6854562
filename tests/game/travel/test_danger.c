/* Who keeps the player from going on without looking. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "base/array.h"
#include "game/travel/danger.h"

#include <string.h>

static const char hall[] = "####################\n"
                           "#.@....d...........#\n"
                           "####################\n";

static bool is_danger(const char *picture, char glyph, int suspicion)
{
    struct state *state = game_picture(picture);
    struct actor *actor = game_picture_who(state, glyph);
    actor->suspicion = suspicion;
    actor->is_seen = true;
    bool is_near = danger_is_near(state);
    state_destroy(state);
    return is_near;
}

static void a_hunter_in_view_is_one_and_the_wary_are_not(void **unused)
{
    assert_true(is_danger(hall, 'd', SUSPICION_HUNTING));
    assert_false(is_danger(hall, 'd', SUSPICION_HUNTING - 1));
    (void)unused;
}

static void who_never_strikes_is_none(void **unused)
{
    assert_false(is_danger("########\n#.@..i.#\n########\n", 'i', SUSPICION_MAX));
    (void)unused;
}

static void who_swims_is_one_only_near(void **unused)
{
    assert_false(is_danger("#########\n#.@...~f#\n#########\n", 'f', SUSPICION_MAX));
    (void)unused;
}

static void whom_light_or_the_eyes_keep_off_is_none(void **unused)
{
    assert_false(is_danger("########\n#.@..r.#\n########\n", 'r', SUSPICION_MAX));
    assert_false(is_danger("########\n#.@..z.#\n########\n", 'z', SUSPICION_MAX));
    assert_false(is_danger("########\n#.@..w.#\n########\n", 'w', SUSPICION_MAX));
    (void)unused;
}

static void beside_him_they_are_all_the_same(void **unused)
{
    assert_true(is_danger("########\n#.@w...#\n########\n", 'w', SUSPICION_MAX));
    assert_true(is_danger("########\n#.@z...#\n########\n", 'z', SUSPICION_MAX));
    (void)unused;
}

static void light_keeps_nobody_off_whom_it_does_not_fall_on(void **unused)
{
    struct state *state = game_picture("########\n#.@..r.#\n########\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    game_picture_who(state, 'r')->is_seen = true;
    assert_true(danger_is_near(state));
    (void)unused;
    state_destroy(state);
}

static void a_hunter_out_of_sight_is_none(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_who(state, 'd')->suspicion = SUSPICION_HUNTING;
    game_picture_who(state, 'd')->is_seen = false;
    assert_false(danger_is_near(state));
    game_picture_who(state, 'd')->shines = true;
    assert_true(danger_is_near(state));
    (void)unused;
    state_destroy(state);
}

static void eyes_of_one_known_to_keep_away_are_none_but_near(void **unused)
{
    static const struct {
        const char *picture;
        bool was_seen;
        bool expected;
    } cases[] = {{"##########\n#.@....l.#\n##########\n", false, true},
                 {"##########\n#.@....l.#\n##########\n", true, false},
                 {"##########\n#.@.l....#\n##########\n", true, true}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct state *state = game_picture(cases[i].picture);
        struct actor *actor = game_picture_who(state, 'l');
        actor->suspicion = SUSPICION_MAX;
        actor->is_seen = false;
        actor->shines = true;
        actor->seen_until = cases[i].was_seen;
        assert_int_equal(danger_is_near(state), cases[i].expected);
        state_destroy(state);
    }
    (void)unused;
}

static void eyes_far_off_that_have_but_noticed_him_are_only_not_gone_to(void **unused)
{
    struct state *state = game_picture("##############\n#..@.......d.#\n##############\n");
    struct actor *actor = game_picture_who(state, 'd');
    actor->suspicion = 1;
    actor->is_seen = false;
    actor->shines = true;
    assert_false(danger_is_stirring(state));
    assert_ptr_equal(danger_find_nearer(state, point_make(4, 1)), actor);
    assert_null(danger_find_nearer(state, point_make(2, 1)));
    actor->position = point_make(6, 1);
    assert_true(danger_is_stirring(state));
    state_destroy(state);
    (void)unused;
}

static void pips_are_a_danger_that_stirs_and_none_that_is_near(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *doorward = game_picture_who(state, 'd');
    assert_false(danger_is_stirring(state));
    doorward->suspicion = 1;
    assert_true(danger_is_stirring(state));
    assert_false(danger_is_near(state));
    doorward->is_ally = true;
    assert_false(danger_is_stirring(state));
    state_destroy(state);
    (void)unused;
}

static void who_sleeps_and_stirs_does_not_come(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *doorward = game_picture_who(state, 'd');
    doorward->suspicion = 1;
    doorward->is_asleep = true;
    assert_false(danger_is_stirring(state));
    doorward->is_asleep = false;
    assert_true(danger_is_stirring(state));
    state_destroy(state);
    (void)unused;
}

/* Rats keep away from bright light, but one that is near is beside him before he can stop. */
static void what_keeps_one_off_counts_from_five_steps_on(void **unused)
{
    for (int steps = 2; steps < 8; steps++) {
        char map[] = "############\n#&@........#\n############\n";
        map[13 + 2 + steps] = 'r'; /* on the second row, he is in its third cell */
        struct state *state = game_picture(map);
        struct actor *rat = game_picture_who(state, 'r');
        rat->suspicion = SUSPICION_MAX;
        assert_int_equal(danger_is_stirring(state), steps < 5);
        assert_false(danger_is_near(state));
        assert_int_equal(danger_find(state) == rat, steps < 5);
        state_destroy(state);
    }
    (void)unused;
}

/* A rat behind a grate hunts him, in plain sight. */
static struct player *hunted(void)
{
    struct player *player = player_start_seeing_all("####################\n"
                                                    "#.@.....#........r.#\n"
                                                    "#.......=..........#\n"
                                                    "####################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    return player;
}

static void exploring_does_not_go_on_while_one_is_in_view(void **unused)
{
    (void)unused;
    struct player *player = player_start("##################\n"
                                         "#.@.....d...+....#\n"
                                         "##################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    game_picture_who(state, 'd')->suspicion = SUSPICION_MAX;
    assert_true(game_picture_who(state, 'd')->is_seen);
    player_press(player, "o");
    assert_non_null(strstr(player->told, " hunts you: can't explore"));
    assert_int_equal(state->turn, 0);
    player_end(player);
}

static void a_run_takes_one_step_while_one_is_in_view(void **unused)
{
    (void)unused;
    struct player *player = hunted();
    player_press(player, "L");
    assert_int_equal(player_hero(player).x, 3);
    assert_int_equal(player_state(player)->turn, 1);
    player_end(player);
}

static void stairs_under_his_feet_are_taken_all_the_same(void **unused)
{
    (void)unused;
    struct player *player = player_start_seeing_all("##################\n"
                                                    "#.@>....#......r.#\n"
                                                    "#.......=........#\n"
                                                    "##################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    player_press(player, ">");
    assert_int_equal(state->turn, 1);
    assert_int_equal(state->depth, 1);
    player_press(player, ">");
    assert_int_equal(state->depth, 2);
    player_end(player);
}

/* Whether the actor, which came into view at the hero's fifth choice, has come near since the given one. */
static bool has_come(const char *picture, char glyph, uint32_t choices)
{
    struct state *state = game_picture(picture);
    struct actor *actor = game_picture_who(state, glyph);
    actor->is_seen = true;
    actor->came_at = 5;
    bool has_come = danger_has_come(state, choices);
    state_destroy(state);
    return has_come;
}

static void test_an_actor_has_come_if_it_is_near_and_came_into_view_since(void **unused)
{
    assert_true(has_come("#########\n#.@...r.#\n#########\n", 'r', 4));
    assert_false(has_come("#########\n#.@...r.#\n#########\n", 'r', 5));
    assert_false(has_come("#########\n#.@....r#\n#########\n", 'r', 4));
    (void)unused;
}

static void test_an_actor_that_never_attacks_has_not_come(void **unused)
{
    assert_false(has_come("#########\n#.@.i...#\n#########\n", 'i', 4));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_in_view_is_one_and_the_wary_are_not),
        cmocka_unit_test(who_never_strikes_is_none),
        cmocka_unit_test(who_swims_is_one_only_near),
        cmocka_unit_test(whom_light_or_the_eyes_keep_off_is_none),
        cmocka_unit_test(beside_him_they_are_all_the_same),
        cmocka_unit_test(light_keeps_nobody_off_whom_it_does_not_fall_on),
        cmocka_unit_test(a_hunter_out_of_sight_is_none),
        cmocka_unit_test(eyes_of_one_known_to_keep_away_are_none_but_near),
        cmocka_unit_test(eyes_far_off_that_have_but_noticed_him_are_only_not_gone_to),
        cmocka_unit_test(pips_are_a_danger_that_stirs_and_none_that_is_near),
        cmocka_unit_test(who_sleeps_and_stirs_does_not_come),
        cmocka_unit_test(what_keeps_one_off_counts_from_five_steps_on),
        cmocka_unit_test(exploring_does_not_go_on_while_one_is_in_view),
        cmocka_unit_test(a_run_takes_one_step_while_one_is_in_view),
        cmocka_unit_test(stairs_under_his_feet_are_taken_all_the_same),
        cmocka_unit_test(test_an_actor_has_come_if_it_is_near_and_came_into_view_since),
        cmocka_unit_test(test_an_actor_that_never_attacks_has_not_come),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
