/* Automatic movement near creatures that notice or hunt the hero: it asks, then goes on while they come no nearer; and it leads
 * nearer to a hunter only if told to. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "base/array.h"
#include "rules/visibility.h"

#include <stdio.h>
#include <string.h>

static const struct command down = {.kind = COMMAND_STAIRS, .leads = 1};

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

/* A doorward behind a merchant that it cannot pass. */
static const char gallery[] = "####################\n"
                              "#>...@..Vd.........#\n"
                              "####################\n";

static struct player *start(const char *picture, char glyph, int suspicion)
{
    struct player *player = player_start(picture);
    struct actor *actor = game_picture_who(state_of(player), glyph);
    actor->suspicion = suspicion;
    actor->has_hunted = suspicion >= SUSPICION_HUNTING;
    return player;
}

/* In a picture of one row between walls, which the hero knows whole; a doorward hunts it. */
static struct player *start_in_row(const char *row)
{
    char picture[96];
    char wall[32] = {0};
    memset(wall, '#', strlen(row));
    snprintf(picture, sizeof picture, "%s\n%s\n%s\n", wall, row, wall);
    struct player *player = start(picture, 'd', SUSPICION_MAX);
    struct level *level = state_level(state_of(player));
    for (struct point p = {1, 1}; p.x < level->grid.width - 1; p.x++)
        if (level_memory(level, p)->terrain == TERRAIN_NONE)
            level_chart(level, p, level_terrain(level, p), 0);
    return player;
}

/* A press is refused, the next leads past the hunter's reach to the end. */
static void travel_agreed_to_goes_on_while_a_hunter_comes_no_nearer(void **unused)
{
    struct player *player = start(gallery, 'd', SUSPICION_MAX);
    player_play(player, down);
    assert_int_equal(player_hero(player).x, 5);
    assert_true(player_was_told(player, "The doorward hunts you: go on anyway?"));
    player_press(player, "<Enter>");
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

/* A hunter as fast as the hero, four steps behind. */
static void travel_agreed_to_goes_on_while_a_hunter_follows_at_its_distance(void **unused)
{
    struct player *player = start_in_row("#.d...@...........>#");
    player_press(player, "><Enter>");
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

/* It has two steps for each of the hero's. */
static void travel_agreed_to_stops_when_a_hunter_comes_nearer(void **unused)
{
    struct player *player = start_in_row("#.d...@............>#");
    game_picture_who(state_of(player), 'd')->statuses[STATUS_HASTE] = 90;
    player_press(player, "><Enter>");
    assert_in_range(player_hero(player).x, 7, 10);
    assert_true(player_was_told(player, "You stop: the doorward hunts you."));
    int x = player_hero(player).x;
    player_press(player, "<Enter>");
    assert_int_equal(player_hero(player).x, x + 1);
    player_end(player);
    (void)unused;
}

/* The hunter stands behind a merchant that it cannot pass. */
static void travel_towards_a_hunter_takes_one_step_a_press(void **unused)
{
    struct player *player = start_in_row("#......@...>.Vd....#");
    player_press(player, ">");
    assert_true(player_was_told(player, "The doorward hunts you: go on anyway?"));
    for (int x = 8; x <= 10; x++) {
        player_press(player, "<Enter>");
        assert_int_equal(player_hero(player).x, x);
    }
    player_end(player);
    (void)unused;
}

/* The hunter went behind the bend; the way to the unknown leads there. */
static void exploring_agreed_to_goes_on_towards_a_hunter_out_of_view(void **unused)
{
    struct player *player = start("################\n"
                                  "#@..........####\n"
                                  "###########.####\n"
                                  "###########.Vd.#\n"
                                  "################\n",
                                  'd', SUSPICION_MAX);
    struct actor *doorward = game_picture_who(state_of(player), 'd');
    doorward->seen_until = 1;
    doorward->seen_at = doorward->position;
    player_press(player, "o");
    assert_int_equal(player_hero(player).x, 1);
    player_press(player, "<Enter>");
    assert_in_range(player_hero(player).x, 3, 11); /* until it hears it */
    player_end(player);
    (void)unused;
}

static void travel_agreed_to_opens_a_closed_door_and_goes_on(void **unused)
{
    struct player *player = start_in_row("#....+.@..Vd....#");
    struct command command = {.kind = COMMAND_TRAVEL, .target = {2, 1}};
    struct point cells[8];
    assert_int_equal(game_trace_way(player->game, command.target, cells, 8), 5);
    player_play(player, command);
    assert_int_equal(player_hero(player).x, 7);
    player_play(player, command);
    assert_int_equal(player_hero(player).x, 2);
    player_end(player);
    (void)unused;
}

/* It strikes for less than the hero has left: one answer is enough. */
static void a_blow_by_what_was_agreed_to_asks_nothing_again(void **unused)
{
    struct player *player = start_in_row("#.........@d......>#");
    struct command west = {.kind = COMMAND_TRAVEL, .target = {1, 1}};
    for (int n = 0; n < 6; n++) {
        state_hero(state_of(player))->health = 30;
        player_play(player, west);
    }
    assert_in_range(player_hero(player).x, 1, 5);
    player_end(player);
    (void)unused;
}

static void a_refusal_says_that_a_step_could_kill(void **unused)
{
    struct player *player = start_in_row("#.........@d......>#");
    struct command west = {.kind = COMMAND_TRAVEL, .target = {1, 1}};
    state_hero(state_of(player))->health = 3;
    player_play(player, west);
    assert_true(
        player_was_told(player, "The doorward hunts you and could kill you: go on anyway?"));
    player_end(player);
    (void)unused;
}

static void a_refusal_says_what_a_step_with_a_dark_lantern_takes(void **unused)
{
    static const struct {
        enum lantern lantern;
        const char *sentence;
    } cases[] = {
        {LANTERN_DARK,
         "The doorward hunts you. A step with a dark lantern takes two turns. Go on anyway?"},
        {LANTERN_HOODED, "The doorward hunts you: go on anyway?"},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct player *player = start_in_row("#.........@d......>#");
        state_hero(state_of(player))->lantern = cases[i].lantern;
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {1, 1}});
        assert_true(player_was_told(player, cases[i].sentence));
        player_end(player);
    }
    (void)unused;
}

