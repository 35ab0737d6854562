/* Changing places: the hero with his friends, night hunters with whoever is in their way and may be where they come from. */
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

static void a_night_hunter_changes_places_with_who_is_in_its_way(void **unused)
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

static void of_places_changed_out_of_his_sight_the_hero_is_not_told(void **unused)
{
    struct state *state = game_picture("#######\n#nr#@.#\n#######\n");
    assert_int_equal(step(state, game_picture_actor(state, 'n'), DIRECTION_EAST).kind,
                     OUTCOME_DONE);
    assert_int_equal(state->events.count, 0);
    state_destroy(state);
    (void)unused;
}

/* A sentry eye never moves, a glowfish has no place on land. */
static void who_cannot_move_makes_no_way(void **unused)
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

static void a_statue_that_is_watched_makes_no_way(void **unused)
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

/* A hunter comes from the brazier to a shade: it stands that many cells beyond the bright ones, or among them. */
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

static void a_shade_makes_no_way_into_bright_light(void **unused)
{
    assert_int_equal(step_past_shade(0).refusal, REFUSAL_ACTOR);
    assert_int_equal(step_past_shade(1).kind, OUTCOME_DONE);
    assert_int_equal(step_past_shade(-1).kind, OUTCOME_DONE);
    (void)unused;
}

static void who_is_held_makes_no_way(void **unused)
{
    struct state *state = game_picture("#####\n#nr@#\n#####\n");
    struct handle hunter = game_picture_actor(state, 'n');
    game_picture_who(state, 'r')->statuses[STATUS_HELD] = 3;
    assert_int_equal(step(state, hunter, DIRECTION_EAST).refusal, REFUSAL_ACTOR);
    state_destroy(state);
    (void)unused;
}

static void a_night_hunter_that_is_held_pulls_itself_free_first(void **unused)
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

/* The trap was under one who flies. */
static void who_takes_anothers_place_sets_off_what_is_there(void **unused)
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

/* He burns and stands in water, the ally burns and comes out of it onto the floor. */
static void changing_places_puts_both_into_what_is_there(void **unused)
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
        cmocka_unit_test(a_night_hunter_changes_places_with_who_is_in_its_way),
        cmocka_unit_test(of_places_changed_out_of_his_sight_the_hero_is_not_told),
        cmocka_unit_test(who_cannot_move_makes_no_way),
        cmocka_unit_test(a_statue_that_is_watched_makes_no_way),
        cmocka_unit_test(a_shade_makes_no_way_into_bright_light),
        cmocka_unit_test(who_is_held_makes_no_way),
        cmocka_unit_test(a_night_hunter_that_is_held_pulls_itself_free_first),
        cmocka_unit_test(who_takes_anothers_place_sets_off_what_is_there),
        cmocka_unit_test(changing_places_puts_both_into_what_is_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
