#include "ui/art/canvas.h"

#include "base/integer.h"
#include "ui/art/palette.h"
#include "ui/art/tileset.h"

#include <stdlib.h>
#include <string.h>

/* Pixels of a row shaded at a time. gcc unrolls loops of up to 16 numbers before it could vectorize them. */
#define RUN_PIXELS 16
#define RUN_LANES (RUN_PIXELS * 2)

struct canvas canvas_empty(void)
{
    return (struct canvas){.pixels = NULL};
}

bool canvas_resize(struct canvas *canvas, int width, int height)
{
    size_t bytes = (size_t)width * (size_t)height * sizeof *canvas->pixels;
    uint32_t *pixels = realloc(canvas->pixels, bytes);
    if (!pixels) {
        free(canvas->pixels);
        *canvas = canvas_empty();
        return false;
    }
    *canvas = (struct canvas){
        .pixels = pixels, .width = width, .height = height, .palette = canvas->palette};
    canvas_unclip(canvas);
    canvas_clear(canvas);
    return true;
}

void canvas_clear(struct canvas *canvas)
{
    canvas_fill(canvas, (struct rectangle){0, 0, canvas->width, canvas->height}, 0xff000000);
}

struct rectangle rectangle_intersect(struct rectangle a, struct rectangle b)
{
    int x = int_max(a.x, b.x);
    int y = int_max(a.y, b.y);
    int right = int_min(a.x + a.width, b.x + b.width);
    int bottom = int_min(a.y + a.height, b.y + b.height);
    return (struct rectangle){x, y, int_max(right - x, 0), int_max(bottom - y, 0)};
}

bool rectangle_has(struct rectangle r, int x, int y)
{
    return x >= r.x && y >= r.y && x < r.x + r.width && y < r.y + r.height;
}

void canvas_clip(struct canvas *canvas, struct rectangle clip)
{
    struct rectangle whole = {0, 0, canvas->width, canvas->height};
    canvas->clip = rectangle_intersect(whole, clip);
}

void canvas_unclip(struct canvas *canvas)
{
    canvas->clip = (struct rectangle){0, 0, canvas->width, canvas->height};
}

static uint32_t *pixel_at(struct canvas *canvas, int x, int y)
{
    return canvas->pixels + (size_t)y * (size_t)canvas->width + (size_t)x;
}

static uint32_t colour_on(const struct canvas *canvas, uint32_t colour)
{
    return canvas->palette ? palette_colour(canvas->palette, colour) : colour;
}

void canvas_fill(struct canvas *canvas, struct rectangle area, uint32_t colour)
{
    colour = colour_on(canvas, colour);
    area = rectangle_intersect(area, canvas->clip);
    for (int y = area.y; y < area.y + area.height; y++) {
        uint32_t *pixel = pixel_at(canvas, area.x, y);
        if (y > area.y) {
            memcpy(pixel, pixel - canvas->width, (size_t)area.width * sizeof *pixel);
            continue;
        }
        for (int x = 0; x < area.width; x++)
            pixel[x] = colour | 0xff000000;
    }
}

/* Blends two channels 16 bits apart at once; alpha 0 .. 256. */
static uint32_t mix_pair(uint32_t under, uint32_t over, uint32_t alpha)
{
    return ((under * (256 - alpha) + over * alpha) >> 8) & 0x00ff00ff;
}

static uint32_t mix(uint32_t under, uint32_t over, uint32_t alpha)
{
    alpha += alpha >> 7;
    return 0xff000000 | mix_pair(under & 0x00ff00ff, over & 0x00ff00ff, alpha) |
           mix_pair(under >> 8 & 0x00ff00ff, over >> 8 & 0x00ff00ff, alpha) << 8;
}

/* Blends the pixels of a row as mix() does, except those left over after whole runs. Returns how many it blended. Compilers
 * turn loops over such arrays into instructions for eight numbers at once. */
static int shade_runs(uint32_t *row, int width, uint32_t colour, int alpha)
{
    uint32_t over[RUN_PIXELS];
    uint16_t low[RUN_LANES];
    uint16_t high[RUN_LANES];
    uint16_t part = (uint16_t)(alpha + (alpha >> 7)); /* in the range of mix() */
    uint16_t kept = (uint16_t)(256 - part);
    int x = 0;
    for (int i = 0; i < RUN_PIXELS; i++)
        over[i] = colour | 0xff000000;
    memcpy(low, over, sizeof low);
    for (int i = 0; i < RUN_LANES; i++) {
        high[i] = (uint16_t)((low[i] >> 8) * part);
        low[i] = (uint16_t)((low[i] & 0xff) * part);
    }
    for (; x + RUN_PIXELS <= width; x += RUN_PIXELS) {
        uint16_t lanes[RUN_LANES];
        memcpy(lanes, row + x, sizeof lanes);
        for (int i = 0; i < RUN_LANES; i++) {
            uint16_t under = (uint16_t)((lanes[i] & 0xff) * kept + low[i]);
            uint16_t above = (uint16_t)((lanes[i] >> 8) * kept + high[i]);
            lanes[i] = (uint16_t)(under >> 8 | (above & 0xff00));
        }
        memcpy(row + x, lanes, sizeof lanes);
    }
    return x;
}

