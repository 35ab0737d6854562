/* A game's state: one allocation, and a hash that notices all that matters. */
#include "support/check.h"

#include "base/array.h"
#include "world/state.h"

static struct state *small_state(const char *seed)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = (struct grid){10 + i, 8};
    struct state *state = state_create(seed, sizes);
    assert_non_null(state);
    return state;
}

/* A state with a built first floor, the hero and a rat. */
static struct state *peopled_state(void)
{
    struct state *state = small_state("seed");
    struct level *level = state_level(state);
    level_fill(level, TERRAIN_FLOOR);
    level->is_built = true;
    state->hero = level_add_actor(level, (struct actor){.kind = MONSTER_HERO, .position = {2, 2}});
    level_add_actor(level, (struct actor){.kind = MONSTER_GUTTER_RAT, .position = {5, 5}});
    return state;
}

static void a_new_state_is_at_the_start(void **unused)
{
    struct state *state = small_state("a seed");
    assert_string_equal(state->seed, "a seed");
    assert_int_equal(state->depth, 1);
    assert_int_equal(state->turn, 0);
    assert_false(state_is_plain(state));
    for (int i = 0; i < FLOOR_COUNT; i++) {
        assert_int_equal(state->levels[i].depth, i + 1);
        assert_int_equal(state->levels[i].grid.width, 10 + i);
        assert_int_equal(state->levels[i].grid.height, 8);
        assert_false(state->levels[i].is_built);
    }
    assert_ptr_equal(state_level(state), &state->levels[0]);
    state_destroy(state);
    (void)unused;
}

static void a_floor_is_found_by_its_depth(void **unused)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = (struct grid){10, 8};
    struct state *state = state_create_with_lesson("seed", (struct grid){30, 9}, sizes);
    assert_non_null(state);
    for (int depth = LESSON_DEPTH; depth <= FLOOR_COUNT; depth++) {
        assert_int_equal(state_floor(state, depth)->depth, depth);
        state->depth = depth;
        assert_ptr_equal(state_level(state), state_floor(state, depth));
        assert_ptr_equal(state_level_const(state), state_floor_const(state, depth));
    }
    assert_int_equal(state_floor(state, LESSON_DEPTH)->grid.width, 30);
    state_destroy(state);
    (void)unused;
}

static void restarted_a_state_is_as_it_was_created(void **unused)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = (struct grid){10 + i, 8};
    struct state *fresh = small_state("seed");
    struct state *state = state_create_with_lesson("seed", (struct grid){30, 9}, sizes);
    assert_true(state_hash(fresh) == state_hash(state));
    state->depth = LESSON_DEPTH;
    level_fill(state_level(state), TERRAIN_FLOOR);
    state_level(state)->is_built = true;
    state->hero = level_add_actor(state_level(state),
                                  (struct actor){.kind = MONSTER_HERO, .position = {29, 8}});
    state->turn = state->night = 7;
    state->hero_noise = LOUDNESS_LOUD;
    state->result = RESULT_DIED;
    state->pack.counts[ITEM_PEBBLES] = 0;
    random_below(&state->minds_random, 5);
    state->events.count = 3;
    assert_true(state_hash(fresh) != state_hash(state));
    state_restart(state);
    assert_true(state_hash(fresh) == state_hash(state));
    assert_int_equal(state->events.count, 0);
    assert_int_equal(state->lesson.grid.width, 30);
    assert_false(state->lesson.is_built);
    assert_int_equal(state->lesson.actor_pool.count, 0);
    assert_int_equal(state->levels[11].grid.width, 21);
    state_destroy(fresh);
    state_destroy(state);
    (void)unused;
}

static void the_seed_decides_the_streams(void **unused)
{
    struct state *one = small_state("one");
    struct state *same = small_state("one");
    struct state *other = small_state("other");
    assert_true(one->seed_hash == same->seed_hash);
    assert_true(one->seed_hash != other->seed_hash);
    assert_true(one->minds_random.state == same->minds_random.state);
    assert_true(one->minds_random.state != other->minds_random.state);
    assert_true(state_hash(one) == state_hash(same));
    assert_true(state_hash(one) != state_hash(other));
    state_destroy(one);
    state_destroy(same);
    state_destroy(other);
    (void)unused;
}

static void a_seed_may_be_32_characters_long(void **unused)
{
    struct state *state = small_state("12345678901234567890123456789012");
    assert_int_equal(SEED_LENGTH_MAX, 32);
    assert_string_equal(state->seed, "12345678901234567890123456789012");
    state_destroy(state);
    (void)unused;
}

