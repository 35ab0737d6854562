#include "app/lab/lab_map.h"

#include "app/map_file.h"

#include <stdlib.h>
#include <string.h>

static bool check_line(const char *line, int length, int number, const struct lab_map *map,
                       const char *path, struct error *error)
{
    if (length == 0)
        return error_set(error, "%s line %d is empty", path, number);
    if (length > GRID_SIDE_MAX || number > GRID_SIDE_MAX)
        return error_set(error, "%s line %d: a map has at most %d x %d cells", path, number,
                         GRID_SIDE_MAX, GRID_SIDE_MAX);
    if (number > 1 && length != map->grid.width)
        return error_set(error, "%s line %d has %d characters, line 1 has %d", path, number, length,
                         map->grid.width);
    for (int x = 0; x < length; x++)
        if (line[x] < ' ' || line[x] > '~')
            return error_set(error, "%s line %d, column %d: not a printable character", path,
                             number, x + 1);
    return true;
}

/* Moves the lines of the text together, so that it is left with cells alone. */
static bool pack_lines(struct lab_map *map, const char *path, struct error *error)
{
    const char *rest = map->cells;
    char *end = map->cells;
    while (*rest) {
        size_t length = strcspn(rest, "\n");
        const char *next = rest + length + (rest[length] == '\n');
        if (length > 0 && rest[length] == '\n' && rest[length - 1] == '\r')
            length--;
        int width = length > GRID_SIDE_MAX ? GRID_SIDE_MAX + 1 : (int)length;
        if (!check_line(rest, width, map->grid.height + 1, map, path, error))
            return false;
        map->grid.width = width;
        map->grid.height++;
        memmove(end, rest, length);
        end += length;
        rest = next;
    }
    return map->grid.height > 0 || error_set(error, "%s: the map is empty", path);
}

bool lab_map_read(struct lab_map *map, const char *path, struct error *error)
{
    *map = (struct lab_map){.cells = map_file_read(path, error)};
    if (map->cells && pack_lines(map, path, error))
        return true;
    lab_map_clear(map);
    return false;
}

void lab_map_clear(struct lab_map *map)
{
    free(map->cells);
    *map = (struct lab_map){{0, 0}, NULL};
}
