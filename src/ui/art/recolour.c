#include "ui/art/recolour.h"

#include <stdlib.h>
#include <string.h>

#define RIM_ACTOR 0xffffffff
#define RIM_HERO 0xffffff00
#define RIM_THING 0xffffd040
#define GROUND_PERCENT 55
#define EDGE_PERCENT 190
#define HATCH 0xe0000000
#define FADED_COLOUR 96 /* of 256: what is left of the colour of what is remembered */

/* The kinds of sprites that high contrast treats differently. */
enum role {
    ROLE_OTHER,
    ROLE_ACTOR,
    ROLE_HERO,
    ROLE_THING,
    ROLE_GROUND,
    ROLE_EDGE,
    ROLE_MEMORY,
    ROLE_VEIL,
    ROLE_PANEL
};

/* One sprite's pixels, all frames side by side. */
struct patch {
    uint32_t *pixels;
    int stride;
    int width; /* of a frame */
    int height;
    int frames;
};

static uint32_t *pixel_of(const struct patch *patch, int x, int y)
{
    return patch->pixels + (size_t)y * (size_t)patch->stride + (size_t)x;
}

static uint32_t cap(int value)
{
    return value > 255 ? 255u : (uint32_t)value;
}

static uint32_t scaled(uint32_t colour, int percent)
{
    uint32_t red = cap((int)(colour >> 16 & 0xff) * percent / 100);
    uint32_t green = cap((int)(colour >> 8 & 0xff) * percent / 100);
    uint32_t blue = cap((int)(colour & 0xff) * percent / 100);
    return (colour & 0xff000000) | red << 16 | green << 8 | blue;
}

static int lightness(uint32_t colour)
{
    return ((int)(colour >> 16 & 0xff) * 77 + (int)(colour >> 8 & 0xff) * 151 +
            (int)(colour & 0xff) * 28) /
           256;
}

static bool is_clear(const struct patch *patch, int frame, int x, int y)
{
    if (x < 0 || y < 0 || x >= patch->width || y >= patch->height)
        return true;
    return *pixel_of(patch, frame * patch->width + x, y) >> 24 < 128;
}

/* Turns the outermost pixels, otherwise a dark outline, into the rim: the figure does not grow. */
static void draw_rim(const struct patch *patch, uint32_t rim)
{
    for (int frame = 0; frame < patch->frames; frame++)
        for (int y = 0; y < patch->height; y++)
            for (int x = 0; x < patch->width; x++) {
                bool is_outer =
                    is_clear(patch, frame, x - 1, y) || is_clear(patch, frame, x + 1, y) ||
                    is_clear(patch, frame, x, y - 1) || is_clear(patch, frame, x, y + 1);
                if (is_outer && !is_clear(patch, frame, x, y))
                    *pixel_of(patch, frame * patch->width + x, y) = rim;
            }
}

/* A pixel of any other sprite. */
static uint32_t contrast(enum role role, uint32_t pixel, int x, int y)
{
    int light = lightness(pixel);
    switch (role) {
    case ROLE_GROUND:
        return scaled(pixel, GROUND_PERCENT);
    case ROLE_EDGE:
        return scaled(pixel, EDGE_PERCENT);
    case ROLE_MEMORY:
        return (pixel & 0xff000000) | (uint32_t)light / 2 << 16 | (uint32_t)light << 8 |
               cap(110 + light * 2);
    case ROLE_VEIL:
        return (x + y) % 4 == 0 ? HATCH : pixel;
    case ROLE_PANEL:
        return light > 60 ? 0xffffffff : 0xff000000;
    default:
        return pixel;
    }
}

static void recolour_patch(const struct patch *patch, enum role role)
{
    static const uint32_t rims[] = {
        [ROLE_ACTOR] = RIM_ACTOR, [ROLE_HERO] = RIM_HERO, [ROLE_THING] = RIM_THING};
    if (role == ROLE_ACTOR || role == ROLE_HERO || role == ROLE_THING) {
        draw_rim(patch, rims[role]);
        return;
    }
    for (int y = 0; y < patch->height; y++)
        for (int x = 0; x < patch->width * patch->frames; x++) {
            uint32_t *pixel = pixel_of(patch, x, y);
            if (*pixel >> 24)
                *pixel = contrast(role, *pixel, x, y);
        }
}

static void set_role(const struct atlas *atlas, const struct sprite *sprite, enum role role,
                     unsigned char *roles)
{
    if (sprite)
        roles[sprite - atlas->sprites] = (unsigned char)role;
}