static void the_hero_is_known(void **unused)
{
    struct state *state = peopled_state();
    assert_int_equal(state_hero(state)->kind, MONSTER_HERO);
    assert_int_equal(state_hero_const(state)->position.x, 2);
    assert_true(state_is_hero(state, state->hero));
    assert_false(state_is_hero(state, level_actor_at(state_level(state), point_make(5, 5))));
    state_destroy(state);
    (void)unused;
}

typedef void change_function(struct state *state);

static struct actor *rat_of(struct state *state)
{
    return level_actor(state_level(state), level_actor_at(state_level(state), point_make(5, 5)));
}

static void change_fov(struct state *state)
{
    state->fov++;
}

static void change_plain_radius(struct state *state)
{
    state->plain_radius = 5;
}

static void change_turn(struct state *state)
{
    state->turn++;
}

static void change_depth(struct state *state)
{
    state->depth++;
}

static void change_minds(struct state *state)
{
    random_next(&state->minds_random);
}

static void change_terrain(struct state *state)
{
    level_set_terrain(state_level(state), point_make(9, 7), TERRAIN_RUBBLE);
}

static void change_item(struct state *state)
{
    level_set_item(state_level(state), point_make(9, 7), ITEM_FLARE);
}

static void change_building(struct state *state)
{
    level_fill(&state->levels[4], TERRAIN_FLOOR);
    state->levels[4].is_built = true;
}

static void change_position(struct state *state)
{
    level_move_actor(state_level(state), state->hero, point_make(3, 2));
}

static void change_kind(struct state *state)
{
    rat_of(state)->kind = MONSTER_WICK_MOTH;
}

static void change_energy(struct state *state)
{
    rat_of(state)->energy++;
}

static void change_sleep(struct state *state)
{
    rat_of(state)->is_asleep = true;
}

static void change_facing(struct state *state)
{
    rat_of(state)->facing = DIRECTION_WEST;
}

static void change_lantern(struct state *state)
{
    state_hero(state)->lantern = LANTERN_DARK;
}

static void change_goal(struct state *state)
{
    rat_of(state)->has_goal = true;
    rat_of(state)->goal = point_make(1, 0);
}

static void change_actors(struct state *state)
{
    level_add_actor(state_level(state),
                    (struct actor){.kind = MONSTER_GUTTER_RAT, .position = {7, 7}});
}

static void change_death(struct state *state)
{
    level_remove_actor(state_level(state), level_actor_at(state_level(state), point_make(5, 5)));
}

static void change_remembered_terrain(struct state *state)
{
    state_level(state)->memory[3].terrain = TERRAIN_FLOOR;
}

static void change_remembered_item(struct state *state)
{
    state_level(state)->memory[3].terrain = TERRAIN_FLOOR;
    state_level(state)->memory[3].item = ITEM_FLARE;
}

static void change_last_sight(struct state *state)
{
    rat_of(state)->seen_until = 9;
}

static void change_sleep_last_seen(struct state *state)
{
    rat_of(state)->slept_when_seen = true;
}

static void change_declined_boon(struct state *state)
{
    state->declined[1] = BOON_NONE + 1;
}

static void change_last_shine(struct state *state)
{
    rat_of(state)->shone_until = 9;
}

static void change_health(struct state *state)
{
    rat_of(state)->health--;
}

static void change_suspicion(struct state *state)
{
    rat_of(state)->suspicion = 7;
}

static void change_clue(struct state *state)
{
    rat_of(state)->pursuit = PURSUIT_FOLLOWING;
    rat_of(state)->clue = point_make(3, 3);
}

static void change_search(struct state *state)
{
    rat_of(state)->pursuit_turns = 3;
}

static void change_announcement(struct state *state)
{
    rat_of(state)->is_announced = true;
}

static void change_closeness(struct state *state)
{
    rat_of(state)->may_be_close_call = true;
}

static void change_cut_off(struct state *state)
{
    rat_of(state)->is_cut_off = true;
}

static void change_mood(struct state *state)
{
    rat_of(state)->mood = 2;
}

static void change_status(struct state *state)
{
    rat_of(state)->statuses[STATUS_HASTE] = 4;
}

static void change_pack(struct state *state)
{
    pack_add(&state->pack, ITEM_OIL, 1, state->traits.slots);
}

static void change_boons(struct state *state)
{
    state->boons[BOON_SKIN]++;
}

static void change_knowledge(struct state *state)
{
    state->knows[ITEM_HASTE] = true;
}

static void change_night(struct state *state)
{
    state->night++;
}

static void change_clock(struct state *state)
{
    state->clock = 50;
}

static void change_cloud(struct state *state)
{
    level_set_cloud(state_level(state), point_make(2, 2), CLOUD_SMOKE, 5);
}

