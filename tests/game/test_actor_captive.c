/* Freed captives follow the hero, also over stairs, change places, fight, and lend on command what their kind can do. */
#include "support/check.h"

#include "dungeon/map_text.h"
#include "game/last_known.h"
#include "rules/arrival.h"
#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "world/captive.h"
#include "world/hero.h"

static void test_a_freed_captive_is_an_ally(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@8.#\n"
                                       "#####\n");
    struct level *level = state_level(state);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_FREED), 1);
    assert_true(level_actor(level, level_actor_at(level, point_make(2, 1)))->is_ally);
    scene_wait(state, 5);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_it_follows_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#k@................#\n"
                                       "####################\n");
    for (int i = 0; i < 12; i++)
        scene_step(state, DIRECTION_EAST);
    assert_true(scene_steps_of(state, game_picture_who(state, 'k')) <= 2);
    state_destroy(state);
}

static void test_it_follows_the_hero_through_a_door(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@...+...k.#\n"
                                       "############\n");
    scene_wait(state, 12);
    assert_true(scene_steps_of(state, game_picture_who(state, 'k')) <= 2);
    state_destroy(state);
}

static void test_it_waits_without_sight_or_sound_of_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########################\n"
                                       "#@...........+......k..#\n"
                                       "########################\n");
    scene_wait(state, 10);
    assert_true(point_is_equal(game_picture_who(state, 'k')->position, point_make(20, 1)));
    state_destroy(state);
}

static void test_the_hero_changes_places_with_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@k.#\n"
                                       "#####\n");
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->position.x, 2);
    assert_int_equal(game_picture_count(state, EVENT_SWAPPED), 1);
    state_destroy(state);
}

static void test_it_strikes_an_enemy_beside_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@.k...#\n"
                                       "###r####\n"
                                       "########\n");
    struct actor *rat = game_picture_who(state, 'r');
    rat->health = 30;
    scene_wait(state, 1);
    assert_true(rat->health < 30);
    state_destroy(state);
}

static void test_it_does_not_attack_sleepers_and_hidden_mimics(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@R.x..#\n"
                                       "#..k...#\n"
                                       "########\n");
    struct actor *mimic = game_picture_who(state, 'x');
    game_picture_set_lantern(state, LANTERN_HOODED);
    mimic->energy = -1000;
    scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_false(mimic->is_revealed);
    assert_true(game_picture_who(state, 'r')->is_asleep);
    state_destroy(state);
}

static void test_it_attacks_an_actor_that_hunts_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@.........#\n"
                                       "#k....e....#\n"
                                       "#..........#\n"
                                       "############\n");
    struct actor *eye = game_picture_who(state, 'e');
    eye->health = 100;
    scene_make_hunter(eye);
    eye->facing = DIRECTION_WEST;
    scene_wait(state, 6);
    assert_true(eye->health < 100);
    state_destroy(state);
}

static void test_it_does_not_attack_an_actor_that_does_not_hunt(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@.........#\n"
                                       "#k....e....#\n"
                                       "#..........#\n"
                                       "############\n");
    struct actor *eye = game_picture_who(state, 'e');
    eye->statuses[STATUS_BLIND] = 50;
    scene_wait(state, 6);
    assert_int_equal(eye->health, band_combat_stats(1, eye->kind).health);
    assert_true(scene_steps_of(state, game_picture_who(state, 'k')) <= 2);
    state_destroy(state);
}

/* Takes the stairs from a drawn floor to another. */
static struct state *descend(const char *picture)
{
    struct state *state = game_picture(picture);
    struct point at;
    map_text_draw("##########\n"
                  "#@<......#\n"
                  "##########\n",
                  &state->levels[1], &at);
    state->events.count = 0;
    arrival_by_stairs(state, 1, at);
    return state;
}

static void test_it_takes_the_stairs_with_the_hero_from_beside(void **fixture)
{
    (void)fixture;
    struct state *state = descend("##########\n"
                                  "#@>k.....#\n"
                                  "##########\n");
    struct actor *ally = game_picture_who(state, 'k');
    assert_true(ally->is_ally);
    assert_true(scene_steps_of(state, ally) <= 1);
    state_destroy(state);
}