void canvas_shade(struct canvas *canvas, struct rectangle area, uint32_t colour, int alpha)
{
    if (alpha == 0)
        return;
    colour = colour_on(canvas, colour);
    area = rectangle_intersect(area, canvas->clip);
    for (int y = area.y; y < area.y + area.height; y++) {
        uint32_t *row = pixel_at(canvas, area.x, y);
        for (int x = shade_runs(row, area.width, colour, alpha); x < area.width; x++)
            row[x] = mix(row[x], colour, (uint32_t)alpha);
    }
}

static uint32_t tinted(uint32_t pixel, uint32_t tint)
{
    uint32_t red = (pixel >> 16 & 0xff) * (tint >> 16 & 0xff) / 255;
    uint32_t green = (pixel >> 8 & 0xff) * (tint >> 8 & 0xff) / 255;
    uint32_t blue = (pixel & 0xff) * (tint & 0xff) / 255;
    return (pixel & 0xff000000) | red << 16 | green << 8 | blue;
}

static uint32_t drawn_as(uint32_t pixel, const struct drawing *drawing)
{
    uint32_t alpha = pixel >> 24;
    if (drawing->alpha)
        alpha = alpha * (uint32_t)drawing->alpha / 255;
    if (drawing->tint)
        pixel = tinted(pixel, drawing->tint);
    return (pixel & 0x00ffffff) | alpha << 24;
}

static void put(struct canvas *canvas, struct rectangle area, uint32_t source)
{
    uint32_t alpha = source >> 24;
    for (int y = area.y; y < area.y + area.height; y++) {
        uint32_t *pixel = pixel_at(canvas, area.x, y);
        for (int x = 0; x < area.width; x++)
            pixel[x] = alpha == 255 ? source : mix(pixel[x], source, alpha);
    }
}

/* Counts equal pixels from a column on, up to `end`. */
static int count_same(const uint32_t *pixels, int column, int end, const struct drawing *drawing,
                      int width)
{
    int step = drawing->flip ? -1 : 1;
    const uint32_t *first = pixels + (drawing->flip ? width - 1 - column : column);
    const uint32_t *last = first;
    int count = 1;
    for (; column + count < end && last[step] == *first; last += step)
        count++;
    return count;
}

/* Draws every pixel of the image as a square of `scale` x `scale`, cut to `part`; equal neighbours in a row are drawn
 * at once. */
static void draw_squares(struct canvas *canvas, struct image image, int x, int y, int scale,
                         const struct drawing *drawing, struct rectangle part)
{
    uint32_t last = 0; /* caches the last colour: letters have only one */
    uint32_t drawn = 0;
    int end = (part.x + part.width - x + scale - 1) / scale;
    for (int row = (part.y - y) / scale; y + row * scale < part.y + part.height; row++) {
        const uint32_t *pixels = image.pixels + (size_t)row * (size_t)image.stride;
        int count;
        for (int column = (part.x - x) / scale; column < end; column += count) {
            uint32_t pixel = pixels[drawing->flip ? image.width - 1 - column : column];
            count = count_same(pixels, column, end, drawing, image.width);
            if (pixel >> 24 == 0)
                continue;
            if (pixel != last)
                drawn = drawn_as(pixel, drawing);
            last = pixel;
            struct rectangle run = {x + column * scale, y + row * scale, count * scale, scale};
            put(canvas, rectangle_intersect(run, part), drawn);
        }
    }
}

/* Draws the image without changes, pixel by pixel: the most common case. */
static void draw_plain(struct canvas *canvas, struct image image, int x, int y,
                       struct rectangle part)
{
    for (int py = part.y; py < part.y + part.height; py++) {
        const uint32_t *row =
            image.pixels + (size_t)(py - y) * (size_t)image.stride + (size_t)(part.x - x);
        uint32_t *pixel = pixel_at(canvas, part.x, py);
        if (image.is_opaque) {
            if (part.width == TILE_SIDE)
                memcpy(pixel, row, TILE_SIDE * sizeof *row); /* inlined, as its size is known */
            else
                memcpy(pixel, row, (size_t)part.width * sizeof *row);
            continue;
        }
        for (int i = 0; i < part.width; i++) {
            uint32_t alpha = row[i] >> 24;
            if (alpha == 255)
                pixel[i] = row[i];
            else if (alpha)
                pixel[i] = mix(pixel[i], row[i], alpha);
        }
    }
}