static void change_followers(struct state *state)
{
    state->followers[0] = (struct follower){.actor = *rat_of(state), .turns = 4};
    state->follower_count = 1;
}

static void change_brink(struct state *state)
{
    state->warned_cell = point_make(4, 4);
}

static void change_way_in(struct state *state)
{
    state->came_in = point_make(4, 4);
}

static void change_what_was_laid_down(struct state *state)
{
    bit_grid_put(&state_level(state)->no_auto_pickup, point_make(4, 4), true);
}

static void change_noise(struct state *state)
{
    state->hero_noise = LOUDNESS_LOUD;
}

static void change_hearing(struct state *state)
{
    rat_of(state)->has_heard = true;
}

static void change_result(struct state *state)
{
    state->result = RESULT_DIED;
}

static change_function *const changes[] = {
    change_fov,
    change_plain_radius,
    change_turn,
    change_depth,
    change_minds,
    change_terrain,
    change_item,
    change_building,
    change_position,
    change_kind,
    change_energy,
    change_sleep,
    change_lantern,
    change_goal,
    change_actors,
    change_death,
    change_remembered_terrain,
    change_remembered_item,
    change_facing,
    change_last_sight,
    change_sleep_last_seen,
    change_declined_boon,
    change_last_shine,
    change_health,
    change_suspicion,
    change_clue,
    change_search,
    change_announcement,
    change_closeness,
    change_cut_off,
    change_mood,
    change_status,
    change_pack,
    change_boons,
    change_knowledge,
    change_night,
    change_clock,
    change_cloud,
    change_followers,
    change_brink,
    change_way_in,
    change_what_was_laid_down,
    change_noise,
    change_hearing,
    change_result,
};

static void the_hash_notices_every_change(void **unused)
{
    enum { COUNT = ARRAY_LENGTH(changes) };
    uint64_t hashes[COUNT + 1];
    struct state *state = peopled_state();
    hashes[COUNT] = state_hash(state);
    state_destroy(state);
    for (int i = 0; i < COUNT; i++) {
        state = peopled_state();
        changes[i](state);
        hashes[i] = state_hash(state);
        state_destroy(state);
        for (int j = 0; j < i; j++)
            assert_true(hashes[i] != hashes[j]);
        assert_true(hashes[i] != hashes[COUNT]);
    }
    (void)unused;
}

/* Derived and scratch data are not hashed. */
static void the_hash_is_of_nothing_else(void **unused)
{
    struct state *state = peopled_state();
    uint64_t hash = state_hash(state);
    event_list_add(&state->events, (struct event){.kind = EVENT_STOPPED});
    distance_map_reset(&state->ai_memory.distances, state_level(state)->grid);
    distance_map_add_goal(&state->ai_memory.distances, point_make(1, 1));
    view_add(&state->vision.view, point_make(1, 1));
    bit_grid_put(&state_level(state)->visible, point_make(1, 1), true);
    assert_true(state_hash(state) == hash);
    state_destroy(state);
    (void)unused;
}

static void a_full_list_drops_events(void **unused)
{
    struct state *state = small_state("seed");
    for (int i = 0; i < EVENT_CAPACITY + 5; i++)
        event_list_add(&state->events, (struct event){.count = i});
    int kept = EVENT_CAPACITY - EVENT_RESERVE;
    assert_int_equal(state->events.count, kept);
    assert_int_equal(state->events.events[kept - 1].count, kept - 1);
    state_destroy(state);
    (void)unused;
}

static void a_full_list_still_tells_how_the_game_ends(void **unused)
{
    static const enum event_kind ends[] = {EVENT_LOST, EVENT_WON};
    for (int e = 0; e < 2; e++) {
        struct state *state = small_state("seed");
        for (int i = 0; i < EVENT_CAPACITY; i++)
            event_list_add(&state->events, (struct event){.kind = EVENT_MOVED});
        event_list_add(&state->events, (struct event){.kind = ends[e]});
        assert_int_equal(state->events.count, EVENT_CAPACITY);
        assert_int_equal(state->events.events[EVENT_CAPACITY - 1].kind, ends[e]);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_state_is_at_the_start),
        cmocka_unit_test(a_floor_is_found_by_its_depth),
        cmocka_unit_test(restarted_a_state_is_as_it_was_created),
        cmocka_unit_test(the_seed_decides_the_streams),
        cmocka_unit_test(a_seed_may_be_32_characters_long),
        cmocka_unit_test(the_hero_is_known),
        cmocka_unit_test(the_hash_notices_every_change),
        cmocka_unit_test(the_hash_is_of_nothing_else),
        cmocka_unit_test(a_full_list_drops_events),
        cmocka_unit_test(a_full_list_still_tells_how_the_game_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
