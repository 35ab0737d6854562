#include "app/atlas/atlas_icons.h"

#include "app/atlas/atlas_picture.h"
#include "base/array.h"
#include "base/bytes.h"
#include "base/file.h"
#include "base/integer.h"
#include "base/text.h"

#include <string.h>

/* Of an icon of Windows, in bytes. */
#define HEADER_LENGTH 6
#define ROW_LENGTH 16

#define IMAGE_LENGTH_MAX (1 << 20)

static const char sprite_name[] = "icon_app";
static const int sides[] = {16, 24, 32, 48, 64, 128, 256};

static const struct atlas_sprite *find_icon(const struct atlas_folder *folder)
{
    for (size_t i = 0; i < folder->count; i++) {
        const struct atlas_sprite *sprite = &folder->sprites[i];
        if (strcmp(sprite->name, sprite_name) == 0)
            return sprite->width == sprite->height ? sprite : NULL;
    }
    return NULL;
}

/* How much of pixel `to` of a row of `to_side` pixels pixel `from` of one of `from_side` covers, in 1/to_side of `from`. */
static int overlap(int from, int from_side, int to, int to_side)
{
    int start = int_max(from * to_side, to * from_side);
    int end = int_min((from + 1) * to_side, (to + 1) * from_side);
    return int_max(end - start, 0);
}

/* The mean colour of the part of the icon that pixel x, y of a picture of this side shows. Transparent parts have no colour. */
static uint32_t mean_colour(const struct atlas_sprite *icon, int x, int y, int side)
{
    int64_t alpha = 0;
    int64_t sums[3] = {0};
    for (int row = 0; row < icon->height; row++)
        for (int column = 0; column < icon->width; column++) {
            uint32_t argb =
                atlas_palette_colour(icon->palette, icon->letters[row * icon->width + column]);
            int64_t weight = (int64_t)overlap(row, icon->height, y, side) *
                             overlap(column, icon->width, x, side) * (argb >> 24);
            alpha += weight;
            for (int i = 0; i < 3; i++)
                sums[i] += weight * (argb >> 8 * i & 0xff);
        }
    int64_t area = (int64_t)icon->width * icon->height;
    uint32_t mean = (uint32_t)((alpha + area / 2) / area) << 24;
    for (int i = 0; i < 3 && alpha > 0; i++)
        mean |= (uint32_t)((sums[i] + alpha / 2) / alpha) << 8 * i;
    return mean;
}

static bool write_icon(const struct atlas_sprite *icon, int side, const char *path,
                       struct error *error)
{
    struct atlas_picture picture;
    if (!atlas_picture_init(&picture, side, side, error))
        return false;
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++)
            *atlas_picture_pixel(&picture, x, y) = mean_colour(icon, x, y, side);
    bool is_written = atlas_picture_write(&picture, path, error);
    atlas_picture_clear(&picture);
    return is_written;
}

/* The lowest byte first. */
static void put_number(struct bytes *bytes, size_t number, int count)
{
    for (int i = 0; i < count; i++)
        bytes_put(bytes, &(unsigned char){(unsigned char)(number >> 8 * i)}, 1);
}

/* A row of the table at the start of an icon of Windows. */
static void put_row(struct bytes *bytes, int side, size_t length, size_t start)
{
    put_number(bytes, side < 256 ? (size_t)side : 0, 1); /* width and height; 0: 256 */
    put_number(bytes, side < 256 ? (size_t)side : 0, 1);
    put_number(bytes, 0, 2);  /* no palette */
    put_number(bytes, 1, 2);  /* planes */
    put_number(bytes, 32, 2); /* bits a pixel */
    put_number(bytes, length, 4);
    put_number(bytes, start, 4);
}

/* An icon of Windows may hold PNG files. `lengths` are those of the files, which follow each other in `images`. */
static bool write_icon_file(const struct bytes *images, const size_t lengths[], const char *out,
                            struct error *error)
{
    char path[FILE_PATH_MAX];
    struct bytes bytes = {0};
    size_t start = HEADER_LENGTH + ARRAY_LENGTH(sides) * ROW_LENGTH;
    put_number(&bytes, 0, 2);
    put_number(&bytes, 1, 2); /* an icon, no cursor */
    put_number(&bytes, ARRAY_LENGTH(sides), 2);
    for (size_t i = 0; i < ARRAY_LENGTH(sides); i++) {
        put_row(&bytes, sides[i], lengths[i], start);
        start += lengths[i];
    }
    bytes_put(&bytes, images->data, images->length);
    bool is_written = bytes.has_failed || images->has_failed
                          ? error_set(error, "not enough memory for icons")
                          : file_join(out, "eyeshine.ico", path, error) &&
                                file_overwrite(path, bytes.data, bytes.length, error);
    bytes_clear(&bytes);
    return is_written;
}

bool atlas_icons_write(const struct atlas_folder *folder, const char *out, struct error *error)
{
    char name[ATLAS_NAME_SIZE];
    char path[FILE_PATH_MAX];
    struct bytes images = {0};
    size_t lengths[ARRAY_LENGTH(sides)];
    const struct atlas_sprite *icon = find_icon(folder);
    bool is_done = icon || error_set(error, "there is no square sprite %s", sprite_name);
    for (size_t i = 0; i < ARRAY_LENGTH(sides) && is_done; i++) {
        size_t before = images.length;
        struct text text = text_init(name, sizeof name);
        text_append(&text, "%d.png", sides[i]);
        is_done = file_join(out, name, path, error) && write_icon(icon, sides[i], path, error) &&
                  file_read(path, IMAGE_LENGTH_MAX, &images, error);
        lengths[i] = images.length - before;
    }
    is_done = is_done && write_icon_file(&images, lengths, out, error);
    bytes_clear(&images);
    return is_done;
}
