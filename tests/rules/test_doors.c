#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"

static struct outcome act(struct state *state, struct handle actor, enum action_kind kind,
                          enum direction direction)
{
    return perform(state, actor, (struct action){.kind = kind, .direction = direction});
}

static void a_step_into_a_closed_door_opens_it_and_does_not_move(void **unused)
{
    struct state *state = game_picture("#####\n#@+.#\n#####\n");
    struct outcome outcome = act(state, state->hero, ACTION_STEP, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, 100);
    assert_true(point_is_equal(state_hero(state)->position, point_make(1, 1)));
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_DOOR_OPEN);
    struct event opened = game_picture_last(state, EVENT_DOOR_OPENED);
    assert_int_equal(opened.terrain, TERRAIN_DOOR_CLOSED);
    assert_true(point_is_equal(opened.to, point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void an_opened_door_shows_what_is_behind(void **unused)
{
    struct state *state = game_picture("#####\n#@+.#\n#####\n");
    assert_string_equal(game_picture_seen(state), "###  \n#@+  \n###  \n");
    act(state, state->hero, ACTION_OPEN, DIRECTION_EAST);
    assert_string_equal(game_picture_seen(state), "#####\n#@/.#\n#####\n");
    state_destroy(state);
    (void)unused;
}

static void a_closed_door_hides_what_is_behind_it(void **unused)
{
    struct state *state = game_picture("#####\n#@/.#\n#####\n");
    assert_int_equal(act(state, state->hero, ACTION_CLOSE, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_string_equal(game_picture_seen(state), "###  \n#@+  \n###  \n");
    assert_int_equal(game_picture_last(state, EVENT_DOOR_CLOSED).terrain, TERRAIN_DOOR_OPEN);
    state_destroy(state);
    (void)unused;
}

static void doors_open_and_close_in_every_direction(void **unused)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        char picture[] = "...\n.@.\n...\n";
        struct point p = point_step(point_make(1, 1), (enum direction)d);
        picture[p.y * 4 + p.x] = '+';
        struct state *state = game_picture(picture);
        assert_int_equal(act(state, state->hero, ACTION_OPEN, (enum direction)d).time, 100);
        assert_int_equal(level_terrain(state_level(state), p), TERRAIN_DOOR_OPEN);
        assert_int_equal(act(state, state->hero, ACTION_CLOSE, (enum direction)d).time, 100);
        assert_int_equal(level_terrain(state_level(state), p), TERRAIN_DOOR_CLOSED);
        state_destroy(state);
    }
    (void)unused;
}

static void a_diagonal_step_does_not_open_a_door_in_a_wall(void **unused)
{
    struct state *state = game_picture("#+#\n..@\n...\n");
    assert_int_equal(act(state, state->hero, ACTION_STEP, DIRECTION_NORTH_WEST).refusal,
                     REFUSAL_CORNER);
    assert_int_equal(level_terrain(state_level(state), point_make(1, 0)), TERRAIN_DOOR_CLOSED);
    state_destroy(state);
    (void)unused;
}

static void only_a_closed_door_opens(void **unused)
{
    struct state *state = game_picture("#@/\n");
    assert_int_equal(act(state, state->hero, ACTION_OPEN, DIRECTION_WEST).refusal, REFUSAL_NO_DOOR);
    assert_int_equal(act(state, state->hero, ACTION_OPEN, DIRECTION_EAST).refusal, REFUSAL_NO_DOOR);
    assert_int_equal(act(state, state->hero, ACTION_OPEN, DIRECTION_SOUTH).refusal,
                     REFUSAL_NO_DOOR);
    state_destroy(state);
    (void)unused;
}

static void only_an_open_door_closes(void **unused)
{
    struct state *state = game_picture("+@.\n");
    assert_int_equal(act(state, state->hero, ACTION_CLOSE, DIRECTION_WEST).refusal,
                     REFUSAL_NO_DOOR);
    assert_int_equal(act(state, state->hero, ACTION_CLOSE, DIRECTION_EAST).refusal,
                     REFUSAL_NO_DOOR);
    assert_int_equal(act(state, state->hero, ACTION_CLOSE, DIRECTION_NORTH).refusal,
                     REFUSAL_NO_DOOR);
    state_destroy(state);
    (void)unused;
}

static void a_door_with_an_actor_in_it_stays_open(void **unused)
{
    struct state *state = game_picture("#####\n#r/@#\n#####\n");
    act(state, game_picture_actor(state, 'r'), ACTION_STEP, DIRECTION_EAST);
    struct outcome outcome = act(state, state->hero, ACTION_CLOSE, DIRECTION_WEST);
    assert_int_equal(outcome.refusal, REFUSAL_DOOR_BLOCKED);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).monster, MONSTER_GUTTER_RAT);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_DOOR_OPEN);
    state_destroy(state);
    (void)unused;
}

