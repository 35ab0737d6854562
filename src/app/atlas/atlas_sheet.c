#include "app/atlas/atlas_sheet.h"

#include "app/atlas/atlas_picture.h"
#include "base/text.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    WIDTH = 1280,
    MARGIN = 8,
    SPACE = 4, /* between frames, and above names */
    TITLE_SCALE = 2,
    CELL = 16, /* side of a floor cell */
    FLOOR_COLUMNS = 18,
    FONT_FIRST = ' '
};

static const uint32_t ground = 0xff16151c;
static const uint32_t name_colour = 0xff8c8a94;
static const uint32_t title_colour = 0xfff2b26c;

struct entry {
    char group[ATLAS_NAME_SIZE * 2];
    const struct atlas_sprite *sprite;
};

/* The sheet is laid out twice, first without a picture to measure its height. */
struct sheet {
    const struct entry *entries;
    size_t count;
    const struct atlas_sprite *font; /* may be NULL */
    struct atlas_picture picture;    /* without pixels while measuring */
    enum colour_vision vision;
    int zoom;
    int x; /* where the next thing goes */
    int y;
    int row; /* height of the row so far */
};

/* Names the group of a sprite of a set "terrain_cisterns", also if the sprite is one of the folder "terrain" in the
 * set's colours. */
static void name_group(struct entry *entry)
{
    const char *path = entry->sprite->path;
    const char *slash = strrchr(path, '/');
    const char *folder = slash;
    while (folder > path && folder[-1] != '/')
        folder--;
    size_t stem = strlen(slash + 1) - strlen(".txt");
    size_t prefix = strlen(entry->sprite->name) - stem;
    struct text group = text_init(entry->group, sizeof entry->group);
    text_append(&group, "%.*s", (int)(slash - folder), folder);
    bool is_of_set = prefix == 0 ||
                     (group.length >= prefix && strncmp(entry->group + group.length - (prefix - 1),
                                                        entry->sprite->name, prefix - 1) == 0);
    if (!is_of_set)
        text_append(&group, "_%.*s", (int)(prefix - 1), entry->sprite->name);
}

static int compare_entries(const void *a, const void *b)
{
    const struct entry *one = a;
    const struct entry *other = b;
    int order = strcmp(one->group, other->group);
    return order ? order : strcmp(one->sprite->name, other->sprite->name);
}

static uint32_t lay_over(uint32_t under, uint32_t over)
{
    uint32_t alpha = over >> 24;
    uint32_t mixed = 0xff000000;
    for (int shift = 0; shift <= 16; shift += 8) {
        uint32_t low = under >> shift & 0xff;
        uint32_t high = over >> shift & 0xff;
        mixed |= (high * alpha + low * (255 - alpha)) / 255 << shift;
    }
    return mixed;
}

static void draw_pixel(const struct sheet *sheet, int x, int y, int side, uint32_t argb)
{
    if (!sheet->picture.argb || argb >> 24 == 0)
        return;
    for (int row = y; row < y + side && row < sheet->picture.height; row++)
        for (int column = x; column < x + side && column < WIDTH; column++) {
            uint32_t *pixel = atlas_picture_pixel(&sheet->picture, column, row);
            *pixel = lay_over(*pixel, argb);
        }
}

/* Draws a frame in the colours of the sheet's vision, or all in `tint` unless that is 0. */
static void draw_frame(const struct sheet *sheet, const struct atlas_sprite *sprite, int frame,
                       int x, int y, int zoom, uint32_t tint)
{
    const char *letter = sprite->letters + (size_t)frame * (size_t)(sprite->width * sprite->height);
    for (int row = 0; row < sprite->height; row++)
        for (int column = 0; column < sprite->width; column++, letter++) {
            uint32_t argb = atlas_palette_colour(sprite->palette, *letter);
            argb = tint && argb ? tint : colour_vision_see(sheet->vision, argb);
            draw_pixel(sheet, x + column * zoom, y + row * zoom, zoom, argb);
        }
}

/* Pixels of a glyph with the space after it, at scale 1. */
static int advance_of(const struct atlas_sprite *font, int frame)
{
    const char *letters = font->letters + (size_t)frame * (size_t)(font->width * font->height);
    int max = font->width / 2;
    for (int y = 0; y < font->height; y++)
        for (int x = 0; x < font->width; x++)
            if (letters[y * font->width + x] != '.' && x + 2 > max)
                max = x + 2;
    return max;
}

/* Draws the words, or only measures them; returns their width. */
static int write_words(const struct sheet *sheet, const char *words, int x, int y, int scale,
                       uint32_t colour, bool is_drawn)
{
    int width = 0;
    for (; sheet->font && *words; words++) {
        int frame = *words - FONT_FIRST;
        if (frame < 0 || frame >= sheet->font->frames)
            continue;
        if (is_drawn)
            draw_frame(sheet, sheet->font, frame, x + width, y, scale, colour);
        width += advance_of(sheet->font, frame) * scale;
    }
    return width;
}

static void end_row(struct sheet *sheet)
{
    sheet->y += sheet->row;
    sheet->x = MARGIN;
    sheet->row = 0;
}

