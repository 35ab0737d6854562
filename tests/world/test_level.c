/* A level: terrain with what follows it, items, actors, the pool when it is full. */
#include "support/bit_grid_check.h"
#include "support/check.h"

#include "base/array.h"
#include "world/level.h"

#include <stdlib.h>

struct fixture {
    void *memory;
    struct level level;
};

static struct fixture fixture_create(int width, int height)
{
    struct arena arena = arena_measuring();
    level_alloc(&arena, (struct grid){width, height});
    struct fixture fixture = {.memory = calloc(1, arena.used)};
    assert_non_null(fixture.memory);
    arena = arena_over(fixture.memory, arena.used);
    fixture.level = level_alloc(&arena, (struct grid){width, height});
    fixture.level.depth = 1;
    return fixture;
}

static void a_new_level_is_blank(void **unused)
{
    struct fixture fixture = fixture_create(7, 3);
    const struct level *level = &fixture.level;
    assert_false(level->is_built);
    assert_int_equal(level->light_source_count, 0);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        assert_int_equal(level_terrain(level, p), TERRAIN_NONE);
        assert_int_equal(level_item(level, p), ITEM_NONE);
        assert_int_equal(level_memory(level, p)->terrain, TERRAIN_NONE);
        assert_true(handle_is_none(level_actor_at(level, p)));
    }
    free(fixture.memory);
    (void)unused;
}

static void compare_sets(const struct bit_grid *a, const struct bit_grid *b, int terrain)
{
    if (!bit_grid_check_equal(a, b))
        fail_msg("terrain %d: filled at once and cell by cell, levels differ", terrain);
}

static void filling_a_level_is_setting_each_cell(void **unused)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        struct fixture filled = fixture_create(67, 66);
        struct fixture set = fixture_create(67, 66);
        struct level *a = &filled.level;
        struct level *b = &set.level;
        level_fill(a, TERRAIN_BRAZIER);
        level_fill(a, TERRAIN_MIRROR);
        level_fill(a, (enum terrain)t);
        for (size_t cell = 0; cell < grid_cells(b->grid); cell++) {
            struct point p = grid_point(b->grid, cell);
            level_set_terrain(b, p, (enum terrain)t);
            assert_int_equal(level_terrain(a, p), t);
        }
        for (size_t cell = 0; cell < grid_cells(b->grid); cell++) {
            struct point p = grid_point(b->grid, cell);
            assert_int_equal(opacity_blocks(&a->opacity, p), opacity_blocks(&b->opacity, p));
        }
        compare_sets(&a->mirrors, &b->mirrors, t);
        compare_sets(&a->walkable, &b->walkable, t);
        compare_sets(&a->flyable, &b->flyable, t);
        compare_sets(&a->sound_passes, &b->sound_passes, t);
        compare_sets(&a->water, &b->water, t);
        compare_sets(&a->shut, &b->shut, t);
        compare_sets(&a->lit_sources, &b->lit_sources, t);
        compare_sets(&a->fixtures, &b->fixtures, t);
        compare_sets(&a->muffling, &b->muffling, t);
        compare_sets(&a->secrets, &b->secrets, t);
        compare_sets(&a->traps, &b->traps, t);
        assert_memory_equal(a->shown, b->shown, grid_cells(b->grid));
        assert_int_equal(a->secret_count, b->secret_count);
        assert_int_equal(a->floor_light_count, b->floor_light_count);
        assert_memory_equal(&a->floor_light, &b->floor_light, sizeof b->floor_light);
        assert_int_equal(a->mirror_count, b->mirror_count);
        assert_int_equal(a->light_source_count, b->light_source_count);
        free(filled.memory);
        free(set.memory);
    }
    (void)unused;
}

static void opacity_follows_the_terrain(void **unused)
{
    struct fixture fixture = fixture_create(5, 5);
    struct level *level = &fixture.level;
    struct point p = {4, 2};
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        level_set_terrain(level, p, (enum terrain)t);
        assert_int_equal(level_terrain(level, p), t);
        assert_int_equal(opacity_blocks(&level->opacity, p),
                         terrain_get((enum terrain)t)->blocks_sight);
        assert_int_equal(level_is_walkable(level, p), terrain_get((enum terrain)t)->is_walkable);
    }
    level_fill(level, TERRAIN_WALL);
    assert_true(opacity_blocks(&level->opacity, point_make(0, 0)));
    assert_true(opacity_blocks(&level->opacity, point_make(4, 4)));
    assert_false(level_is_walkable(level, point_make(5, 0)));
    assert_false(level_is_walkable(level, point_make(-1, 0)));
    free(fixture.memory);
    (void)unused;
}

