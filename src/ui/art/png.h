/* Whether the bytes of a PNG are all there: a check before decoding, as libpng writes what it finds wrong to
 * standard error by itself, and the game is to say it in one line. */
#ifndef UI_ART_PNG_H
#define UI_ART_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether they are a PNG from its signature to its last chunk, each chunk with the checksum it says. */
bool png_is_whole(const unsigned char *bytes, size_t count);

/* Whether a PNG that is whole begins with a header of an image that can be, and of which size, in pixels. */
bool png_read_size(const unsigned char *bytes, size_t count, uint32_t *width, uint32_t *height);

#endif
