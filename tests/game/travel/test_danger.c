/* Creatures that stop automatic movement. */
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
    bool is_near = danger_refusal(state) == REFUSAL_HUNTED;
    state_destroy(state);
    return is_near;
}

static void a_hunter_in_view_is_a_danger_and_a_wary_creature_is_not(void **unused)
{
    assert_true(is_danger(hall, 'd', SUSPICION_HUNTING));
    assert_false(is_danger(hall, 'd', SUSPICION_HUNTING - 1));
    (void)unused;
}

static void creatures_that_never_attack_are_no_danger(void **unused)
{
    assert_false(is_danger("########\n#.@..i.#\n########\n", 'i', SUSPICION_MAX));
    (void)unused;
}

static void swimmers_are_a_danger_only_when_near(void **unused)
{
    assert_false(is_danger("#########\n#.@...~f#\n#########\n", 'f', SUSPICION_MAX));
    (void)unused;
}

static void creatures_kept_off_by_light_or_eyes_are_no_danger(void **unused)
{
    assert_false(is_danger("########\n#.@..r.#\n########\n", 'r', SUSPICION_MAX));
    assert_false(is_danger("########\n#.@..z.#\n########\n", 'z', SUSPICION_MAX));
    assert_false(is_danger("########\n#.@..w.#\n########\n", 'w', SUSPICION_MAX));
    (void)unused;
}

static void adjacent_creatures_are_a_danger_whatever_keeps_them_off(void **unused)
{
    assert_true(is_danger("########\n#.@w...#\n########\n", 'w', SUSPICION_MAX));
    assert_true(is_danger("########\n#.@z...#\n########\n", 'z', SUSPICION_MAX));
    (void)unused;
}

static void light_keeps_off_only_if_it_falls_on_the_hero(void **unused)
{
    struct state *state = game_picture("########\n#.@..r.#\n########\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    game_picture_who(state, 'r')->is_seen = true;
    assert_int_equal(danger_refusal(state), REFUSAL_HUNTED);
    (void)unused;
    state_destroy(state);
}

static void a_hunter_out_of_sight_is_no_danger(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_who(state, 'd')->suspicion = SUSPICION_HUNTING;
    game_picture_who(state, 'd')->is_seen = false;
    assert_false(danger_refusal(state) == REFUSAL_HUNTED);
    game_picture_who(state, 'd')->shines = true;
    assert_int_equal(danger_refusal(state), REFUSAL_HUNTED);
    (void)unused;
    state_destroy(state);
}

static void known_eyes_that_keep_away_are_a_danger_only_when_near(void **unused)
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
        assert_int_equal(danger_refusal(state) == REFUSAL_HUNTED, cases[i].expected);
        state_destroy(state);
    }
    (void)unused;
}