/* The hunter stands where the way goes. */
static void nothing_is_insisted_on_where_a_hunter_is_in_the_way(void **unused)
{
    struct player *player = start_in_row("#.........@d......>#");
    player_press(player, ">");
    assert_int_equal(player_state(player)->turn, 0);
    assert_null(strstr(player->told, "anyway?"));
    assert_non_null(strstr(player->told, "in the way"));
    player_end(player);
    (void)unused;
}

/* The hunter steps into the way to the nearer ones after the first press. */
static void stairs_agreed_to_are_not_changed_for_others_without_a_word(void **unused)
{
    struct player *player = start_in_row("#>....@d..........>#");
    struct level *level = state_level(state_of(player));
    player_press(player, ">");
    assert_non_null(strstr(player->told, "anyway?"));
    level_move_actor(level, level_actor_at(level, point_make(7, 1)), point_make(4, 1));
    visibility_refresh(state_of(player));
    player_press(player, "<Enter>");
    assert_int_equal(player_hero(player).x, 6);
    assert_non_null(strstr(player->told, "You stop"));
    player_end(player);
    (void)unused;
}

/* A hunting rat that the light keeps off. */
static void a_hunter_that_is_kept_off_refuses_nothing(void **unused)
{
    struct player *player = start("############\n"
                                  "#>...@..r..#\n"
                                  "#.#######..#\n"
                                  "############\n",
                                  'r', SUSPICION_MAX);
    player_press(player, "o");
    assert_true(player_state(player)->turn > 0);
    player_end(player);
    (void)unused;
}

/* They come and go at the edge of the light, and hunt again and again. Each time that they come near they may be cornered, and
 * bite. */
