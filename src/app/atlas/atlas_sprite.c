#include "app/atlas/atlas_sprite.h"

#include "base/file.h"
#include "base/text.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES_MAX = 1 << 20 };

/* The state of reading. */
struct reader {
    struct atlas_sprite *sprite;
    struct error *error;
    int line;
    int rows;       /* of the current frame */
    size_t letters; /* copied so far */
};

static bool read_name(struct atlas_sprite *sprite, const char *prefix, struct error *error)
{
    const char *slash = strrchr(sprite->path, '/');
    const char *name = slash ? slash + 1 : sprite->path;
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_");
    size_t before = strlen(prefix);
    if (length == 0 || before + length >= ATLAS_NAME_SIZE || strcmp(name + length, ".txt") != 0)
        return error_set(error,
                         "%s:1: a sprite's file name is up to %d of a-z, 0-9 and _, then .txt",
                         sprite->path, ATLAS_NAME_SIZE - 1);
    memcpy(sprite->name, prefix, before);
    memcpy(sprite->name + before, name, length);
    sprite->name[before + length] = '\0';
    return true;
}

static bool read_row(struct reader *reader, const char *row)
{
    struct atlas_sprite *sprite = reader->sprite;
    size_t width = strlen(row);
    if (sprite->width == 0 && width > ATLAS_SIDE_MAX)
        return error_set(reader->error, "%s:%d: %zu characters wide, up to %d are allowed",
                         sprite->path, reader->line, width, ATLAS_SIDE_MAX);
    if (sprite->width == 0)
        sprite->width = (int)width;
    if (width != (size_t)sprite->width)
        return error_set(reader->error, "%s:%d: %zu characters wide, but the first line is %d",
                         sprite->path, reader->line, width, sprite->width);
    for (size_t i = 0; i < width; i++)
        if (!atlas_palette_has(reader->sprite->palette, row[i]))
            return error_set(reader->error, "%s:%d: '%c' in column %zu is not in the palette",
                             sprite->path, reader->line, row[i], i + 1);
    if (++reader->rows > ATLAS_SIDE_MAX)
        return error_set(reader->error, "%s:%d: a frame has up to %d rows", sprite->path,
                         reader->line, ATLAS_SIDE_MAX);
    memcpy(sprite->letters + reader->letters, row, width);
    reader->letters += width;
    return true;
}

/* Ends a frame at the line after its last row. */
static bool end_frame(struct reader *reader)
{
    struct atlas_sprite *sprite = reader->sprite;
    if (reader->rows == 0)
        return error_set(reader->error, "%s:%d: expected a row of a frame here", sprite->path,
                         reader->line);
    if (sprite->height == 0)
        sprite->height = reader->rows;
    if (reader->rows != sprite->height)
        return error_set(reader->error, "%s:%d: frame %d is %d rows high, but the first is %d",
                         sprite->path, reader->line - 1, sprite->frames + 1, reader->rows,
                         sprite->height);
    sprite->frames++;
    reader->rows = 0;
    return true;
}

static bool read_frames(struct reader *reader, char *chars)
{
    for (char *row = chars; *row; reader->line++) {
        char *end = strchr(row, '\n');
        if (end)
            *end = '\0';
        if (!(*row ? read_row(reader, row) : end_frame(reader)))
            return false;
        row = end ? end + 1 : row + strlen(row);
    }
    return end_frame(reader);
}

bool atlas_sprite_read(struct atlas_sprite *sprite, const char *path, const char *prefix,
                       const struct atlas_palette *palette, struct error *error)
{
    memset(sprite, 0, sizeof *sprite);
    char *chars = file_read_text(path, BYTES_MAX, error);
    if (!chars)
        return false;
    struct reader reader = {.sprite = sprite, .error = error, .line = 1};
    sprite->palette = palette;
    sprite->path = strdup(path);
    sprite->letters = malloc(strlen(chars) + 1);
    bool is_good = sprite->path && sprite->letters
                       ? read_name(sprite, prefix, error) && read_frames(&reader, chars)
                       : error_set(error, "%s:1: not enough memory", path);
    free(chars);
    if (!is_good)
        atlas_sprite_clear(sprite);
    return is_good;
}

void atlas_sprite_clear(struct atlas_sprite *sprite)
{
    free(sprite->path);
    free(sprite->letters);
    memset(sprite, 0, sizeof *sprite);
}

enum { PALETTE_BYTES_MAX = 1 << 16, NUMBERS_MAX = 4 };

static const char blanks[] = " \t\r";

static uint32_t argb_of(const int numbers[NUMBERS_MAX])
{
    return (uint32_t)numbers[3] << 24 | (uint32_t)numbers[0] << 16 | (uint32_t)numbers[1] << 8 |
           (uint32_t)numbers[2];
}

/* Modifies `line`. */
static bool read_entry(struct atlas_palette *palette, char *line, const char **why)
{
    int numbers[NUMBERS_MAX] = {0, 0, 0, 255};
    int count = 0;
    char *rest = NULL;
    const char *letter = strtok_r(line, blanks, &rest);
    *why = "expected: letter red green blue [alpha], each number from 0 to 255";
    for (char *word; (word = strtok_r(NULL, blanks, &rest)); count++)
        if (count == NUMBERS_MAX || !text_read_number(word, 0, 255, &numbers[count]))
            return false;
    if (count < 3 || strlen(letter) != 1 || letter[0] <= ' ' || letter[0] > '~')
        return false;
    size_t index = (size_t)letter[0];
    if (palette->is_known[index]) {
        *why = letter[0] == '.' ? "'.' is always transparent" : "this letter has a colour already";
        return false;
    }
    palette->is_known[index] = true;
    palette->argb[index] = argb_of(numbers);
    return true;
}

bool atlas_palette_read(struct atlas_palette *palette, const char *path, struct error *error)
{
    memset(palette, 0, sizeof *palette);
    palette->is_known['.'] = true;

    const char *why = NULL;
    char *chars = file_read_text(path, PALETTE_BYTES_MAX, error);
    if (!chars)
        return false;
    int number = 1;
    bool is_good = true;
    for (char *line = chars, *next; line && is_good; line = next, number++) {
        char *end = strchr(line, '\n');
        next = end ? end + 1 : NULL;
        if (end)
            *end = '\0';
        if (line[strspn(line, blanks)] == '\0' || line[0] == '#')
            continue;
        is_good = read_entry(palette, line, &why);
        if (!is_good)
            error_set(error, "%s:%d: %s", path, number, why);
    }
    free(chars);
    return is_good;
}

void atlas_palette_lay_over(struct atlas_palette *palette, const struct atlas_palette *own)
{
    for (int letter = 0; letter < ATLAS_LETTERS; letter++)
        if (own->is_known[letter]) {
            palette->is_known[letter] = true;
            palette->argb[letter] = own->argb[letter];
        }
}

bool atlas_palette_has(const struct atlas_palette *palette, char letter)
{
    return letter > 0 && palette->is_known[(size_t)letter];
}

uint32_t atlas_palette_colour(const struct atlas_palette *palette, char letter)
{
    assert(atlas_palette_has(palette, letter));
    return palette->argb[(size_t)letter];
}
