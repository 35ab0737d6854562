/* Casts of light that are kept from one use to the next, one a cell, also where no source is any more: lights that move
 * come back to the same cells. Whoever changes opacity drops those that no longer hold. */
#ifndef SIGHT_LIGHT_CACHE_H
#define SIGHT_LIGHT_CACHE_H

#include "sight/fov.h"
#include "sight/light_cast.h"

struct light_cache {
    struct grid grid;
    size_t made; /* how many casts were computed so far */
    /* private from here */
    uint16_t *slots;      /* y * width + x: 1 + the slot of the cast from there, or 0 */
    struct bit_grid kept; /* the cells from where there is one */
    struct light_cast *casts;
    int capacity;
    int next; /* the slot that is filled next: all are in turn */
};

/* Room for the casts of every 32nd cell and some more. */
struct light_cache light_cache_alloc(struct arena *arena, struct grid grid);

/* Drops all casts; from now on they are over a grid that is no larger, in either direction, than
 * the one that room was taken for. */
void light_cache_reset(struct light_cache *casts, struct grid grid);

/* The cast of a source, by that algorithm: the kept one of the same cell and radius, or one made
 * anew, in the place of the one made longest ago if there is no room. Good until the next call.
 * `scratch` is a view for it. */
const struct light_cast *light_cache_get(struct light_cache *casts,
                                         const struct fov_algorithm *algorithm,
                                         const struct opacity *opacity, struct point source,
                                         int radius, struct view *scratch);

/* Drops the casts that a cell may bar or let through: of sources no farther off than their radius. */
void light_cache_drop_around(struct light_cache *casts, struct point p);

#endif