static void a_door_with_an_item_in_it_stays_open(void **unused)
{
    struct state *state = game_picture("@/\n");
    level_set_item(state_level(state), point_make(1, 0), ITEM_REVEAL);
    assert_int_equal(act(state, state->hero, ACTION_CLOSE, DIRECTION_EAST).refusal,
                     REFUSAL_DOOR_BLOCKED);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).item, ITEM_REVEAL);
    state_destroy(state);
    (void)unused;
}

static void a_monsters_door_is_told_only_in_sight(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#@+s#s+\n"
                                       "#######\n");
    struct handle near = game_picture_actor(state, 's');
    struct handle far = {(uint16_t)(near.index + 1), 1};
    act(state, far, ACTION_OPEN, DIRECTION_EAST);
    assert_int_equal(state->events.count, 0);
    act(state, near, ACTION_STEP, DIRECTION_WEST);
    assert_true(handle_is_equal(game_picture_last(state, EVENT_DOOR_OPENED).actor, near));
    assert_int_equal(game_picture_last(state, EVENT_SIGHTED).monster, MONSTER_SNUFFER);
    state_destroy(state);
    (void)unused;
}

static void a_door_opens_only_to_a_kind_that_opens_doors(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        struct state *state = game_picture("######\n#@..+#\n######\n");
        struct handle actor =
            level_add_actor(state_level(state),
                            (struct actor){.kind = (enum monster)m, .position = point_make(3, 1)});
        bool opens = monster_get((enum monster)m)->opens_doors;
        struct outcome outcome = act(state, actor, ACTION_STEP, DIRECTION_EAST);
        assert_int_equal(outcome.refusal, opens ? REFUSAL_NONE : REFUSAL_WALL);
        assert_int_equal(level_terrain(state_level(state), point_make(4, 1)),
                         opens ? TERRAIN_DOOR_OPEN : TERRAIN_DOOR_CLOSED);
        if (!opens)
            assert_int_equal(act(state, actor, ACTION_OPEN, DIRECTION_EAST).refusal,
                             REFUSAL_NO_DOOR);
        level_set_terrain(state_level(state), point_make(4, 1), TERRAIN_DOOR_OPEN);
        assert_int_equal(act(state, actor, ACTION_CLOSE, DIRECTION_EAST).refusal,
                         opens ? REFUSAL_NONE : REFUSAL_NO_DOOR);
        state_destroy(state);
    }
    (void)unused;
}

static void an_unseen_opener_is_not_named(void **unused)
{
    struct state *state = game_picture("######\n"
                                       "#@...#\n"
                                       "###.##\n"
                                       "#s+..#\n"
                                       "######\n");
    level_set_terrain(state_level(state), point_make(3, 2), TERRAIN_WALL);
    level_set_terrain(state_level(state), point_make(2, 2), TERRAIN_FLOOR);
    visibility_note_all(state);
    visibility_refresh(state);
    state->events.count = 0;
    struct handle snuffer = game_picture_actor(state, 's');
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(2, 3)));
    act(state, snuffer, ACTION_OPEN, DIRECTION_EAST);
    struct event opened = game_picture_last(state, EVENT_DOOR_OPENED);
    assert_true(handle_is_none(opened.actor));
    assert_int_not_equal(opened.monster, MONSTER_SNUFFER);
    act(state, snuffer, ACTION_CLOSE, DIRECTION_EAST);
    assert_true(handle_is_none(game_picture_last(state, EVENT_DOOR_CLOSED).actor));
    state_destroy(state);
    (void)unused;
}

/* A corridor with a locked door in it. */
static struct state *locked(int keys)
{
    struct state *state = game_picture("#####\n#@+r#\n#####\n");
    struct level *level = state_level(state);
    level_set_terrain(level, point_make(2, 1), TERRAIN_DOOR_LOCKED);
    game_picture_give(state, ITEM_VAULT_KEY, keys);
    return state;
}

