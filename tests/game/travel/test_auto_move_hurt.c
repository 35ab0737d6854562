/* Exploring is refused while the hero is badly hurt and something hunts it. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "rules/light/warmth.h"
#include "rules/suspicion.h"

#include <string.h>

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

/* A hunter eight cells behind the hero, too far to be a danger to travel by itself. */
static struct player *start(int percent, int suspicion)
{
    struct player *player = player_start_seeing_all("#########################\n"
                                                    "#g........@............!#\n"
                                                    "#########################\n");
    struct state *state = state_of(player);
    state_hero(state)->health = state->traits.health * percent / 100;
    game_picture_who(state, 'g')->suspicion = suspicion;
    return player;
}

static bool is_refused(int percent, int suspicion)
{
    struct player *player = start(percent, suspicion);
    player_press(player, "o");
    bool is_told =
        player_was_told(player, "You are badly hurt: the blind digger hunts you. Go on anyway?");
    assert_int_equal(is_told ||
                         player_was_told(player, "The blind digger hunts you: go on anyway?"),
                     player_state(player)->turn == 0);
    player_end(player);
    return is_told;
}

static void a_hunter_refuses_exploring_at_thirty_percent_of_health(void **unused)
{
    assert_true(is_refused(30, SUSPICION_MAX));
    assert_false(is_refused(40, SUSPICION_MAX));
    assert_false(is_refused(30, 0));
    (void)unused;
}

static void exploring_asks_of_a_hunter_in_view_however_far_it_is(void **unused)
{
    struct player *player = start(100, SUSPICION_MAX);
    player_press(player, "o");
    assert_true(player_was_told(player, "The blind digger hunts you: go on anyway?"));
    assert_int_equal(player_state(player)->turn, 0);
    player_press(player, "<Enter>");
    assert_in_range(player_state(player)->turn, 2, 20); /* as long as it is far */
    player_end(player);
    (void)unused;
}

static void what_can_not_hurt_does_not_refuse_it(void **unused)
{
    struct player *player = player_start_seeing_all("#########################\n"
                                                    "#e........@............!#\n"
                                                    "#########################\n");
    state_hero(state_of(player))->health = 1;
    game_picture_who(state_of(player), 'e')->suspicion = SUSPICION_MAX;
    player_press(player, "o");
    assert_true(player_state(player)->turn > 0);
    player_end(player);
    (void)unused;
}

/* Past the hunter, or away from it. */
static void travel_of_a_badly_hurt_hero_refuses_only_to_go_nearer(void **unused)
{
    for (int is_away = 0; is_away < 2; is_away++) {
        struct player *player = start(30, SUSPICION_MAX);
        game_play(player->game,
                  (struct command){.kind = COMMAND_TRAVEL, .target = {is_away ? 18 : 3, 1}});
        assert_int_equal(player_state(player)->turn, is_away);
        player_end(player);
    }
    (void)unused;
}

static void play_travel(struct player *player, int x)
{
    game_play(player->game, (struct command){.kind = COMMAND_TRAVEL, .target = {(int16_t)x, 1}});
}

static void insisting_on_one_place_is_not_insisting_on_another(void **unused)
{
    struct player *player = player_start_seeing_all("#########################\n"
                                                    "#......g....@..........!#\n"
                                                    "#########################\n");
    struct state *state = state_of(player);
    state_hero(state)->health = state->traits.health * 30 / 100;
    game_picture_who(state, 'g')->suspicion = SUSPICION_MAX;
    play_travel(player, 20);
    assert_int_equal(player_state(player)->turn, 0);
    play_travel(player, 3);
    assert_int_equal(player_state(player)->turn, 0);
    play_travel(player, 3);
    assert_int_equal(player_state(player)->turn, 1);
    player_end(player);
    (void)unused;
}

static void travel_that_was_stopped_by_a_danger_goes_on_if_it_is_given_again(void **unused)
{
    struct player *player = player_start_seeing_all("#########################\n"
                                                    "#...........@..........!#\n"
                                                    "#########################\n");
    struct state *state = state_of(player);
    struct handle sleeper = level_add_actor(
        state_level(state),
        (struct actor){
            .kind = MONSTER_DOORWARD, .position = {9, 1}, .health = 9, .is_asleep = true});
    for (int i = 0; i < 4 && !game_is_under_way(player->game); i++) /* it is news at first */
        play_travel(player, 20);
    assert_true(game_is_under_way(player->game));
    suspicion_wake(state, sleeper);
    level_actor(state_level(state), sleeper)->suspicion = SUSPICION_MAX;
    while (game_is_under_way(player->game))
        game_continue(player->game);
    int turn = player_state(player)->turn;
    assert_int_not_equal(state_hero(state)->position.x, 20);
    play_travel(player, 20);
    assert_int_equal(player_state(player)->turn, turn + 1);
    player_end(player);
    (void)unused;
}

