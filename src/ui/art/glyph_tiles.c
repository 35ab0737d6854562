#include "ui/art/glyph_tiles.h"

#include "ui/art/font.h"
#include "ui/art/theme.h"

#include <stdlib.h>

#define LETTER_SCALE 2
#define GLYPH_EYES '%'

/* How a cell with a letter looks. The brightness table gives the maximum channel of the letter's colour, 1 .. 255, so
 * that less important kinds are dimmer. */
enum glyph_style {
    STYLE_CLEAR,  /* nothing is drawn */
    STYLE_GROUND, /* faint, on black */
    STYLE_WALL,   /* on a block */
    STYLE_THING,
    STYLE_ACTOR,
    STYLE_EYES, /* over the cell's other picture */
};

static const int brightness[] = {[STYLE_GROUND] = 150,
                                 [STYLE_WALL] = 170,
                                 [STYLE_THING] = 225,
                                 [STYLE_ACTOR] = 255,
                                 [STYLE_EYES] = 255};

#define BLOCK_PERCENT 45 /* a wall's block, relative to its letter */
#define DARK_CHANNEL 60  /* darker pixels are outline and don't count for the colour */
#define BLACK 0xff0a0a0e

struct glyph_builder {
    struct atlas *atlas;
    struct glyph_tiles *tiles;
    struct image font[FONT_GLYPHS];
};

static int largest(uint32_t colour)
{
    int red = (int)(colour >> 16 & 0xff);
    int green = (int)(colour >> 8 & 0xff);
    int blue = (int)(colour & 0xff);
    int max = red > green ? red : green;
    return max > blue ? max : blue;
}

/* Scales a colour so that its greatest channel is `max`. */
static uint32_t brighten(const int sums[3], int max)
{
    int top = sums[0] > sums[1] ? sums[0] : sums[1];
    top = top > sums[2] ? top : sums[2];
    if (top == 0)
        return 0xff000000 | (uint32_t)max * 0x010101u;
    return 0xff000000 | (uint32_t)(sums[0] * max / top) << 16 |
           (uint32_t)(sums[1] * max / top) << 8 | (uint32_t)(sums[2] * max / top);
}

/* The colour of a sprite: the mean of its pixels except the near-black ones, weighted by saturation. */
static uint32_t colour_of(const struct atlas *atlas, const struct sprite *sprite, int max)
{
    struct image image = atlas_frame(atlas, sprite, 0);
    int sums[3] = {0};
    for (int y = 0; y < image.height; y++)
        for (int x = 0; x < image.width; x++) {
            uint32_t pixel = image.pixels[(size_t)y * (size_t)image.stride + (size_t)x];
            int red = (int)(pixel >> 16 & 0xff);
            int green = (int)(pixel >> 8 & 0xff);
            int blue = (int)(pixel & 0xff);
            int weight = abs(red - green) + abs(green - blue) + abs(blue - red) + 16;
            if (pixel >> 24 < 128 || largest(pixel) < DARK_CHANNEL)
                continue;
            sums[0] += red * weight;
            sums[1] += green * weight;
            sums[2] += blue * weight;
        }
    for (int i = 0; i < 3; i++)
        sums[i] /= 256; /* prevents overflow when multiplied by 255 */
    return brighten(sums, max);
}

static uint32_t scaled(uint32_t colour, int percent)
{
    uint32_t red = (colour >> 16 & 0xff) * (uint32_t)percent / 100;
    uint32_t green = (colour >> 8 & 0xff) * (uint32_t)percent / 100;
    uint32_t blue = (colour & 0xff) * (uint32_t)percent / 100;
    return 0xff000000 | red << 16 | green << 8 | blue;
}

/* The bounds of a letter's ink. */
static struct rectangle ink_of(struct image letter)
{
    int left = letter.width;
    int right = -1;
    int top = letter.height;
    int bottom = -1;
    for (int y = 0; y < letter.height; y++)
        for (int x = 0; x < letter.width; x++) {
            if (letter.pixels[(size_t)y * (size_t)letter.stride + (size_t)x] >> 24 == 0)
                continue;
            left = x < left ? x : left;
            right = x > right ? x : right;
            top = y < top ? y : top;
            bottom = y > bottom ? y : bottom;
        }
    if (right < 0)
        return (struct rectangle){0, 0, 0, 0};
    return (struct rectangle){left, top, right - left + 1, bottom - top + 1};
}

/* Letters share a baseline, except those that would overlap the cell below. */
static void draw_letter(struct canvas *cell, struct image letter, uint32_t colour)
{
    struct rectangle ink = ink_of(letter);
    int x = (TILE_SIDE - ink.width * LETTER_SCALE) / 2 - ink.x * LETTER_SCALE;
    int y = 1 - 2 * LETTER_SCALE; /* two rows of the font are above its capitals */
    int over = y + (ink.y + ink.height) * LETTER_SCALE - TILE_SIDE;
    y -= over > 0 ? over : 0;
    canvas_draw(cell, letter, x, y,
                (struct drawing){.scale = LETTER_SCALE, .tint = colour & 0xffffff});
}

/* Stores a cell's pixels in the atlas. */
static void store(struct atlas *atlas, const struct sprite *sprite, const struct canvas *cell)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            size_t at = (size_t)(sprite->y + y) * (size_t)atlas->width + (size_t)(sprite->x + x);
            atlas->pixels[at] = cell->pixels[y * TILE_SIDE + x];
        }
}

