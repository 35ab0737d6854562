/* Text in the caller's storage, and numbers read from text. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "base/printf_format.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A string built piece by piece; what doesn't fit is cut off. */
struct text {
    char *chars; /* always ends in a zero */
    size_t capacity;
    size_t length;
};

/* An empty text over `capacity` bytes of the caller's, at least 1. */
struct text text_init(char *chars, size_t capacity);

/* Appends what fits; a zeroed text takes nothing. */
void text_append(struct text *text, const char *format, ...) PRINTF_FORMAT(2, 3);

/* Reads the whole string as a decimal number from low to high; false for anything else. */
bool text_read_number(const char *string, int low, int high, int *number);

/* Reads the whole string as 1 to 16 hexadecimal digits; false for anything else. */
bool text_read_word(const char *string, uint64_t *word);

#endif
