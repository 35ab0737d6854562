/* Light: every pixel is multiplied by a shade interpolated between the middles of the four cells about it. In
 * integers, so that the picture is the same with every renderer. */
#include "ui/scene.h"
#include "ui/stage_glow.h"

#define HALF (TILE_SIDE / 2)
#define LIT_CELLS 32 /* cells of a row that are lit at a time */

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

static int blend(int top, int bottom, int part)
{
    return (top * (TILE_SIDE - part) + bottom * part) * (256 / TILE_SIDE);
}

/* Between two cells, `part` of TILE_SIDE of the way down. */
static struct ramp between(struct lit top, struct lit bottom, int part)
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

/* The same where light may be more than all: what is too bright is white. */
static void light_span_brightly(uint32_t *pixels, int count, int part, struct ramp left,
                                struct ramp right)
{
    struct ramp step = {(right.red - left.red) / TILE_SIDE, (right.green - left.green) / TILE_SIDE,
                        (right.blue - left.blue) / TILE_SIDE, 0};
    for (int i = 0; i < count; i++) {
        int along = part + i;
        uint32_t pixel = pixels[i];
        uint32_t red = (pixel >> 16 & 0xff) * (uint32_t)(left.red + step.red * along) >> 16;
        uint32_t green = (pixel >> 8 & 0xff) * (uint32_t)(left.green + step.green * along) >> 16;
        uint32_t blue = (pixel & 0xff) * (uint32_t)(left.blue + step.blue * along) >> 16;
        red = red > 255 ? 255 : red;
        green = green > 255 ? 255 : green;
        blue = blue > 255 ? 255 : blue;
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
static void shade_span(uint32_t *pixels, int count, int part, struct ramp left, struct ramp right,
                       bool is_bright)
{
    if (is_gone(left) && is_gone(right)) {
        for (int i = 0; i < count; i++)
            pixels[i] = 0xff000000;
        return;
    }
    if (is_bright)
        light_span_brightly(pixels, count, part, left, right);
    else
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

/* A row of cells as it is lit, from the cell `first` on. */
struct lit_row {
    struct lit lit[LIT_CELLS + 1];
};

static void light_cells(struct lit_row *row, const struct scene *scene,
                        const struct stage_glow *glow, int first, int y)
{
    for (int i = 0; i <= LIT_CELLS; i++)
        row->lit[i] = stage_glow_lit(glow, scene->stage, point_make(first + i, y));
}

/* Pixels of a row between two rows of cells, `down` of TILE_SIDE of the way. */
static void light_pixels(uint32_t *pixels, int count, int across, int down,
                         const struct lit_row *above, const struct lit_row *below, bool is_bright)
{
    struct ramp left = between(above->lit[0], below->lit[0], down);
    for (int cell = 0; count > 0; cell++) {
        struct ramp right = between(above->lit[cell + 1], below->lit[cell + 1], down);
        int run = TILE_SIDE - across < count ? TILE_SIDE - across : count;
        shade_span(pixels, run, across, left, right, is_bright);
        pixels += run;
        count -= run;
        across = 0;
        left = right;
    }
}

/* The part of the canvas between the middles of two rows of cells, LIT_CELLS of them at a time. */
static void light_band(const struct scene *scene, const struct stage_glow *glow,
                       struct canvas *canvas, int top, int height)
{
    struct lit_row above;
    struct lit_row below;
    int down;
    int across;
    int y = cell_before(scene->camera.y + top, &down);
    int x = cell_before(scene->camera.x, &across);
    struct stage_glow near = stage_glow_near(glow, y, y + 1);
    for (int done = 0; done < canvas->width; x += LIT_CELLS) {
        int count = LIT_CELLS * TILE_SIDE - across;
        count = count < canvas->width - done ? count : canvas->width - done;
        light_cells(&above, scene, &near, x, y);
        light_cells(&below, scene, &near, x, y + 1);
        for (int i = 0; i < height; i++)
            light_pixels(canvas->pixels + (size_t)(top + i) * (size_t)canvas->width + done, count,
                         across, down + i, &above, &below, near.is_bright);
        done += count;
        across = 0;
    }
}

void scene_draw_light(const struct scene *scene, struct canvas *canvas)
{
    struct stage_glow glow =
        stage_glow_now(scene->stage, scene->state, &scene->camera, scene->tick);
    for (int y = 0; y < canvas->height;) {
        int down;
        cell_before(scene->camera.y + y, &down);
        int height = TILE_SIDE - down;
        height = height < canvas->height - y ? height : canvas->height - y;
        light_band(scene, &glow, canvas, y, height);
        y += height;
    }
}
