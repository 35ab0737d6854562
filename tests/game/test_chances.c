/* The first chances of a run: what the player is told, and when. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"
#include "support/snapshot_copy.h"

#include "game/chances.h"
#include "game/game.h"
#include "rules/stance.h"
#include "rules/visibility.h"
#include "world/hero.h"

/* The chance that comes first, once the hero has moved. */
static enum chance chance_of(struct state *state)
{
    struct chances chances = {.latest = CHANCE_NONE};
    ADD_EVENT(state, .kind = EVENT_MOVED, .actor = state->hero);
    chances_note(&chances, state);
    return chances.latest;
}

static void check(const char *picture, enum lantern lantern, enum chance expected)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    assert_int_equal(chance_of(state), expected);
    state_destroy(state);
}

static const char hall[] = "####################\n"
                           "#@.................#\n"
                           "#..................#\n"
                           "#..................#\n"
                           "####################\n";

static void unseen_ground_before_a_closed_lantern_is_a_chance_to_scout(void **unused)
{
    check(hall, LANTERN_DARK, CHANCE_SCOUT);
    check(hall, LANTERN_OPEN, CHANCE_NONE);
    (void)unused;
}

/* The sleeper was seen in the light, which is gone; the hero goes up to it in the dark. */
static void a_sleeper_that_was_seen_is_no_chance_to_scout(void **unused)
{
    static const char with_sleeper[] = "####################\n"
                                       "#@T................#\n"
                                       "#..................#\n"
                                       "####################\n";
    struct state *state = game_picture(with_sleeper);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(chance_of(state), CHANCE_STAB);
    struct chances chances = {.have_come[CHANCE_STAB] = true};
    chances_note(&chances, state);
    assert_int_equal(chances.latest, CHANCE_NONE);
    struct handle sleeper = game_picture_actor(state, 't');
    level_move_actor(state_level(state), sleeper, point_make(6, 1));
    level_actor(state_level(state), sleeper)->seen_at = point_make(6, 1);
    visibility_note_all(state);
    visibility_refresh(state);
    chances_note(&chances, state);
    assert_false(level_actor(state_level(state), sleeper)->is_seen);
    assert_int_equal(chances.latest, CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

static void while_something_is_wary_there_is_no_chance_to_scout(void **unused)
{
    struct state *state =
        game_picture("####################\n#@................r#\n####################\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_who(state, 'r')->suspicion = SUSPICION_WARY;
    assert_int_equal(chance_of(state), CHANCE_NONE);
    game_picture_who(state, 'r')->suspicion = 0;
    assert_int_equal(chance_of(state), CHANCE_SCOUT);
    state_destroy(state);
    (void)unused;
}

static void seen_ground_is_no_chance_to_scout(void **unused)
{
    struct state *state = game_picture(hall);
    stance_set_lantern(state, state->hero, LANTERN_DARK);
    game_picture_pass(state, 1);
    assert_int_equal(chance_of(state), CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_lantern_that_is_open_is_no_chance_to_scout(void **unused)
{
    struct state *state = game_picture(hall);
    state->traits.cone = 1;
    state_hero(state)->facing = DIRECTION_WEST;
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(chance_of(state), CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

static void closing_the_lantern_is_no_chance_to_scout(void **unused)
{
    struct chances chances = {.latest = CHANCE_NONE};
    struct state *state = game_picture(hall);
    game_picture_set_lantern(state, LANTERN_DARK);
    state->events.count = 0;
    chances_note(&chances, state);
    assert_int_equal(chances.latest, CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_watches_is_no_time_to_scout(void **unused)
{
    check("####################\n"
          "#@.e...............#\n"
          "#..................#\n"
          "#..................#\n"
          "####################\n",
          LANTERN_DARK, CHANCE_NONE);
    (void)unused;
}

static const char watched[] = "####################\n"
                              "#@......t..........#\n"
                              "####################\n";

static void what_notices_only_an_open_lantern_is_a_chance_to_pass(void **unused)
{
    check(watched, LANTERN_OPEN, CHANCE_PASS);
    check("####################\n"
          "#@.t...............#\n"
          "####################\n",
          LANTERN_OPEN, CHANCE_NONE);
    check("####################\n"
          "#@............t....#\n"
          "####################\n",
          LANTERN_OPEN, CHANCE_NONE);
    check("####################\n"
          "#@......T..........#\n"
          "####################\n",
          LANTERN_OPEN, CHANCE_NONE);
    (void)unused;
}

static void nobody_passes_what_stands_in_a_door(void **unused)
{
    check("####################\n"
          "#@.....d...........#\n"
          "####################\n",
          LANTERN_OPEN, CHANCE_NONE);
    (void)unused;
}

static struct state *start_hunted(void)
{
    struct state *state = game_picture("####################\n"
                                       "#@.#....t..........#\n"
                                       "####################\n");
    game_picture_who(state, 't')->suspicion = SUSPICION_MAX;
    return state;
}

static void a_hunter_out_of_sight_is_a_chance_to_hide(void **unused)
{
    struct state *state = start_hunted();
    assert_int_equal(chance_of(state), CHANCE_HIDE);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(chance_of(state), CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

/* A key that holds the lantern open, or a glow that clings to it. */
static void a_hero_that_would_still_give_light_is_told_nothing_of_the_dark(void **unused)
{
    (void)unused;
    for (int lit = 0; lit < 3; lit++)
        for (int sleeps = 0; sleeps < 2; sleeps++) {
            struct state *state = sleeps ? game_picture("#####\n#@T.#\n#####\n") : start_hunted();
            if (lit == 1)
                state_hero(state)->statuses[STATUS_GLOW] = 20;
            if (lit == 2)
                game_picture_give(state, ITEM_GLOWING_KEY, 1);
            assert_int_equal(chance_of(state), lit      ? CHANCE_NONE
                                               : sleeps ? CHANCE_STAB
                                                        : CHANCE_HIDE);
            state_destroy(state);
        }
}

static void a_key_that_holds_the_lantern_open_leaves_no_chance_to_pass(void **unused)
{
    struct state *state = game_picture(watched);
    game_picture_give(state, ITEM_GLOWING_KEY, 1);
    assert_int_equal(chance_of(state), CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

/* A rat that hunts is kept off by the lantern alone. */
static void what_light_keeps_off_leaves_no_chance_to_pass(void **unused)
{
    for (int hunts = 0; hunts < 2; hunts++) {
        struct state *state = game_picture("####################\n"
                                           "#@......t....r.....#\n"
                                           "####################\n");
        struct actor *rat = game_picture_who(state, 'r');
        rat->suspicion = hunts ? SUSPICION_HUNTING : 0;
        assert_int_equal(chance_of(state), hunts ? CHANCE_NONE : CHANCE_PASS);
        state_destroy(state);
    }
    (void)unused;
}

static void what_never_gives_up_is_no_chance_to_hide(void **unused)
{
    struct state *state = start_hunted();
    game_picture_who(state, 't')->kind = monster_night_hunter();
    assert_int_equal(chance_of(state), CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_is_blind_is_no_chance_to_hide(void **unused)
{
    struct state *state = start_hunted();
    game_picture_who(state, 't')->kind = MONSTER_BLIND_DIGGER;
    assert_int_equal(chance_of(state), CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_light_keeps_off_is_no_chance_to_hide(void **unused)
{
    struct state *state = start_hunted();
    struct actor *rat = game_picture_who(state, 't');
    rat->kind = MONSTER_GUTTER_RAT;
    assert_int_equal(chance_of(state), CHANCE_NONE);
    game_picture_set_lantern(state, LANTERN_HOODED);
    rat->suspicion = SUSPICION_MAX;
    assert_int_equal(chance_of(state), CHANCE_HIDE);
    state_destroy(state);
    (void)unused;
}

static void while_hunted_there_is_no_time_to_scout_or_to_strike_sleepers(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#@R......#.....t...#\n"
                                       "#........#.........#\n"
                                       "#........#.........#\n"
                                       "####################\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_who(state, 't')->suspicion = SUSPICION_MAX;
    assert_int_equal(chance_of(state), CHANCE_NONE);
    game_picture_who(state, 't')->suspicion = 0;
    assert_int_equal(chance_of(state), CHANCE_STAB);
    state_destroy(state);
    (void)unused;
}

/* Seen or not: a lurker lies hidden in the grass. */
static void a_hunter_that_sees_the_hero_is_none(void **unused)
{
    static const char glyphs[] = "tu";
    for (int i = 0; i < 2; i++) {
        struct state *state = game_picture(i == 0 ? watched : "#########\n#@...u..#\n#########\n");
        game_picture_who(state, glyphs[i])->suspicion = SUSPICION_MAX;
        assert_int_equal(chance_of(state), CHANCE_NONE);
        state_destroy(state);
    }
    (void)unused;
}

/* A still hero, and a hound three cells away with that suspicion. */
static enum chance chance_beside(const char *picture, int suspicion)
{
    struct state *state = game_picture(picture);
    state->traits.dark_sight = 2;
    game_picture_set_lantern(state, LANTERN_DARK);
    state->still_turns = HERO_STILL_TURNS;
    game_picture_who(state, 't')->suspicion = suspicion;
    enum chance chance = chance_of(state);
    state_destroy(state);
    return chance;
}

static void what_comes_to_a_still_hero_is_a_chance_to_ambush(void **unused)
{
    const char *near = "#######\n#@.t..#\n#######\n";
    assert_int_equal(chance_beside(near, SUSPICION_WARY), CHANCE_AMBUSH);
    assert_int_equal(chance_beside(near, SUSPICION_HUNTING), CHANCE_NONE);
    assert_int_equal(chance_beside(near, 0), CHANCE_NONE);
    assert_int_equal(chance_beside("#######\n#@..t.#\n#######\n", SUSPICION_WARY), CHANCE_NONE);
    /* A corner is in the way of the blow. */
    assert_int_equal(chance_beside("####\n#@##\n#.t#\n####\n", SUSPICION_WARY), CHANCE_NONE);
    assert_int_equal(chance_beside("####\n#@.#\n#.t#\n####\n", SUSPICION_WARY), CHANCE_AMBUSH);
    (void)unused;
}

static void what_does_not_come_is_no_chance_to_ambush(void **unused)
{
    for (const char *glyph = "ebl"; *glyph; glyph++) {
        char picture[] = "#######\n#@.?..#\n#######\n";
        picture[11] = *glyph;
        struct state *state = game_picture(picture);
        state->traits.dark_sight = 2;
        game_picture_set_lantern(state, LANTERN_DARK);
        state->still_turns = HERO_STILL_TURNS;
        game_picture_who(state, *glyph)->suspicion = SUSPICION_WARY;
        assert_int_not_equal(chance_of(state), CHANCE_AMBUSH);
        state_destroy(state);
    }
    (void)unused;
}

static void a_refused_command_is_no_new_chance(void **unused)
{
    struct player *player = player_start("##########\n#@......t#\n##########\n");
    player_press(player, ".");
    assert_int_equal(game_chance(player->game), CHANCE_PASS);
    player_press(player, ">");
    assert_int_equal(game_chance(player->game), CHANCE_NONE);
    player_end(player);
    (void)unused;
}

static void a_sleeper_near_the_hero_is_a_chance_to_strike_it(void **unused)
{
    check("##########\n#@....T..#\n##########\n", LANTERN_OPEN, CHANCE_STAB);
    check("##########\n#@.....T.#\n##########\n", LANTERN_OPEN, CHANCE_NONE);
    (void)unused;
}

static void each_comes_once_and_one_at_a_time(void **unused)
{
    static const enum chance expected[] = {CHANCE_STAB, CHANCE_PASS, CHANCE_NONE};
    struct chances chances = {.latest = CHANCE_NONE};
    struct state *state = game_picture("####################\n"
                                       "#@..R...t..........#\n"
                                       "####################\n");
    for (int i = 0; i < 3; i++) {
        chances_note(&chances, state);
        assert_int_equal(chances.latest, expected[i]);
    }
    state_destroy(state);
    (void)unused;
}

static void they_come_on_the_first_two_floors_only(void **unused)
{
    for (int depth = 2; depth <= 3; depth++) {
        struct state *state = game_picture(hall);
        game_picture_set_lantern(state, LANTERN_DARK);
        game_picture_sink(state, depth);
        assert_int_equal(chance_of(state), depth == 2 ? CHANCE_SCOUT : CHANCE_NONE);
        state_destroy(state);
    }
    (void)unused;
}

static void what_has_come_is_saved(void **unused)
{
    struct player *player = player_start(watched);
    player_press(player, ".");
    assert_int_equal(game_chance(player->game), CHANCE_PASS);
    struct game *copy = snapshot_copy_of(player->game);
    game_play(copy, (struct command){.kind = COMMAND_WAIT});
    assert_int_equal(game_chance(copy), CHANCE_NONE);
    game_destroy(copy);
    player_end(player);
    (void)unused;
}

static void the_lesson_has_none(void **unused)
{
    struct state *state = game_picture(hall);
    game_picture_set_lantern(state, LANTERN_DARK);
    struct level level = state->lesson;
    state->lesson = state->levels[0];
    state->levels[0] = level;
    state->depth = LESSON_DEPTH;
    assert_int_equal(chance_of(state), CHANCE_NONE);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unseen_ground_before_a_closed_lantern_is_a_chance_to_scout),
        cmocka_unit_test(a_sleeper_that_was_seen_is_no_chance_to_scout),
        cmocka_unit_test(while_something_is_wary_there_is_no_chance_to_scout),
        cmocka_unit_test(seen_ground_is_no_chance_to_scout),
        cmocka_unit_test(a_lantern_that_is_open_is_no_chance_to_scout),
        cmocka_unit_test(closing_the_lantern_is_no_chance_to_scout),
        cmocka_unit_test(what_watches_is_no_time_to_scout),
        cmocka_unit_test(what_notices_only_an_open_lantern_is_a_chance_to_pass),
        cmocka_unit_test(nobody_passes_what_stands_in_a_door),
        cmocka_unit_test(a_hunter_out_of_sight_is_a_chance_to_hide),
        cmocka_unit_test(a_hero_that_would_still_give_light_is_told_nothing_of_the_dark),
        cmocka_unit_test(a_key_that_holds_the_lantern_open_leaves_no_chance_to_pass),
        cmocka_unit_test(what_light_keeps_off_leaves_no_chance_to_pass),
        cmocka_unit_test(what_never_gives_up_is_no_chance_to_hide),
        cmocka_unit_test(what_is_blind_is_no_chance_to_hide),
        cmocka_unit_test(what_light_keeps_off_is_no_chance_to_hide),
        cmocka_unit_test(while_hunted_there_is_no_time_to_scout_or_to_strike_sleepers),
        cmocka_unit_test(a_hunter_that_sees_the_hero_is_none),
        cmocka_unit_test(what_comes_to_a_still_hero_is_a_chance_to_ambush),
        cmocka_unit_test(what_does_not_come_is_no_chance_to_ambush),
        cmocka_unit_test(a_refused_command_is_no_new_chance),
        cmocka_unit_test(a_sleeper_near_the_hero_is_a_chance_to_strike_it),
        cmocka_unit_test(each_comes_once_and_one_at_a_time),
        cmocka_unit_test(what_has_come_is_saved),
        cmocka_unit_test(the_lesson_has_none),
        cmocka_unit_test(they_come_on_the_first_two_floors_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
