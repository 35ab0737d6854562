/* Light on a level: integer, 0 .. 255 a channel, summed over sources and capped. */
#ifndef SIGHT_LIGHT_H
#define SIGHT_LIGHT_H

#include "base/integer.h"
#include "sight/light_cast.h"
#include "sight/opacity.h"

#include <stdint.h>

#define LIGHT_DIM_FROM 32     /* brightness below it is dark */
#define LIGHT_BRIGHT_FROM 128 /* brightness below it is dim */

struct light {
    uint8_t red;
    uint8_t green;
    uint8_t blue;
};

enum light_grade { LIGHT_DARK, LIGHT_DIM, LIGHT_BRIGHT };

/* A cell's sum over its sources has so many bits a channel, red in the lowest, and is capped only where it is read: so
 * what was added can be taken away again. A lamp and an actor on every cell within LIGHT_RADIUS_MAX do not fill them. */
#define LIGHT_SUM_BITS 21

struct light_grid {
    struct grid grid;
    uint64_t *sums;
    struct bit_grid lit; /* the cells that are not dark, which are those that any source reaches */
    int first_row;       /* rows first_row .. last_row may hold light, all others hold none */
    int last_row;
};

struct light_grid light_grid_alloc(struct arena *arena, struct grid grid);

/* No light anywhere, over a grid that is no larger, in either direction, than the one it was taken
 * for. */
void light_grid_reset(struct light_grid *lights, struct grid grid);

/* No light in an area of the grid. */
void light_grid_clear(struct light_grid *lights, struct area area);

/* Adds in an area the light of another grid of the same size. */
void light_grid_add_grid(struct light_grid *to, const struct light_grid *from, struct area area);

/* Takes away in an area what light_grid_add_grid added. */
void light_grid_take_away_grid(struct light_grid *to, const struct light_grid *from,
                               struct area area);

/* The light on a cell itself; none outside the grid. */
struct light light_grid_get(const struct light_grid *lights, struct point p);

/* Adds to every cell of an area the same light, its greatest channel at least LIGHT_DIM_FROM. */
void light_grid_fill(struct light_grid *lights, struct light colour, struct area area);

/* Adds one source, as far as the area's cells go: every cell of its cast is lit by it, even alone.
 * The colour is that of the source's own cell, its greatest channel at least LIGHT_DIM_FROM; it
 * falls off by a table, to no less than LIGHT_DIM_FROM in the greatest channel. */
void light_grid_add(struct light_grid *lights, const struct light_cast *cast, struct light colour,
                    struct area area);

/* Takes away what light_grid_add of the same source added to the same area. */
void light_grid_take_away(struct light_grid *lights, const struct light_cast *cast,
                          struct light colour, struct area area);

/* The greatest channel. */
static inline int light_brightness(struct light light)
{
    return int_max(int_max(light.red, light.green), light.blue);
}

static inline enum light_grade light_grade(struct light light)
{
    int brightness = light_brightness(light);
    return brightness < LIGHT_DIM_FROM
               ? LIGHT_DARK
               : (brightness < LIGHT_BRIGHT_FROM ? LIGHT_DIM : LIGHT_BRIGHT);
}

#endif
