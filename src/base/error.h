/* Failures outside the program (a file, a display): one line that the player can act on, written where it failed. */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include "base/printf_format.h"

#include <stdbool.h>

struct error {
    char message[512];
};

/* Writes the message as one line (control characters become '?') and returns false, so that a
 * function can end with `return error_set(...)`. */
bool error_set(struct error *error, const char *format, ...) PRINTF_FORMAT(2, 3);

#endif
