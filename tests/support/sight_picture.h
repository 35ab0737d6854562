/* Small levels for tests of sight, drawn as pictures, one line a row: '#' blocks sight, '@' is the origin, other signs don't
 * block. */
#ifndef SUPPORT_SIGHT_PICTURE_H
#define SUPPORT_SIGHT_PICTURE_H

#include "sight/fov.h"

struct sight_level {
    void *opacity_memory;
    void *view_memory;
    struct opacity opacity;
    struct view view; /* of the opacity's size, empty at first */
    struct point origin;
};

/* A level without blocking cells, its origin at (0, 0). Released by sight_level_destroy. */
struct sight_level sight_level_create(struct grid grid);
void sight_level_destroy(struct sight_level *level);

/* A level from a picture. Without an '@' the origin is (0, 0); a 'W' is a blocking origin. */
struct sight_level sight_picture_read(const char *picture);

/* The view as a picture: '@' the origin, '#' and '.' seen cells, ' ' unseen ones. The caller frees
 * it. */
char *sight_picture_of(const struct opacity *opacity, struct point origin, const struct view *view);

/* Reads a picture, computes the view from its origin, and asks fov_sees for each cell. Whether both are as expected; shows
 * those that are not. */
bool sight_picture_is_seen(const char *picture, const char *algorithm, int radius,
                           const char *expected);

#endif
