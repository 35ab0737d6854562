#include "app/map_file.h"

#include "base/file.h"
#include "base/grid.h"

#include <string.h>

/* A line of the largest map ends in up to two characters. */
#define MAP_BYTES_MAX ((size_t)GRID_SIDE_MAX * (GRID_SIDE_MAX + 2))

static const char mark[] = "\xef\xbb\xbf"; /* UTF-8's byte order mark */

char *map_file_read(const char *path, struct error *error)
{
    char *text = file_read_text(path, MAP_BYTES_MAX + strlen(mark), error);
    if (text && strncmp(text, mark, strlen(mark)) == 0)
        memmove(text, text + strlen(mark), strlen(text) - strlen(mark) + 1);
    return text;
}
