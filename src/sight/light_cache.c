#include "sight/light_cache.h"

#include <assert.h>

static int capacity_of(struct grid grid)
{
    return (int)(grid_cells(grid) / 32) + 64;
}

struct light_cache light_cache_alloc(struct arena *arena, struct grid grid)
{
    struct light_cache casts = {.grid = grid, .capacity = capacity_of(grid)};
    assert(casts.capacity < UINT16_MAX);
    casts.slots = arena_alloc(arena, grid_cells(grid) * sizeof *casts.slots);
    casts.kept = bit_grid_alloc(arena, grid);
    casts.casts = arena_alloc(arena, (size_t)casts.capacity * sizeof *casts.casts);
    return casts;
}

static uint16_t *slot_of(const struct light_cache *casts, struct point source)
{
    return &casts->slots[grid_index(casts->grid, source)];
}

static void drop(struct light_cache *casts, struct point source)
{
    *slot_of(casts, source) = 0;
    bit_grid_put(&casts->kept, source, false);
}

void light_cache_drop_around(struct light_cache *casts, struct point p)
{
    struct area area = area_around(p, LIGHT_RADIUS_MAX, casts->grid);
    for (struct point at = area_before(area); bit_grid_next(&casts->kept, area, &at);)
        if (point_chebyshev(at, p) <= casts->casts[*slot_of(casts, at) - 1].radius)
            drop(casts, at);
}

/* Drops what a slot holds, if the cast was not dropped before. */
static void empty_slot(struct light_cache *casts, int slot)
{
    struct point source = casts->casts[slot].source;
    if (*slot_of(casts, source) == slot + 1)
        drop(casts, source);
}

void light_cache_reset(struct light_cache *casts, struct grid grid)
{
    struct area all = area_of_grid(casts->grid);
    for (struct point at = area_before(all); bit_grid_next(&casts->kept, all, &at);)
        drop(casts, at);
    casts->next = 0;
    casts->grid = casts->kept.grid = grid;
    casts->kept.row_words = ((size_t)grid.width + 63) / 64;
}

/* The slot for a new cast from a cell: its own, or the next. */
static struct light_cast *claim_slot(struct light_cache *casts, struct point source)
{
    uint16_t *slot = slot_of(casts, source);
    if (*slot == 0) {
        empty_slot(casts, casts->next);
        *slot = (uint16_t)(casts->next + 1);
        bit_grid_put(&casts->kept, source, true);
        casts->next = (casts->next + 1) % casts->capacity;
    }
    return &casts->casts[*slot - 1];
}

const struct light_cast *light_cache_get(struct light_cache *casts,
                                         const struct fov_algorithm *algorithm,
                                         const struct opacity *opacity, struct point source,
                                         int radius, struct view *scratch)
{
    uint16_t kept = *slot_of(casts, source);
    if (kept > 0 && casts->casts[kept - 1].radius == radius)
        return &casts->casts[kept - 1];
    struct light_cast *cast = claim_slot(casts, source);
    fov_compute(algorithm, opacity, source, radius, scratch);
    light_cast_fill(cast, scratch, source, radius);
    casts->made++;
    return cast;
}
