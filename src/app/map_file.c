#include "app/map_file.h"

#include "base/grid.h"
#include "base/text.h"

/* A line of the largest map ends in two characters at most. */
#define MAP_BYTES_MAX ((size_t)GRID_SIDE_MAX * (GRID_SIDE_MAX + 2))

char *map_file_read(const char *path, struct error *error)
{
    const char *why = NULL;
    char *text = text_read_file(path, MAP_BYTES_MAX, &why);
    if (!text)
        error_set(error, "%s: %s", path, why);
    return text;
}
