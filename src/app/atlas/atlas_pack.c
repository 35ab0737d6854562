#include "app/atlas/atlas_pack.h"

#include "app/atlas/atlas_picture.h"
#include "base/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ATLAS_WIDTH = 1024 };

static int compare_heights(const void *a, const void *b)
{
    const struct atlas_sprite *one = *(struct atlas_sprite *const *)a;
    const struct atlas_sprite *other = *(struct atlas_sprite *const *)b;
    if (one->height != other->height)
        return other->height - one->height;
    return strcmp(one->name, other->name);
}

/* Places sprites on shelves from the highest to the lowest: nearly full, and simple. */
static int place_on_shelves(struct atlas_sprite *const *by_height, size_t count)
{
    int x = 0;
    int y = 0;
    int shelf = by_height[0]->height;
    for (size_t i = 0; i < count; i++) {
        struct atlas_sprite *sprite = by_height[i];
        int width = sprite->width * sprite->frames;
        if (x + width > ATLAS_WIDTH) {
            x = 0;
            y += shelf;
            shelf = sprite->height;
        }
        sprite->x = x;
        sprite->y = y;
        x += width;
    }
    return y + shelf;
}

bool atlas_pack(struct atlas_folder *folder, int *height, struct error *error)
{
    struct atlas_sprite **by_height = malloc(folder->count * sizeof(struct atlas_sprite *));
    if (!by_height)
        return error_set(error, "not enough memory for the atlas");
    bool is_good = true;
    for (size_t i = 0; i < folder->count && is_good; i++) {
        struct atlas_sprite *sprite = &folder->sprites[i];
        by_height[i] = sprite;
        if (sprite->frames > ATLAS_WIDTH / sprite->width)
            is_good =
                error_set(error, "%s:1: %d frames of %d pixels do not fit in one row of %d pixels",
                          sprite->path, sprite->frames, sprite->width, ATLAS_WIDTH);
    }
    if (is_good) {
        qsort(by_height, folder->count, sizeof(struct atlas_sprite *), compare_heights);
        *height = place_on_shelves(by_height, folder->count);
    }
    free(by_height);
    return is_good;
}

static void draw_sprite(struct atlas_picture *picture, const struct atlas_sprite *sprite)
{
    const char *letter = sprite->letters;
    for (int frame = 0; frame < sprite->frames; frame++)
        for (int row = 0; row < sprite->height; row++) {
            int x = sprite->x + frame * sprite->width;
            for (int column = 0; column < sprite->width; column++, letter++)
                *atlas_picture_pixel(picture, x + column, sprite->y + row) =
                    atlas_palette_colour(sprite->palette, *letter);
        }
}

static bool write_image(const struct atlas_folder *folder, int height, const char *path,
                        struct error *error)
{
    struct atlas_picture picture;
    if (!atlas_picture_init(&picture, ATLAS_WIDTH, height, error))
        return false;
    for (size_t i = 0; i < folder->count; i++)
        draw_sprite(&picture, &folder->sprites[i]);
    bool is_written = atlas_picture_write(&picture, path, error);
    atlas_picture_clear(&picture);
    return is_written;
}

static bool write_index(const struct atlas_folder *folder, const char *path, struct error *error)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return error_set(error, "%s: %s", path, strerror(errno));
    fprintf(file, "eyeshine-atlas 1\n");
    for (size_t i = 0; i < folder->count; i++) {
        const struct atlas_sprite *sprite = &folder->sprites[i];
        fprintf(file, "%s %d %d %d %d %d\n", sprite->name, sprite->width, sprite->height,
                sprite->frames, sprite->x, sprite->y);
    }
    bool is_written = !ferror(file);
    is_written = fclose(file) == 0 && is_written;
    return is_written ? true : error_set(error, "%s: %s", path, strerror(errno));
}

bool atlas_pack_write(const struct atlas_folder *folder, int height, const char *out,
                      struct error *error)
{
    char image[FILE_PATH_MAX];
    char index[FILE_PATH_MAX];
    return file_join(out, "atlas.png", image, error) && file_join(out, "atlas.txt", index, error) &&
           write_image(folder, height, image, error) && write_index(folder, index, error);
}
