#include "ui/scene/camera.h"

#include "base/integer.h"
#include "ui/art/tileset.h"

/* One axis: where a window of `size` that stands at `start` goes for a point at `centre`. */
static int follow(int start, int size, int length, int centre, bool is_centred)
{
    if (length <= size)
        return (length - size) / 2;
    /* A window of less than two cells has no room to spare: the hero's cell is to be whole in it. */
    int most = size < 2 * TILE_SIDE ? size / 2 : (size - TILE_SIDE) / 2;
    int border = is_centred ? most : integer_at_most(CAMERA_BORDER * TILE_SIDE, most);
    return integer_at_least(integer_at_most(start, centre - border), centre - (size - border));
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
    camera->x = follow(camera->x, width, level.width * TILE_SIDE, x, true);
    camera->y = follow(camera->y, height, level.height * TILE_SIDE, y, true);
}

void camera_follow(struct camera *camera, struct grid level, int x, int y)
{
    camera->x = follow(camera->x, camera->width, level.width * TILE_SIDE, x, camera->is_centred);
    camera->y = follow(camera->y, camera->height, level.height * TILE_SIDE, y, camera->is_centred);
}

/* The cell of a pixel, one of so many in a row. */
static int cell_within(int pixel, int cells)
{
    return integer_at_least(integer_at_most(pixel / TILE_SIDE, cells - 1), 0);
}

void camera_cells(const struct camera *camera, struct grid level, struct point *first,
                  struct point *last)
{
    first->x = cell_within(camera->x, level.width);
    first->y = cell_within(camera->y, level.height);
    last->x = cell_within(camera->x + camera->width - 1, level.width);
    last->y = cell_within(camera->y + camera->height - 1, level.height);
}
