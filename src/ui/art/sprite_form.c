#include "ui/art/sprite_form.h"

#include "base/hash.h"

#include <string.h>

static struct image image_of(const struct sprite_form *form)
{
    return (struct image){
        .pixels = form->pixels, .stride = TILE_SIDE, .width = TILE_SIDE, .height = TILE_SIDE};
}

static uint32_t source(struct image image, int x, int y)
{
    return image.pixels[(size_t)y * (size_t)image.stride + (size_t)x];
}

static uint32_t towards(uint32_t from, uint32_t to, int part, int shift)
{
    int a = (int)(from >> shift & 0xff);
    int b = (int)(to >> shift & 0xff);
    return (uint32_t)(a + (b - a) * part / 255) << shift;
}

struct image sprite_form_flash(struct sprite_form *form, struct image image, uint32_t colour,
                               int part)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t pixel = source(image, x, y);
            form->pixels[y * TILE_SIDE + x] =
                (pixel & 0xff000000) | towards(pixel, colour, part, 16) |
                towards(pixel, colour, part, 8) | towards(pixel, colour, part, 0);
        }
    return image_of(form);
}

/* Outside of the sprite all is clear. */
static bool is_clear(struct image image, int x, int y)
{
    return x < 0 || y < 0 || x >= TILE_SIDE || y >= TILE_SIDE || source(image, x, y) >> 24 == 0;
}

struct image sprite_form_outline(struct sprite_form *form, struct image image, uint32_t colour)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            bool is_edge =
                !is_clear(image, x, y) && (is_clear(image, x - 1, y) || is_clear(image, x + 1, y) ||
                                           is_clear(image, x, y - 1) || is_clear(image, x, y + 1));
            form->pixels[y * TILE_SIDE + x] = is_edge ? 0xff000000 | colour : 0;
        }
    return image_of(form);
}

struct image sprite_form_dust(struct sprite_form *form, struct image image, int part)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            int at = y * TILE_SIDE + x;
            int grain = (int)(hash_mix((uint64_t)at) >> 56);
            int goes_at = (grain + y * 255 / TILE_SIDE) / 2;
            form->pixels[at] = goes_at < part ? 0 : source(image, x, y);
        }
    return image_of(form);
}

struct image sprite_form_shrink(struct sprite_form *form, struct image image, int part)
{
    int size = 256 - part;
    memset(form->pixels, 0, sizeof form->pixels);
    for (int y = 0; y < TILE_SIDE && size > 0; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            /* In half pixels, so that the picture stays centred. */
            int from_x = ((2 * x + 1 - TILE_SIDE) * 256 / size + TILE_SIDE) / 2;
            int from_y = ((2 * y + 1 - TILE_SIDE) * 256 / size + TILE_SIDE) / 2;
            if (from_x >= 0 && from_x < TILE_SIDE && from_y >= 0 && from_y < TILE_SIDE)
                form->pixels[y * TILE_SIDE + x] = source(image, from_x, from_y);
        }
    return image_of(form);
}
