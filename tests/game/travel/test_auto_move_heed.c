/* Commands of several turns stop at discoveries and say why, leave items and keys alone where they should, and are refused
 * while a creature in view has begun to notice the hero. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "base/array.h"
#include "rules/pursuit.h"
#include "rules/visibility.h"

#include <string.h>

static const struct command explore = {.kind = COMMAND_EXPLORE};

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static void travel_by(struct player *player, struct command command, int x, int y)
{
    command.kind = COMMAND_TRAVEL;
    command.target = point_make(x, y);
    player_play(player, command);
}

static void travel(struct player *player, int x, int y)
{
    travel_by(player, (struct command){.kind = COMMAND_TRAVEL}, x, y);
}

/* Repeats the command as long as it takes turns. */
static void play_on(struct player *player, struct command command)
{
    for (int turn = -1; player_state(player)->turn > turn;) {
        turn = player_state(player)->turn;
        player_play(player, command);
    }
}

static void place(struct player *player, int x, int y, enum terrain terrain)
{
    level_set_terrain(state_level(state_of(player)), point_make(x, y), terrain);
    visibility_note_all(state_of(player));
    visibility_refresh(state_of(player));
}

static const char vista[] = "######################\n"
                            "#@.................!.#\n"
                            "######################\n";

static void travel_names_a_new_item_and_goes_on(void **unused)
{
    struct player *player = player_start(vista);
    travel(player, 15, 1);
    assert_int_equal(player_hero(player).x, 1); /* unseen cells can't be travelled to */
    travel(player, 8, 1);
    travel(player, 15, 1);
    assert_true(player_was_told(player, "You see a healing potion, 7 steps east."));
    assert_int_equal(player_hero(player).x, 15);
    player_end(player);
    (void)unused;
}

static void a_run_stops_at_a_new_item(void **unused)
{
    struct player *player = player_start(vista);
    player_press(player, "L");
    assert_int_equal(player_hero(player).x, 12);
    player_press(player, "L");
    assert_int_equal(player_hero(player).x, 20);
    player_end(player);
    (void)unused;
}

static void exploring_stops_at_stairs_and_goes_on_when_asked_again(void **unused)
{
    struct player *player = player_start("######################\n"
                                         "#@............>......#\n"
                                         "######################\n");
    player_press(player, "o");
    assert_true(player_was_told(player, "You see stairs down, 7 steps east."));
    assert_int_equal(player_hero(player).x, 7);
    player_press(player, "o");
    assert_true(player_hero(player).x > 7);
    player_end(player);
    (void)unused;
}

static void each_new_stairs_stop_travel(void **unused)
{
    struct player *player = player_start("################################\n"
                                         "#@............>.........>......#\n"
                                         "################################\n");
    player_press(player, "o");
    assert_true(player_was_told(player, "You see stairs down, 7 steps east."));
    player->told[0] = '\0';
    play_on(player, explore);
    assert_true(player_was_told(player, "You see stairs down, 7 steps east."));
    player_end(player);
    (void)unused;
}

/* An item that exploring will pick up is no news before. */
static void exploring_picks_up_an_item_without_stopping_first(void **unused)
{
    struct player *player = player_start(vista);
    player_press(player, "o");
    assert_int_equal(player_hero(player).x, 19);
    assert_true(player_was_told(player, "You pick up a healing potion (2 now)."));
    player_end(player);
    (void)unused;
}

static void only_the_first_of_a_kind_of_terrain_stops_travel(void **unused)
{
    struct player *player = player_start("######################\n"
                                         "#@...................#\n"
                                         "##########.#####,#,###\n"
                                         "######################\n");
    player_press(player, "o");
    assert_non_null(strstr(player->told, "You see a cold brazier, "));
    int x = player_hero(player).x;
    player->told[0] = '\0';
    play_on(player, explore);
    assert_true(player_hero(player).x > x);
    assert_null(strstr(player->told, "You see a cold brazier"));
    player_end(player);
    (void)unused;
}

static void of_several_of_a_kind_seen_at_once_one_is_named(void **unused)
{
    struct player *player = player_start("##########,###########\n"
                                         "#@...................#\n"
                                         "##########,###########\n");
    play_on(player, explore);
    const char *first = strstr(player->told, "You see a cold brazier");
    assert_non_null(first);
    assert_null(strstr(first + 1, "You see a cold brazier"));
    player_end(player);
    (void)unused;
}

