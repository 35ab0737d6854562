/* Creatures that stop automatic movement. */
#include "support/check.h"
#include "support/danger_here.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "base/array.h"
#include "game/travel/danger.h"
#include "rules/visibility.h"

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
    bool is_near = danger_here(state) == REFUSAL_HUNTED;
    state_destroy(state);
    return is_near;
}

static void a_hunter_in_view_is_a_danger_and_a_wary_creature_is_not(void **unused)
{
    assert_true(is_danger(hall, 'd', SUSPICION_HUNTING));
    assert_false(is_danger(hall, 'd', SUSPICION_HUNTING - 1));
    (void)unused;
}

static void a_hunter_is_a_danger_only_if_it_can_strike_within_five_turns(void **unused)
{
    for (int steps = 2; steps < 12; steps++) {
        char map[] = "################\n#.@............#\n################\n";
        map[17 + 2 + steps] = 'g'; /* steps of 100, reach 1 */
        assert_int_equal(is_danger(map, 'g', SUSPICION_MAX), steps - 1 <= DANGER_TURNS);
    }
    (void)unused;
}

static void a_hunter_without_a_way_is_a_danger_only_within_its_reach(void **unused)
{
    for (const char *glyph = "ga"; *glyph; glyph++) {
        char picture[] = "########\n#.@~~?.#\n########\n";
        *strchr(picture, '?') = *glyph;
        struct state *state = game_picture(picture);
        struct actor *actor = game_picture_who(state, *glyph);
        actor->suspicion = SUSPICION_MAX;
        actor->is_seen = actor->is_cut_off = true;
        assert_int_equal(danger_here(state) == REFUSAL_HUNTED, *glyph == 'a');
        state_destroy(state);
    }
    (void)unused;
}

static void creatures_that_never_attack_are_no_danger(void **unused)
{
    assert_false(is_danger("########\n#.@..m.#\n########\n", 'm', SUSPICION_MAX));
    (void)unused;
}

