#include "app/map_file.h"

#include "base/file.h"
#include "base/grid.h"

/* A line of the largest map ends in two characters at most. */
#define MAP_BYTES_MAX ((size_t)GRID_SIDE_MAX * (GRID_SIDE_MAX + 2))

char *map_file_read(const char *path, struct error *error)
{
    return file_read_text(path, MAP_BYTES_MAX, error);
}