static void test_it_stays_behind_when_far_away(void **fixture)
{
    (void)fixture;
    struct state *state = descend("##########\n"
                                  "#@>.....k#\n"
                                  "##########\n");
    scene_wait(state, 5);
    assert_int_equal(state_level(state)->actor_pool.count, 1);
    state_destroy(state);
}

/* A drawn actor as one that was freed. */
static struct actor *freed(struct state *state, char glyph)
{
    struct actor *actor = game_picture_who(state, glyph);
    actor->is_ally = true;
    return actor;
}

static void the_stairs_are_taken_without_a_captive_only_at_the_second_try(void **fixture)
{
    (void)fixture;
    const struct action stairs = {.kind = ACTION_STAIRS, .leads = 1};
    struct state *state = game_picture("##########\n"
                                       "#>..#k...#\n"
                                       "#@..#....#\n"
                                       "##########\n");
    freed(state, 'k');
    scene_step(state, DIRECTION_NORTH);
    assert_int_equal(turn_play(state, stairs).refusal, REFUSAL_LEAVES_CAPTIVE);
    assert_int_equal(turn_play(state, stairs).kind, OUTCOME_LEFT);
    state_destroy(state);
}

static void the_stairs_are_taken_at_once_with_a_captive_beside(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@>k.....#\n"
                                       "##########\n");
    freed(state, 'k');
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(turn_play(state, (struct action){.kind = ACTION_STAIRS, .leads = 1}).kind,
                     OUTCOME_LEFT);
    state_destroy(state);
}

static void order(struct state *state, enum order order)
{
    scene_act(state, (struct action){.kind = ACTION_ORDER, .choice = (int)order});
}

static enum refusal refusal_of(struct state *state, enum order order)
{
    struct action action = {.kind = ACTION_ORDER, .choice = (int)order};
    return perform(state, state->hero, action).refusal;
}

static void
test_each_cage_holds_a_kind_of_its_floor_that_lends_something_or_a_castaway(void **fixture)
{
    struct state *state = game_picture("###\n#@#\n###\n");
    bool is_drawn[MONSTER_COUNT] = {false};
    (void)fixture;
    for (int i = 0; i < 1200; i++) {
        state->seed_hash = (uint64_t)i;
        state->depth = 2 + i % (FLOOR_COUNT - 1);
        enum monster captive = captive_in_cage(state);
        const struct monster_kind *kind = monster_get(captive);
        is_drawn[captive] = true;
        if (captive == monster_captive())
            continue;
        assert_int_not_equal(kind->lends, GIFT_NONE);
        assert_in_range(state->depth, kind->first_floor, kind->last_floor);
    }
    for (int m = 0; m < MONSTER_COUNT; m++)
        assert_int_equal(is_drawn[m], (enum monster)m == monster_captive() ||
                                          monster_get((enum monster)m)->lends != GIFT_NONE);
    state->depth = 1;
    state_destroy(state);
}

static void test_told_to_wait_it_stays_until_it_is_told_to_follow(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##############\n"
                                       "#.k@.........#\n"
                                       "##############\n");
    const struct actor *ally = game_picture_who(state, 'k');
    order(state, ORDER_WAIT);
    assert_true(game_picture_last(state, EVENT_ORDERED).waits);
    for (int i = 0; i < 9; i++)
        scene_step(state, DIRECTION_EAST);
    assert_int_equal(ally->position.x, 2);
    order(state, ORDER_WAIT);
    scene_wait(state, 9);
    assert_true(scene_steps_of(state, ally) <= 2);
    state_destroy(state);
}

static void test_one_that_waits_stays_behind_at_the_stairs(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@>k.....#\n"
                                       "##########\n");
    order(state, ORDER_WAIT);
    struct point at;
    map_text_draw("####\n#@<#\n####\n", &state->levels[1], &at);
    arrival_by_stairs(state, 1, at);
    assert_int_equal(state_level(state)->actor_pool.count, 1);
    state_destroy(state);
}

static void test_orders_are_heard_over_twelve_cells_and_no_farther(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##################\n"
                                       "#k............@..#\n"
                                       "##################\n");
    assert_int_equal(refusal_of(state, ORDER_WAIT), REFUSAL_NO_CAPTIVE);
    scene_step(state, DIRECTION_WEST);
    order(state, ORDER_WAIT);
    assert_true(captive_waits(game_picture_who(state, 'k')));
    state_destroy(state);
}

