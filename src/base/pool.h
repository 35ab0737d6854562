/* Hands out the slots of a fixed array, which belongs to the caller. A handle names one use of a slot: once the slot is
 * released, old handles to it no longer resolve. */
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

struct handle {
    uint16_t index;
    uint16_t generation; /* 0: names nothing */
};

#define HANDLE_NONE ((struct handle){0, 0})

static inline bool handle_is_none(struct handle handle)
{
    return handle.generation == 0;
}

static inline bool handle_is_equal(struct handle a, struct handle b)
{
    return a.index == b.index && a.generation == b.generation;
}

struct pool {
    uint16_t capacity;
    uint16_t count;       /* slots in use */
    uint16_t end;         /* every slot in use is below this one */
    uint16_t full_below;  /* every slot below this one is in use */
    uint16_t *generation; /* per slot: odd while it is in use */
};

struct pool pool_alloc(struct arena *arena, uint16_t capacity);

/* The lowest free slot, or HANDLE_NONE when the pool is full. */
struct handle pool_claim(struct pool *pool);

/* Frees the slot of a handle that resolves. */
void pool_release(struct pool *pool, struct handle handle);

/* For loading: updates the rest of a new pool after generations were written into it. */
void pool_recount(struct pool *pool);

static inline bool pool_is_used(const struct pool *pool, uint16_t index)
{
    return index < pool->end && (pool->generation[index] & 1);
}

static inline bool pool_resolves(const struct pool *pool, struct handle handle)
{
    return !handle_is_none(handle) && handle.index < pool->capacity &&
           pool->generation[handle.index] == handle.generation;
}

/* The handle of a slot in use. */
static inline struct handle pool_handle(const struct pool *pool, uint16_t index)
{
    return (struct handle){index, pool->generation[index]};
}

#endif