static void single_steps_log_no_discoveries(void **unused)
{
    struct player *player = player_start(vista);
    player_press(player, "lllllllllllll");
    assert_null(strstr(player->told, "You see a healing potion"));
    player_end(player);
    (void)unused;
}

static void stepwise_commands_do_not_stop_at_discoveries(void **unused)
{
    struct player *player = player_start(vista);
    player_play(player, (struct command){
                            .kind = COMMAND_RUN, .direction = DIRECTION_EAST, .is_stepwise = true});
    assert_int_equal(player_hero(player).x, 20);
    player_end(player);
    (void)unused;
}

/* A doorward that has noticed the hero. */
static struct player *start_noticed(int suspicion)
{
    struct player *player = player_start("####################\n"
                                         "#.@.....d....+.....#\n"
                                         "####################\n");
    game_picture_who(state_of(player), 'd')->suspicion = suspicion;
    return player;
}

static void no_automatic_movement_while_something_would_soon_hunt(void **unused)
{
    static const struct command commands[] = {{.kind = COMMAND_EXPLORE}, {.kind = COMMAND_REST}};
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        struct player *player = start_noticed(SUSPICION_HUNTING - 1);
        state_hero(state_of(player))->health = 10;
        player_play(player, commands[i]);
        assert_non_null(strstr(player->told, " is wary of you: go on anyway?"));
        assert_int_equal(player_state(player)->turn, 0);
        player_end(player);
        player = start_noticed(0);
        player_play(player, commands[i]);
        assert_null(strstr(player->told, "anyway?"));
        player_end(player);
    }
    (void)unused;
}

static void stepwise_commands_do_not_stop_at_pips(void **unused)
{
    struct player *player = start_noticed(1);
    game_play(player->game,
              (struct command){.kind = COMMAND_TRAVEL, .target = {1, 1}, .is_stepwise = true});
    assert_int_equal(player_state(player)->turn, 1);
    player_end(player);
    (void)unused;
}

static void a_pip_behind_a_closed_door_is_ignored(void **unused)
{
    struct player *player = player_start("##########\n"
                                         "#.@.+..d.#\n"
                                         "##########\n");
    game_picture_who(state_of(player), 'd')->suspicion = SUSPICION_WARY;
    travel(player, 1, 1);
    assert_int_equal(player_hero(player).x, 1);
    player_end(player);
    (void)unused;
}

/* A hunter of that kind at that distance, in view. */
static bool lets_explore(const char *picture, char glyph)
{
    struct player *player = player_start(picture);
    game_picture_who(state_of(player), glyph)->suspicion = SUSPICION_MAX;
    assert_true(game_picture_who(state_of(player), glyph)->is_seen);
    player_press(player, "o");
    bool goes = player_state(player)->turn > 0;
    player_end(player);
    return goes;
}

static void creatures_that_keep_their_distance_stop_travel_only_when_near(void **unused)
{
    assert_true(lets_explore("##############\n#.@....l.....#\n##############\n", 'l'));
    assert_true(lets_explore("##############\n#.@....s.....#\n##############\n", 's'));
    assert_false(lets_explore("##############\n#.@.l........#\n##############\n", 'l'));
    assert_false(lets_explore("##############\n#.@....d.....#\n##############\n", 'd'));
    (void)unused;
}

static void travel_goes_beside_known_traps_and_past_none(void **unused)
{
    for (int kind = 0; kind < 2; kind++) {
        struct player *player = player_start("#################\n"
                                             "#.@...........>.#\n"
                                             "#################\n");
        place(player, 6, 1, TERRAIN_SNARE);
        play_on(player, kind ? explore : (struct command){.kind = COMMAND_STAIRS, .leads = 1});
        travel(player, 6, 1);
        assert_int_equal(player_hero(player).x, 5);
        assert_false(player_was_told(player, "You haven't found a way there yet."));
        travel(player, 9, 1);
        assert_in_range(player_hero(player).x, 1, 5);
        assert_int_equal(player_state(player)->depth, 1);
        player_end(player);
    }
    (void)unused;
}

static void a_run_stops_before_a_known_trap(void **unused)
{
    struct player *player = player_start("#################\n"
                                         "#.@.............#\n"
                                         "#################\n");
    place(player, 6, 1, TERRAIN_SNARE);
    player_press(player, "LL");
    assert_int_equal(player_hero(player).x, 5);
    player_end(player);
    (void)unused;
}