static void draw_cell(const struct glyph_builder *builder, const struct sprite *made,
                      const struct sprite *picture, char glyph, enum glyph_style style)
{
    uint32_t pixels[TILE_SIDE * TILE_SIDE] = {0};
    struct rectangle whole = {0, 0, TILE_SIDE, TILE_SIDE};
    struct canvas cell = {pixels, TILE_SIDE, TILE_SIDE, whole, NULL};
    uint32_t colour = style == STYLE_EYES ? 0xff000000 | THEME_EYES
                                          : colour_of(builder->atlas, picture, brightness[style]);
    int index = glyph - FONT_FIRST;
    if (style != STYLE_EYES)
        canvas_fill(&cell, whole, style == STYLE_WALL ? scaled(colour, BLOCK_PERCENT) : BLACK);
    if (index >= 0 && index < FONT_GLYPHS)
        draw_letter(&cell, builder->font[index], colour);
    store(builder->atlas, made, &cell);
}

/* Returns the letter for a sprite, and makes it on first use. */
static const struct sprite *glyph_for(const struct glyph_builder *builder,
                                      const struct sprite *picture, char glyph,
                                      enum glyph_style style)
{
    if (!picture)
        return NULL;
    int index = (int)(picture - builder->atlas->sprites);
    struct sprite *made = &builder->tiles->sprites[index];
    if (made->width > 0)
        return made;
    int across = builder->atlas->width / TILE_SIDE;
    int first =
        builder->atlas->height - (builder->atlas->sprite_count + across - 1) / across * TILE_SIDE;
    *made = *picture;
    made->width = made->height = TILE_SIDE;
    made->frames = 1;
    made->is_letter = true;
    made->x = index % across * TILE_SIDE;
    made->y = first + index / across * TILE_SIDE;
    if (style != STYLE_CLEAR)
        draw_cell(builder, made, picture, glyph, style);
    return made;
}

static enum glyph_style style_of(const struct terrain_kind *kind)
{
    bool is_wall = kind->is_masonry && !kind->is_gateway && kind->blocks_sight;
    bool is_plain = kind->is_walkable && !kind->is_masonry && !kind->leads &&
                    !terrain_is_trap(kind) && kind->light_radius == 0;
    return is_wall ? STYLE_WALL : (is_plain || kind->is_water ? STYLE_GROUND : STYLE_THING);
}

static void make_ground(const struct glyph_builder *builder, struct ground *ground)
{
    for (int t = 0; t < TILE_GROUND_COUNT; t++) {
        bool is_wall = t == TILE_WALL_TOP || t == TILE_SEEN_WALL || t == TILE_SEEN_WALL_TOP;
        if (t != TILE_DARK)
            ground->tiles[t] =
                glyph_for(builder, ground->tiles[t], '#', is_wall ? STYLE_WALL : STYLE_CLEAR);
    }
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get(terrain_seems((enum terrain)t));
        char sign = kind->glyph;
        if (kind->sign)
            sign = kind->sign;
        ground->terrain[t] = glyph_for(builder, ground->terrain[t], sign, style_of(kind));
        ground->terrain_side[t] = NULL;
        ground->terrain_half[t] = ground->terrain_low[t] = NULL;
    }
}

static char glyph_of_look(enum look_group group)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->looks == group)
            return item_get((enum item)i)->glyph;
    return '?';
}

static void make_figures(const struct glyph_builder *builder, struct tileset *tileset)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        tileset->monsters[m] = glyph_for(builder, tileset->monsters[m],
                                         monster_get((enum monster)m)->glyph, STYLE_ACTOR);
    for (int s = 0; s < START_COUNT; s++)
        for (int h = 0; h < TILESET_HEROES; h++)
            tileset->heroes[s][h] =
                glyph_for(builder, tileset->heroes[s][h], monster_get(monster_hero())->glyph,
                          h == TILESET_HERO_FALLEN ? STYLE_GROUND : STYLE_ACTOR);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        tileset->items[i] =
            glyph_for(builder, tileset->items[i], item_get((enum item)i)->glyph, STYLE_THING);
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        tileset->looks[l] = glyph_for(builder, tileset->looks[l],
                                      glyph_of_look(look_get((enum look)l)->group), STYLE_THING);
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        if (cloud_get((enum cloud)c)->sign)
            tileset->clouds[c] =
                glyph_for(builder, tileset->clouds[c], cloud_get((enum cloud)c)->sign, STYLE_THING);
    tileset->tiles[TILE_EYESHINE] =
        glyph_for(builder, tileset->tiles[TILE_EYESHINE], GLYPH_EYES, STYLE_EYES);
}

bool glyph_tiles_make(struct glyph_tiles *tiles, struct atlas *atlas,
                      const struct tileset *pictures, struct error *error)
{
    struct font font;
    struct glyph_builder builder = {.atlas = atlas, .tiles = tiles};
    int across = atlas->width / TILE_SIDE;
    *tiles = (struct glyph_tiles){.tileset = *pictures};
    tiles->sprites = calloc((size_t)atlas->sprite_count, sizeof *tiles->sprites);
    int rows = (atlas->sprite_count + across - 1) / across * TILE_SIDE;
    if (!tiles->sprites || !atlas_extend(atlas, rows))
        return error_set(error, "not enough memory for the map in letters");
    if (!font_load(&font, atlas, error))
        return false;
    for (int i = 0; i < FONT_GLYPHS; i++)
        builder.font[i] = font.glyphs[i];
    for (int b = 0; b < BAND_COUNT; b++)
        make_ground(&builder, &tiles->tileset.grounds[b]);
    make_figures(&builder, &tiles->tileset);
    return true;
}

void glyph_tiles_clear(struct glyph_tiles *tiles)
{
    free(tiles->sprites);
    *tiles = (struct glyph_tiles){.sprites = NULL};
}
