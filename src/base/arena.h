/* Carves one block of memory into pieces, so that a whole game is one allocation.
 * Without memory, arena_alloc only counts, so that the same code also measures. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

struct arena {
    unsigned char *memory; /* NULL while measuring */
    size_t size;
    size_t used;
};

static inline struct arena arena_measuring(void)
{
    return (struct arena){NULL, 0, 0};
}

static inline struct arena arena_over(void *memory, size_t size)
{
    return (struct arena){memory, size, 0};
}

/* The next `bytes` bytes, aligned for any type, and zero if the block was; NULL while measuring.
 * Asking for more than the arena holds is a bug. */
void *arena_alloc(struct arena *arena, size_t bytes);

#endif