static void add_title(struct sheet *sheet, const char *words)
{
    end_row(sheet);
    sheet->y += MARGIN * 2;
    write_words(sheet, words, MARGIN, sheet->y, TITLE_SCALE, title_colour, true);
    sheet->y += (sheet->font ? sheet->font->height : 0) * TITLE_SCALE + SPACE;
}

/* Adds a sprite's frames side by side, in as many rows as needed, with its name below. */
static void add_sprite(struct sheet *sheet, const struct atlas_sprite *sprite)
{
    int zoom = sheet->zoom;
    while (zoom > 1 && sprite->width * zoom > WIDTH - 2 * MARGIN)
        zoom--;
    int step = sprite->width * zoom + SPACE;
    int columns = (WIDTH - 2 * MARGIN + SPACE) / step;
    columns = columns > sprite->frames ? sprite->frames : columns < 1 ? 1 : columns;
    int rows = (sprite->frames + columns - 1) / columns;
    int name = write_words(sheet, sprite->name, 0, 0, 1, name_colour, false);
    int width = step * columns - SPACE > name ? step * columns - SPACE : name;
    int pictures = rows * (sprite->height * zoom + SPACE);
    int height = pictures + (sheet->font ? sheet->font->height : 0) + MARGIN;
    if (sheet->x + width > WIDTH - MARGIN)
        end_row(sheet);
    for (int frame = 0; frame < sprite->frames; frame++)
        draw_frame(sheet, sprite, frame, sheet->x + frame % columns * step,
                   sheet->y + frame / columns * (sprite->height * zoom + SPACE), zoom, 0);
    write_words(sheet, sprite->name, sheet->x, sheet->y + pictures, 1, name_colour, true);
    sheet->x += width + MARGIN * 2;
    sheet->row = height > sheet->row ? height : sheet->row;
}

static bool ends_in(const char *name, const char *end)
{
    assert(name);
    size_t length = strlen(name);
    size_t tail = strlen(end);
    return length >= tail && strcmp(name + length - tail, end) == 0 &&
           (length == tail || name[length - tail - 1] == '_');
}

static void add_actors_on(struct sheet *sheet, const struct entry *floor)
{
    int side = CELL * sheet->zoom;
    int columns = (WIDTH - 2 * MARGIN) / side;
    columns = columns > FLOOR_COLUMNS ? FLOOR_COLUMNS : columns;
    int cells = 0;
    char words[sizeof floor->group + ATLAS_NAME_SIZE];
    struct text title = text_init(words, sizeof words);
    text_append(&title, "actors on %s", floor->sprite->name);
    add_title(sheet, words);
    for (size_t i = 0; i < sheet->count; i++)
        if (strcmp(sheet->entries[i].group, "actors") == 0) {
            int x = MARGIN + cells % columns * side;
            int y = sheet->y + cells / columns * side;
            draw_frame(sheet, floor->sprite, cells % floor->sprite->frames, x, y, sheet->zoom, 0);
            draw_frame(sheet, sheet->entries[i].sprite, 0, x, y, sheet->zoom, 0);
            cells++;
        }
    sheet->y += (cells + columns - 1) / columns * side;
}

static void lay_out(struct sheet *sheet)
{
    sheet->x = MARGIN;
    sheet->y = 0;
    sheet->row = 0;
    for (size_t i = 0; i < sheet->count; i++) {
        const struct entry *entry = &sheet->entries[i];
        if (entry->sprite == sheet->font)
            continue;
        if (i == 0 || strcmp(entry->group, entry[-1].group) != 0)
            add_title(sheet, entry->group);
        add_sprite(sheet, entry->sprite);
    }
    end_row(sheet);
    /* Silhouettes would be lost on a floor. */
    for (size_t i = 0; i < sheet->count && sheet->vision != COLOUR_VISION_SILHOUETTE; i++)
        if (ends_in(sheet->entries[i].sprite->name, "floor"))
            add_actors_on(sheet, &sheet->entries[i]);
    sheet->y += MARGIN;
}

static bool draw_sheet(struct sheet *sheet, const char *path, struct error *error)
{
    lay_out(sheet);
    struct atlas_picture picture;
    if (!atlas_picture_init(&picture, WIDTH, sheet->y, error))
        return false;
    for (int i = 0; i < picture.width * picture.height; i++)
        picture.argb[i] = ground;
    sheet->picture = picture;
    lay_out(sheet);
    bool is_written = atlas_picture_write(&picture, path, error);
    atlas_picture_clear(&picture);
    return is_written;
}

bool atlas_sheet_write(const struct atlas_folder *folder, enum colour_vision vision, int zoom,
                       const char *path, struct error *error)
{
    struct entry *entries = calloc(folder->count, sizeof *entries);
    if (!entries)
        return error_set(error, "%s: not enough memory", path);
    struct sheet sheet = {
        .entries = entries, .count = folder->count, .vision = vision, .zoom = zoom};
    for (size_t i = 0; i < folder->count; i++) {
        entries[i].sprite = &folder->sprites[i];
        name_group(&entries[i]);
        if (strcmp(folder->sprites[i].name, "font") == 0)
            sheet.font = &folder->sprites[i];
    }
    qsort(entries, folder->count, sizeof *entries, compare_entries);
    bool is_written = draw_sheet(&sheet, path, error);
    free(entries);
    return is_written;
}