static void a_key_opens_a_locked_door_and_is_spent(void **unused)
{
    struct state *state = locked(2);
    struct outcome outcome = act(state, state->hero, ACTION_STEP, DIRECTION_EAST);
    assert_int_equal(outcome.time, 100);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_DOOR_OPEN);
    assert_int_equal(pack_count(&state->pack, ITEM_VAULT_KEY), 1);
    assert_int_equal(game_picture_last(state, EVENT_DOOR_OPENED).item, ITEM_VAULT_KEY);
    assert_int_equal(game_picture_last(state, EVENT_DOOR_OPENED).terrain, TERRAIN_DOOR_LOCKED);
    state_destroy(state);
    (void)unused;
}

static void a_locked_door_stays_shut_without_a_key(void **unused)
{
    struct state *state = locked(0);
    struct outcome outcome = act(state, state->hero, ACTION_STEP, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(outcome.refusal, REFUSAL_LOCKED);
    assert_int_equal(outcome.time, 0);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_DOOR_LOCKED);
    state_destroy(state);
    (void)unused;
}

static void monsters_do_not_use_the_heros_key(void **unused)
{
    struct state *state = locked(1);
    struct handle rat = game_picture_actor(state, 'r');
    assert_int_equal(act(state, rat, ACTION_STEP, DIRECTION_WEST).refusal, REFUSAL_WALL);
    assert_int_equal(act(state, rat, ACTION_OPEN, DIRECTION_WEST).refusal, REFUSAL_LOCKED);
    assert_int_equal(pack_count(&state->pack, ITEM_VAULT_KEY), 1);
    state_destroy(state);
    (void)unused;
}

static void an_unlocked_door_closes_like_any_other(void **unused)
{
    struct state *state = locked(1);
    act(state, state->hero, ACTION_STEP, DIRECTION_EAST);
    assert_int_equal(act(state, state->hero, ACTION_CLOSE, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_DOOR_CLOSED);
    state_destroy(state);
    (void)unused;
}

/* The hero inside a locked vault, at its door and away from it. */
static struct state *locked_in(const char *picture)
{
    struct state *state = game_picture(picture);
    struct level *level = state_level(state);
    level_set_terrain(level, point_make(4, 1), TERRAIN_DOOR_LOCKED);
    level->sites[level->site_count++] = (struct site){
        .type = SITE_LOCKED_VAULT, .area = {{5, 1}, {6, 1}}, .door = {4, 1}, .loot_count = 0};
    return state;
}

static void a_locked_door_opens_without_a_key_from_within(void **unused)
{
    struct state *state = locked_in("########\n#...+@.#\n########\n");
    assert_int_equal(act(state, state->hero, ACTION_STEP, DIRECTION_WEST).kind, OUTCOME_DONE);
    assert_int_equal(level_terrain(state_level(state), point_make(4, 1)), TERRAIN_DOOR_OPEN);
    assert_int_equal(game_picture_last(state, EVENT_DOOR_OPENED).item, ITEM_NONE);
    state_destroy(state);
    state = locked_in("########\n#..@+..#\n########\n");
    assert_int_equal(act(state, state->hero, ACTION_STEP, DIRECTION_EAST).refusal, REFUSAL_LOCKED);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_into_a_closed_door_opens_it_and_does_not_move),
        cmocka_unit_test(an_opened_door_shows_what_is_behind),
        cmocka_unit_test(a_closed_door_hides_what_is_behind_it),
        cmocka_unit_test(doors_open_and_close_in_every_direction),
        cmocka_unit_test(a_diagonal_step_does_not_open_a_door_in_a_wall),
        cmocka_unit_test(only_a_closed_door_opens),
        cmocka_unit_test(only_an_open_door_closes),
        cmocka_unit_test(a_door_with_an_actor_in_it_stays_open),
        cmocka_unit_test(a_door_with_an_item_in_it_stays_open),
        cmocka_unit_test(a_monsters_door_is_told_only_in_sight),
        cmocka_unit_test(a_door_opens_only_to_a_kind_that_opens_doors),
        cmocka_unit_test(an_unseen_opener_is_not_named),
        cmocka_unit_test(a_key_opens_a_locked_door_and_is_spent),
        cmocka_unit_test(a_locked_door_stays_shut_without_a_key),
        cmocka_unit_test(monsters_do_not_use_the_heros_key),
        cmocka_unit_test(an_unlocked_door_closes_like_any_other),
        cmocka_unit_test(a_locked_door_opens_without_a_key_from_within),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