static void exploring_uses_nothing(void **unused)
{
    static const enum terrain kinds[] = {TERRAIN_ALTAR,       TERRAIN_CAGE,
                                         TERRAIN_BEACON,      TERRAIN_SHUTTER_LEVER,
                                         TERRAIN_BRAZIER_OUT, TERRAIN_DOOR_LOCKED};
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
        struct player *player = player_start("###############\n"
                                             "#@..........#.#\n"
                                             "########.######\n"
                                             "########.######\n"
                                             "###############\n");
        place(player, 5, 2, kinds[i]);
        game_picture_give(state_of(player), ITEM_VAULT_KEY, 1);
        play_on(player, explore);
        assert_non_null(strstr(player->told, "There is nothing left to explore here."));
        assert_int_equal(level_terrain(state_level_const(player_state(player)), point_make(5, 2)),
                         kinds[i]);
        player_end(player);
    }
    (void)unused;
}

static const char keyed[] = "########################\n"
                            "#.@....................#\n"
                            "########################\n";

static struct player *start_near_key(const char *picture)
{
    struct player *player = player_start(picture);
    level_set_item(state_level(state_of(player)), point_make(7, 1), ITEM_VAULT_KEY);
    visibility_note_all(state_of(player));
    visibility_refresh(state_of(player));
    return player;
}

static int keys_had(const struct player *player)
{
    return pack_count(&player_state(player)->pack, ITEM_VAULT_KEY);
}

static void exploring_walks_over_a_key_without_taking_it(void **unused)
{
    struct player *player = start_near_key(keyed);
    play_on(player, explore);
    assert_true(player_was_told(player, "A vault key lies here."));
    assert_true(player_was_told(
        player, "There is nothing left to explore here. Left behind: a vault key."));
    assert_int_equal(keys_had(player), 0);
    travel(player, 12, 1);
    travel(player, 1, 1);
    assert_int_equal(player_hero(player).x, 1);
    assert_int_equal(keys_had(player), 0);
    player_end(player);
    (void)unused;
}

static void exploring_does_not_visit_a_key(void **unused)
{
    struct player *player = start_near_key("##########\n"
                                           "#.@......#\n"
                                           "##########\n");
    player_press(player, "o");
    assert_true(player_was_told(
        player, "There is nothing left to explore here. Left behind: a vault key."));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
    (void)unused;
}

static void travel_to_a_key_or_a_step_onto_it_takes_it(void **unused)
{
    struct player *player = start_near_key(keyed);
    travel(player, 7, 1);
    assert_int_equal(keys_had(player), 1);
    player_end(player);
    player = start_near_key(keyed);
    player_press(player, "lllll");
    assert_int_equal(keys_had(player), 1);
    player_end(player);
    (void)unused;
}

static int potions_had(const struct player *player)
{
    return pack_count(&player_state(player)->pack, ITEM_HEALING_POTION);
}

static const char littered[] = "###########\n"
                               "#.@.!.....#\n"
                               "###########\n";

static void commands_that_leave_items_walk_over_them(void **unused)
{
    static const enum command_kind kinds[] = {COMMAND_STEP, COMMAND_RUN};
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
        struct player *player = player_start(littered);
        struct command east = {
            .kind = kinds[i], .direction = DIRECTION_EAST, .leaves_things = true};
        int had = potions_had(player);
        while (player_hero(player).x < 4)
            player_play(player, east);
        assert_int_equal(player_hero(player).x, 4);
        assert_int_equal(potions_had(player), had);
        assert_true(player_was_told(player, "A healing potion lies here."));
        player_press(player, "g");
        assert_int_equal(potions_had(player), had + 1);
        player_end(player);
    }
    (void)unused;
}

static void exploring_does_not_visit_items_that_stay(void **unused)
{
    struct player *player = player_start(littered);
    struct command leaving = {.kind = COMMAND_EXPLORE, .leaves_things = true};
    player_play(player, leaving);
    assert_true(player_was_told(
        player, "There is nothing left to explore here. Left behind: a healing potion."));
    assert_int_equal(player_state(player)->turn, 0);
    travel_by(player, leaving, 4, 1);
    assert_int_equal(player_hero(player).x, 4);
    assert_int_equal(level_item(state_level_const(player_state(player)), point_make(4, 1)),
                     ITEM_HEALING_POTION);
    player_end(player);
    (void)unused;
}

static void rest_says_why_it_ends(void **unused)
{
    struct player *player = player_start("#######\n"
                                         "#.@...#\n"
                                         "#######\n");
    state_hero(state_of(player))->health = player_state(player)->traits.health - 1;
    player_press(player, "z<Enter>");
    assert_true(player_state(player)->turn > 0);
    assert_true(player_was_told(player, "You are at full health."));
    player->told[0] = '\0';
    player_press(player, "z");
    assert_true(player_was_told(player, "You are at full health."));
    state_hero(state_of(player))->health = 5;
    player_press(player, "vz");
    assert_true(
        player_was_told(player, "You heal only beside a burning brazier or by your open lantern."));
    player_end(player);
    (void)unused;
}

