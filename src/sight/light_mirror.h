/* Light by mirrors. A mirror in the view of a source throws on two thirds of the light that the source gives it, as a source of
 * MIRROR_FOV_RADIUS in the mirror's own cell, unless that is too weak to light anything. Of a light that is thrown on whole, it
 * throws on all, as if the light stood in the mirror. No mirror throws on what it gets from
 * another one. So a mirror throws light on what a viewer beside the light would see in it. */
#ifndef SIGHT_LIGHT_MIRROR_H
#define SIGHT_LIGHT_MIRROR_H

#include "sight/light.h"
#include "sight/light_cache.h"
#include "sight/mirror_fov.h"

/* A level as light finds it. */
struct light_ways {
    const struct fov_algorithm *algorithm;
    const struct opacity *opacity;
    /* Non-blocking cells of the same grid, or NULL: there are none. */
    const struct bit_grid *mirrors;
    /* Cells on which no light shines, or NULL: there are none. */
    const struct bit_grid *shade;
    struct light_cache *casts;
    struct view *scratch;
};

/* The cast of a source without mirrors; valid until the next use of the same ways. */
const struct light_cast *light_ways_cast(const struct light_ways *ways, struct point source,
                                         int radius);

/* Adds within an area what mirrors throw on of a source. The cast is not one that is kept by the ways. Returns the area that
 * they may reach. */
struct area light_mirror_add(const struct light_ways *ways, const struct light_cast *cast,
                             struct light colour, struct light_grid *lights, struct area area);

/* Subtracts what light_mirror_add of the same source added to the same area; the level must be the same. */
struct area light_mirror_subtract(const struct light_ways *ways, const struct light_cast *cast,
                                  struct light colour, struct light_grid *lights, struct area area);

/* What mirrors throw on a cell of a source, as a sum. It makes no cast, and is meant for a few cells. */
uint64_t light_mirror_sum(const struct mirror_fov *source, struct light colour, bool is_whole,
                          struct point p);

#endif
