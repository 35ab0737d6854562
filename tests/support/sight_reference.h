/* Slow views of every algorithm, straight from the definitions. Shares no code with src/sight except whether a cell blocks. */
#ifndef SUPPORT_SIGHT_REFERENCE_H
#define SUPPORT_SIGHT_REFERENCE_H

#include "sight/opacity.h"

/* Sets seen[y * width + x] for each cell; the radius is -1 for unlimited. */
void sight_reference_compute(const char *algorithm, const struct opacity *opacity,
                             struct point origin, int radius, bool *seen);

#endif