static void rest_is_refused_while_an_unseen_creature_hunts(void **unused)
{
    struct player *player = player_start("##########\n"
                                         "#.@..#.d.#\n"
                                         "##########\n");
    state_hero(state_of(player))->health = 5;
    game_picture_who(state_of(player), 'd')->suspicion = SUSPICION_MAX;
    player_press(player, "z");
    assert_true(player_was_told(player, "You can't rest while something hunts you."));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
    (void)unused;
}

/* The message that ended a command of several turns. */
static void rest_stops_when_a_creature_comes_into_view_and_says_so(void **unused)
{
    struct player *player = player_start("#####################\n"
                                         "#.@.........g.......#\n"
                                         "#####################\n");
    struct actor *digger = game_picture_who(state_of(player), 'g');
    digger->anchors[0] = digger->anchors[1] = point_make(6, 1);
    state_hero(state_of(player))->health = 5;
    player_press(player, "z<Enter>");
    assert_in_range(player_state(player)->turn, 1, 6);
    assert_true(player_was_told(player, "A blind digger comes into view, 7 steps east."));
    player_end(player);
    (void)unused;
}

/* A press that takes one step needs no words if a danger was named before, in the same hunt. */
static void automatic_movement_always_says_why_it_stops(void **unused)
{
    static const char *const seeds[] = {"why-1", "why-2", "why-3", "why-4"};
    for (size_t i = 0; i < ARRAY_LENGTH(seeds); i++) {
        struct game_setup setup = game_setup_default();
        setup.seed = seeds[i];
        struct player *player = player_start_with(&setup);
        bool was_told = false;
        for (int n = 0; n < 60 && !state_is_over(player_state(player)); n++) {
            player->told[0] = '\0';
            int turn = player_state(player)->turn;
            player_play(player, explore);
            was_told = strstr(player->told, "anyway?") || strstr(player->told, "You stop: ") ||
                       (was_told && pursuit_is_on(player_state(player)));
            bool is_one_step = player_state(player)->turn <= turn + 1;
            if (player->told[0] == '\0' && !(was_told && is_one_step))
                fail_msg("%s, turn %d: exploring stopped and nothing was said", seeds[i],
                         player_state(player)->turn);
        }
        player_end(player);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(travel_names_a_new_item_and_goes_on),
        cmocka_unit_test(a_run_stops_at_a_new_item),
        cmocka_unit_test(exploring_stops_at_stairs_and_goes_on_when_asked_again),
        cmocka_unit_test(each_new_stairs_stop_travel),
        cmocka_unit_test(exploring_picks_up_an_item_without_stopping_first),
        cmocka_unit_test(only_the_first_of_a_kind_of_terrain_stops_travel),
        cmocka_unit_test(of_several_of_a_kind_seen_at_once_one_is_named),
        cmocka_unit_test(single_steps_log_no_discoveries),
        cmocka_unit_test(stepwise_commands_do_not_stop_at_discoveries),
        cmocka_unit_test(no_automatic_movement_while_something_would_soon_hunt),
        cmocka_unit_test(stepwise_commands_do_not_stop_at_pips),
        cmocka_unit_test(a_pip_behind_a_closed_door_is_ignored),
        cmocka_unit_test(creatures_that_keep_their_distance_stop_travel_only_when_near),
        cmocka_unit_test(travel_goes_beside_known_traps_and_past_none),
        cmocka_unit_test(a_run_stops_before_a_known_trap),
        cmocka_unit_test(exploring_uses_nothing),
        cmocka_unit_test(exploring_walks_over_a_key_without_taking_it),
        cmocka_unit_test(exploring_does_not_visit_a_key),
        cmocka_unit_test(travel_to_a_key_or_a_step_onto_it_takes_it),
        cmocka_unit_test(commands_that_leave_items_walk_over_them),
        cmocka_unit_test(exploring_does_not_visit_items_that_stay),
        cmocka_unit_test(rest_says_why_it_ends),
        cmocka_unit_test(rest_stops_when_a_creature_comes_into_view_and_says_so),
        cmocka_unit_test(automatic_movement_always_says_why_it_stops),
        cmocka_unit_test(rest_is_refused_while_an_unseen_creature_hunts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