static void test_a_castaway_has_nothing_to_lend(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n#@k.#\n#####\n");
    assert_int_equal(refusal_of(state, ORDER_LEND), REFUSAL_NO_GIFT);
    state_destroy(state);
}

static void test_of_several_the_nearest_that_lends_something_is_asked(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@k.q....#\n"
                                       "##########\n");
    freed(state, 'k');
    freed(state, 'q');
    order(state, ORDER_LEND);
    assert_true(event_list_has(&state->events, EVENT_LENT));
    state_destroy(state);
}

static void test_a_frog_that_calls_draws_creatures_to_itself(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#...q#.............#\n"
                                       "#...@#.........t...#\n"
                                       "#..................#\n"
                                       "####################\n");
    struct actor *frog = freed(state, 'q');
    const struct actor *hound = game_picture_who(state, 't');
    captive_set_waiting(frog, true);
    game_picture_set_lantern(state, LANTERN_DARK);
    order(state, ORDER_LEND);
    assert_true(actor_has_clue(hound));
    assert_true(point_is_equal(hound->clue, frog->position));
    state_destroy(state);
}

static void test_a_freed_frog_changes_places_and_is_not_caught(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n#@q.#\n#####\n");
    freed(state, 'q');
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_SWAPPED), 1);
    assert_true(game_picture_has(state, 'q'));
    state_destroy(state);
}

/* Fliers go where the hero can't stand: there they don't change places. */
static void test_the_hero_does_not_change_places_with_a_flier_over_a_chasm(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n#@m.#\n#####\n");
    struct point at = point_make(2, 1);
    freed(state, 'm');
    level_set_terrain(state_level(state), at, TERRAIN_DEEP_WATER);
    struct action step = {.kind = ACTION_STEP, .direction = DIRECTION_EAST};
    assert_int_equal(perform(state, state->hero, step).refusal, REFUSAL_WALL);
    level_set_terrain(state_level(state), at, TERRAIN_CHASM);
    assert_int_equal(perform(state, state->hero, step).refusal, REFUSAL_BRINK);
    assert_int_equal(state_hero(state)->position.x, 1);
    state_destroy(state);
}

/* As before any other step. */
static void test_the_hero_is_warned_before_changing_places_over_a_trap_or_beside_gas(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n#@m..#\n######\n");
    struct action step = {.kind = ACTION_STEP, .direction = DIRECTION_EAST};
    freed(state, 'm');
    ground_set_terrain(state, point_make(2, 1), TERRAIN_SNARE);
    visibility_refresh(state);
    assert_int_equal(perform(state, state->hero, step).refusal, REFUSAL_TRAP);
    ground_set_terrain(state, point_make(2, 1), TERRAIN_FLOOR);
    ground_set_cloud(state, point_make(3, 1), CLOUD_MARSH_GAS, 1);
    visibility_refresh(state);
    state->warned_cell = point_make(-1, -1);
    assert_int_equal(perform(state, state->hero, step).refusal, REFUSAL_GAS);
    assert_int_equal(perform(state, state->hero, step).kind, OUTCOME_DONE);
    assert_int_equal(state_hero(state)->position.x, 2);
    state_destroy(state);
}

static void test_a_snuffer_puts_out_the_lights_around_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@s.^..#\n"
                                       "########\n");
    level_set_terrain(state_level(state), point_make(5, 1), TERRAIN_BRAZIER);
    freed(state, 's');
    order(state, ORDER_LEND);
    assert_int_equal(level_terrain(state_level(state), point_make(5, 1)), TERRAIN_BRAZIER_OUT);
    assert_int_equal(state_hero(state)->lantern, LANTERN_DARK);
    state_destroy(state);
}

static void test_a_monk_shows_what_it_sees_out_of_the_heros_view(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###########\n"
                                       "#@#.....r.#\n"
                                       "#..o......#\n"
                                       "###########\n");
    struct actor *monk = freed(state, 'o');
    struct point at;
    captive_set_waiting(monk, true);
    monk->statuses[STATUS_CAT_EYES] = 50;
    game_picture_who(state, 'r')->statuses[STATUS_HELD] = 50;
    assert_false(level_is_remembered(state_level(state), point_make(6, 1)));
    order(state, ORDER_LEND);
    assert_true(level_is_remembered(state_level(state), point_make(6, 1)));
    assert_int_equal(last_known_of(state, game_picture_actor(state, 'r'), &at), LAST_KNOWN_SURELY);
    monk->is_ally = false;
    assert_int_equal(last_known_of(state, game_picture_actor(state, 'r'), &at), LAST_KNOWN_NONE);
    state_destroy(state);
}

