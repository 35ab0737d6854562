/* Checks that a PNG is complete before it is decoded: libpng prints its own messages to standard error, and the game
 * reports errors in one line. */
#ifndef UI_ART_PNG_H
#define UI_ART_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the bytes are a PNG from its signature to its last chunk, each chunk with the right checksum. */
bool png_is_whole(const unsigned char *bytes, size_t count);

/* Reads the size in pixels from the header of a complete PNG; false if the header is invalid. */
bool png_read_size(const unsigned char *bytes, size_t count, uint32_t *width, uint32_t *height);

#endif