static void hunters_kept_off_stop_exploring_only_as_they_come_near(void **unused)
{
    struct player *player = player_start("########################################\n"
                                         "#......................................#\n"
                                         "#.......##.......##........##..........#\n"
                                         "#......................................#\n"
                                         "#...@.....r............................#\n"
                                         "#......................................#\n"
                                         "#.......##.......##........##..........#\n"
                                         "#............r.........................#\n"
                                         "#......................................#\n"
                                         "########################################\n");
    int presses = 0;
    while (!strstr(player->told, "nothing left") && presses++ < 40)
        player_press(player, "o");
    assert_in_range(presses, 1, 8);
    player_end(player);
    (void)unused;
}

/* Creatures that never come, but would ring, shout or hunt: exploring does not approach them. */
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

static void exploring_passes_a_caller_unless_it_has_yet_to_call(void **unused)
{
    static const char bell[] = "##############\n#@....b......#\n##############\n";
    assert_true(explores(bell, 'b', 0, ""));
    assert_true(explores(bell, 'b', SUSPICION_MAX, "")); /* it flees, and has rung */
    assert_false(explores(bell, 'b', SUSPICION_HUNTING - 1, " is wary of you: go on anyway?"));
    (void)unused;
}

static void exploring_leads_away_from_a_hunter_far_off(void **unused)
{
    static const char hall[] = "############################\n"
                               "#+...........@........g....#\n"
                               "#.##########################\n";
    struct player *player = player_start(hall);
    struct actor *digger = game_picture_who(state_of(player), 'g');
    digger->suspicion = SUSPICION_MAX;
    digger->shines = true;
    digger->seen_until = 1;
    game_play(player->game, (struct command){.kind = COMMAND_EXPLORE});
    assert_int_equal(player_hero(player).x, 12);
    player_end(player);
    (void)unused;
}

/* Explores with a bell crawler in view that has noticed the hero. */
static struct player *explore_past(const char *picture, int suspicion)
{
    struct player *player = start(picture, 'b', suspicion);
    assert_true(game_picture_who(state_of(player), 'b')->is_seen);
    player_play(player, (struct command){.kind = COMMAND_EXPLORE});
    return player;
}

/* The door is the nearest unexplored place. */
static const char fork[] = "##############.#################\n"
                           "##############+#################\n"
                           "#.........@....b...............#\n"
                           "################################\n";

static void exploring_prefers_cells_that_are_no_nearer_to_it(void **unused)
{
    struct player *player = explore_past(fork, 1);
    assert_true(player_hero(player).x < 10);
    player_end(player);
    (void)unused;
}

/* It is out of view behind the bend. */
static void exploring_refuses_to_come_nearer_to_a_hunter_out_of_sight(void **unused)
{
    struct player *player = player_start("###############\n"
                                         "#@..........###\n"
                                         "###########.###\n"
                                         "###########.g.#\n"
                                         "###############\n");
    struct actor *digger = game_picture_who(state_of(player), 'g');
    digger->suspicion = SUSPICION_MAX;
    digger->seen_until = 1;
    digger->seen_at = point_make(12, 3);
    player_press(player, "o");
    assert_true(player_was_told(player, "The blind digger hunts you, and the way leads nearer to "
                                        "it: go on anyway?"));
    assert_int_equal(player_hero(player).x, 1);
    player_press(player, "<Enter>");
    assert_int_equal(player_hero(player).x, 5); /* where its digging is near */
    player_end(player);
    (void)unused;
}

/* The door is as far from where it was last seen as the hero is. */
static void exploring_does_not_open_a_door_on_what_noticed_the_hero(void **unused)
{
    static const struct {
        int suspicion;
        const char *sentence;
    } cases[] = {{SUSPICION_WARY, "The blind digger is wary of you, and the way leads nearer to "
                                  "it: go on anyway?"},
                 {SUSPICION_MAX, "The blind digger hunts you, and the way leads nearer to it: "
                                 "go on anyway?"}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct player *player = player_start("###########\n"
                                             "#####@#####\n"
                                             "#####+#####\n"
                                             "#.........#\n"
                                             "#....g....#\n"
                                             "###########\n");
        struct actor *digger = game_picture_who(state_of(player), 'g');
        digger->suspicion = cases[i].suspicion;
        digger->seen_until = 1;
        digger->seen_at = point_make(8, 3);
        player_press(player, "o");
        assert_int_equal(player_state(player)->turn, 0);
        assert_true(player_was_told(player, cases[i].sentence));
        player_press(player, "<Enter>");
        assert_true(player_state(player)->turn > 0);
        player_end(player);
    }
    (void)unused;
}

