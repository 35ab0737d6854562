/* Random levels for the property tests of sight: open fields, pillars, caves, rooms, noise, solid
 * rock, of odd sizes. */
#ifndef SUPPORT_SIGHT_RANDOM_H
#define SUPPORT_SIGHT_RANDOM_H

#include "base/random.h"
#include "support/sight_picture.h"

/* Most levels are small, a few up to side_max; the origin is any cell. The same random numbers give
 * the same level. Released by sight_level_destroy. */
struct sight_level sight_random_level(struct random *random, int side_max);

/* Mostly short radii, some longer than the level, some unlimited, some 0. */
int sight_random_radius(struct random *random);

struct point sight_random_cell(struct random *random, struct grid grid);

/* A cell that does not block, or one that does if there is no other. */
struct point sight_random_floor(struct random *random, const struct opacity *opacity);

/* Puts up to 11 mirrors on cells that do not block. */
void sight_random_mirrors(struct random *random, const struct opacity *opacity,
                          struct bit_grid *mirrors);

#endif
