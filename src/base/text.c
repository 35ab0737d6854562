#include "base/text.h"

#include "base/descriptor.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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

/* Frees what was read so far and says why the rest is not wanted. */
static char *give_up(char *chars, const char **why, const char *reason)
{
    free(chars);
    *why = reason;
    return NULL;
}

static char *read_stream(FILE *stream, size_t limit, const char **why)
{
    size_t capacity = 4096;
    size_t length = 0;
    char *chars = malloc(capacity);
    while (chars) {
        length += fread(chars + length, 1, capacity - 1 - length, stream);
        if (length < capacity - 1 || length > limit)
            break;
        char *larger = realloc(chars, capacity * 2);
        if (!larger)
            free(chars);
        chars = larger;
        capacity *= 2;
    }
    if (!chars)
        return give_up(chars, why, "does not fit in memory");
    if (length > limit)
        return give_up(chars, why, "is too large");
    if (ferror(stream))
        return give_up(chars, why, "can't be read");
    if (memchr(chars, '\0', length))
        return give_up(chars, why, "is not text");
    chars[length] = '\0';
    return chars;
}

/* Opens what is a file: a pipe or a device might have no end. NULL: `why` says the reason. */
static FILE *open_file(const char *path, const char **why)
{
    struct stat status;
    int descriptor = descriptor_open(path, O_RDONLY | O_NONBLOCK);
    bool is_known = descriptor >= 0 && fstat(descriptor, &status) == 0;
    bool is_file = is_known && S_ISREG(status.st_mode);
    FILE *file = is_file ? fdopen(descriptor, "rb") : NULL;
    if (file)
        return file;
    *why = !is_known || is_file      ? strerror(errno)
           : S_ISDIR(status.st_mode) ? strerror(EISDIR)
                                     : "is no regular file";
    if (descriptor >= 0)
        descriptor_close(descriptor);
    return NULL;
}

char *text_read_file(const char *path, size_t limit, const char **why)
{
    if (strcmp(path, "-") == 0)
        return read_stream(stdin, limit, why);
    FILE *file = open_file(path, why);
    if (!file)
        return NULL;
    char *chars = read_stream(file, limit, why);
    fclose(file);
    return chars;
}