static void a_thief_is_a_danger_until_it_has_stolen(void **unused)
{
    struct state *state = game_picture("########\n#.@..i.#\n########\n");
    struct actor *thief = game_picture_who(state, 'i');
    thief->suspicion = SUSPICION_MAX;
    assert_int_equal(danger_here(state), REFUSAL_HUNTED);
    state->pack.has_lantern = false;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state->pack.has_lantern = true;
    thief->carried = ITEM_KNIFE;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

/* Near and in bright light, so that it would ring within a few turns. */
static void a_caller_is_a_danger_until_it_has_called(void **unused)
{
    struct state *state = game_picture("########\n#.@..b.#\n########\n");
    struct actor *crawler = game_picture_who(state, 'b');
    crawler->suspicion = SUSPICION_WARY;
    assert_int_equal(danger_here(state), REFUSAL_NOTICED);
    crawler->suspicion = SUSPICION_HUNTING;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_is_mute_and_never_attacks_is_no_danger(void **unused)
{
    struct state *state = game_picture("########\n#.@..h.#\n########\n");
    struct actor *hush = game_picture_who(state, 'h');
    hush->is_asleep = false;
    hush->suspicion = SUSPICION_WARY;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_waits_for_the_dark_is_no_danger_in_dim_light(void **unused)
{
    struct state *state = game_picture("########\n#.@..c.#\n########\n");
    struct actor *cub = game_picture_who(state, 'c');
    cub->is_asleep = false;
    cub->suspicion = SUSPICION_MAX;
    game_picture_set_lantern(state, LANTERN_HOODED);
    cub->is_seen = true;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    game_picture_set_lantern(state, LANTERN_DARK);
    cub->is_seen = true;
    assert_int_equal(danger_here(state), REFUSAL_HUNTED);
    state_destroy(state);
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

static void an_adjacent_creature_is_a_danger_whatever_light_keeps_it_off(void **unused)
{
    assert_true(is_danger("########\n#.@z...#\n########\n", 'z', SUSPICION_MAX));
    (void)unused;
}

static void light_keeps_off_only_if_it_falls_on_the_hero(void **unused)
{
    struct state *state = game_picture("########\n#.@..r.#\n########\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    game_picture_who(state, 'r')->is_seen = true;
    assert_int_equal(danger_here(state), REFUSAL_HUNTED);
    (void)unused;
    state_destroy(state);
}

static void a_hunter_out_of_sight_is_no_danger(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_who(state, 'd')->suspicion = SUSPICION_HUNTING;
    game_picture_who(state, 'd')->is_seen = false;
    assert_false(danger_here(state) == REFUSAL_HUNTED);
    game_picture_who(state, 'd')->shines = true;
    assert_int_equal(danger_here(state), REFUSAL_HUNTED);
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
        assert_int_equal(danger_here(state) == REFUSAL_HUNTED, cases[i].expected);
        state_destroy(state);
    }
    (void)unused;
}

static void unknown_eyes_may_belong_to_anything(void **unused)
{
    struct state *state = game_picture("##############\n#..@.......m.#\n##############\n");
    struct actor *moth = game_picture_who(state, 'm');
    moth->suspicion = SUSPICION_HUNTING;
    moth->is_seen = false;
    moth->shines = true;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    moth->position = point_make(8, 1);
    assert_int_equal(danger_here(state), REFUSAL_HUNTED);
    state_destroy(state);
    (void)unused;
}

/* By the light of the cell that the hero would enter. */
static void a_creature_that_would_soon_hunt_is_a_danger(void **unused)
{
    struct state *state = game_picture("##########\n#.@...d..#\n##########\n");
    struct actor *doorward = game_picture_who(state, 'd');
    struct handle by;
    assert_int_equal(danger_at(state, point_make(3, 1), HANDLE_NONE, &by), REFUSAL_NONE);
    doorward->suspicion = SUSPICION_HUNTING - 1;
    assert_int_equal(danger_at(state, point_make(3, 1), HANDLE_NONE, &by), REFUSAL_NOTICED);
    assert_true(handle_is_equal(by, game_picture_actor(state, 'd')));
    doorward->suspicion = 1;
    assert_int_equal(danger_at(state, point_make(1, 1), HANDLE_NONE, &by), REFUSAL_NONE);
    doorward->suspicion = SUSPICION_HUNTING - 1;
    doorward->is_ally = true;
    assert_int_equal(danger_at(state, point_make(3, 1), HANDLE_NONE, &by), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_stirring_sleeper_is_no_danger(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *doorward = game_picture_who(state, 'd');
    doorward->suspicion = SUSPICION_HUNTING - 1;
    doorward->is_asleep = true;
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    doorward->is_asleep = false;
    assert_true(danger_here(state) != REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_light_keeps_off_is_no_danger_beyond_the_next_cell(void **unused)
{
    for (int steps = 1; steps < 8; steps++) {
        char map[] = "############\n#&@........#\n############\n";
        map[13 + 2 + steps] = 'r'; /* in the second row, right of the hero in its third cell */
        struct state *state = game_picture(map);
        game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
        assert_int_equal(danger_here(state) != REFUSAL_NONE, steps == 1);
        state_destroy(state);
    }
    (void)unused;
}

static bool is_kept_out(struct state *state, enum danger_caution caution, int x)
{
    struct danger_zones zones;
    danger_zones_find(&zones, state, caution, HANDLE_NONE);
    return danger_zones_at(&zones, state, point_make(x, 1)) != NULL;
}

static void the_zone_of_a_hunter_is_all_that_is_nearer_to_it(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#....@.........g...#\n"
                                       "####################\n");
    game_picture_who(state, 'g')->suspicion = SUSPICION_MAX;
    game_picture_who(state, 'g')->is_seen = true;
    assert_true(is_kept_out(state, DANGER_OF_HUNTERS, 6));
    assert_false(is_kept_out(state, DANGER_OF_HUNTERS, 5));
    assert_false(is_kept_out(state, DANGER_OF_HUNTERS, 4));
    state_destroy(state);
    (void)unused;
}

static void a_hunter_out_of_sight_is_avoided_where_it_was_last_seen(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#....@...=.....g...#\n"
                                       "####################\n");
    struct actor *digger = game_picture_who(state, 'g');
    level_set_terrain(state_level(state), point_make(9, 1), TERRAIN_WALL);
    visibility_note_all(state);
    visibility_refresh(state);
    digger->suspicion = SUSPICION_MAX;
    digger->is_seen = false;
    digger->shines = false;
    digger->seen_until = 1;
    digger->seen_at = point_make(12, 1);
    assert_true(is_kept_out(state, DANGER_OF_HUNTERS, 6));
    state->turn = 100;
    assert_false(is_kept_out(state, DANGER_OF_HUNTERS, 6));
    state_destroy(state);
    (void)unused;
}

static void the_zone_of_a_caller_is_what_it_can_see_until_it_hunts(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#....@......b......#\n"
                                       "####################\n");
    game_picture_who(state, 'b')->is_seen = true;
    assert_true(is_kept_out(state, DANGER_OF_WATCHERS, 6));
    assert_false(is_kept_out(state, DANGER_OF_HUNTERS, 6));
    game_picture_who(state, 'b')->suspicion = SUSPICION_HUNTING;
    assert_false(is_kept_out(state, DANGER_OF_WATCHERS, 6));
    state_destroy(state);
    (void)unused;
}

/* A rat behind a merchant, which it cannot pass, hunts the hero in plain sight. */
static struct player *hunted(void)
{
    struct player *player = player_start_seeing_all("####################\n"
                                                    "#.@..Vr............#\n"
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
    assert_non_null(strstr(player->told, "The doorward hunts you, and the way leads nearer to "
                                         "it: go on anyway?"));
    assert_int_equal(state->turn, 0);
    player_end(player);
}

static struct player *refused_by_a_doorward(void)
{
    struct player *player = player_start("####################\n"
                                         "#.@.........d....+.#\n"
                                         "####################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    game_picture_who(state, 'd')->suspicion = SUSPICION_MAX;
    game_picture_who(state, 'd')->position = point_make(7, 1);
    player_press(player, "o");
    assert_int_equal(state->turn, 0);
    return player;
}

static void the_same_key_again_takes_one_step(void **unused)
{
    (void)unused;
    struct player *player = refused_by_a_doorward();
    player_press(player, "<Enter>");
    assert_int_equal(player_state(player)->turn, 1);
    player_end(player);
}

static void another_key_between_asks_again(void **unused)
{
    (void)unused;
    struct player *player = refused_by_a_doorward();
    player_press(player, "sh");
    int turn = player_state(player)->turn;
    player_press(player, "o");
    assert_int_equal(player_state(player)->turn, turn);
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
                                                    "#.@>..Vr.........#\n"
                                                    "##################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    level_move_actor(state_level(state), state->hero, point_make(3, 1));
    player_press(player, ">");
    assert_int_equal(state->depth, 2);
    player_end(player);
}

/* Whether movement stops for a creature that came at the fifth choice, since the given one. */
static bool stops_for(const char *picture, char glyph, bool is_asleep, uint32_t choices)
{
    struct state *state = game_picture(picture);
    struct actor *actor = game_picture_who(state, glyph);
    struct handle by;
    actor->is_seen = true;
    actor->is_asleep = is_asleep;
    actor->came_at = 5;
    struct danger_told told = {.depth = 0};
    bool has_come = danger_has_come(state, choices, &told, &by);
    assert_int_equal(has_come, !handle_is_none(by));
    state_destroy(state);
    return has_come;
}

/* A rat that has hunted and that the lantern's light keeps off. */
static bool stops_for_shy_hunter(const char *picture)
{
    struct state *state = game_picture(picture);
    struct actor *rat = game_picture_who(state, 'r');
    struct handle by;
    rat->is_seen = rat->has_hunted = true;
    rat->suspicion = SUSPICION_MAX;
    rat->came_at = 5;
    struct danger_told told = {.depth = 0};
    bool has_come = danger_has_come(state, 4, &told, &by);
    state_destroy(state);
    return has_come;
}

static void movement_stops_for_what_flees_the_light_and_may_be_cornered(void **unused)
{
    assert_true(stops_for_shy_hunter("#########\n#.@..r###\n#########\n"));
    assert_true(stops_for_shy_hunter("#########\n#.@..r..#\n#########\n"));
    (void)unused;
}

static void movement_stops_for_what_came_near_and_is_awake(void **unused)
{
    const char *near = "##########\n#.@.....r#\n##########\n";
    assert_true(stops_for(near, 'r', false, 4));
    assert_false(stops_for(near, 'r', true, 4));
    assert_false(stops_for(near, 'r', false, 5));
    assert_false(stops_for("##########\n#@......r#\n##########\n", 'r', false, 4));
    (void)unused;
}

static void movement_does_not_stop_for_what_never_attacks(void **unused)
{
    assert_false(stops_for("#########\n#.@.i...#\n#########\n", 'i', false, 4));
    (void)unused;
}

static void
the_blind_that_begin_to_notice_are_a_danger_beside_them_at_any_step_they_hear(void **unused)
{
    for (int steps = 1; steps <= 2; steps++) {
        struct state *state = game_picture("########\n#.@g...#\n########\n");
        game_picture_set_lantern(state, LANTERN_HOODED);
        struct actor *digger = game_picture_who(state, 'g');
        digger->suspicion = 1;
        digger->is_seen = true;
        struct handle by;
        struct point to = point_make(digger->position.x - steps, 1);
        assert_int_equal(danger_at(state, to, HANDLE_NONE, &by),
                         steps == 1 ? REFUSAL_NOTICED : REFUSAL_NONE);
        state->traits.step_louder = -1; /* silent */
        assert_int_equal(danger_at(state, to, HANDLE_NONE, &by), REFUSAL_NONE);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_in_view_is_a_danger_and_a_wary_creature_is_not),
        cmocka_unit_test(a_hunter_is_a_danger_only_if_it_can_strike_within_five_turns),
        cmocka_unit_test(a_hunter_without_a_way_is_a_danger_only_within_its_reach),
        cmocka_unit_test(creatures_that_never_attack_are_no_danger),
        cmocka_unit_test(a_thief_is_a_danger_until_it_has_stolen),
        cmocka_unit_test(a_caller_is_a_danger_until_it_has_called),
        cmocka_unit_test(what_is_mute_and_never_attacks_is_no_danger),
        cmocka_unit_test(what_waits_for_the_dark_is_no_danger_in_dim_light),
        cmocka_unit_test(swimmers_are_a_danger_only_when_near),
        cmocka_unit_test(creatures_kept_off_by_light_or_eyes_are_no_danger),
        cmocka_unit_test(an_adjacent_creature_is_a_danger_whatever_light_keeps_it_off),
        cmocka_unit_test(light_keeps_off_only_if_it_falls_on_the_hero),
        cmocka_unit_test(a_hunter_out_of_sight_is_no_danger),
        cmocka_unit_test(known_eyes_that_keep_away_are_a_danger_only_when_near),
        cmocka_unit_test(unknown_eyes_may_belong_to_anything),
        cmocka_unit_test(a_creature_that_would_soon_hunt_is_a_danger),
        cmocka_unit_test(a_stirring_sleeper_is_no_danger),
        cmocka_unit_test(what_light_keeps_off_is_no_danger_beyond_the_next_cell),
        cmocka_unit_test(the_zone_of_a_hunter_is_all_that_is_nearer_to_it),
        cmocka_unit_test(a_hunter_out_of_sight_is_avoided_where_it_was_last_seen),
        cmocka_unit_test(the_zone_of_a_caller_is_what_it_can_see_until_it_hunts),
        cmocka_unit_test(the_same_key_again_takes_one_step),
        cmocka_unit_test(another_key_between_asks_again),
        cmocka_unit_test(exploring_stops_while_a_danger_is_in_view),
        cmocka_unit_test(a_run_takes_one_step_while_a_danger_is_in_view),
        cmocka_unit_test(stairs_under_the_hero_are_taken_despite_danger),
        cmocka_unit_test(movement_stops_for_what_flees_the_light_and_may_be_cornered),
        cmocka_unit_test(movement_stops_for_what_came_near_and_is_awake),
        cmocka_unit_test(movement_does_not_stop_for_what_never_attacks),
        cmocka_unit_test(
            the_blind_that_begin_to_notice_are_a_danger_beside_them_at_any_step_they_hear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