static bool has_lamp(const struct level *level, struct point p)
{
    int found = 0;
    for (int i = 0; i < level->light_source_count; i++)
        found += level->light_sources[i] == grid_index(level->grid, p);
    assert_true(found <= 1);
    return found == 1;
}

static void lamps_follow_the_terrain(void **unused)
{
    struct fixture fixture = fixture_create(6, 4);
    struct level *level = &fixture.level;
    level_fill(level, TERRAIN_FLOOR);
    assert_int_equal(level->light_source_count, 0);
    level_set_terrain(level, point_make(1, 1), TERRAIN_BRAZIER);
    level_set_terrain(level, point_make(4, 2), TERRAIN_BRAZIER);
    level_set_terrain(level, point_make(5, 3), TERRAIN_BRAZIER);
    level_set_terrain(level, point_make(4, 2), TERRAIN_BRAZIER);
    assert_int_equal(level->light_source_count, 3);
    level_set_terrain(level, point_make(1, 1), TERRAIN_FLOOR);
    assert_int_equal(level->light_source_count, 2);
    assert_false(has_lamp(level, point_make(1, 1)));
    assert_true(has_lamp(level, point_make(4, 2)));
    assert_true(has_lamp(level, point_make(5, 3)));
    level_fill(level, TERRAIN_BRAZIER);
    assert_int_equal(level->light_source_count, 24);
    level_fill(level, TERRAIN_WALL);
    assert_int_equal(level->light_source_count, 0);
    free(fixture.memory);
    (void)unused;
}

static void fixtures_follow_terrain_and_clouds(void **unused)
{
    struct fixture fixture = fixture_create(6, 4);
    struct level *level = &fixture.level;
    const struct point p = {4, 2};
    const enum terrain tended[] = {TERRAIN_BRAZIER, TERRAIN_BRAZIER_OUT, TERRAIN_DOOR_CLOSED,
                                   TERRAIN_DOOR_OPEN};
    for (size_t i = 0; i < ARRAY_LENGTH(tended); i++) {
        level_fill(level, TERRAIN_FLOOR);
        assert_int_equal(bit_grid_count(&level->fixtures), 0);
        level_set_terrain(level, p, tended[i]);
        assert_true(bit_grid_has(&level->fixtures, p));
    }
    level_fill(level, TERRAIN_FLOOR);
    level_set_cloud(level, p, CLOUD_FLARE, 5);
    assert_true(bit_grid_has(&level->fixtures, p));
    level_set_cloud(level, p, CLOUD_NONE, 0);
    assert_false(bit_grid_has(&level->fixtures, p));
    free(fixture.memory);
    (void)unused;
}

static bool is_flame(const struct cloud_kind *kind)
{
    return kind->is_flame;
}

static void kinds_of_clouds_are_known(void **unused)
{
    struct fixture fixture = fixture_create(6, 4);
    struct level *level = &fixture.level;
    const struct point here = {4, 2};
    const struct point there = {1, 1};
    level_fill(level, TERRAIN_FLOOR);
    level_set_cloud(level, here, CLOUD_SMOKE, 5);
    assert_false(level_has_cloud(level, is_flame));
    level_set_cloud(level, there, CLOUD_FIRE, 5);
    level_set_cloud(level, here, CLOUD_FLARE, 5);
    assert_true(level_has_cloud(level, is_flame));
    level_set_cloud(level, there, CLOUD_SMOKE, 5);
    assert_true(level_has_cloud(level, is_flame));
    level_fill(level, TERRAIN_FLOOR);
    assert_false(level_has_cloud(level, is_flame));
    free(fixture.memory);
    (void)unused;
}

