/* Changing places: the hero with allies, night hunters with actors in their way that can stand where they come from. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "rules/perform.h"
#include "world/perception.h"

static struct outcome step(struct state *state, struct handle actor, enum direction direction)
{
    return perform(state, actor, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void the_hero_changes_places_with_an_ally(void **unused)
{
    struct state *state = game_picture("#####\n#.@k#\n#####\n");
    struct handle ally = game_picture_actor(state, 'k');
    level_actor(state_level(state), ally)->is_ally = true;
    struct outcome outcome = step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_true(point_is_equal(state_hero(state)->position, point_make(3, 1)));
    assert_true(handle_is_equal(level_actor_at(state_level(state), point_make(2, 1)), ally));
    assert_int_equal(game_picture_last(state, EVENT_SWAPPED).victim_kind, MONSTER_CAPTIVE);
    state_destroy(state);
    (void)unused;
}

static void an_ally_does_not_push_past_the_hero(void **unused)
{
    struct state *state = game_picture("#####\n#.@k#\n#####\n");
    struct handle ally = game_picture_actor(state, 'k');
    level_actor(state_level(state), ally)->is_ally = true;
    assert_int_equal(step(state, ally, DIRECTION_WEST).refusal, REFUSAL_ACTOR);
    state_destroy(state);
    (void)unused;
}

static void a_night_hunter_swaps_with_actors_in_its_way(void **unused)
{
    struct state *state = game_picture("#######\n#nr.@.#\n#######\n");
    struct handle hunter = game_picture_actor(state, 'n');
    struct handle rat = game_picture_actor(state, 'r');
    struct outcome outcome = step(state, hunter, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_true(handle_is_equal(level_actor_at(state_level(state), point_make(2, 1)), hunter));
    assert_true(handle_is_equal(level_actor_at(state_level(state), point_make(1, 1)), rat));
    assert_int_equal(game_picture_count(state, EVENT_MOVED), 2);
    assert_int_equal(game_picture_count(state, EVENT_SWAPPED), 0);
    state_destroy(state);
    (void)unused;
}

static void the_hero_is_not_told_of_an_unseen_swap(void **unused)
{
    struct state *state = game_picture("#######\n#nr#@.#\n#######\n");
    assert_int_equal(step(state, game_picture_actor(state, 'n'), DIRECTION_EAST).kind,
                     OUTCOME_DONE);
    assert_int_equal(state->events.count, 0);
    state_destroy(state);
    (void)unused;
}

/* A sentry eye never moves, and a glowfish can't leave the water. */
static void an_immobile_actor_does_not_swap(void **unused)
{
    static const char *const pictures[] = {"#####\n#ne@#\n#####\n", "#####\n#nf@#\n#####\n"};
    for (size_t i = 0; i < ARRAY_LENGTH(pictures); i++) {
        struct state *state = game_picture(pictures[i]);
        struct handle hunter = game_picture_actor(state, 'n');
        assert_int_equal(step(state, hunter, DIRECTION_EAST).refusal, REFUSAL_ACTOR);
        state_destroy(state);
    }
    (void)unused;
}

