#include "sight/light_casts.h"

#include <assert.h>

static int capacity_of(struct grid grid)
{
    return (int)(grid_cells(grid) / 64) + 64;
}

/* Makes every slot one without a cast. */
static void free_all(struct light_casts *casts)
{
    for (int i = 0; i < casts->capacity; i++)
        casts->free[i] = (uint16_t)(casts->capacity - 1 - i);
    casts->free_count = casts->capacity;
}

struct light_casts light_casts_take(struct arena *arena, struct grid grid)
{
    struct light_casts casts = {.grid = grid, .capacity = capacity_of(grid)};
    size_t capacity = (size_t)casts.capacity;
    assert(capacity < UINT16_MAX);
    casts.slots = arena_take(arena, grid_cells(grid) * sizeof *casts.slots);
    casts.free = arena_take(arena, capacity * sizeof *casts.free);
    casts.casts = arena_take(arena, (capacity + 1) * sizeof *casts.casts);
    if (casts.free)
        free_all(&casts);
    return casts;
}

void light_casts_drop(struct light_casts *casts, struct point source)
{
    uint16_t *slot = &casts->slots[grid_index(casts->grid, source)];
    if (*slot == 0)
        return;
    casts->free[casts->free_count++] = (uint16_t)(*slot - 1);
    *slot = 0;
}

void light_casts_reset(struct light_casts *casts, struct grid grid)
{
    for (int i = 0; i < casts->capacity; i++) {
        size_t cell = grid_index(casts->grid, casts->casts[i].source);
        if (casts->slots[cell] == i + 1)
            casts->slots[cell] = 0;
    }
    free_all(casts);
    casts->grid = grid;
}

/* The slot for the cast from a cell: its own, a free one, or the one for what is not kept. */
static struct light_cast *slot_for(struct light_casts *casts, struct point source)
{
    uint16_t *slot = &casts->slots[grid_index(casts->grid, source)];
    if (*slot == 0 && casts->free_count > 0)
        *slot = (uint16_t)(casts->free[--casts->free_count] + 1);
    return &casts->casts[*slot > 0 ? *slot - 1 : casts->capacity];
}

const struct light_cast *light_casts_get(struct light_casts *casts,
                                         const struct fov_algorithm *algorithm,
                                         const struct opacity *opacity, struct point source,
                                         int radius, struct view *scratch)
{
    uint16_t kept = casts->slots[grid_index(casts->grid, source)];
    if (kept > 0 && casts->casts[kept - 1].radius == radius)
        return &casts->casts[kept - 1];
    struct light_cast *cast = slot_for(casts, source);
    fov_compute(algorithm, opacity, source, radius, scratch);
    light_cast_fill(cast, scratch, source, radius);
    casts->made++;
    return cast;
}
