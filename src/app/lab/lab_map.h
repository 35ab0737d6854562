/* A map for `fov`: lines of one length of printable characters, each a cell. */
#ifndef APP_LAB_LAB_MAP_H
#define APP_LAB_LAB_MAP_H

#include "base/error.h"
#include "base/grid.h"

struct lab_map {
    struct grid grid;
    char *cells; /* y * width + x; owned */
};

/* Reads a file, or standard input for "-". After a failure there is nothing to clear. */
bool lab_map_read(struct lab_map *map, const char *path, struct error *error);
void lab_map_clear(struct lab_map *map);

#endif