static void one_more_press_goes_on(void **unused)
{
    struct player *player = start(30, SUSPICION_MAX);
    player_press(player, "o<Enter>");
    assert_true(player_state(player)->turn > 0);
    player_end(player);
    (void)unused;
}

static void badly_hurt_the_stairs_down_are_taken_by_enter_alone_if_a_brazier_burns(void **unused)
{
    struct player *player = player_start_seeing_all("#######\n#@.>.&#\n#######\n");
    struct state *state = state_of(player);
    state_hero(state)->health = state->traits.health * 30 / 100;
    player_press(player, ">");
    assert_int_equal(player_state(player)->depth, 1);
    assert_int_equal(player_hero(player).x, 3);
    assert_true(
        player_was_told(player, "You are badly hurt: rest first, or take the stairs anyway?"));
    player_press(player, ">");
    assert_int_equal(player_state(player)->depth, 1);
    player_press(player, "<Enter>");
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

/* The brazier is too far from the stairs to warm there; a wall may be between. */
static void badly_hurt_the_hero_is_asked_only_if_a_way_leads_to_the_brazier(void **unused)
{
    static const char *const pictures[] = {"###############\n#@>..........&#\n###############\n",
                                           "###############\n#@>.....#....&#\n###############\n"};
    for (int i = 0; i < 2; i++) {
        struct player *player = player_start_seeing_all(pictures[i]);
        struct state *state = state_of(player);
        state_hero(state)->health = state->traits.health * 30 / 100;
        player_press(player, ">");
        assert_int_equal(player_state(player)->depth, 1 + i);
        player_end(player);
    }
    (void)unused;
}

static void badly_hurt_the_stairs_down_are_taken_at_once_where_nothing_heals(void **unused)
{
    for (int is_spent = 0; is_spent <= 1; is_spent++) {
        struct player *player = player_start_seeing_all(is_spent ? "#######\n#@.>.&#\n#######\n"
                                                                 : "#######\n#@.>..#\n#######\n");
        struct state *state = state_of(player);
        state_hero(state)->health = state->traits.health * 30 / 100;
        state_level(state)->warmth_spent = is_spent ? warmth_left(state) : 0;
        player_press(player, ">");
        assert_int_equal(player_state(player)->depth, 2);
        player_end(player);
    }
    (void)unused;
}

static void badly_hurt_and_hunted_the_stairs_down_are_taken_at_once(void **unused)
{
    struct player *player = start(30, SUSPICION_MAX);
    struct state *state = state_of(player);
    level_set_terrain(state_level(state), state_hero(state)->position, TERRAIN_STAIRS_DOWN);
    level_remember(state_level(state),
                   grid_index(state_level(state)->grid, state_hero(state)->position),
                   (struct memory){.terrain = TERRAIN_STAIRS_DOWN});
    player_press(player, ">");
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_refuses_exploring_at_thirty_percent_of_health),
        cmocka_unit_test(exploring_asks_of_a_hunter_in_view_however_far_it_is),
        cmocka_unit_test(what_can_not_hurt_does_not_refuse_it),
        cmocka_unit_test(travel_of_a_badly_hurt_hero_refuses_only_to_go_nearer),
        cmocka_unit_test(insisting_on_one_place_is_not_insisting_on_another),
        cmocka_unit_test(travel_that_was_stopped_by_a_danger_goes_on_if_it_is_given_again),
        cmocka_unit_test(one_more_press_goes_on),
        cmocka_unit_test(badly_hurt_the_stairs_down_are_taken_by_enter_alone_if_a_brazier_burns),
        cmocka_unit_test(badly_hurt_the_hero_is_asked_only_if_a_way_leads_to_the_brazier),
        cmocka_unit_test(badly_hurt_the_stairs_down_are_taken_at_once_where_nothing_heals),
        cmocka_unit_test(badly_hurt_and_hunted_the_stairs_down_are_taken_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
