/* Fire, webs and changes of terrain. */
#include "rules/alter.h"
#include "rules/ground.h"
#include "rules/hazards.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/perception.h"

#include <string.h>

static struct outcome step(struct state *state, struct handle actor, enum direction direction)
{
    return perform(state, actor, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static enum cloud cloud_at(const struct state *state, int x, int y)
{
    return level_cloud(state_level_const(state), point_make(x, y));
}

static int count_of(const struct state *state, enum terrain terrain)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        count += level->terrain[cell] == (uint8_t)terrain;
    return count;
}

/* A hall of tall grass with the hero in a corner outside it. */
static struct state *meadow(int side)
{
    char picture[2048];
    char *end = picture;
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++)
            *end++ = x == 0 || y == 0 || x == side - 1 || y == side - 1 ? '#' : '"';
        *end++ = '#';
        *end++ = y == 1 ? '@' : '#';
        *end++ = '#';
        *end++ = '\n';
    }
    *end = '\0';
    return game_picture(picture);
}

static void fire_burns_tall_grass_down_to_the_floor(void **unused)
{
    struct state *state = game_picture("#########\n#@.\"\"\"\".#\n#########\n");
    assert_true(hazards_ignite(state, point_make(3, 1)));
    assert_true(opacity_blocks(&state_level(state)->opacity, point_make(3, 1)));
    game_picture_pass(state, 60);
    assert_int_equal(count_of(state, TERRAIN_TALL_GRASS), 0);
    assert_int_equal(state_level(state)->cloud_count, 0);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(7, 1)));
    assert_int_equal(level_terrain(state_level(state), point_make(3, 1)), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void a_curtain_blocks_sight_but_not_steps_and_burns(void **unused)
{
    struct state *state = game_picture("########\n#@....##\n########\n");
    ground_set_terrain(state, point_make(2, 1), TERRAIN_CURTAIN);
    visibility_refresh(state);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(4, 1)));
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(4, 1)));
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_true(hazards_ignite(state, point_make(2, 1)));
    game_picture_pass(state, 10);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void fungus_glows_dimly_and_can_not_be_put_out(void **unused)
{
    struct state *state = game_picture("########\n#@.....#\n########\n");
    struct point p = {5, 1};
    game_picture_set_lantern(state, LANTERN_DARK);
    ground_set_terrain(state, p, TERRAIN_GLOWING_FUNGUS);
    visibility_refresh(state);
    assert_int_equal(perception_grade(state, p), LIGHT_DIM);
    assert_int_equal(perception_grade(state, point_make(3, 1)), LIGHT_DIM);
    assert_int_equal(perception_grade(state, point_make(2, 1)), LIGHT_DARK);
    assert_true(bit_grid_has(&state_level(state)->visible, p));
    assert_false(alter_douse(state, HANDLE_NONE, p));
    assert_true(level_is_walkable(state_level(state), p));
    state_destroy(state);
    (void)unused;
}

static void fire_spreads_evenly_up_to_a_cell_a_turn(void **unused)
{
    enum { SIDE = 27, MIDDLE = 13 };
    long lean = 0;
    for (int i = 0; i < 30; i++) {
        struct state *state = meadow(SIDE);
        state->blows_random = random_make((uint64_t)i);
        hazards_ignite(state, point_make(MIDDLE, MIDDLE));
        for (int turn = 1; turn <= 8; turn++) {
            game_picture_pass(state, 1);
            for (int y = 0; y < SIDE; y++)
                for (int x = 0; x < SIDE; x++) {
                    if (cloud_at(state, x, y) == CLOUD_NONE)
                        continue;
                    assert_true(point_chebyshev(point_make(x, y), point_make(MIDDLE, MIDDLE)) <=
                                turn);
                    lean += x + y - 2 * MIDDLE;
                }
        }
        state_destroy(state);
    }
    /* A spread in reading order would lean more than ten times as far. */
    assert_in_range(lean + 3000, 0, 6000);
    (void)unused;
}

static void fire_goes_out_on_bare_ground_and_does_not_spread(void **unused)
{
    struct state *state = game_picture("######\n#@...#\n#....#\n######\n");
    assert_true(hazards_ignite(state, point_make(3, 1)));
    game_picture_pass(state, 2);
    assert_int_equal(state_level(state)->cloud_count, 1);
    game_picture_pass(state, 1);
    assert_int_equal(state_level(state)->cloud_count, 0);
    state_destroy(state);
    (void)unused;
}

