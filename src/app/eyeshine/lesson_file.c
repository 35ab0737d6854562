#include "app/eyeshine/lesson_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define PATH_LENGTH_MAX 4096

bool lesson_file_is_there(const char *folder)
{
    char path[PATH_LENGTH_MAX];
    snprintf(path, sizeof path, "%s/lesson.txt", folder);
    FILE *file = fopen(path, "rb");
    if (file)
        fclose(file);
    return file != NULL;
}

static bool fill(FILE *file, bool is_skipped)
{
    return fprintf(file,
                   "The lesson was %s. While this file is here, a new game begins without it.\n",
                   is_skipped ? "skipped" : "ended") > 0 &&
           fflush(file) == 0 && fsync(fileno(file)) == 0;
}

/* Writes a file of its own and puts it in the place of the other. */
static bool write_over(const char *path, const char *fresh, bool is_skipped)
{
    FILE *file = fopen(fresh, "wb");
    if (!file)
        return false;
    bool is_written = fill(file, is_skipped);
    is_written = fclose(file) == 0 && is_written;
    return is_written && rename(fresh, path) == 0;
}

bool lesson_file_write(const char *folder, bool is_skipped, struct error *error)
{
    char path[PATH_LENGTH_MAX];
    char fresh[PATH_LENGTH_MAX];
    int length = snprintf(path, sizeof path, "%s/lesson.txt", folder);
    int fresh_length = snprintf(fresh, sizeof fresh, "%s/lesson.txt.new", folder);
    if (length < 0 || fresh_length < 0 || (size_t)fresh_length >= sizeof fresh)
        return error_set(error, "the lesson can't be noted in %s: its name is too long", folder);
    if (write_over(path, fresh, is_skipped))
        return true;
    int why = errno;
    remove(fresh);
    return error_set(error, "%s: can't be written: %s", path, strerror(why));
}
