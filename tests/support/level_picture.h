/* Levels for tests, blank or drawn as pictures (dungeon/map_text.h), with room for a search on them. */
#ifndef SUPPORT_LEVEL_PICTURE_H
#define SUPPORT_LEVEL_PICTURE_H

#include "path/distance_map.h"
#include "world/level.h"

struct level_picture {
    void *memory;
    struct level level;
    struct distance_map scratch;
};

/* An unbuilt level. Released by level_picture_destroy. */
struct level_picture level_picture_create(struct grid grid, int depth);
void level_picture_destroy(struct level_picture *picture);

/* A level from a picture, a line a row. The '@' is level.arrival; it must be there. */
struct level_picture level_picture_read(const char *rows, int depth);

/* The level as a picture. The caller frees it. */
char *level_picture_of(const struct level *level);

#endif
