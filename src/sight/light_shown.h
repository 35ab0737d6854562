/* The light that cells show to a viewer. */
#ifndef SIGHT_LIGHT_SHOWN_H
#define SIGHT_LIGHT_SHOWN_H

#include "sight/light.h"

/* The light that a cell shows to a viewer. A non-blocking cell shows its own. A blocking cell shows, in each channel, the
 * greatest among the eight cells around it, counting only those that are non-blocking and in the viewer's view, and the
 * viewer's own cell. So light behind a wall never shows through. */
struct light light_shown(const struct light_grid *lights, const struct opacity *opacity,
                         const struct view *view, struct point viewer, struct point p);

/* The same for 64 cells at a time: writes, for each row first .. last of the grid, which of the cells 64 * word .. 64 * word
 * + 63 are in the view and show the viewer a light that is not dark. */
void light_shown_words(const struct light_grid *lights, const struct opacity *opacity,
                       const struct view *view, struct point viewer, int word, int first, int last,
                       uint64_t *words);

#endif
