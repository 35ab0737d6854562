#include "app/atlas/atlas_sprite.h"

#include "base/file.h"

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
    sprite->path = malloc(strlen(path) + 1);
    sprite->letters = malloc(strlen(chars) + 1);
    if (sprite->path)
        strcpy(sprite->path, path);
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
