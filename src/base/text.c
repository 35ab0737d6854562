#include "base/text.h"

#include <assert.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text text_init(char *chars, size_t capacity)
{
    assert(capacity > 0);
    chars[0] = '\0';
    return (struct text){chars, capacity, 0};
}

void text_append(struct text *text, const char *format, ...)
{
    size_t room = text->capacity - text->length;
    va_list arguments;
    if (room == 0)
        return;
    va_start(arguments, format);
    int wanted = vsnprintf(text->chars + text->length, room, format, arguments);
    va_end(arguments);
    if (wanted > 0)
        text->length += (size_t)wanted < room ? (size_t)wanted : room - 1;
}

bool text_read_number(const char *string, int low, int high, int *number)
{
    const char *digits = string[0] == '-' ? string + 1 : string;
    if (digits[0] == '\0' || strspn(digits, "0123456789") != strlen(digits))
        return false;
    errno = 0;
    long value = strtol(string, NULL, 10);
    if (errno == ERANGE || value < low || value > high)
        return false;
    *number = (int)value;
    return true;
}

bool text_read_word(const char *string, uint64_t *word)
{
    size_t length = strlen(string);
    if (length < 1 || length > 16 || strspn(string, "0123456789abcdefABCDEF") != length)
        return false;
    *word = strtoull(string, NULL, 16);
    return true;
}
