/* The light that cells show to a viewer. */
#ifndef SIGHT_LIGHT_SHOWN_H
#define SIGHT_LIGHT_SHOWN_H

#include "sight/light.h"

/* The light that a cell shows to a viewer. A non-blocking cell shows its own. A blocking cell
 * shows, in each channel, the greatest among those of the eight cells round it that are
 * non-blocking and in the viewer's view, or are the viewer's own cell: light behind a wall never
 * shows through. */
struct light light_shown(const struct light_grid *lights, const struct opacity *opacity,
                         const struct view *view, struct point viewer, struct point p);

/* The same, 64 cells at a time. Of the cells 64 * word .. 64 * word + 63 of each row first
 * .. last of the grid: those in the view that show the viewer a light that is not dark, one word a
 * row. */
void light_shown_words(const struct light_grid *lights, const struct opacity *opacity,
                       const struct view *view, struct point viewer, int word, int first, int last,
                       uint64_t *words);

#endif
