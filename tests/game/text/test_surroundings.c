/* Sentences of the surroundings. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/text/surroundings.h"
#include "rules/perform.h"
#include "rules/visibility.h"

#include <string.h>

static char told[16384];

/* All sentences, one a line. */
static const char *tell(const struct state *state)
{
    static struct surroundings around;
    struct text text = text_init(told, sizeof told);
    surroundings_look(state, &around);
    for (int i = 0; i < around.count; i++) {
        surroundings_tell(state, &around.all[i], &text);
        text_append(&text, "\n");
    }
    return told;
}

static bool tells(const struct state *state, const char *sentence)
{
    char line[256];
    struct text text = text_init(line, sizeof line);
    text_append(&text, "%s\n", sentence);
    const char *found = strstr(tell(state), line);
    bool is_whole = found && (found == told || found[-1] == '\n');
    if (!is_whole)
        print_error("'%s' is not in:\n%s", sentence, told);
    return is_whole;
}

/* Whether both are told, in this order. */
static bool tells_before(const struct state *state, const char *first, const char *second)
{
    return tells(state, first) && tells(state, second) &&
           strstr(told, first) < strstr(told, second);
}

static void the_hero_comes_first(void **unused)
{
    struct state *state = game_picture("#####\n"
                                       "#!@.#\n"
                                       "#####\n");
    const char *first =
        "You are on floor 1, in bright light, lantern open, health 30 of 30; nothing "
        "you know of hunts you.\n";
    assert_memory_equal(tell(state), first, strlen(first));
    game_picture_set_lantern(state, LANTERN_DARK);
    state_hero(state)->health = 7;
    assert_true(tells(state, "You are on floor 1, in the dark, lantern dark, health 7 of 30; "
                             "nothing you know of hunts you."));
    state_destroy(state);
    (void)unused;
}

static void perceived_hunters_are_named(void **unused)
{
    struct state *state = game_picture_plain("##########\n"
                                             "#@..r...d#\n"
                                             "##########\n",
                                             20);
    game_picture_who(state, 'd')->suspicion = SUSPICION_MAX;
    assert_true(tells(
        state, "You are on floor 1, in a game without light, health 30 of 30; a doorward hunts "
               "you."));
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    assert_true(tells(
        state, "You are on floor 1, in a game without light, health 30 of 30; 2 hunt you, the "
               "nearest a gutter rat."));
    game_picture_who(state, 'r')->is_seen = false;
    game_picture_who(state, 'd')->is_seen = false;
    assert_true(tells(state,
                      "You are on floor 1, in a game without light, health 30 of 30; something out "
                      "of sight hunts you."));
    state_destroy(state);
    (void)unused;
}

static void nearer_comes_before_farther(void **unused)
{
    struct state *state = game_picture_plain("###############\n"
                                             "#..R........>.#\n"
                                             "#.............#\n"
                                             "#..!..@.......#\n"
                                             "###############\n",
                                             20);
    assert_true(
        tells_before(state, "A healing potion, 3 steps west.", "Stairs down, 6 steps east."));
    assert_true(tells(state, "A gutter rat, asleep, 3 steps north-west."));
    assert_true(strstr(told, "A gutter rat") < strstr(told, "A healing potion"));
    state_destroy(state);
    (void)unused;
}

static void creatures_come_before_nearer_things(void **unused)
{
    struct state *state = game_picture_plain("###############\n"
                                             "#.!..@.....R..#\n"
                                             "###############\n",
                                             20);
    assert_true(tells_before(state, "A gutter rat, asleep, 6 steps east.",
                             "A healing potion, 3 steps west."));
    state_destroy(state);
    (void)unused;
}

static void eyes_tell_only_place_and_mood(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#@..........r......#\n"
                                       "####################\n");
    assert_true(game_picture_who(state, 'r')->shines);
    assert_true(tells(state, "Eyes shining, unaware, 11 steps east."));
    assert_null(strstr(told, "rat"));
    state_destroy(state);
    (void)unused;
}

static void unperceived_actors_are_not_told(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#@....#r...!.+.>...#\n"
                                       "####################\n");
    tell(state);
    assert_null(strstr(told, "rat"));
    assert_null(strstr(told, "potion"));
    assert_null(strstr(told, "door"));
    assert_null(strstr(told, "Stairs"));
    state_destroy(state);
    (void)unused;
}

static void remembered_cells_say_so(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#@..>...+#\n"
                                       "##########\n");
    assert_true(tells(state, "Stairs down, 3 steps east."));
    perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = LANTERN_DARK});
    assert_true(tells(state, "Stairs down, 3 steps east, remembered."));
    state_destroy(state);
    (void)unused;
}

static void cells_from_a_map_say_so(void **unused)
{
    struct state *state = game_picture("###################\n"
                                       "#@..............>.#\n"
                                       "###################\n");
    level_chart(state_level(state), point_make(16, 1), TERRAIN_STAIRS_DOWN, 0);
    assert_true(tells(state, "Stairs down, 15 steps east, from a map."));
    state_destroy(state);
    (void)unused;
}

static void walls_and_ways_are_summed_up(void **unused)
{
    struct state *state = game_picture_plain("######\n"
                                             "#....#\n"
                                             "#@...#\n"
                                             "######\n",
                                             20);
    assert_true(tells(state, "A wall south and west; open north for 1 step, east for 3 steps."));
    state_destroy(state);
    state = game_picture_plain("########\n"
                               "#..@..+#\n"
                               "########\n",
                               20);
    assert_true(tells(
        state, "A wall north and south; a corridor goes east for 2 steps, west for 2 steps."));
    state_destroy(state);
    (void)unused;
}

