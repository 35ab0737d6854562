/* Pools: slots, and handles that outlive them. */
#include "support/check.h"

#include "base/pool.h"
#include "base/random.h"

#include <stdlib.h>

static struct pool create(uint16_t capacity)
{
    struct arena measure = arena_measuring();
    pool_alloc(&measure, capacity);
    void *memory = calloc(1, measure.used);
    assert_non_null(memory);
    struct arena arena = arena_over(memory, measure.used);
    return pool_alloc(&arena, capacity);
}

static void destroy(struct pool *pool)
{
    free(pool->generation);
}

static void the_lowest_free_slot_is_claimed(void **state)
{
    (void)state;
    struct pool pool = create(4);
    struct handle first = pool_claim(&pool);
    struct handle second = pool_claim(&pool);
    struct handle third = pool_claim(&pool);
    assert_int_equal(first.index, 0);
    assert_int_equal(second.index, 1);
    assert_int_equal(third.index, 2);
    assert_int_equal(pool.count, 3);
    assert_int_equal(pool.end, 3);
    pool_release(&pool, second);
    assert_int_equal(pool.end, 3);
    assert_int_equal(pool_claim(&pool).index, 1);
    destroy(&pool);
}

static void a_full_pool_gives_no_slot(void **state)
{
    (void)state;
    struct pool pool = create(2);
    pool_claim(&pool);
    struct handle last = pool_claim(&pool);
    assert_true(handle_is_equal(pool_claim(&pool), HANDLE_NONE));
    assert_int_equal(pool.count, 2);
    pool_release(&pool, last);
    assert_int_equal(pool_claim(&pool).index, 1);
    assert_true(handle_is_equal(pool_claim(&pool), HANDLE_NONE));
    destroy(&pool);
}

static void a_pool_without_slots_gives_none(void **state)
{
    (void)state;
    struct pool pool = {0};
    assert_true(handle_is_equal(pool_claim(&pool), HANDLE_NONE));
    assert_false(pool_is_used(&pool, 0));
}

static void old_handles_no_longer_resolve(void **state)
{
    (void)state;
    struct pool pool = create(3);
    struct handle old = pool_claim(&pool);
    assert_true(pool_resolves(&pool, old));
    pool_release(&pool, old);
    assert_false(pool_resolves(&pool, old));
    struct handle fresh = pool_claim(&pool);
    assert_int_equal(fresh.index, old.index);
    assert_false(handle_is_equal(fresh, old));
    assert_false(pool_resolves(&pool, old));
    assert_true(pool_resolves(&pool, fresh));
    assert_true(handle_is_equal(pool_handle(&pool, fresh.index), fresh));
    assert_false(pool_resolves(&pool, HANDLE_NONE));
    assert_false(pool_resolves(&pool, (struct handle){3, 1}));
    destroy(&pool);
}

/* A generation goes round after 65536; no handle of it may then be HANDLE_NONE, or resolve when
 * free. */
static void generations_go_round(void **state)
{
    (void)state;
    struct pool pool = create(1);
    for (int i = 0; i < 70000; i++) {
        struct handle handle = pool_claim(&pool);
        assert_true(!handle_is_none(handle) && pool_resolves(&pool, handle));
        pool_release(&pool, handle);
        assert_false(pool_resolves(&pool, handle));
    }
    assert_int_equal(pool.end, 0);
    destroy(&pool);
}

/* The lowest slot that is free, or the capacity. */
static uint16_t find_free(const struct pool *pool)
{
    uint16_t index = 0;
    while (index < pool->capacity && pool_is_used(pool, index))
        index++;
    return index;
}

static void the_lowest_free_slot_is_claimed_whatever_was_released(void **state)
{
    (void)state;
    struct pool pool = create(40);
    struct random random = random_make(2);
    for (int times = 0; times < 20000; times++) {
        uint16_t index = (uint16_t)random_below(&random, pool.capacity);
        uint16_t lowest = find_free(&pool);
        if (random_chance(&random, 1, 2) && pool_is_used(&pool, index))
            pool_release(&pool, pool_handle(&pool, index));
        else if (lowest < pool.capacity)
            assert_int_equal(pool_claim(&pool).index, lowest);
    }
    destroy(&pool);
}

static void a_pool_keeps_count_of_its_slots(void **state)
{
    (void)state;
    enum { CAPACITY = 40 };
    struct pool pool = create(CAPACITY);
    struct handle held[CAPACITY];
    bool is_held[CAPACITY] = {false};
    struct random random = random_make(1);
    for (int times = 0; times < 20000; times++) {
        uint16_t index = (uint16_t)random_below(&random, CAPACITY);
        if (random_chance(&random, 1, 2) && is_held[index]) {
            pool_release(&pool, held[index]);
            is_held[index] = false;
        } else {
            struct handle handle = pool_claim(&pool);
            if (!handle_is_none(handle)) {
                assert_false(is_held[handle.index]);
                held[handle.index] = handle;
                is_held[handle.index] = true;
            }
        }
        int count = 0;
        int end = 0;
        for (uint16_t i = 0; i < CAPACITY; i++) {
            assert_int_equal(pool_is_used(&pool, i), is_held[i]);
            count += is_held[i];
            end = is_held[i] ? i + 1 : end;
        }
        assert_int_equal(pool.count, count);
        assert_int_equal(pool.end, end);
    }
    destroy(&pool);
}

static void a_pool_follows_generations_that_were_written(void **state)
{
    (void)state;
    struct pool pool = create(5);
    struct pool copy = create(5);
    for (int i = 0; i < 4; i++)
        pool_claim(&pool);
    pool_release(&pool, pool_handle(&pool, 3));
    pool_release(&pool, pool_handle(&pool, 1));
    for (int i = 0; i < 5; i++)
        copy.generation[i] = pool.generation[i];
    pool_recount(&copy);
    assert_int_equal(copy.count, 2);
    assert_int_equal(copy.end, 3);
    assert_true(handle_is_equal(pool_claim(&copy), pool_claim(&pool)));
    assert_int_equal(pool_claim(&copy).index, 3);
    destroy(&pool);
    destroy(&copy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lowest_free_slot_is_claimed),
        cmocka_unit_test(a_full_pool_gives_no_slot),
        cmocka_unit_test(a_pool_without_slots_gives_none),
        cmocka_unit_test(old_handles_no_longer_resolve),
        cmocka_unit_test(generations_go_round),
        cmocka_unit_test(the_lowest_free_slot_is_claimed_whatever_was_released),
        cmocka_unit_test(a_pool_keeps_count_of_its_slots),
        cmocka_unit_test(a_pool_follows_generations_that_were_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
