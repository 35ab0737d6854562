/* Golden images: a picture compared, pixel by pixel, with the one kept in tests/golden. Uses ui. */
#ifndef SUPPORT_GOLDEN_H
#define SUPPORT_GOLDEN_H

#include "support/scratch_folder.h"
#include "ui/art/canvas.h"

/* Fails the test unless the canvas equals tests/golden/<name>.png; the picture is then saved in the build as
 * golden/<name>.png. With EYESHINE_RENEW_GOLDEN set, it becomes the golden image instead. */
void golden_check(const char *name, const struct canvas *canvas);

/* The same for a PNG file in a folder, which is removed with it. */
void golden_check_file(const char *name, const struct scratch_folder *folder, const char *path);

#endif