static void distant_eyes_that_noticed_the_hero_are_only_avoided(void **unused)
{
    struct state *state = game_picture("##############\n#..@.......d.#\n##############\n");
    struct actor *actor = game_picture_who(state, 'd');
    actor->suspicion = 1;
    actor->is_seen = false;
    actor->shines = true;
    assert_int_equal(danger_refusal(state), REFUSAL_NONE);
    assert_ptr_equal(danger_find_nearer(state, point_make(4, 1)), actor);
    assert_null(danger_find_nearer(state, point_make(2, 1)));
    actor->position = point_make(6, 1);
    assert_true(danger_refusal(state) != REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void pips_are_noticing_and_not_hunting(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *doorward = game_picture_who(state, 'd');
    assert_int_equal(danger_refusal(state), REFUSAL_NONE);
    doorward->suspicion = 1;
    assert_true(danger_refusal(state) != REFUSAL_NONE);
    assert_false(danger_refusal(state) == REFUSAL_HUNTED);
    doorward->is_ally = true;
    assert_int_equal(danger_refusal(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_stirring_sleeper_is_no_danger(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *doorward = game_picture_who(state, 'd');
    doorward->suspicion = 1;
    doorward->is_asleep = true;
    assert_int_equal(danger_refusal(state), REFUSAL_NONE);
    doorward->is_asleep = false;
    assert_true(danger_refusal(state) != REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

/* Rats shun bright light, but a near one reaches the hero before automatic movement can stop. */
static void creatures_are_kept_off_only_from_five_steps_on(void **unused)
{
    for (int steps = 2; steps < 8; steps++) {
        char map[] = "############\n#&@........#\n############\n";
        map[13 + 2 + steps] = 'r'; /* in the second row, right of the hero in its third cell */
        struct state *state = game_picture(map);
        struct actor *rat = game_picture_who(state, 'r');
        rat->suspicion = SUSPICION_MAX;
        assert_int_equal(danger_refusal(state) != REFUSAL_NONE, steps < 5);
        assert_false(danger_refusal(state) == REFUSAL_HUNTED);
        assert_int_equal(danger_find(state) == rat, steps < 5);
        state_destroy(state);
    }
    (void)unused;
}

/* A rat behind a grate hunts the hero in plain sight. */
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

static void exploring_stops_while_a_danger_is_in_view(void **unused)
{
    (void)unused;
    struct player *player = player_start("##################\n"
                                         "#.@.....d...+....#\n"
                                         "##################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    game_picture_who(state, 'd')->suspicion = SUSPICION_MAX;
    assert_true(game_picture_who(state, 'd')->is_seen);
    player_press(player, "o");
    assert_non_null(strstr(player->told, "You can't explore: the doorward hunts you. "
                                         "Walk step by step, fight or hide."));
    assert_int_equal(state->turn, 0);
    player_end(player);
}

static void a_run_takes_one_step_while_a_danger_is_in_view(void **unused)
{
    (void)unused;
    struct player *player = hunted();
    player_press(player, "L");
    assert_int_equal(player_hero(player).x, 3);
    assert_int_equal(player_state(player)->turn, 1);
    player_end(player);
}

static void stairs_under_the_hero_are_taken_despite_danger(void **unused)
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

/* Whether an actor that came into view at the fifth choice has come since the given one. */
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
    assert_true(has_come("#########\n#.@....r#\n#########\n", 'r', 4));
    assert_false(has_come("#########\n#.@....r#\n#########\n", 'r', 5));
    assert_false(has_come("#########\n#@.....r#\n#########\n", 'r', 4));
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
        cmocka_unit_test(a_hunter_in_view_is_a_danger_and_a_wary_creature_is_not),
        cmocka_unit_test(creatures_that_never_attack_are_no_danger),
        cmocka_unit_test(swimmers_are_a_danger_only_when_near),
        cmocka_unit_test(creatures_kept_off_by_light_or_eyes_are_no_danger),
        cmocka_unit_test(adjacent_creatures_are_a_danger_whatever_keeps_them_off),
        cmocka_unit_test(light_keeps_off_only_if_it_falls_on_the_hero),
        cmocka_unit_test(a_hunter_out_of_sight_is_no_danger),
        cmocka_unit_test(known_eyes_that_keep_away_are_a_danger_only_when_near),
        cmocka_unit_test(distant_eyes_that_noticed_the_hero_are_only_avoided),
        cmocka_unit_test(pips_are_noticing_and_not_hunting),
        cmocka_unit_test(a_stirring_sleeper_is_no_danger),
        cmocka_unit_test(creatures_are_kept_off_only_from_five_steps_on),
        cmocka_unit_test(exploring_stops_while_a_danger_is_in_view),
        cmocka_unit_test(a_run_takes_one_step_while_a_danger_is_in_view),
        cmocka_unit_test(stairs_under_the_hero_are_taken_despite_danger),
        cmocka_unit_test(test_an_actor_has_come_if_it_is_near_and_came_into_view_since),
        cmocka_unit_test(test_an_actor_that_never_attacks_has_not_come),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
