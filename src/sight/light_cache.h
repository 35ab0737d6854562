/* Light casts kept for reuse, one a cell: moving lights come back to the same cells. When opacity or shade changes, the caller
 * drops the casts around the change. */
#ifndef SIGHT_LIGHT_CACHE_H
#define SIGHT_LIGHT_CACHE_H

#include "sight/fov.h"
#include "sight/light_cast.h"

struct light_cache {
    struct grid grid;
    size_t made; /* casts computed so far */
    /* private from here */
    uint16_t *slots;      /* y * width + x: 1 + the slot of the cell's cast, or 0 */
    struct bit_grid kept; /* the cells that have one */
    struct light_cast *casts;
    int capacity;
    int next; /* the slot to fill next, in turn */
};

/* Room for as many casts as a 32nd of the cells, and some more. */
struct light_cache light_cache_alloc(struct arena *arena, struct grid grid);

/* Drops all casts. The new grid is no larger, in either direction, than the one of light_cache_alloc. */
void light_cache_reset(struct light_cache *cache, struct grid grid);

/* The cast of a source, by that algorithm, without the cells of `shade` (NULL: none): the kept one of the same cell and
 * radius, or a new one, which replaces the oldest if there is no room. Valid until the next call. `scratch` is a view to
 * compute it in. */
const struct light_cast *light_cache_get(struct light_cache *cache,
                                         const struct fov_algorithm *algorithm,
                                         const struct opacity *opacity,
                                         const struct bit_grid *shade, struct point source,
                                         int radius, struct view *scratch);

/* Drops the casts that a change of the cell may affect: those of sources within their radius of it. */
void light_cache_drop_around(struct light_cache *cache, struct point p);

#endif
