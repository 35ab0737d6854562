/* eyeshine-atlas: packs the text sprites into the image that the game loads. It runs as part of the build, so a
 * faulty sprite fails the build with its file and line. With --sheet it draws them all in one picture for artists; with
 * --icons it writes the icons of a package. */
#include "app/atlas/atlas_folder.h"
#include "app/atlas/atlas_icons.h"
#include "app/atlas/atlas_sheet.h"
#include "app/atlas/atlas_sprite.h"
#include "base/file.h"
#include "base/system.h"
#include "base/text.h"

#include <SDL.h>
#include <SDL_image.h>
#include <errno.h>
#include <stdbool.h>
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

/* Sets x and y of every sprite, the same on every machine. `height` receives the atlas's height in pixels. */
static bool atlas_pack(struct atlas_folder *folder, int *height, struct error *error)
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

static void draw_sprite(SDL_Surface *surface, const struct atlas_sprite *sprite)
{
    const char *letter = sprite->letters;
    for (int frame = 0; frame < sprite->frames; frame++)
        for (int row = 0; row < sprite->height; row++) {
            unsigned char *line = (unsigned char *)surface->pixels +
                                  (size_t)(sprite->y + row) * (size_t)surface->pitch;
            int x = sprite->x + frame * sprite->width;
            for (int column = 0; column < sprite->width; column++, letter++) {
                uint32_t colour = atlas_palette_colour(sprite->palette, *letter);
                memcpy(line + (size_t)(x + column) * sizeof colour, &colour, sizeof colour);
            }
        }
}

static bool write_image(const struct atlas_folder *folder, int height, const char *path,
                        struct error *error)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, ATLAS_WIDTH, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface)
        return error_set(error, "%s: %s", path, SDL_GetError());
    SDL_FillRect(surface, NULL, 0);
    for (size_t i = 0; i < folder->count; i++)
        draw_sprite(surface, &folder->sprites[i]);
    bool is_written = IMG_SavePNG(surface, path) == 0;
    if (!is_written)
        error_set(error, "%s: %s", path, IMG_GetError());
    SDL_FreeSurface(surface);
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

/* Writes `out`/atlas.png and `out`/atlas.txt: a line `eyeshine-atlas 1`, then for each sprite, sorted by name, `name
 * width height frames x y`. */
static bool atlas_pack_write(const struct atlas_folder *folder, int height, const char *out,
                             struct error *error)
{
    char image[FILE_PATH_MAX];
    char index[FILE_PATH_MAX];
    return file_join(out, "atlas.png", image, error) && file_join(out, "atlas.txt", index, error) &&
           write_image(folder, height, image, error) && write_index(folder, index, error);
}

enum { EXIT_GOOD = 0, EXIT_BAD_INPUT = 2, ZOOM = 4 };

static const char usage[] =
    "usage: eyeshine-atlas --palette FILE --sprites DIR [--out DIR] [--icons DIR] "
    "[--sheet FILE.png [--vision NAME] [--zoom N]]";

struct options {
    const char *palette;
    const char *sprites;
    const char *out;   /* NULL: no atlas */
    const char *icons; /* NULL: no icons */
    const char *sheet; /* NULL: no sheet */
    const char *vision;
    const char *zoom;
};

static bool read_options(struct options *options, int count, char **words, struct error *error)
{
    *options = (struct options){0};
    for (int i = 1; i < count; i += 2) {
        const char **value = strcmp(words[i], "--palette") == 0   ? &options->palette
                             : strcmp(words[i], "--sprites") == 0 ? &options->sprites
                             : strcmp(words[i], "--out") == 0     ? &options->out
                             : strcmp(words[i], "--icons") == 0   ? &options->icons
                             : strcmp(words[i], "--sheet") == 0   ? &options->sheet
                             : strcmp(words[i], "--vision") == 0  ? &options->vision
                             : strcmp(words[i], "--zoom") == 0    ? &options->zoom
                                                                  : NULL;
        if (!value)
            return error_set(error, "unknown option %s", words[i]);
        if (i + 1 == count)
            return error_set(error, "%s needs a value", words[i]);
        *value = words[i + 1];
    }
    if (!options->palette || !options->sprites ||
        (!options->out && !options->icons && !options->sheet))
        return error_set(error, "%s", usage);
    if (!options->sheet && (options->vision || options->zoom))
        return error_set(error, "%s needs --sheet", options->vision ? "--vision" : "--zoom");
    return true;
}

static bool pack(const struct options *options, struct atlas_folder *folder, struct error *error)
{
    int height = 0;
    return atlas_pack(folder, &height, error) &&
           atlas_pack_write(folder, height, options->out, error);
}

static bool draw(const struct options *options, const struct atlas_folder *folder,
                 struct error *error)
{
    enum colour_vision vision = COLOUR_VISION_FULL;
    int zoom = ZOOM;
    if (options->vision && !colour_vision_find(options->vision, &vision))
        return error_set(error, "unknown --vision %s", options->vision);
    if (options->zoom && !text_read_number(options->zoom, 1, ATLAS_SHEET_ZOOM_MAX, &zoom))
        return error_set(error, "--zoom must be from 1 to %d, not %s", ATLAS_SHEET_ZOOM_MAX,
                         options->zoom);
    return atlas_sheet_write(folder, vision, zoom, options->sheet, error);
}

static bool run(const struct options *options, struct error *error)
{
    struct atlas_palette palette;
    struct atlas_folder folder = {0};
    bool is_done = atlas_palette_read(&palette, options->palette, error) &&
                   atlas_folder_read(&folder, options->sprites, &palette, error) &&
                   (!options->out || pack(options, &folder, error)) &&
                   (!options->icons || atlas_icons_write(&folder, options->icons, error)) &&
                   (!options->sheet || draw(options, &folder, error));
    atlas_folder_clear(&folder);
    return is_done;
}

int main(int count, char **words)
{
    struct options options;
    struct error error;
    system_start(&count, &words);
    if (read_options(&options, count, words, &error) && run(&options, &error))
        return EXIT_GOOD;
    fprintf(stderr, "%s\n", error.message);
    return EXIT_BAD_INPUT;
}