void canvas_draw(struct canvas *canvas, struct image image, int x, int y, struct drawing drawing)
{
    int scale = drawing.scale ? drawing.scale : 1;
    struct rectangle area = {x, y, image.width * scale, image.height * scale};
    struct rectangle part = rectangle_intersect(area, canvas->clip);
    if (part.width == 0 || part.height == 0)
        return;
    drawing.flip = drawing.flip && !image.never_flips;
    if (drawing.tint)
        drawing.tint = colour_on(canvas, drawing.tint);
    if (scale == 1 && !drawing.flip && !drawing.tint && !drawing.alpha)
        draw_plain(canvas, image, x, y, part);
    else
        draw_squares(canvas, image, x, y, scale, &drawing, part);
}

void canvas_draw_softly(struct canvas *canvas, struct image image, int x, int y,
                        const int parts[CANVAS_CORNERS])
{
    int width = image.width;
    int height = image.height;
    struct rectangle area = {x, y, width, height};
    area = rectangle_intersect(area, canvas->clip);
    for (int py = area.y; py < area.y + area.height; py++) {
        const uint32_t *row = image.pixels + (size_t)(py - y) * (size_t)image.stride;
        uint32_t *pixels = pixel_at(canvas, 0, py);
        int left = parts[0] * (height - (py - y)) + parts[2] * (py - y);
        int right = parts[1] * (height - (py - y)) + parts[3] * (py - y);
        for (int px = area.x; px < area.x + area.width; px++) {
            uint32_t pixel = row[px - x];
            int part = (left * (width - (px - x)) + right * (px - x)) / (width * height);
            pixels[px] = mix(pixels[px], pixel, (pixel >> 24) * (uint32_t)part / 255);
        }
    }
}

static bool is_opaque(struct image image)
{
    for (int y = 0; y < image.height; y++)
        for (int x = 0; x < image.width; x++)
            if (image.pixels[(size_t)y * (size_t)image.stride + (size_t)x] >> 24 != 255)
                return false;
    return true;
}

static void tile_by_drawing(struct canvas *canvas, struct image image, struct rectangle area,
                            int scale)
{
    struct rectangle clip = canvas->clip;
    canvas->clip = rectangle_intersect(clip, area);
    for (int y = 0; y < area.height; y += image.height * scale)
        for (int x = 0; x < area.width; x += image.width * scale)
            canvas_draw(canvas, image, area.x + x, area.y + y, (struct drawing){.scale = scale});
    canvas->clip = clip;
}

/* Copies the image's row once, then copies what is already there. */
static void tile_row(uint32_t *to, const uint32_t *row, int width, int first, int count, int scale)
{
    int period = width * scale;
    int once = int_min(period, count);
    for (int i = 0; i < once; i++)
        to[i] = row[(first + i) / scale % width];
    for (int done = once, more; done < count; done += more) {
        more = int_min(done, count - done);
        memcpy(to + done, to, (size_t)more * sizeof *to);
    }
}

void canvas_tile(struct canvas *canvas, struct image image, struct rectangle area, int scale)
{
    struct rectangle part = rectangle_intersect(area, canvas->clip);
    if (!is_opaque(image)) {
        tile_by_drawing(canvas, image, area, scale);
        return;
    }
    for (int y = 0; y < part.height; y++) {
        uint32_t *to = pixel_at(canvas, part.x, part.y + y);
        int down = part.y + y - area.y;
        if (y > 0 && down % scale != 0) {
            memcpy(to, to - canvas->width, (size_t)part.width * sizeof *to);
            continue;
        }
        const uint32_t *row =
            image.pixels + (size_t)(down / scale % image.height) * (size_t)image.stride;
        tile_row(to, row, image.width, part.x - area.x, part.width, scale);
    }
}

static void magnify_row(uint32_t *to, const uint32_t *from, int first, int count, int scale)
{
    const uint32_t *source = from + first / scale;
    int left = scale - first % scale;
    while (count > 0) {
        int run = int_min(left, count);
        for (int i = 0; i < run; i++)
            to[i] = *source;
        to += run;
        count -= run;
        source++;
        left = scale;
    }
}

void canvas_magnify(struct canvas *to, const struct canvas *from, int x, int y, int scale)
{
    struct rectangle area = {x, y, from->width * scale, from->height * scale};
    struct rectangle part = rectangle_intersect(area, to->clip);
    size_t bytes = (size_t)part.width * sizeof *to->pixels;
    for (int py = part.y; py < part.y + part.height; py++) {
        uint32_t *row = pixel_at(to, part.x, py);
        const uint32_t *source = from->pixels + (size_t)((py - y) / scale) * (size_t)from->width;
        if (scale == 1)
            memcpy(row, source + (part.x - x), bytes);
        else if (py > part.y && (py - y) % scale != 0)
            memcpy(row, row - to->width, bytes); /* the same source row again */
        else
            magnify_row(row, source, part.x - x, part.width, scale);
    }
}
