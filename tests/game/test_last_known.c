/* Charms tell of actors that the hero does not see. */
#include "game/last_known.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/statuses.h"
#include "rules/visibility.h"
#include "world/captive.h"

#include <string.h>

static enum last_known last_known(struct state *state, char glyph, struct point *at)
{
    *at = point_make(-1, -1);
    return last_known_of(state, game_picture_actor(state, glyph), at);
}

static void step(struct state *state, enum direction direction)
{
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = direction});
    state->turn++;
}

static void look_anew(struct state *state)
{
    visibility_note_all(state);
    visibility_refresh(state);
}

/* The hero saw the rat through the door and has just closed it; the rat has moved right. */
static struct state *door_closed_on_a_rat(enum item charm)
{
    struct state *state = game_picture("#########\n#@/r....#\n#########\n");
    if (charm != ITEM_NONE)
        game_picture_wear(state, charm);
    perform(state, state->hero, (struct action){.kind = ACTION_CLOSE, .direction = DIRECTION_EAST});
    state->turn++;
    perform(state, game_picture_actor(state, 'r'),
            (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    return state;
}

static void without_a_charm_a_place_is_known_for_five_turns(void **unused)
{
    struct state *state = door_closed_on_a_rat(ITEM_NONE);
    struct point at;
    state->turn = 5;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_REMEMBERED);
    assert_int_equal(at.x, 3);
    state->turn++;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void eyes_that_shut_in_the_turn_in_which_they_shone_are_known_until_the_next(void **unused)
{
    struct state *state = game_picture("##########\n#@+....r.#\n##########\n");
    struct point at;
    ADD_EVENT(state, .kind = EVENT_EYES, .to = {6, 1});
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE); /* those of another */
    game_picture_who(state, 'r')->shone_until = 1;
    state->turn = 1;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_HEARD);
    assert_int_equal(at.x, 6);
    state->turn++;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_captive_is_known_where_it_was_told_to_wait_or_near_as_it_follows(void **unused)
{
    for (int waits = 0; waits <= 1; waits++) {
        struct state *state =
            game_picture("################\n#@/k...........#\n################\n");
        struct actor *captive = game_picture_who(state, 'k');
        struct point at;
        captive->is_ally = true;
        captive_set_waiting(captive, waits);
        perform(state, state->hero,
                (struct action){.kind = ACTION_CLOSE, .direction = DIRECTION_EAST});
        state->turn += 100;
        assert_int_equal(last_known(state, 'k', &at),
                         waits ? LAST_KNOWN_REMEMBERED : LAST_KNOWN_SURELY);
        level_move_actor(state_level(state), game_picture_actor(state, 'k'), point_make(14, 1));
        assert_int_equal(last_known(state, 'k', &at),
                         waits ? LAST_KNOWN_REMEMBERED : LAST_KNOWN_NONE);
        state_destroy(state);
    }
    (void)unused;
}

/* The door closes on what the hero has seen asleep; it wakes and goes away. */
static void a_sleeper_is_remembered_until_its_cell_is_seen_without_it(void **unused)
{
    struct state *state = game_picture("#########\n#@/...r.#\n#########\n");
    struct point at;
    struct handle rat = game_picture_actor(state, 'r');
    game_picture_who(state, 'r')->is_asleep = true;
    look_anew(state);
    perform(state, state->hero, (struct action){.kind = ACTION_CLOSE, .direction = DIRECTION_EAST});
    state->turn += 1000;
    game_picture_who(state, 'r')->is_asleep = false;
    level_move_actor(state_level(state), rat, point_make(7, 1));
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_REMEMBERED);
    assert_true(point_is_equal(at, point_make(6, 1)));
    game_picture_set_lantern(state, LANTERN_DARK);
    perform(state, state->hero, (struct action){.kind = ACTION_OPEN, .direction = DIRECTION_EAST});
    visibility_refresh(state);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_REMEMBERED); /* too dark to tell */
    game_picture_set_lantern(state, LANTERN_OPEN);
    look_anew(state);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    game_picture_set_lantern(state, LANTERN_DARK);
    look_anew(state);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_never_moves_is_remembered(void **unused)
{
    struct state *state = game_picture("#########\n#@/e....#\n#########\n");
    struct point at;
    perform(state, state->hero, (struct action){.kind = ACTION_CLOSE, .direction = DIRECTION_EAST});
    state->turn += 1000;
    assert_int_equal(last_known(state, 'e', &at), LAST_KNOWN_REMEMBERED);
    assert_true(point_is_equal(at, point_make(3, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_cord_of_long_memory_keeps_the_place_for_fifteen_turns(void **unused)
{
    struct state *state = door_closed_on_a_rat(ITEM_MEMORY_CHARM);
    struct point at;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_REMEMBERED);
    assert_true(point_is_equal(at, point_make(3, 1)));
    state->turn += 14;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_REMEMBERED);
    state->turn++;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void an_actor_that_was_never_seen_is_not_remembered(void **unused)
{
    struct state *state = game_picture("#########\n#@+r....#\n#########\n");
    struct point at;
    game_picture_wear(state, ITEM_MEMORY_CHARM);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_seen_actor_has_no_last_known_cell(void **unused)
{
    struct state *state = door_closed_on_a_rat(ITEM_MEMORY_CHARM);
    struct point at;
    level_set_terrain(state_level(state), point_make(2, 1), TERRAIN_DOOR_OPEN);
    look_anew(state);
    assert_true(game_picture_who(state, 'r')->is_seen);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(7, 1));
    game_picture_who(state, 'r')->is_asleep = true;
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_who(state, 'r')->seen_until = state->turn + 1;
    look_anew(state);
    assert_false(game_picture_who(state, 'r')->is_seen);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE); /* the cell is visibly empty */
    state_destroy(state);
    (void)unused;
}

static void a_door_ear_hears_an_actor_behind_a_closed_door(void **unused)
{
    struct state *state = game_picture("#########\n#.@+..r.#\n#########\n");
    struct point at;
    game_picture_wear(state, ITEM_DOOR_EAR);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_HEARD);
    assert_true(point_is_equal(at, point_make(6, 1)));
    step(state, DIRECTION_WEST);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_door_ear_does_not_hear_sleepers_and_silent_actors(void **unused)
{
    struct state *state = game_picture("#########\n#.@+.Rm.#\n#########\n");
    struct point at;
    game_picture_wear(state, ITEM_DOOR_EAR);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    assert_int_equal(last_known(state, 'm', &at), LAST_KNOWN_HEARD);
    statuses_begin(state, game_picture_actor(state, 'm'), STATUS_QUIET, 5);
    assert_int_equal(last_known(state, 'm', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_door_ear_hears_eight_steps_around_corners(void **unused)
{
    static const char picture[] = "##########\n"
                                  "#@+....###\n"
                                  "######.###\n"
                                  "######.###\n"
                                  "######...#\n"
                                  "##########\n";
    struct state *state = game_picture(picture);
    struct point at;
    game_picture_wear(state, ITEM_DOOR_EAR);
    struct handle rat = level_add_actor(
        state_level(state), (struct actor){.kind = MONSTER_GUTTER_RAT, .position = {7, 4}});
    assert_int_equal(last_known(state, 'r', &at),
                     LAST_KNOWN_HEARD); /* four along, three down, one along */
    level_move_actor(state_level(state), rat, point_make(8, 4));
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_door_ear_does_not_hear_through_walls_and_second_doors(void **unused)
{
    struct state *state = game_picture("########\n#@+..+r#\n#.######\n#.m....#\n########\n");
    struct point at;
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_wear(state, ITEM_DOOR_EAR);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    assert_int_equal(last_known(state, 'm', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

/* The hero on a lookout between walls; behind them a rat, that many cells to the east. */
static struct state *lookout(const char *rats)
{
    char picture[3 * 32 + 1];
    char row[] = "#@#...........................#\n";
    memcpy(row + 3, rats, strlen(rats));
    memcpy(picture, "###############################\n", 32);
    memcpy(picture + 32, row, 32);
    memcpy(picture + 64, "###############################\n", 33);
    struct state *state = game_picture(picture);
    level_set_terrain(state_level(state), point_make(1, 1), TERRAIN_LOOKOUT);
    return state;
}

static void a_lookout_shows_awake_actors_within_twenty_cells(void **unused)
{
    struct state *state = lookout("..................r");
    struct point at;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_SURELY);
    assert_true(point_is_equal(at, point_make(21, 1)));
    state_destroy(state);
    state = lookout("...................r");
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_lookout_does_not_show_sleepers(void **unused)
{
    struct state *state = lookout("...R");
    struct point at;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_lookout_does_not_show_hidden_actors(void **unused)
{
    struct state *state = lookout("...u");
    struct point at;
    assert_int_equal(last_known(state, 'u', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void beside_a_lookout_walls_hide_actors(void **unused)
{
    struct state *state = lookout("...r");
    struct point at;
    level_set_terrain(state_level(state), point_make(1, 1), TERRAIN_FLOOR);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

/* Only its eyes show, and it was last seen that many turns ago; 0: never. */
static bool has_name(const char *picture, char glyph, int turns)
{
    struct state *state = game_picture(picture);
    struct actor *actor = game_picture_who(state, glyph);
    state->turn = 1000;
    actor->is_seen = false;
    actor->shines = true;
    actor->seen_until = turns > 0 ? state->turn - turns + 1 : 0;
    bool has = last_known_has_name(state, actor);
    state_destroy(state);
    return has;
}

static void set_lantern(struct state *state, enum lantern lantern)
{
    state_hero(state)->lantern = state->turn_lantern = lantern;
    look_anew(state);
}

/* The hero saw the rat until turn 0. After some turns it sees only its eyes, which move a cell and shut. */
static struct state *eyes_shut_at_turn(int turn)
{
    struct state *state = game_picture("##########\n#@....r..#\n##########\n");
    set_lantern(state, LANTERN_HOODED);
    set_lantern(state, LANTERN_DARK);
    state->turn = turn;
    set_lantern(state, LANTERN_HOODED);
    level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(7, 1));
    look_anew(state);
    assert_true(game_picture_who(state, 'r')->shines);
    set_lantern(state, LANTERN_DARK);
    return state;
}

static void what_is_remembered_stays_where_its_eyes_shone_last(void **unused)
{
    struct state *state = eyes_shut_at_turn(20);
    struct point at;
    state->turn += 5;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_REMEMBERED);
    assert_int_equal(at.x, 7);
    state->turn++;
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void eyes_without_a_name_leave_no_picture(void **unused)
{
    struct state *state = eyes_shut_at_turn(21);
    struct point at;
    state->events.count = 0; /* they were new */
    assert_int_equal(game_picture_who(state, 'r')->seen_at.x, 6);
    assert_int_equal(last_known(state, 'r', &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void eyes_seen_shortly_before_have_a_name(void **unused)
{
    assert_true(has_name("#####\n#@.r#\n#####\n", 'r', 20));
    assert_false(has_name("#####\n#@.r#\n#####\n", 'r', 21));
    assert_false(has_name("#####\n#@.r#\n#####\n", 'r', 0));
    (void)unused;
}

static void an_eye_that_never_moves_keeps_its_name(void **unused)
{
    assert_true(has_name("#####\n#@.e#\n#####\n", 'e', 900));
    assert_false(has_name("#####\n#@.e#\n#####\n", 'e', 0));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_charm_a_place_is_known_for_five_turns),
        cmocka_unit_test(eyes_that_shut_in_the_turn_in_which_they_shone_are_known_until_the_next),
        cmocka_unit_test(a_captive_is_known_where_it_was_told_to_wait_or_near_as_it_follows),
        cmocka_unit_test(a_sleeper_is_remembered_until_its_cell_is_seen_without_it),
        cmocka_unit_test(what_is_remembered_stays_where_its_eyes_shone_last),
        cmocka_unit_test(eyes_without_a_name_leave_no_picture),
        cmocka_unit_test(eyes_seen_shortly_before_have_a_name),
        cmocka_unit_test(an_eye_that_never_moves_keeps_its_name),
        cmocka_unit_test(what_never_moves_is_remembered),
        cmocka_unit_test(a_cord_of_long_memory_keeps_the_place_for_fifteen_turns),
        cmocka_unit_test(an_actor_that_was_never_seen_is_not_remembered),
        cmocka_unit_test(a_seen_actor_has_no_last_known_cell),
        cmocka_unit_test(a_door_ear_hears_an_actor_behind_a_closed_door),
        cmocka_unit_test(a_door_ear_does_not_hear_sleepers_and_silent_actors),
        cmocka_unit_test(a_door_ear_hears_eight_steps_around_corners),
        cmocka_unit_test(a_door_ear_does_not_hear_through_walls_and_second_doors),
        cmocka_unit_test(a_lookout_shows_awake_actors_within_twenty_cells),
        cmocka_unit_test(a_lookout_does_not_show_sleepers),
        cmocka_unit_test(a_lookout_does_not_show_hidden_actors),
        cmocka_unit_test(beside_a_lookout_walls_hide_actors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