static void water_walls_and_lamps_do_not_burn(void **unused)
{
    struct state *state = game_picture("#######\n#@-~&.#\n#######\n");
    assert_false(hazards_ignite(state, point_make(2, 1)));
    assert_false(hazards_ignite(state, point_make(3, 1)));
    assert_false(hazards_ignite(state, point_make(4, 1)));
    assert_false(hazards_ignite(state, point_make(0, 0)));
    assert_true(hazards_ignite(state, point_make(5, 1)));
    state_destroy(state);
    (void)unused;
}

static void walking_into_fire_burns(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    hazards_ignite(state, point_make(2, 1));
    step(state, state->hero, DIRECTION_EAST); /* refused once */
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->statuses[STATUS_BURNING], 3);
    state_destroy(state);
    (void)unused;
}

static void fire_wakes_a_sleeper(void **unused)
{
    struct state *state = game_picture("#####\n#@.R#\n#####\n");
    game_picture_who(state, 'r')->health = 100;
    hazards_ignite(state, point_make(3, 1));
    game_picture_pass(state, 2);
    assert_false(game_picture_who(state, 'r')->is_asleep);
    assert_true(game_picture_who(state, 'r')->health < 100);
    state_destroy(state);
    (void)unused;
}

static void fire_lights_the_dark(void **unused)
{
    struct state *state = game_picture("##########\n#@.......#\n##########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    hazards_ignite(state, point_make(6, 1));
    visibility_refresh(state);
    assert_int_equal(perception_grade(state, point_make(6, 1)), LIGHT_BRIGHT);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(8, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_web_holds_one_actor_and_is_torn(void **unused)
{
    struct state *state = game_picture("######\n#@..r#\n######\n");
    struct handle rat = game_picture_actor(state, 'r');
    ground_set_cloud(state, point_make(2, 1), CLOUD_WEB, 1);
    ground_set_cloud(state, point_make(3, 1), CLOUD_WEB, 1);
    step(state, state->hero, DIRECTION_EAST);
    step(state, rat, DIRECTION_WEST);
    assert_int_equal(state_hero(state)->statuses[STATUS_HELD], 4);
    assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_HELD], 4);
    assert_int_equal(state_level(state)->cloud_count, 0);
    state_destroy(state);
    (void)unused;
}

static void webs_stay_and_burn(void **unused)
{
    struct state *state = game_picture("########\n#@.....#\n########\n");
    for (int x = 3; x < 7; x++)
        ground_set_cloud(state, point_make(x, 1), CLOUD_WEB, 1);
    game_picture_pass(state, 100);
    assert_int_equal(state_level(state)->cloud_count, 4);
    hazards_ignite(state, point_make(3, 1));
    game_picture_pass(state, 60);
    assert_int_equal(state_level(state)->cloud_count, 0);
    state_destroy(state);
    (void)unused;
}

static void a_bump_lights_a_cold_brazier(void **unused)
{
    struct state *state = game_picture("####\n#@,#\n####\n");
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).time, TURN_TIME);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_BRAZIER);
    struct event lit = game_picture_last(state, EVENT_TERRAIN);
    assert_int_equal(lit.terrain, TERRAIN_BRAZIER_OUT);
    assert_int_equal(lit.effect, EFFECT_KINDLE);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_WALL);
    state_destroy(state);
    (void)unused;
}

static void a_bump_frees_a_captive_that_becomes_an_ally(void **unused)
{
    struct state *state = game_picture("#####\n#@8.#\n#####\n");
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).time, TURN_TIME);
    struct actor *captive =
        level_actor(state_level(state), level_actor_at(state_level(state), point_make(2, 1)));
    assert_true(captive->is_ally);
    assert_int_equal(captive->health, 14);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_FLOOR);
    assert_int_equal(game_picture_count(state, EVENT_FREED), 1);
    assert_true(captive->is_seen);
    step(state, state->hero, DIRECTION_EAST);
    assert_true(point_is_equal(state_hero(state)->position, point_make(2, 1)));
    assert_true(point_is_equal(captive->position, point_make(1, 1)));
    assert_int_equal(game_picture_count(state, EVENT_SWAPPED), 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

static void only_the_hero_opens_a_cage(void **unused)
{
    struct state *state = game_picture("#####\n#@r8#\n#####\n");
    assert_int_equal(step(state, game_picture_actor(state, 'r'), DIRECTION_EAST).refusal,
                     REFUSAL_WALL);
    assert_false(game_picture_has(state, 'k'));
    state_destroy(state);
    (void)unused;
}

static void without_an_actor_slot_a_cage_stays_shut(void **unused)
{
    struct state *state = game_picture("#####\n#@8.#\n#####\n");
    struct pool *pool = &state_level(state)->actor_pool;
    uint16_t capacity = pool->capacity;
    pool->capacity = pool->count;
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_NO_PLACE);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_CAGE);
    pool->capacity = capacity;
    state_destroy(state);
    (void)unused;
}