/* Whether explore refuses to open a door that many turns after it lost sight of a wary creature behind it. */
static bool keeps_shut(char glyph, int turns_since)
{
    char picture[] = "###########\n"
                     "#####@#####\n"
                     "#####+#####\n"
                     "#.........#\n"
                     "#....g....#\n"
                     "###########\n";
    *strchr(picture, 'g') = glyph;
    struct player *player = player_start(picture);
    struct actor *other = game_picture_who(state_of(player), glyph);
    state_of(player)->turn = 100;
    other->suspicion = SUSPICION_WARY;
    other->seen_until = 100 + 1 - turns_since;
    other->seen_at = point_make(8, 3);
    player_press(player, "o");
    bool is_shut = player_state(player)->turn == 100;
    player_end(player);
    return is_shut;
}

static void a_door_is_kept_shut_for_forty_turns_and_only_on_what_comes_after_the_hero(void **unused)
{
    assert_true(keeps_shut('g', 40));
    assert_false(keeps_shut('g', 41));
    assert_false(keeps_shut('m', 40));
    (void)unused;
}

/* Noticed, then forgotten again: its surroundings are still left to the end. */
static void exploring_avoids_the_last_known_cell_of_a_creature_that_calls_others(void **unused)
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

static void exploring_enters_the_zone_of_a_creature_that_left_or_died(void **unused)
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

/* A creature that repeats what it hears never hunts. */
static void exploring_passes_a_creature_that_never_hunts(void **unused)
{
    assert_true(explores("##############\n#@....q......#\n##############\n", 'q', 1, ""));
    (void)unused;
}

static void after_exploring_everything_the_refusal_says_what_is_left(void **unused)
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
        cmocka_unit_test(travel_agreed_to_goes_on_while_a_hunter_comes_no_nearer),
        cmocka_unit_test(travel_agreed_to_goes_on_while_a_hunter_follows_at_its_distance),
        cmocka_unit_test(travel_agreed_to_stops_when_a_hunter_comes_nearer),
        cmocka_unit_test(travel_towards_a_hunter_takes_one_step_a_press),
        cmocka_unit_test(a_blow_by_what_was_agreed_to_asks_nothing_again),
        cmocka_unit_test(stairs_agreed_to_are_not_changed_for_others_without_a_word),
        cmocka_unit_test(a_refusal_says_that_a_step_could_kill),
        cmocka_unit_test(a_refusal_says_what_a_step_with_a_dark_lantern_takes),
        cmocka_unit_test(nothing_is_insisted_on_where_a_hunter_is_in_the_way),
        cmocka_unit_test(exploring_agreed_to_goes_on_towards_a_hunter_out_of_view),
        cmocka_unit_test(travel_agreed_to_opens_a_closed_door_and_goes_on),
        cmocka_unit_test(exploring_passes_a_caller_unless_it_has_yet_to_call),
        cmocka_unit_test(exploring_leads_away_from_a_hunter_far_off),
        cmocka_unit_test(exploring_prefers_cells_that_are_no_nearer_to_it),
        cmocka_unit_test(exploring_refuses_to_come_nearer_to_a_hunter_out_of_sight),
        cmocka_unit_test(exploring_does_not_open_a_door_on_what_noticed_the_hero),
        cmocka_unit_test(a_door_is_kept_shut_for_forty_turns_and_only_on_what_comes_after_the_hero),
        cmocka_unit_test(exploring_avoids_the_last_known_cell_of_a_creature_that_calls_others),
        cmocka_unit_test(exploring_enters_the_zone_of_a_creature_that_left_or_died),
        cmocka_unit_test(exploring_passes_a_creature_that_never_hunts),
        cmocka_unit_test(after_exploring_everything_the_refusal_says_what_is_left),
        cmocka_unit_test(a_hunter_that_is_kept_off_refuses_nothing),
        cmocka_unit_test(hunters_kept_off_stop_exploring_only_as_they_come_near),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
