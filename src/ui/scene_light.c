/* Light: every pixel is multiplied by a shade interpolated between the middles of the four cells about it. In
 * integers, so that the picture is the same with every renderer. */
#include "ui/scene.h"

#define HALF (TILE_SIDE / 2)

/* How much is there of a pixel: all of it in the middle of a cell that is drawn, next to nothing where it meets
 * one that is not. */
#define PRESENCE_NONE 115
#define PRESENCE_FULL (PRESENCE_NONE + 128)

/* A shade with 8 bits of fraction. */
struct ramp {
    int red;
    int green;
    int blue;
    int presence;
};

static struct shade shade_at(const struct stage *stage, int x, int y)
{
    struct point p = {x, y};
    return grid_contains(stage->grid, p) ? stage->shown[grid_index(stage->grid, p)]
                                         : (struct shade){0};
}

static int blend(int top, int bottom, int part)
{
    return (top * (TILE_SIDE - part) + bottom * part) * (256 / TILE_SIDE);
}

/* Between two shades, `part` of TILE_SIDE of the way down. */
static struct ramp between(struct shade top, struct shade bottom, int part)
{
    return (struct ramp){blend(top.red, bottom.red, part), blend(top.green, bottom.green, part),
                         blend(top.blue, bottom.blue, part),
                         blend(top.presence, bottom.presence, part)};
}

/* Lights `count` pixels of a row, from `part` pixels behind the left of two cell middles on. Each pixel is
 * worked out by itself, so that compilers can do several at once. */
static void light_span(uint32_t *pixels, int count, int part, struct ramp left, struct ramp right)
{
    struct ramp step = {(right.red - left.red) / TILE_SIDE, (right.green - left.green) / TILE_SIDE,
                        (right.blue - left.blue) / TILE_SIDE, 0};
    for (int i = 0; i < count; i++) {
        int along = part + i;
        uint32_t red = (uint32_t)(left.red + step.red * along);
        uint32_t green = (uint32_t)(left.green + step.green * along);
        uint32_t blue = (uint32_t)(left.blue + step.blue * along);
        uint32_t pixel = pixels[i];
        red = (pixel >> 16 & 0xff) * red >> 16;
        green = (pixel >> 8 & 0xff) * green >> 16;
        blue = (pixel & 0xff) * blue >> 16;
        pixels[i] = 0xff000000 | red << 16 | green << 8 | blue;
    }
}

/* Fades the pixels of a span where it comes near to what is not drawn. */
static void fade_span(uint32_t *pixels, int count, int part, struct ramp left, struct ramp right)
{
    if (left.presence >= PRESENCE_FULL << 8 && right.presence >= PRESENCE_FULL << 8)
        return;
    int step = (right.presence - left.presence) / TILE_SIDE;
    for (int i = 0; i < count; i++) {
        int presence = ((left.presence + step * (part + i)) >> 8) - PRESENCE_NONE;
        uint32_t kept = presence <= 0 ? 0 : (presence >= 128 ? 256 : (uint32_t)presence * 2);
        uint32_t pixel = pixels[i];
        uint32_t pair = (pixel & 0x00ff00ff) * kept >> 8 & 0x00ff00ff;
        pixels[i] = 0xff000000 | pair | ((pixel & 0x0000ff00) * kept >> 8 & 0x0000ff00);
    }
}

static bool is_gone(struct ramp ramp)
{
    return ramp.presence <= PRESENCE_NONE << 8;
}

/* Lights and fades a span. Where neither end is drawn all of it is black: most of a floor hardly known. */
static void shade_span(uint32_t *pixels, int count, int part, struct ramp left, struct ramp right)
{
    if (is_gone(left) && is_gone(right)) {
        for (int i = 0; i < count; i++)
            pixels[i] = 0xff000000;
        return;
    }
    light_span(pixels, count, part, left, right);
    fade_span(pixels, count, part, left, right);
}

/* The cell whose middle lies at or before a map pixel, and how many pixels it lies before it. */
static int cell_before(int pixel, int *part)
{
    int moved =
        pixel - HALF + TILE_SIDE; /* one cell on, so that it is not negative near the edge */
    int cell = moved >= 0 ? moved / TILE_SIDE : -((TILE_SIDE - 1 - moved) / TILE_SIDE);
    *part = moved - cell * TILE_SIDE;
    return cell - 1;
}

static void light_row(const struct scene *scene, uint32_t *row, int width, int map_y)
{
    const struct stage *stage = scene->stage;
    int down;
    int across;
    int y = cell_before(map_y, &down);
    int x = cell_before(scene->camera.x, &across);
    struct ramp left = between(shade_at(stage, x, y), shade_at(stage, x, y + 1), down);
    for (int done = 0; done < width; x++) {
        struct ramp right = between(shade_at(stage, x + 1, y), shade_at(stage, x + 1, y + 1), down);
        int count = TILE_SIDE - across;
        if (count > width - done)
            count = width - done;
        shade_span(row + done, count, across, left, right);
        done += count;
        across = 0;
        left = right;
    }
}

void scene_draw_light(const struct scene *scene, struct canvas *canvas)
{
    for (int y = 0; y < canvas->height; y++)
        light_row(scene, canvas->pixels + (size_t)y * (size_t)canvas->width, canvas->width,
                  scene->camera.y + y);
}