static void a_watched_statue_does_not_swap(void **unused)
{
    struct state *state = game_picture("######\n#nw.@#\n######\n");
    struct handle hunter = game_picture_actor(state, 'n');
    assert_true(perception_is_watched(state, game_picture_who(state, 'w')));
    assert_int_equal(step(state, hunter, DIRECTION_EAST).refusal, REFUSAL_ACTOR);
    state_destroy(state);
    state = game_picture("#######\n#nw#@.#\n#######\n");
    hunter = game_picture_actor(state, 'n');
    assert_false(perception_is_watched(state, game_picture_who(state, 'w')));
    assert_int_equal(step(state, hunter, DIRECTION_EAST).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

/* A hunter comes from the brazier towards a shade that stands this many cells outside the bright ones, or among them.
 * */
static struct outcome step_past_shade(int beyond)
{
    struct state *state = game_picture("################\n"
                                       "#&.............#\n"
                                       "################\n"
                                       "#@##############\n"
                                       "################\n");
    struct point at = point_make(2, 1);
    while (perception_grade(state, at) == LIGHT_BRIGHT)
        at.x++;
    assert_in_range(at.x, 4, 12);
    at.x += beyond;
    level_add_actor(state_level(state),
                    (struct actor){.kind = MONSTER_SHADE, .health = 1, .position = at});
    struct handle hunter =
        level_add_actor(state_level(state), (struct actor){.kind = MONSTER_NIGHT_HUNTER,
                                                           .health = 1,
                                                           .position = point_make(at.x - 1, at.y)});
    struct outcome outcome = step(state, hunter, DIRECTION_EAST);
    state_destroy(state);
    return outcome;
}

static void a_shade_does_not_swap_into_bright_light(void **unused)
{
    assert_int_equal(step_past_shade(0).refusal, REFUSAL_ACTOR);
    assert_int_equal(step_past_shade(1).kind, OUTCOME_DONE);
    assert_int_equal(step_past_shade(-1).kind, OUTCOME_DONE);
    (void)unused;
}

static void a_held_actor_does_not_swap(void **unused)
{
    struct state *state = game_picture("#####\n#nr@#\n#####\n");
    struct handle hunter = game_picture_actor(state, 'n');
    game_picture_who(state, 'r')->statuses[STATUS_HELD] = 3;
    assert_int_equal(step(state, hunter, DIRECTION_EAST).refusal, REFUSAL_ACTOR);
    state_destroy(state);
    (void)unused;
}

static void a_held_night_hunter_pulls_free_first(void **unused)
{
    struct state *state = game_picture("#####\n#nr@#\n#####\n");
    struct handle hunter = game_picture_actor(state, 'n');
    game_picture_who(state, 'n')->statuses[STATUS_HELD] = 2;
    assert_int_equal(step(state, hunter, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_who(state, 'n')->position.x, 1);
    assert_int_equal(game_picture_who(state, 'r')->position.x, 2);
    state_destroy(state);
    (void)unused;
}

/* The trap was under a flier. */
static void a_swap_sets_off_traps(void **unused)
{
    struct state *state = game_picture("######\n#nm..#\n######\n#@####\n######\n");
    level_set_terrain(state_level(state), point_make(2, 1), TERRAIN_TRAPDOOR_HIDDEN);
    assert_int_equal(step(state, game_picture_actor(state, 'n'), DIRECTION_EAST).kind,
                     OUTCOME_DONE);
    assert_false(game_picture_has(state, 'n'));
    assert_int_equal(game_picture_who(state, 'm')->position.x, 1);
    state_destroy(state);
    (void)unused;
}

/* The hero burns and stands in water; the ally burns and comes from there onto the floor. */
static void a_swap_applies_the_hazards_of_both_cells(void **unused)
{
    struct state *state = game_picture("####\n#@k#\n####\n");
    struct actor *ally = level_actor(state_level(state), game_picture_actor(state, 'k'));
    level_set_terrain(state_level(state), ally->position, TERRAIN_SHALLOW_WATER);
    level_set_cloud(state_level(state), state_hero(state)->position, CLOUD_FIRE, 3);
    state_hero(state)->statuses[STATUS_BURNING] = 3;
    step(state, state->hero, DIRECTION_EAST);
    assert_false(actor_has(state_hero(state), STATUS_BURNING));
    assert_true(actor_has(ally, STATUS_BURNING));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hero_changes_places_with_an_ally),
        cmocka_unit_test(an_ally_does_not_push_past_the_hero),
        cmocka_unit_test(a_night_hunter_swaps_with_actors_in_its_way),
        cmocka_unit_test(the_hero_is_not_told_of_an_unseen_swap),
        cmocka_unit_test(an_immobile_actor_does_not_swap),
        cmocka_unit_test(a_watched_statue_does_not_swap),
        cmocka_unit_test(a_shade_does_not_swap_into_bright_light),
        cmocka_unit_test(a_held_actor_does_not_swap),
        cmocka_unit_test(a_held_night_hunter_pulls_free_first),
        cmocka_unit_test(a_swap_sets_off_traps),
        cmocka_unit_test(a_swap_applies_the_hazards_of_both_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
