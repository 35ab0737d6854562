#include "sight/light_cache.h"

#include <assert.h>

static int capacity_of(struct grid grid)
{
    return (int)(grid_cells(grid) / 32) + 64;
}

struct light_cache light_cache_alloc(struct arena *arena, struct grid grid)
{
    struct light_cache cache = {.grid = grid, .capacity = capacity_of(grid)};
    assert(cache.capacity < UINT16_MAX);
    cache.slots = arena_alloc(arena, grid_cells(grid) * sizeof *cache.slots);
    cache.kept = bit_grid_alloc(arena, grid);
    cache.casts = arena_alloc(arena, (size_t)cache.capacity * sizeof *cache.casts);
    return cache;
}

static uint16_t *slot_of(const struct light_cache *cache, struct point source)
{
    return &cache->slots[grid_index(cache->grid, source)];
}

static void drop(struct light_cache *cache, struct point source)
{
    *slot_of(cache, source) = 0;
    bit_grid_put(&cache->kept, source, false);
}

void light_cache_drop_around(struct light_cache *cache, struct point p)
{
    struct area area = area_around(p, LIGHT_RADIUS_MAX, cache->grid);
    for (struct point at = area_before(area); bit_grid_next(&cache->kept, area, &at);)
        if (point_chebyshev(at, p) <= cache->casts[*slot_of(cache, at) - 1].radius)
            drop(cache, at);
}

/* Drops what a slot holds, if the cast was not dropped before. */
static void empty_slot(struct light_cache *cache, int slot)
{
    struct point source = cache->casts[slot].source;
    if (*slot_of(cache, source) == slot + 1)
        drop(cache, source);
}

void light_cache_reset(struct light_cache *cache, struct grid grid)
{
    struct area all = area_of_grid(cache->grid);
    for (struct point at = area_before(all); bit_grid_next(&cache->kept, all, &at);)
        drop(cache, at);
    cache->next = 0;
    cache->grid = cache->kept.grid = grid;
    cache->kept.row_words = ((size_t)grid.width + 63) / 64;
}

/* The slot for a new cast from a cell: its own, or the next. */
static struct light_cast *claim_slot(struct light_cache *cache, struct point source)
{
    uint16_t *slot = slot_of(cache, source);
    if (*slot == 0) {
        empty_slot(cache, cache->next);
        *slot = (uint16_t)(cache->next + 1);
        bit_grid_put(&cache->kept, source, true);
        cache->next = (cache->next + 1) % cache->capacity;
    }
    return &cache->casts[*slot - 1];
}

const struct light_cast *light_cache_get(struct light_cache *cache,
                                         const struct fov_algorithm *algorithm,
                                         const struct opacity *opacity,
                                         const struct bit_grid *shade, struct point source,
                                         int radius, struct view *scratch)
{
    uint16_t kept = *slot_of(cache, source);
    if (kept > 0 && cache->casts[kept - 1].radius == radius)
        return &cache->casts[kept - 1];
    struct light_cast *cast = claim_slot(cache, source);
    fov_compute(algorithm, opacity, source, radius, scratch);
    light_cast_fill(cast, scratch, source, radius);
    if (shade)
        light_cast_remove(cast, shade);
    cache->made++;
    return cast;
}
