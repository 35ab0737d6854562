#include "ui/scene/camera.h"

#include "base/integer.h"
#include "ui/art/tileset.h"

#include <stdlib.h>

/* The widest border that leaves a whole cell free in the middle; windows under two cells have no border. */
static int widest_border(int size)
{
    return size < 2 * TILE_SIDE ? size / 2 : (size - TILE_SIDE) / 2;
}

/* The window does not move while the hero is within its middle fifth. */
static int calm_border(int size)
{
    return int_max(size * 2 / 5, CAMERA_BORDER * TILE_SIDE);
}

/* One axis: returns where a window of `size` at `start` moves for a point at `centre`. It stops at the edges of the level. */
static int follow(int start, int size, int length, int centre, int border)
{
    if (length <= size)
        return (length - size) / 2;
    border = int_max(int_min(border, widest_border(size)), 0);
    start = int_max(int_min(start, centre - border), centre - (size - border));
    return int_max(int_min(start, length - size), 0);
}

/* Moves both axes, each with its own border. */
static void move(struct camera *camera, struct grid level, struct point centre, int across,
                 int down)
{
    camera->x = follow(camera->x, camera->width, level.width * TILE_SIDE, centre.x, across);
    camera->y = follow(camera->y, camera->height, level.height * TILE_SIDE, centre.y, down);
}

void camera_forget(struct camera *camera)
{
    camera->width = 0;
    camera->height = 0;
}

void camera_resize(struct camera *camera, struct grid level, int width, int height, int x, int y)
{
    if (camera->width == width && camera->height == height)
        return;
    camera->width = width;
    camera->height = height;
    move(camera, level, point_make(x, y), width, height);
}

void camera_follow(struct camera *camera, struct grid level, int x, int y)
{
    move(camera, level, point_make(x, y),
         camera->is_centred ? camera->width : calm_border(camera->width),
         camera->is_centred ? camera->height : calm_border(camera->height));
}

void camera_show(struct camera *camera, struct grid level, int x, int y)
{
    int border = CAMERA_MARGIN * TILE_SIDE;
    move(camera, level, point_make(x, y), border, border);
}

/* One axis of camera_show_both. */
static int follow_both(int start, int size, int length, int centre, int other)
{
    int border = int_min(CAMERA_MARGIN * TILE_SIDE, (size - abs(centre - other)) / 2);
    if (border >= TILE_SIDE / 2)
        return follow(follow(start, size, length, other, border), size, length, centre, border);
    return follow(start, size, length, centre, CAMERA_MARGIN * TILE_SIDE);
}

void camera_show_both(struct camera *camera, struct grid level, struct point centre,
                      struct point other)
{
    camera->x = follow_both(camera->x, camera->width, level.width * TILE_SIDE, centre.x, other.x);
    camera->y = follow_both(camera->y, camera->height, level.height * TILE_SIDE, centre.y, other.y);
}

/* The cell of a pixel, cut to 0 .. cells - 1. */
static int cell_within(int pixel, int cells)
{
    return int_max(int_min(pixel / TILE_SIDE, cells - 1), 0);
}

void camera_cells(const struct camera *camera, struct grid level, struct point *first,
                  struct point *last)
{
    first->x = cell_within(camera->x, level.width);
    first->y = cell_within(camera->y, level.height);
    last->x = cell_within(camera->x + camera->width + camera->right - 1, level.width);
    last->y = cell_within(camera->y + camera->height + camera->below - 1, level.height);
}
