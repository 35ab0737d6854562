/* A snapshot is refused if its parts do not fit each other, and the error says which. */
#include "base/array.h"
#include "support/check.h"

#include "game/game_struct.h"
#include "game/save/snapshot.h"

#include <string.h>

static const char picture[] = "##########\n"
                              "#@.!..t.t#\n"
                              "#........#\n"
                              "##########\n";

static struct game *begin(bool has_lesson)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    setup.seed = "fit";
    setup.map_text = has_lesson ? NULL : picture;
    setup.map_name = "picture";
    setup.has_lesson = has_lesson;
    struct game *game = game_create(&setup, &error);
    assert_string_equal(error.message, "");
    return game;
}

static struct actor *other_actor(struct state *state)
{
    struct level *level = state_level(state);
    return level_actor(level, level_actor_at(level, point_make(6, 1)));
}

static void name_nobody_the_hero(struct state *state)
{
    state->hero = HANDLE_NONE;
}

static void name_another_the_hero(struct state *state)
{
    state->hero = level_actor_at(state_level(state), point_make(6, 1));
}

static void kill_the_hero(struct state *state)
{
    state_hero(state)->health = 0;
}

static void bring_the_hero_from_nowhere(struct state *state)
{
    state->came_in = point_make(10, 1);
}

static void make_a_second_hero(struct state *state)
{
    other_actor(state)->kind = monster_hero();
}

static void make_a_dead_actor(struct state *state)
{
    other_actor(state)->health = 0;
}

static void make_a_follower_of_the_hero(struct state *state)
{
    state->followers[0].actor = *state_hero(state);
    state->follower_count = 1;
}

static void put_two_into_a_cell(struct state *state)
{
    other_actor(state)->position = state_hero(state)->position;
}

static void make_a_twin_its_own(struct state *state)
{
    other_actor(state)->twin = level_actor_at(state_level(state), point_make(6, 1));
}

static void die_of_nothing(struct state *state)
{
    state->result = RESULT_DIED;
}

static void light_a_lamp_nowhere(struct state *state)
{
    state->finale = (struct finale){.is_on = true, .depth = 1, .lamp = {3, 4}};
}

static void light_a_lamp_where_nobody_was(struct state *state)
{
    state->finale = (struct finale){.is_on = true, .depth = 12, .lamp = {3, 3}};
}

static void send_somebody_to_no_lamp(struct state *state)
{
    state->followers[0] = (struct follower){.actor = *other_actor(state), .is_to_lamp = true};
    state->follower_count = 1;
}

static void send_somebody_to_the_lamp_of_another_floor(struct state *state)
{
    send_somebody_to_no_lamp(state);
    level_fill(&state->levels[1], TERRAIN_FLOOR);
    state->levels[1].is_built = true;
    state->finale = (struct finale){.is_on = true, .depth = 2, .lamp = {3, 3}};
}

static void stand_on_no_floor(struct state *state)
{
    state->levels[0].is_built = false;
}

static void leave_things_of_no_kind(struct state *state)
{
    state_level(state)->item_counts[12] = 3;
}

static void make_things_look_alike(struct state *state)
{
    int first = ITEM_NONE;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        if (state->looks[i] == LOOK_NONE)
            continue;
        if (first != ITEM_NONE)
            state->looks[i] = state->looks[first];
        first = i;
    }
}

static void check_refused(void (*spoil)(struct state *), bool has_lesson, const char *expected)
{
    struct game *game = begin(has_lesson);
    struct bytes bytes = {0};
    struct error error = {""};
    uint64_t position;
    spoil(game->state);
    snapshot_put(game, 1, &bytes);
    assert_null(snapshot_read(bytes.data, bytes.length, &position, &error));
    if (!strstr(error.message, expected))
        fail_msg("'%s' says nothing of '%s'", error.message, expected);
    bytes_clear(&bytes);
    game_destroy(game);
}

static void parts_that_do_not_fit_are_refused(void **unused)
{
    static const struct {
        void (*spoil)(struct state *);
        const char *error;
    } cases[] = {
        {name_nobody_the_hero, "no actor is the hero"},
        {name_another_the_hero, "no actor is the hero"},
        {kill_the_hero, "alive and dead"},
        {bring_the_hero_from_nowhere, "came from nowhere"},
        {make_a_second_hero, "an impossible actor"},
        {make_a_dead_actor, "an impossible actor"},
        {make_a_follower_of_the_hero, "an impossible actor"},
        {put_two_into_a_cell, "two actors in a cell"},
        {make_a_twin_its_own, "a twin that is not a twin"},
        {die_of_nothing, "a death without a cause"},
        {light_a_lamp_nowhere, "a great lamp that is nowhere"},
        {light_a_lamp_where_nobody_was, "a great lamp that is nowhere"},
        {send_somebody_to_no_lamp, "a follower comes to a lamp that is not here"},
        {send_somebody_to_the_lamp_of_another_floor, "a follower comes to a lamp that is not here"},
        {stand_on_no_floor, "an impossible floor"},
        {leave_things_of_no_kind, "things of no kind"},
        {make_things_look_alike, "a thing looks as it can't"},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++)
        check_refused(cases[i].spoil, false, cases[i].error);
    (void)unused;
}

static void leave_the_lesson(struct state *state)
{
    state->depth = 1;
}

static void build_a_floor(struct state *state)
{
    level_fill(&state->levels[3], terrain_find_glyph('#'));
    state->levels[3].is_built = true;
}

static void during_the_lesson_there_is_no_other_floor(void **unused)
{
    check_refused(leave_the_lesson, true, "a lesson floor outside the lesson");
    check_refused(build_a_floor, true, "an impossible floor");
    (void)unused;
}

/* Otherwise the handle of a removed actor would name the next one in its slot. */
static void a_freed_slot_keeps_its_generation(void **unused)
{
    struct game *game = begin(false);
    struct level *level = state_level(game->state);
    struct bytes bytes = {0};
    struct error error = {""};
    uint64_t position;
    struct handle gone = level_add_actor(
        level, (struct actor){.kind = other_actor(game->state)->kind, .position = {3, 2}});
    assert_int_equal(gone.index, level->actor_pool.end - 1);
    level_remove_actor(level, gone);
    snapshot_put(game, 1, &bytes);
    struct game *copy = snapshot_read(bytes.data, bytes.length, &position, &error);
    assert_string_equal(error.message, "");
    assert_int_equal(state_level(copy->state)->actor_pool.generation[gone.index],
                     level->actor_pool.generation[gone.index]);
    bytes_clear(&bytes);
    game_destroy(copy);
    game_destroy(game);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_that_do_not_fit_are_refused),
        cmocka_unit_test(a_freed_slot_keeps_its_generation),
        cmocka_unit_test(during_the_lesson_there_is_no_other_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
