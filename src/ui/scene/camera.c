#include "ui/scene/camera.h"

#include "base/integer.h"
#include "ui/art/tileset.h"

#include <stdlib.h>

/* A glide takes this long from any distance, but is at least as fast as a hero that travels. */
#define GLIDE_MS 200
#define GLIDE_MS_A_CELL 40
/* How far a turn may scroll the map to show more than the hero. */
#define PIXELS_A_TURN (3 * TILE_SIDE)
#define MAX_TURNS 1000 /* any more scroll as far */
/* The longest time between two frames that a glide counts, so that it does not jump after a pause. */
#define GLIDE_FRAME_MS 40

void camera_forget(struct camera *camera)
{
    camera->width = 0;
    camera->height = 0;
}

bool camera_resize(struct camera *camera, int width, int height)
{
    bool is_changed = camera->width != width || camera->height != height;
    camera->width = width;
    camera->height = height;
    return is_changed;
}

void camera_settle(struct camera *camera)
{
    camera->x = camera->goal.x;
    camera->y = camera->goal.y;
    camera->glides = false;
    camera->moved = 0;
}

void camera_centre(struct camera *camera, struct point middle)
{
    camera->goal = point_make(middle.x - camera->width / 2, middle.y - camera->height / 2);
    camera_settle(camera);
}

void camera_begin(struct camera *camera, const struct framing *framing)
{
    camera->goal = point_make(framing_place(&framing->x, camera->width),
                              framing_place(&framing->y, camera->height));
    camera->cell = framing->cell;
    camera->turn = framing->turn;
    camera->before = camera->goal;
    camera->most_pixels = 0;
    camera_settle(camera);
}

/* One axis of camera_follow under the mouse. */
static int follow_seldom(const struct framing_axis *axis, int start, int size)
{
    return framing_may_stay(axis, start, size) ? start : framing_place(axis, size);
}

/* One axis of it otherwise: to `place`, or within `pixels` of where it was before this turn. */
static int follow(const struct framing_axis *axis, int size, int place, int before, int pixels)
{
    return framing_keep_hero(axis, int_max(int_min(place, before + pixels), before - pixels), size);
}

static void begin_turn(struct camera *camera, int turn)
{
    if (turn == camera->turn)
        return;
    camera->most_pixels = int_min(int_max(turn - camera->turn, 1), MAX_TURNS) * PIXELS_A_TURN;
    camera->turn = turn;
    camera->before = camera->goal;
}

void camera_follow(struct camera *camera, const struct framing *framing, bool has_mouse)
{
    begin_turn(camera, framing->turn);
    struct point place = {framing_place(&framing->x, camera->width),
                          framing_place(&framing->y, camera->height)};
    if (point_is_equal(camera->cell, framing->cell))
        place = point_make(framing_place_near(&framing->x, camera->goal.x, camera->width),
                           framing_place_near(&framing->y, camera->goal.y, camera->height));
    camera->cell = framing->cell;
    if (has_mouse)
        camera->before = camera->goal =
            point_make(follow_seldom(&framing->x, camera->goal.x, camera->width),
                       follow_seldom(&framing->y, camera->goal.y, camera->height));
    else
        camera->goal = point_make(
            follow(&framing->x, camera->width, place.x, camera->before.x, camera->most_pixels),
            follow(&framing->y, camera->height, place.y, camera->before.y, camera->most_pixels));
}

/* One axis: returns where a window of `size` at `start` moves for a point at `centre`. It stops at the edges of the level. */
static int show(int start, int size, int length, int centre, int border)
{
    int widest = size < 2 * TILE_SIDE ? size / 2 : (size - TILE_SIDE) / 2;
    if (length <= size)
        return (length - size) / 2;
    border = int_max(int_min(border, widest), 0);
    start = int_max(int_min(start, centre - border), centre - (size - border));
    return int_max(int_min(start, length - size), 0);
}

void camera_show(struct camera *camera, struct grid level, int x, int y)
{
    int border = CAMERA_MARGIN * TILE_SIDE;
    camera->goal.x = show(camera->goal.x, camera->width, level.width * TILE_SIDE, x, border);
    camera->goal.y = show(camera->goal.y, camera->height, level.height * TILE_SIDE, y, border);
}

/* One axis of camera_show_both. It does not move if the point is well in view, as the hero's window may lie past the edges. */
static int show_both(int start, int size, int length, int centre, int other)
{
    int border = int_min(CAMERA_MARGIN * TILE_SIDE, (size - abs(centre - other)) / 2);
    int margin = CAMERA_MARGIN * TILE_SIDE;
    if (centre - start >= margin && start + size - centre >= margin)
        return start;
    if (border >= TILE_SIDE / 2)
        return show(show(start, size, length, other, border), size, length, centre, border);
    return show(start, size, length, centre, margin);
}

void camera_show_both(struct camera *camera, struct grid level, struct point centre,
                      struct point other)
{
    camera->goal.x =
        show_both(camera->goal.x, camera->width, level.width * TILE_SIDE, centre.x, other.x);
    camera->goal.y =
        show_both(camera->goal.y, camera->height, level.height * TILE_SIDE, centre.y, other.y);
}

/* One axis of camera_glide. */
static int nearer(int at, int goal, int passed)
{
    int far = abs(goal - at);
    int step = int_max(far * passed / GLIDE_MS, passed * TILE_SIDE / GLIDE_MS_A_CELL);
    return goal > at ? int_min(at + step, goal) : int_max(at - step, goal);
}

void camera_glide(struct camera *camera, uint32_t now)
{
    bool is_far = abs(camera->goal.x - camera->x) > camera->width / 2 ||
                  abs(camera->goal.y - camera->y) > camera->height / 2;
    int passed = camera->glides ? int_min((int)(now - camera->moved), GLIDE_FRAME_MS) : 0;
    camera->x = nearer(camera->x, camera->goal.x, passed);
    camera->y = nearer(camera->y, camera->goal.y, passed);
    if (is_far || (camera->x == camera->goal.x && camera->y == camera->goal.y)) {
        camera_settle(camera);
        return;
    }
    camera->glides = true;
    camera->moved = now;
}

/* The cell of a pixel, cut to 0 .. cells - 1. */
static int cell_within(int pixel, int cells)
{
    return int_max(int_min(pixel / TILE_SIDE, cells - 1), 0);
}

struct area camera_cells(const struct camera *camera, struct grid level)
{
    int right = camera->x + camera->width + camera->right - 1;
    int bottom = camera->y + camera->height + camera->below - 1;
    return (struct area){
        {cell_within(camera->x, level.width), cell_within(camera->y, level.height)},
        {cell_within(right, level.width), cell_within(bottom, level.height)}};
}
