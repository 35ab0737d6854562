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

/* Bits per channel of a cell's sum over its sources, red in the lowest. Sums are capped only when they are read, so that what
 * was added can be subtracted again. A lamp and an actor on every cell within LIGHT_RADIUS_MAX do not overflow them. */
#define LIGHT_SUM_BITS 21

#define LIGHT_FALLOFF_STEPS 32

/* The light of a source at each step of its falloff. */
struct light_glow {
    int radius;
    uint64_t colour;                  /* as a sum */
    uint32_t steps_a_square;          /* to one of squared distance, in 1/65536 */
    uint64_t at[LIGHT_FALLOFF_STEPS]; /* as sums */
};

struct light_grid {
    struct grid grid;
    uint64_t *sums;
    struct bit_grid lit; /* the cells that any source reaches: none of them is dark */
    int first_row;       /* only rows first_row .. last_row hold light */
    int last_row;
    struct light_glow glow; /* private: of the source that was added or subtracted last */
};

struct light_grid light_grid_alloc(struct arena *arena, struct grid grid);

/* Removes all light. The new grid is no larger, in either direction, than the one of light_grid_alloc. */
void light_grid_reset(struct light_grid *lights, struct grid grid);

/* Removes all light from an area of the grid. */
void light_grid_clear(struct light_grid *lights, struct area area);

/* Adds the light of another grid of the same size, within an area. */
void light_grid_add_grid(struct light_grid *to, const struct light_grid *from, struct area area);

/* Subtracts what light_grid_add_grid added to the area. */
void light_grid_subtract_grid(struct light_grid *to, const struct light_grid *from,
                              struct area area);

/* The light on a cell; none outside the grid. */
struct light light_grid_get(const struct light_grid *lights, struct point p);

/* What light_grid_add of a source adds to the sum of a cell: 0 outside the cast. */
uint64_t light_cast_sum(const struct light_cast *cast, struct light colour, struct point p);

/* The same of a source for a cell of its cast at that offset. */
uint64_t light_sum(int radius, struct light colour, struct point offset);

/* The light of a sum, capped. */
struct light light_of_sum(uint64_t sum);

/* The light on a cell without a part of its sum. */
struct light light_grid_get_less(const struct light_grid *lights, struct point p, uint64_t part);

/* Adds the same light to every cell of an area. Its greatest channel is at least LIGHT_DIM_FROM. */
void light_grid_fill(struct light_grid *lights, struct light colour, struct area area);

/* Adds one source within an area. The colour is that of the source's own cell, its greatest channel at least LIGHT_DIM_FROM.
 * It falls off by a table, down to LIGHT_DIM_FROM in the greatest channel, so every cell of the cast is lit. */
void light_grid_add(struct light_grid *lights, const struct light_cast *cast, struct light colour,
                    struct area area);

/* Subtracts what light_grid_add of the same source added to the same area. */
void light_grid_subtract(struct light_grid *lights, const struct light_cast *cast,
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