static void actors_are_where_they_are_put(void **unused)
{
    struct fixture fixture = fixture_create(6, 4);
    struct level *level = &fixture.level;
    struct actor rat = {.kind = MONSTER_GUTTER_RAT, .position = {2, 1}, .is_asleep = true};
    struct actor moth = {.kind = MONSTER_WICK_MOTH, .position = {5, 3}};
    struct handle first = level_add_actor(level, rat);
    struct handle second = level_add_actor(level, moth);
    assert_false(handle_is_equal(first, second));
    assert_true(handle_is_equal(level_actor_at(level, rat.position), first));
    assert_true(handle_is_equal(level_actor_at(level, moth.position), second));
    assert_int_equal(level_actor(level, first)->kind, MONSTER_GUTTER_RAT);
    assert_true(level_actor_const(level, first)->is_asleep);
    level_move_actor(level, first, point_make(0, 0));
    assert_true(handle_is_none(level_actor_at(level, rat.position)));
    assert_true(handle_is_equal(level_actor_at(level, point_make(0, 0)), first));
    assert_true(point_is_equal(level_actor(level, first)->position, point_make(0, 0)));
    level_remove_actor(level, first);
    assert_true(handle_is_none(level_actor_at(level, point_make(0, 0))));
    assert_false(pool_resolves(&level->actor_pool, first));
    assert_true(pool_resolves(&level->actor_pool, second));
    free(fixture.memory);
    (void)unused;
}

static void only_perceived_actors_are_found_by_the_hero(void **unused)
{
    struct fixture fixture = fixture_create(6, 4);
    struct level *level = &fixture.level;
    struct actor rat = {.kind = MONSTER_GUTTER_RAT, .position = {2, 1}};
    struct handle handle = level_add_actor(level, rat);
    assert_true(handle_is_none(level_perceived_at(level, rat.position)));
    level_actor(level, handle)->shines = true;
    assert_true(handle_is_equal(level_perceived_at(level, rat.position), handle));
    assert_true(handle_is_none(level_perceived_at(level, point_make(3, 1))));
    assert_true(handle_is_none(level_perceived_at(level, point_make(-1, 1))));
    free(fixture.memory);
    (void)unused;
}

/* Compares the slots of awake actors with a list that ends with -1. */
static void check_awake(const struct level *level, const int *slots)
{
    uint16_t slot = 0;
    for (; level_next_awake(level, &slot); slot++)
        assert_int_equal(slot, *slots++);
    assert_int_equal(*slots, -1);
}

static void awake_actors_are_found_in_slot_order(void **unused)
{
    struct fixture fixture = fixture_create(80, 40);
    struct level *level = &fixture.level;
    struct handle handles[130];
    for (int i = 0; i < 130; i++)
        handles[i] = level_add_actor(level, (struct actor){.kind = MONSTER_GUTTER_RAT,
                                                           .position = {i % 80, i / 80},
                                                           .is_asleep = i % 64 != 1});
    check_awake(level, (const int[]){1, 65, 129, -1});
    level_wake_actor(level, handles[127]);
    level_remove_actor(level, handles[65]);
    check_awake(level, (const int[]){1, 127, 129, -1});
    assert_false(level_actor(level, handles[127])->is_asleep);
    level_remove_actor(level, handles[129]);
    check_awake(level, (const int[]){1, 127, -1});
    free(fixture.memory);
    (void)unused;
}

static void eaten_memory_may_come_back_from_a_map(void **unused)
{
    struct fixture fixture = fixture_create(6, 4);
    struct level *level = &fixture.level;
    struct point p = {2, 2};
    level_fill(level, TERRAIN_WALL);
    level_chart(level, p, TERRAIN_FLOOR, 7);
    assert_int_equal(level->seen_count, 1);
    level_eat_memory(level, p);
    assert_int_equal(level->seen_count, 0);
    assert_int_equal(level_memory(level, p)->terrain, TERRAIN_NONE);
    assert_true(level_memory(level, p)->is_eaten);
    level_chart(level, p, TERRAIN_FLOOR, 9);
    assert_int_equal(level_memory(level, p)->terrain, TERRAIN_FLOOR);
    assert_true(level_memory(level, p)->is_charted);
    free(fixture.memory);
    (void)unused;
}

static void a_full_level_takes_no_actor_until_one_leaves(void **unused)
{
    struct fixture fixture = fixture_create(40, 2);
    struct level *level = &fixture.level;
    int added = 0;
    struct handle last = HANDLE_NONE;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct actor rat = {.kind = MONSTER_GUTTER_RAT, .position = grid_point(level->grid, cell)};
        struct handle handle = level_add_actor(level, rat);
        if (handle_is_none(handle))
            break;
        last = handle;
        added++;
    }
    assert_int_equal(added, level->actor_pool.capacity);
    assert_true(added < 80);
    struct actor late = {.kind = MONSTER_WICK_MOTH, .position = {39, 1}};
    assert_true(handle_is_none(level_add_actor(level, late)));
    assert_true(handle_is_none(level_actor_at(level, late.position)));
    level_remove_actor(level, last);
    struct handle handle = level_add_actor(level, late);
    assert_true(handle_is_equal(level_actor_at(level, late.position), handle));
    assert_int_equal(handle.index, last.index);
    assert_false(pool_resolves(&level->actor_pool, last));
    free(fixture.memory);
    (void)unused;
}

