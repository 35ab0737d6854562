/* Journeys past those who notice the hero or hunt him: a step for each press, and never by themselves nearer to one. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "base/array.h"

#include <string.h>

static const struct command down = {.kind = COMMAND_STAIRS, .leads = 1};
static const struct command travel = {.kind = COMMAND_TRAVEL, .target = {1, 1}};

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

/* A doorward behind a grate. */
static const char gallery[] = "####################\n"
                              "#>...@.=.d.........#\n"
                              "####################\n";

static struct player *start(const char *picture, char glyph, int suspicion)
{
    struct player *player = player_start(picture);
    struct actor *actor = game_picture_who(state_of(player), glyph);
    actor->suspicion = suspicion;
    actor->has_hunted = suspicion >= SUSPICION_HUNTING;
    return player;
}

static void he_runs_for_the_stairs_a_step_a_press_while_he_is_hunted(void **unused)
{
    struct player *player = start(gallery, 'd', SUSPICION_MAX);
    player_play(player, down);
    assert_int_equal(player_hero(player).x, 4);
    assert_true(player_was_told(player, "You stop: the doorward hunts you."));
    player_press(player, ">>>");
    assert_int_equal(player_hero(player).x, 1);
    player_press(player, ">");
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

static void so_does_any_journey_and_says_who_has_but_noticed_him(void **unused)
{
    struct player *player = start(gallery, 'd', 1);
    player_play(player, travel);
    assert_int_equal(player_hero(player).x, 4);
    assert_non_null(strstr(player->told, "You stop: the doorward has noticed you."));
    player_end(player);
    (void)unused;
}

/* A press opens it, the next one leads through it. */
static void so_does_one_over_a_closed_door_and_its_way_can_be_shown(void **unused)
{
    for (int is_stairs = 0; is_stairs < 2; is_stairs++) {
        struct player *player = start("#################\n"
                                      "#>...+.@..=.d...#\n"
                                      "#################\n",
                                      'd', SUSPICION_MAX);
        struct command command = {.kind = COMMAND_TRAVEL, .target = {2, 1}};
        for (int x = 1; x < 5; x++)
            level_chart(state_level(state_of(player)), point_make(x, 1),
                        x == 1 ? TERRAIN_STAIRS_DOWN : TERRAIN_FLOOR, 0);
        struct point cells[8];
        assert_int_equal(game_trace_way(player->game, command.target, cells, 8), 5);
        static const int after[] = {6, 6, 5, 4};
        for (size_t i = 0; i < ARRAY_LENGTH(after); i++) {
            player_play(player, is_stairs ? down : command);
            assert_int_equal(player_hero(player).x, after[i]);
            game_picture_who(state_of(player), 'd')->suspicion = SUSPICION_MAX;
        }
        player_end(player);
    }
    (void)unused;
}

/* A rat near by that the light keeps off hunts him none the less. */
static void one_that_hunts_is_said_to_hunt_whatever_keeps_it_off(void **unused)
{
    struct player *player = start("############\n"
                                  "#>...@..r..#\n"
                                  "#.#######..#\n"
                                  "############\n",
                                  'r', SUSPICION_MAX);
    player_press(player, "o");
    assert_non_null(strstr(player->told, "The gutter rat hunts you: "));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
    (void)unused;
}

/* One that never comes, but would ring, shout or hunt: nobody walks up to it by exploring. */
static bool explores(const char *picture, char glyph, int suspicion, const char *told)
{
    struct player *player = start(picture, glyph, suspicion);
    assert_true(game_picture_who(state_of(player), glyph)->is_seen);
    player_play(player, (struct command){.kind = COMMAND_EXPLORE});
    bool goes = player_state(player)->turn > 0;
    if (!goes)
        assert_non_null(strstr(player->told, told));
    player_end(player);
    return goes;
}

static void exploring_goes_no_nearer_to_one_that_has_noticed_him(void **unused)
{
    static const char bell[] = "##############\n#@....b......#\n##############\n";
    static const char lamp[] = "##############\n#@.....l.....#\n##############\n";
    static const char *const words = " you, and the way leads nearer to it: ";
    assert_false(explores(bell, 'b', 1, words));
    assert_false(explores(bell, 'b', SUSPICION_WARY, words));
    assert_false(explores(bell, 'b', SUSPICION_MAX, words));
    assert_false(explores(lamp, 'l', 1, words));
    assert_true(explores(bell, 'b', 0, words));
    assert_true(explores(lamp, 'l', SUSPICION_MAX, words)); /* it flees, and has called out */
    (void)unused;
}

static void exploring_goes_away_from_it(void **unused)
{
    assert_true(explores("##################\n"
                         "#b...@...........#\n"
                         "##################\n",
                         'b', 1, ""));
    (void)unused;
}

/* Explores, with a bell crawler in view that has noticed him so far. */
static struct player *explore_past(const char *picture, int suspicion)
{
    struct player *player = start(picture, 'b', suspicion);
    assert_true(game_picture_who(state_of(player), 'b')->is_seen);
    player_play(player, (struct command){.kind = COMMAND_EXPLORE});
    return player;
}

/* The door is the nearest that he has not looked behind. */
static const char fork[] = "##############.#################\n"
                           "##############+#################\n"
                           "#.........@....b...............#\n"
                           "################################\n";

static void exploring_leaves_what_is_nearer_to_it_for_what_is_not(void **unused)
{
    struct player *player = explore_past(fork, 1);
    assert_true(player_hero(player).x < 10);
    player_end(player);
    (void)unused;
}

static void only_when_nothing_else_is_left_exploring_refuses_to_go_nearer(void **unused)
{
    struct player *player = start(fork, 'b', 0);
    struct actor *crawler = game_picture_who(state_of(player), 'b');
    for (int press = 0; press < 40 && !strstr(player->told, "leads nearer"); press++) {
        crawler->suspicion = 1;
        crawler->position = point_make(15, 2);
        player_press(player, "o");
    }
    assert_non_null(strstr(player->told, "ell crawler has noticed you, and the way leads nearer"));
    assert_true(level_memory(state_level_const(player_state(player)), point_make(1, 2))->terrain !=
                TERRAIN_NONE);
    player_end(player);
    (void)unused;
}

/* He is noticed, turns away, is forgotten: what lies about it is left to the end none the less. */
static void exploring_does_not_go_back_to_where_one_that_calls_others_was_last_seen(void **unused)
{
    struct player *player = start(fork, 'b', 0);
    struct actor *crawler = game_picture_who(state_of(player), 'b');
    crawler->is_seen = false;
    crawler->seen_until = 1;
    crawler->seen_at = point_make(18, 2);
    crawler->position = point_make(30, 2);
    game_play(player->game, (struct command){.kind = COMMAND_EXPLORE});
    assert_int_equal(player_hero(player).x, 9);
    player_end(player);
    (void)unused;
}

static void exploring_goes_where_it_is_seen_to_be_no_more_or_is_dead(void **unused)
{
    for (int is_dead = 0; is_dead < 2; is_dead++) {
        struct player *player = start(fork, 'b', 0);
        struct actor *crawler = game_picture_who(state_of(player), 'b');
        crawler->is_seen = false;
        crawler->seen_until = 1;
        crawler->seen_at = point_make(is_dead ? 18 : 16, 2);
        crawler->position = point_make(30, 2);
        if (is_dead)
            level_remove_actor(state_level(state_of(player)),
                               game_picture_actor(state_of(player), 'b'));
        player_press(player, "o");
        assert_true(player_hero(player).x > 10);
        player_end(player);
    }
    (void)unused;
}

/* One that repeats what it hears never hunts. */
static void exploring_goes_past_one_that_never_hunts(void **unused)
{
    assert_true(explores("##############\n#@....q......#\n##############\n", 'q', 1, ""));
    (void)unused;
}

static void when_all_is_explored_it_is_said_what_is_left_to_do(void **unused)
{
    struct player *player = player_start("#######\n#@...>#\n#######\n");
    player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here. The stairs "
                                        "down are 4 steps east."));
    player_end(player);
    player = player_start("#######\n#@....#\n#######\n");
    player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(he_runs_for_the_stairs_a_step_a_press_while_he_is_hunted),
        cmocka_unit_test(so_does_any_journey_and_says_who_has_but_noticed_him),
        cmocka_unit_test(so_does_one_over_a_closed_door_and_its_way_can_be_shown),
        cmocka_unit_test(exploring_goes_no_nearer_to_one_that_has_noticed_him),
        cmocka_unit_test(exploring_goes_away_from_it),
        cmocka_unit_test(exploring_leaves_what_is_nearer_to_it_for_what_is_not),
        cmocka_unit_test(only_when_nothing_else_is_left_exploring_refuses_to_go_nearer),
        cmocka_unit_test(exploring_does_not_go_back_to_where_one_that_calls_others_was_last_seen),
        cmocka_unit_test(exploring_goes_where_it_is_seen_to_be_no_more_or_is_dead),
        cmocka_unit_test(exploring_goes_past_one_that_never_hunts),
        cmocka_unit_test(when_all_is_explored_it_is_said_what_is_left_to_do),
        cmocka_unit_test(one_that_hunts_is_said_to_hunt_whatever_keeps_it_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