static void only_the_nearest_of_a_wide_terrain_is_told(void **unused)
{
    struct state *state = game_picture_plain("###########\n"
                                             "#@..~~~~..#\n"
                                             "#000~~~\"\".#\n"
                                             "###########\n",
                                             20);
    assert_true(tells(state, "Deep water, the nearest, 3 steps east."));
    assert_true(tells(state, "Tall grass, the nearest, 6 steps east."));
    assert_true(tells(state, "A chasm, 1 step south."));
    assert_null(strstr(strstr(told, "Deep water") + 1, "Deep water"));
    assert_null(strstr(strstr(told, "A chasm, ") + 1, "A chasm, "));
    state_destroy(state);
    (void)unused;
}

static void doors_and_known_traps_are_told_one_by_one(void **unused)
{
    struct state *state = game_picture_plain("#########\n"
                                             "+.@.....+\n"
                                             "#########\n",
                                             20);
    level_set_terrain(state_level(state), point_make(4, 1), TERRAIN_SNARE);
    level_set_terrain(state_level(state), point_make(6, 1), TERRAIN_SNARE_HIDDEN);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_true(tells(state, "A closed door, 2 steps west."));
    assert_true(tells(state, "A closed door, 6 steps east."));
    assert_true(tells(state, "A snare, 2 steps east."));
    assert_null(strstr(told, "4 steps"));
    state_destroy(state);
    (void)unused;
}

static void a_telegraphed_attack_is_told_with_its_place(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#.r@..#\n"
                                       "#######\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    event_list_add(&state->events, (struct event){.kind = EVENT_TELL,
                                                  .monster = MONSTER_GUTTER_RAT,
                                                  .from = {2, 1},
                                                  .to = {3, 1}});
    assert_true(tells(state, "Something squeals beside you! That was 1 step west."));
    state_destroy(state);
    (void)unused;
}

static void a_noise_out_of_view_is_repeated_as_it_was_told(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#..@#.#\n"
                                       "#######\n");
    event_list_add(&state->events,
                   (struct event){.kind = EVENT_NOISE, .loudness = LOUDNESS_SOFT, .to = {5, 1}});
    assert_true(tells(state, "You hear a soft noise nearby, from the east."));
    state->events.events[0].to = point_make(2, 1);
    assert_null(strstr(tell(state), "noise")); /* in view: not told */
    state_destroy(state);
    (void)unused;
}

static void the_nearest_unexplored_edge_is_told(void **unused)
{
    struct state *state = game_picture("################\n"
                                       "#@.............#\n"
                                       "################\n");
    assert_true(tells(state, "Unexplored beyond 7 steps east."));
    state_destroy(state);
    state = game_picture("#####\n"
                         "#@..#\n"
                         "#####\n");
    assert_null(strstr(tell(state), "Unexplored"));
    state_destroy(state);
    (void)unused;
}

static void a_floor_full_of_things_leaves_out_the_farthest(void **unused)
{
    static char picture[4096];
    struct text text = text_init(picture, sizeof picture);
    for (int y = 0; y < 21; y++) {
        for (int x = 0; x < 41; x++)
            text_append(&text, "%c",
                        y % 20 == 0 || x % 40 == 0 ? '#'
                        : x == 20 && y == 10       ? '@'
                                                   : '!');
        text_append(&text, "\n");
    }
    struct state *state = game_picture_plain(picture, 30);
    tell(state);
    int lines = 0;
    for (const char *c = told; *c; c++)
        lines += *c == '\n';
    assert_int_equal(lines, SURROUNDINGS_MAX);
    assert_true(tells(state, "A healing potion, 1 step north."));
    assert_null(strstr(told, "potion, 6 steps"));
    state_destroy(state);
    (void)unused;
}

static void a_special_room_is_named_once_entered(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    struct level *level = state_level(state);
    level->sites[level->site_count++] =
        (struct site){.type = SITE_LIBRARY, .area = {{1, 1}, {3, 1}}};
    assert_true(tells(state, "You stand on the floor."));
    level->sites[0].is_entered = true;
    assert_true(tells(state, "You stand on the floor, in a library of maps."));
    state_destroy(state);
    (void)unused;
}

static void cells_from_a_map_count_as_unexplored(void **unused)
{
    struct state *state = game_picture("################\n"
                                       "#@.............#\n"
                                       "################\n");
    level_chart(state_level(state), point_make(9, 1), TERRAIN_FLOOR, 0);
    assert_true(tells(state, "Unexplored beyond 7 steps east."));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hero_comes_first),
        cmocka_unit_test(perceived_hunters_are_named),
        cmocka_unit_test(nearer_comes_before_farther),
        cmocka_unit_test(creatures_come_before_nearer_things),
        cmocka_unit_test(eyes_tell_only_place_and_mood),
        cmocka_unit_test(unperceived_actors_are_not_told),
        cmocka_unit_test(remembered_cells_say_so),
        cmocka_unit_test(cells_from_a_map_say_so),
        cmocka_unit_test(walls_and_ways_are_summed_up),
        cmocka_unit_test(only_the_nearest_of_a_wide_terrain_is_told),
        cmocka_unit_test(doors_and_known_traps_are_told_one_by_one),
        cmocka_unit_test(a_telegraphed_attack_is_told_with_its_place),
        cmocka_unit_test(a_noise_out_of_view_is_repeated_as_it_was_told),
        cmocka_unit_test(the_nearest_unexplored_edge_is_told),
        cmocka_unit_test(a_floor_full_of_things_leaves_out_the_farthest),
        cmocka_unit_test(a_special_room_is_named_once_entered),
        cmocka_unit_test(cells_from_a_map_count_as_unexplored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