static void terrain_and_stairs_are_found_in_reading_order(void **unused)
{
    struct fixture fixture = fixture_create(6, 4);
    struct level *level = &fixture.level;
    struct point found = {-1, -1};
    level_fill(level, TERRAIN_FLOOR);
    assert_false(level_find_terrain(level, TERRAIN_RUBBLE, &found));
    assert_false(level_find_stairs(level, 1, &found));
    assert_int_equal(found.x, -1);
    level_set_terrain(level, point_make(1, 3), TERRAIN_RUBBLE);
    level_set_terrain(level, point_make(4, 2), TERRAIN_RUBBLE);
    level_set_terrain(level, point_make(5, 0), TERRAIN_STAIRS_DOWN);
    level_set_terrain(level, point_make(0, 3), TERRAIN_STAIRS_UP);
    assert_true(level_find_terrain(level, TERRAIN_RUBBLE, &found));
    assert_true(point_is_equal(found, point_make(4, 2)));
    assert_true(level_find_stairs(level, 1, &found));
    assert_true(point_is_equal(found, point_make(5, 0)));
    assert_true(level_find_stairs(level, -1, &found));
    assert_true(point_is_equal(found, point_make(0, 3)));
    free(fixture.memory);
    (void)unused;
}

static void the_middle_of_a_thicket_is_exposed_and_that_of_rock_is_not(void **unused)
{
    struct fixture fixture = fixture_create(9, 9);
    struct level *level = &fixture.level;
    level_fill(level, TERRAIN_WALL);
    for (int y = 2; y <= 4; y++)
        for (int x = 2; x <= 4; x++)
            level_set_terrain(level, point_make(x, y), TERRAIN_TALL_GRASS);
    assert_true(level_is_exposed(level, point_make(3, 3)));
    assert_true(level_is_exposed(level, point_make(1, 1)));
    assert_false(level_is_exposed(level, point_make(6, 6)));
    free(fixture.memory);
    (void)unused;
}

/* Nothing of it is completed, as it is of one that is new. */
static void an_actor_is_restored_as_it_was(void **unused)
{
    struct fixture fixture = fixture_create(5, 5);
    struct level *level = &fixture.level;
    const struct actor actor = {.kind = MONSTER_GUTTER_RAT, .position = {2, 3}, .health = 1};
    level_fill(level, TERRAIN_FLOOR);
    level->actor_pool.generation[4] = 7;
    pool_recount(&level->actor_pool);
    level_restore_actor(level, 4, &actor);
    struct handle handle = level_actor_at(level, actor.position);
    assert_true(handle_is_equal(handle, (struct handle){4, 7}));
    assert_int_equal(level_actor(level, handle)->health, 1);
    assert_true(point_is_equal(level_actor(level, handle)->anchors[0], point_make(0, 0)));
    uint16_t slot = 0;
    assert_true(level_next_awake(level, &slot));
    assert_int_equal(slot, 4);
    free(fixture.memory);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_level_is_blank),
        cmocka_unit_test(filling_a_level_is_setting_each_cell),
        cmocka_unit_test(opacity_follows_the_terrain),
        cmocka_unit_test(lamps_follow_the_terrain),
        cmocka_unit_test(fixtures_follow_terrain_and_clouds),
        cmocka_unit_test(kinds_of_clouds_are_known),
        cmocka_unit_test(actors_are_where_they_are_put),
        cmocka_unit_test(only_perceived_actors_are_found_by_the_hero),
        cmocka_unit_test(awake_actors_are_found_in_slot_order),
        cmocka_unit_test(eaten_memory_may_come_back_from_a_map),
        cmocka_unit_test(a_full_level_takes_no_actor_until_one_leaves),
        cmocka_unit_test(terrain_and_stairs_are_found_in_reading_order),
        cmocka_unit_test(an_actor_is_restored_as_it_was),
        cmocka_unit_test(the_middle_of_a_thicket_is_exposed_and_that_of_rock_is_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
