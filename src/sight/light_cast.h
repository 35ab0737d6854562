/* The cells that a source of light reaches: its view within its radius, as rows of bits. */
#ifndef SIGHT_LIGHT_CAST_H
#define SIGHT_LIGHT_CAST_H

#include "sight/view.h"

/* The rows of a source's square fit into words of 64 bits. */
#define LIGHT_RADIUS_MAX 31

struct light_cast {
    struct point source;
    int radius;
    bool is_thrown_whole; /* mirrors throw on all of the light (sight/light_mirror.h) */
    /* 2 * radius + 1 rows, from source.y - radius on; bit i is the cell source.x - radius + i. Cells off the level are 0. */
    uint64_t rows[2 * LIGHT_RADIUS_MAX + 1];
};

/* Fills the cast of a source from its view, which reaches out to the radius (0 .. LIGHT_RADIUS_MAX)
 * or beyond. */
void light_cast_fill(struct light_cast *cast, const struct view *view, struct point source,
                     int radius);

/* Removes cells of the level. */
void light_cast_remove(struct light_cast *cast, const struct bit_grid *cells);

/* Copies a cast; the cost depends on its radius, not on LIGHT_RADIUS_MAX. */
void light_cast_copy(struct light_cast *to, const struct light_cast *from);

/* Removes everything except the quarter ahead of the source and what is within a radius of it. */
void light_cast_keep_ahead(struct light_cast *cast, enum direction ahead, int around);

/* Removes everything except the eighths of the circle with bit d of the mask for the direction d, without the source's own
 * cell. */
void light_cast_keep_eighths(struct light_cast *cast, unsigned mask);

#endif
