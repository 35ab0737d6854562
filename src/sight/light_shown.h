/* Which cells of a view show light to the viewer: what light_shown says of one cell, of 64 at a time. */
#ifndef SIGHT_LIGHT_SHOWN_H
#define SIGHT_LIGHT_SHOWN_H

#include "sight/light.h"

/* Of the cells 64 * word .. 64 * word + 63 of each row first .. last of the grid: those in the view that show the
 * viewer a light that is not dark, one word a row. */
void light_shown_words(const struct light_grid *lights, const struct opacity *opacity,
                       const struct view *view, struct point viewer, int word, int first, int last,
                       uint64_t *words);

#endif
