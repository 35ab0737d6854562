/* Light: every pixel is multiplied by a shade interpolated between the middles of the four cells about it. In
 * integers, so that the picture is the same with every renderer. */
#include "ui/scene.h"

#define HALF (TILE_SIDE / 2)

/* A shade in 16-bit fixed point, 8 bits of fraction. */
struct ramp {
    int red;
    int green;
    int blue;
};

static struct shade shade_at(const struct stage *stage, int x, int y)
{
    struct point p = {x, y};
    return grid_contains(stage->grid, p) ? stage->shown[grid_index(stage->grid, p)] : (struct shade){0, 0, 0};
}

/* Between two shades, `part` of TILE_SIDE of the way down. */
static struct ramp between(struct shade top, struct shade bottom, int part)
{
    int rest = TILE_SIDE - part;
    return (struct ramp){(top.red * rest + bottom.red * part) * (256 / TILE_SIDE),
                         (top.green * rest + bottom.green * part) * (256 / TILE_SIDE),
                         (top.blue * rest + bottom.blue * part) * (256 / TILE_SIDE)};
}

static uint32_t lit(uint32_t pixel, const struct ramp *light)
{
    uint32_t red = ((pixel >> 16 & 0xff) * (uint32_t)light->red) >> 16;
    uint32_t green = ((pixel >> 8 & 0xff) * (uint32_t)light->green) >> 16;
    uint32_t blue = ((pixel & 0xff) * (uint32_t)light->blue) >> 16;
    return 0xff000000 | red << 16 | green << 8 | blue;
}

/* Lights `count` pixels of a row, from `part` pixels behind the left of two cell middles on. */
static void light_span(uint32_t *pixels, int count, int part, struct ramp left, struct ramp right)
{
    struct ramp step = {(right.red - left.red) / TILE_SIDE, (right.green - left.green) / TILE_SIDE,
                        (right.blue - left.blue) / TILE_SIDE};
    struct ramp light = {left.red + step.red * part, left.green + step.green * part,
                         left.blue + step.blue * part};
    for (int i = 0; i < count; i++) {
        pixels[i] = lit(pixels[i], &light);
        light.red += step.red;
        light.green += step.green;
        light.blue += step.blue;
    }
}

/* The cell whose middle lies at or before a map pixel, and how many pixels it lies before it. */
static int cell_before(int pixel, int *part)
{
    int moved = pixel - HALF + TILE_SIDE; /* one cell on, so that it is not negative near the edge */
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
        light_span(row + done, count, across, left, right);
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
