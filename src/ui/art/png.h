/* Whether the bytes of a PNG are all there: a check before decoding, as libpng writes what it finds wrong to
 * standard error by itself, and the game is to say it in one line. */
#ifndef UI_PNG_H
#define UI_PNG_H

#include <stdbool.h>
#include <stddef.h>

/* Whether they are a PNG from its signature to its last chunk, each chunk with the checksum it says. */
bool png_is_whole(const unsigned char *bytes, size_t count);

#endif
