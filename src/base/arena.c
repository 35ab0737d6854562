#include "base/arena.h"

#include <assert.h>
#include <stdalign.h>

void *arena_alloc(struct arena *arena, size_t bytes)
{
    const size_t alignment = alignof(max_align_t);
    size_t start = (arena->used + alignment - 1) / alignment * alignment;
    arena->used = start + bytes;
    if (!arena->memory)
        return NULL;
    assert(arena->used <= arena->size);
    return arena->memory + start;
}
