#include "base/pool.h"

#include <assert.h>

struct pool pool_alloc(struct arena *arena, uint16_t capacity)
{
    return (struct pool){.capacity = capacity,
                         .generation = arena_alloc(arena, capacity * sizeof(uint16_t))};
}

struct handle pool_claim(struct pool *pool)
{
    if (pool->count == pool->capacity)
        return HANDLE_NONE;
    uint16_t index = pool->full_below;
    while (pool->generation[index] & 1)
        index++;
    pool->full_below = (uint16_t)(index + 1);
    pool->generation[index]++;
    pool->count++;
    if (pool->end <= index)
        pool->end = (uint16_t)(index + 1);
    return pool_handle(pool, index);
}

void pool_release(struct pool *pool, struct handle handle)
{
    assert(pool_resolves(pool, handle));
    pool->generation[handle.index]++;
    pool->count--;
    if (pool->full_below > handle.index)
        pool->full_below = handle.index;
    while (pool->end > 0 && !(pool->generation[pool->end - 1] & 1))
        pool->end--;
}

void pool_recount(struct pool *pool)
{
    pool->count = pool->end = pool->full_below = 0;
    for (uint16_t i = 0; i < pool->capacity; i++)
        if (pool->generation[i] & 1) {
            pool->count++;
            pool->end = (uint16_t)(i + 1);
        }
}
