/* The views of every algorithm, found slowly and straight from the definitions, sharing no code
 * with src/sight but the question whether a cell blocks. */
#ifndef SUPPORT_SIGHT_REFERENCE_H
#define SUPPORT_SIGHT_REFERENCE_H

#include "sight/opacity.h"

/* Sets seen[y * width + x] for each cell; the radius is -1 for unlimited. */
void sight_reference_compute(const char *algorithm, const struct opacity *opacity,
                             struct point origin, int radius, bool *seen);

#endif