/* Ground without meaning is darkened; terrain that matters to the player keeps its brightness. */
static bool is_plain_ground(const struct terrain_kind *kind)
{
    return kind->is_walkable && !kind->is_masonry && !kind->leads && !terrain_is_trap(kind) &&
           kind->light_radius == 0 && !kind->holds_wares && !kind->rings && !kind->overlooks;
}

static void set_ground_roles(const struct atlas *atlas, const struct ground *ground,
                             unsigned char *roles)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (is_plain_ground(terrain_get((enum terrain)t)))
            set_role(atlas, ground->terrain[t], ROLE_GROUND, roles);
    for (int t = TILE_RIM_NORTH; t <= TILE_RIM_NORTH_WEST; t++)
        set_role(atlas, ground->tiles[t], ROLE_EDGE, roles);
    set_role(atlas, ground->tiles[TILE_SEEN_WALL], ROLE_MEMORY, roles);
    set_role(atlas, ground->tiles[TILE_SEEN_WALL_TOP], ROLE_MEMORY, roles);
    set_role(atlas, ground->tiles[TILE_DARK], ROLE_VEIL, roles);
}

static void set_roles(const struct atlas *atlas, const struct tileset *tileset,
                      unsigned char *roles)
{
    for (int b = 0; b < BAND_COUNT; b++)
        set_ground_roles(atlas, &tileset->grounds[b], roles);
    for (int m = 0; m < MONSTER_COUNT; m++)
        set_role(atlas, tileset->monsters[m], ROLE_ACTOR, roles);
    for (int s = 0; s < START_COUNT; s++)
        for (int h = 0; h < TILESET_HEROES; h++)
            set_role(atlas, tileset->heroes[s][h], ROLE_HERO, roles);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        set_role(atlas, tileset->items[i], ROLE_THING, roles);
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        set_role(atlas, tileset->looks[l], ROLE_THING, roles);
    set_role(atlas, tileset->tiles[TILE_PANEL], ROLE_PANEL, roles);
}

static void raise_contrast(struct atlas *atlas, const unsigned char *roles)
{
    for (int s = 0; s < atlas->sprite_count; s++) {
        const struct sprite *sprite = &atlas->sprites[s];
        size_t first = (size_t)sprite->y * (size_t)atlas->width + (size_t)sprite->x;
        const struct patch patch = {atlas->pixels + first, atlas->width, sprite->width,
                                    sprite->height, sprite->frames};
        if (roles[s] != ROLE_OTHER)
            recolour_patch(&patch, (enum role)roles[s]);
    }
}

/* What is remembered has lost most of its colour. With high contrast it is blue (ROLE_MEMORY), and stays so. */
static uint32_t faded(uint32_t pixel)
{
    uint32_t grey = (uint32_t)lightness(pixel) * (256 - FADED_COLOUR);
    uint32_t red = (grey + (pixel >> 16 & 0xff) * FADED_COLOUR) >> 8;
    uint32_t green = (grey + (pixel >> 8 & 0xff) * FADED_COLOUR) >> 8;
    uint32_t blue = (grey + (pixel & 0xff) * FADED_COLOUR) >> 8;
    return (pixel & 0xff000000) | red << 16 | green << 8 | blue;
}

/* Sets the pixels as they were before; the first palette that changes any makes a copy. */
static bool restore(struct atlas *atlas, const struct palette *palette, size_t count)
{
    size_t bytes = count * sizeof *atlas->pixels;
    if (atlas->pristine) {
        memcpy(atlas->pixels, atlas->pristine, bytes);
        return true;
    }
    if (!palette_changes(palette))
        return true;
    atlas->pristine = malloc(bytes);
    if (atlas->pristine)
        memcpy(atlas->pristine, atlas->pixels, bytes);
    return atlas->pristine;
}

bool recolour_atlas(struct atlas *atlas, const struct tileset *tileset,
                    const struct palette *palette)
{
    size_t count = (size_t)atlas->width * (size_t)atlas->height;
    unsigned char *roles = calloc((size_t)atlas->sprite_count + 1, 1);
    if (!roles || !restore(atlas, palette, count)) {
        free(roles);
        return false;
    }
    if (palette->has_high_contrast) {
        set_roles(atlas, tileset, roles);
        raise_contrast(atlas, roles);
    }
    for (size_t i = 0; palette->kind != PALETTE_NORMAL && i < count; i++)
        atlas->pixels[i] = palette_shift(palette->kind, atlas->pixels[i]);
    for (size_t i = 0; i < count; i++)
        atlas->faded[i] = palette->has_high_contrast ? atlas->pixels[i] : faded(atlas->pixels[i]);
    free(roles);
    return true;
}