static void the_hero_jumps_at_the_second_press(void **unused)
{
    struct state *state = game_picture("#####\n#@0.#\n#...#\n#####\n");
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_BRINK);
    step(state, state->hero, DIRECTION_SOUTH);
    step(state, state->hero, DIRECTION_NORTH);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_BRINK);
    struct outcome outcome = step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_true(outcome.has_fallen);
    assert_int_equal(outcome.leads, 1);
    state_destroy(state);
    (void)unused;
}

static void on_the_last_floor_a_chasm_leads_nowhere(void **unused)
{
    struct state *state = game_picture("####\n#@0#\n####\n");
    struct level last = state->levels[FLOOR_COUNT - 1];
    state->levels[FLOOR_COUNT - 1] = state->levels[0];
    state->depth = FLOOR_COUNT;
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).refusal, REFUSAL_WALL);
    state->levels[FLOOR_COUNT - 1] = last;
    state_destroy(state);
    (void)unused;
}

static void a_doused_flare_in_sight_is_told(void **unused)
{
    struct state *state = game_picture("########\n#@...s.#\n########\n");
    struct handle snuffer = game_picture_actor(state, 's');
    level_set_cloud(state_level(state), point_make(6, 1), CLOUD_FLARE, 20);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_true(alter_douse(state, snuffer, point_make(6, 1)));
    struct event doused = game_picture_last(state, EVENT_DOUSED);
    assert_int_equal(doused.cloud, CLOUD_FLARE);
    assert_true(handle_is_equal(doused.actor, snuffer));
    assert_true(point_is_equal(doused.to, point_make(6, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_fire_doused_out_of_sight_is_not_told(void **unused)
{
    struct state *state = game_picture("########\n#@#..s.#\n########\n");
    level_set_cloud(state_level(state), point_make(6, 1), CLOUD_FIRE, 3);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_true(alter_douse(state, game_picture_actor(state, 's'), point_make(6, 1)));
    assert_int_equal(game_picture_count(state, EVENT_DOUSED), 0);
    state_destroy(state);
    (void)unused;
}

static void a_web_spun_over_an_actor_holds_it(void **unused)
{
    struct state *state = game_picture("#####\n#.@.#\n#####\n");
    ground_set_cloud(state, state_hero(state)->position, CLOUD_WEB, 1);
    game_picture_pass(state, 1);
    assert_true(actor_is_held(state_hero(state)));
    assert_int_equal(level_cloud(state_level(state), state_hero(state)->position), CLOUD_NONE);
    assert_int_equal(state_level(state)->cloud_count, 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fire_burns_tall_grass_down_to_the_floor),
        cmocka_unit_test(a_curtain_blocks_sight_but_not_steps_and_burns),
        cmocka_unit_test(fungus_glows_dimly_and_can_not_be_put_out),
        cmocka_unit_test(fire_spreads_evenly_up_to_a_cell_a_turn),
        cmocka_unit_test(fire_goes_out_on_bare_ground_and_does_not_spread),
        cmocka_unit_test(water_walls_and_lamps_do_not_burn),
        cmocka_unit_test(walking_into_fire_burns),
        cmocka_unit_test(fire_wakes_a_sleeper),
        cmocka_unit_test(fire_lights_the_dark),
        cmocka_unit_test(a_web_holds_one_actor_and_is_torn),
        cmocka_unit_test(webs_stay_and_burn),
        cmocka_unit_test(a_bump_lights_a_cold_brazier),
        cmocka_unit_test(a_bump_frees_a_captive_that_becomes_an_ally),
        cmocka_unit_test(only_the_hero_opens_a_cage),
        cmocka_unit_test(without_an_actor_slot_a_cage_stays_shut),
        cmocka_unit_test(the_hero_jumps_at_the_second_press),
        cmocka_unit_test(on_the_last_floor_a_chasm_leads_nowhere),
        cmocka_unit_test(a_doused_flare_in_sight_is_told),
        cmocka_unit_test(a_fire_doused_out_of_sight_is_not_told),
        cmocka_unit_test(a_web_spun_over_an_actor_holds_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
