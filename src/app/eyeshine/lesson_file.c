#include "app/eyeshine/lesson_file.h"

#include "base/file.h"

#include <stdio.h>
#include <string.h>

bool lesson_file_is_there(const char *folder)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    return file_join(folder, "lesson.txt", path, &unused) && file_is_there(path);
}

bool lesson_file_write(const char *folder, bool is_skipped, struct error *error)
{
    char path[FILE_PATH_MAX];
    char line[128];
    snprintf(line, sizeof line,
             "The lesson was %s. While this file is here, a new game begins without it.\n",
             is_skipped ? "skipped" : "ended");
    return file_join(folder, "lesson.txt", path, error) &&
           file_replace(path, NULL, line, strlen(line), error);
}