static void test_a_moth_shines_farther_and_never_fights(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@m....#\n"
                                       "##r#####\n"
                                       "########\n");
    const struct actor *moth = freed(state, 'm');
    game_picture_who(state, 'r')->statuses[STATUS_STUNNED] = 50;
    order(state, ORDER_LEND);
    assert_true(actor_has(moth, STATUS_GLOW));
    scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
}

static void test_what_sees_it_comes_and_fights_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##############\n"
                                       "#@##.......t.#\n"
                                       "#.##m........#\n"
                                       "#............#\n"
                                       "##############\n");
    struct actor *moth = freed(state, 'm');
    captive_set_waiting(moth, true);
    moth->health = 40;
    game_picture_set_lantern(state, LANTERN_DARK);
    scene_wait(state, 15);
    assert_true(moth->health < 40);
    assert_false(actor_is_hunting(game_picture_who(state, 't')));
    state_destroy(state);
}

static void test_its_steps_are_as_loud_as_the_heros(void **fixture)
{
    (void)fixture;
    for (int lantern = 0; lantern < LANTERN_COUNT; lantern++) {
        struct state *state = game_picture("##############\n"
                                           "#@......k..B.#\n"
                                           "##############\n");
        game_picture_set_lantern(state, (enum lantern)lantern);
        scene_wait(state, 1);
        bool is_heard = game_picture_who(state, 'b')->suspicion > 0;
        assert_int_equal(is_heard, hero_step_loudness(state) >= LOUDNESS_SOFT);
        state_destroy(state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_freed_captive_is_an_ally),
        cmocka_unit_test(test_it_follows_the_hero),
        cmocka_unit_test(test_it_follows_the_hero_through_a_door),
        cmocka_unit_test(test_it_waits_without_sight_or_sound_of_the_hero),
        cmocka_unit_test(test_the_hero_changes_places_with_it),
        cmocka_unit_test(test_it_strikes_an_enemy_beside_it),
        cmocka_unit_test(test_it_does_not_attack_sleepers_and_hidden_mimics),
        cmocka_unit_test(test_it_attacks_an_actor_that_hunts_the_hero),
        cmocka_unit_test(test_it_does_not_attack_an_actor_that_does_not_hunt),
        cmocka_unit_test(test_it_takes_the_stairs_with_the_hero_from_beside),
        cmocka_unit_test(test_it_stays_behind_when_far_away),
        cmocka_unit_test(
            test_each_cage_holds_a_kind_of_its_floor_that_lends_something_or_a_castaway),
        cmocka_unit_test(test_told_to_wait_it_stays_until_it_is_told_to_follow),
        cmocka_unit_test(test_one_that_waits_stays_behind_at_the_stairs),
        cmocka_unit_test(the_stairs_are_taken_without_a_captive_only_at_the_second_try),
        cmocka_unit_test(the_stairs_are_taken_at_once_with_a_captive_beside),
        cmocka_unit_test(test_orders_are_heard_over_twelve_cells_and_no_farther),
        cmocka_unit_test(test_a_castaway_has_nothing_to_lend),
        cmocka_unit_test(test_of_several_the_nearest_that_lends_something_is_asked),
        cmocka_unit_test(test_a_frog_that_calls_draws_creatures_to_itself),
        cmocka_unit_test(test_a_freed_frog_changes_places_and_is_not_caught),
        cmocka_unit_test(test_the_hero_does_not_change_places_with_a_flier_over_a_chasm),
        cmocka_unit_test(test_the_hero_is_warned_before_changing_places_over_a_trap_or_beside_gas),
        cmocka_unit_test(test_a_snuffer_puts_out_the_lights_around_it),
        cmocka_unit_test(test_a_monk_shows_what_it_sees_out_of_the_heros_view),
        cmocka_unit_test(test_a_moth_shines_farther_and_never_fights),
        cmocka_unit_test(test_what_sees_it_comes_and_fights_it),
        cmocka_unit_test(test_its_steps_are_as_loud_as_the_heros),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
