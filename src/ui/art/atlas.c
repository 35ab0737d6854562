#include "ui/art/atlas.h"

#include "base/array.h"
#include "base/file.h"
#include "base/text.h"
#include "ui/art/png.h"

#include <SDL_image.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define INDEX_BYTES_MAX (1 << 20)
#define IMAGE_BYTES_MAX (1 << 26)
#define SIDE_MAX 4096
#define INDEX_HEAD "eyeshine-atlas 1\n"

bool atlas_extend(struct atlas *atlas, int rows)
{
    size_t before = (size_t)atlas->width * (size_t)atlas->height;
    size_t count = before + (size_t)atlas->width * (size_t)rows;
    uint32_t **const copies[] = {&atlas->pixels, &atlas->faded};
    for (size_t i = 0; i < ARRAY_LENGTH(copies); i++) {
        uint32_t *grown = realloc(*copies[i], count * sizeof *grown);
        if (!grown)
            return false;
        *copies[i] = grown;
    }
    memset(atlas->pixels + before, 0, (count - before) * sizeof *atlas->pixels);
    memcpy(atlas->faded, atlas->pixels, count * sizeof *atlas->faded);
    atlas->height += rows;
    return true;
}

/* Checks that a PNG can be decoded: otherwise libpng prints its own message. */
static bool check_image(const struct bytes *bytes, const char *path, struct error *error)
{
    uint32_t width;
    uint32_t height;
    if (!png_is_whole(bytes->data, bytes->length) ||
        !png_read_size(bytes->data, bytes->length, &width, &height))
        return error_set(error, "%s: incomplete or damaged PNG", path);
    return (width <= SIDE_MAX && height <= SIDE_MAX) ||
           error_set(error,
                     "%s: an image of %" PRIu32 " x %" PRIu32 " is too large (maximum %d x %d)",
                     path, width, height, SIDE_MAX, SIDE_MAX);
}

static bool load_surface(const char *path, SDL_Surface **surface, struct error *error)
{
    struct bytes bytes = {0};
    bool is_fine =
        file_read(path, IMAGE_BYTES_MAX, &bytes, error) && check_image(&bytes, path, error);
    if (is_fine) {
        *surface = IMG_Load_RW(SDL_RWFromConstMem(bytes.data, (int)bytes.length), 1);
        is_fine = *surface || error_set(error, "%s: %s", path, IMG_GetError());
    }
    bytes_clear(&bytes);
    return is_fine;
}

static bool load_pixels(struct atlas *atlas, const char *path, struct error *error)
{
    SDL_Surface *loaded = NULL;
    if (!load_surface(path, &loaded, error))
        return false;
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(loaded);
    if (!surface)
        return error_set(error, "%s: %s", path, SDL_GetError());
    atlas->width = surface->w;
    atlas->height = surface->h;
    size_t row = (size_t)surface->w * sizeof *atlas->pixels;
    atlas->pixels = malloc(row * (size_t)surface->h);
    for (int y = 0; atlas->pixels && y < surface->h; y++)
        memcpy(atlas->pixels + (size_t)y * (size_t)surface->w,
               (const char *)surface->pixels + (size_t)y * (size_t)surface->pitch, row);
    SDL_FreeSurface(surface);
    bool has_both = atlas->pixels && atlas_extend(atlas, 0);
    return has_both || error_set(error, "%s: not enough memory", path);
}

static bool is_within(const struct atlas *atlas, const struct sprite *s)
{
    return s->width > 0 && s->height > 0 && s->frames > 0 && s->x >= 0 && s->y >= 0 &&
           s->width <= atlas->width && s->height <= atlas->height &&
           s->frames <= atlas->width / s->width && s->x <= atlas->width - s->width * s->frames &&
           s->y <= atlas->height - s->height;
}

static bool is_opaque(const struct atlas *atlas, const struct sprite *sprite)
{
    for (int y = sprite->y; y < sprite->y + sprite->height; y++)
        for (int x = sprite->x; x < sprite->x + sprite->width * sprite->frames; x++)
            if (atlas->pixels[(size_t)y * (size_t)atlas->width + (size_t)x] >> 24 != 255)
                return false;
    return true;
}

static bool read_sprite(struct atlas *atlas, const char *line, const char *path, int number,
                        struct error *error)
{
    struct sprite sprite = {.is_letter = false};
    int length = 0;
    int fields = sscanf(line, "%31[a-z0-9_] %6d %6d %6d %6d %6d%n", sprite.name, &sprite.width,
                        &sprite.height, &sprite.frames, &sprite.x, &sprite.y, &length);
    if (fields != 6 || line[length] != '\0')
        return error_set(error, "%s:%d: expected `name width height frames x y`", path, number);
    if (!is_within(atlas, &sprite))
        return error_set(error, "%s:%d: the sprite %s lies outside atlas.png (%d x %d)", path,
                         number, sprite.name, atlas->width, atlas->height);
    if (atlas->sprite_count > 0 &&
        strcmp(atlas->sprites[atlas->sprite_count - 1].name, sprite.name) >= 0)
        return error_set(error, "%s:%d: the sprite %s is out of order or listed twice", path,
                         number, sprite.name);
    sprite.is_opaque = is_opaque(atlas, &sprite);
    atlas->sprites[atlas->sprite_count++] = sprite;
    return true;
}

static int count_lines(const char *text)
{
    int lines = 1;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static bool read_index(struct atlas *atlas, char *text, const char *path, struct error *error)
{
    size_t head = strlen(INDEX_HEAD);
    if (strncmp(text, INDEX_HEAD, head) != 0)
        return error_set(error, "%s:1: unknown version of the atlas index", path);
    atlas->sprites = calloc((size_t)count_lines(text), sizeof *atlas->sprites);
    if (!atlas->sprites)
        return error_set(error, "%s: not enough memory", path);
    int number = 2;
    for (char *line = text + head; *line; number++) {
        char *end = strchr(line, '\n');
        char *next = end ? end + 1 : line + strlen(line);
        if (end)
            *end = '\0';
        if (!read_sprite(atlas, line, path, number, error))
            return false;
        line = next;
    }
    return true;
}

bool atlas_load(struct atlas *atlas, const char *folder, struct error *error)
{
    *atlas = (struct atlas){.pixels = NULL};
    char path[FILE_PATH_MAX];
    if (!file_join(folder, "atlas.png", path, error) || !load_pixels(atlas, path, error) ||
        !file_join(folder, "atlas.txt", path, error))
        return false;
    char *text = file_read_text(path, INDEX_BYTES_MAX, error);
    bool is_read = text && read_index(atlas, text, path, error);
    free(text);
    return is_read;
}

void atlas_clear(struct atlas *atlas)
{
    free(atlas->pixels);
    free(atlas->pristine);
    free(atlas->faded);
    free(atlas->sprites);
    *atlas = (struct atlas){.pixels = NULL};
}

static int compare_name(const void *name, const void *sprite)
{
    return strcmp(name, ((const struct sprite *)sprite)->name);
}

const struct sprite *atlas_find(const struct atlas *atlas, const char *name)
{
    return bsearch(name, atlas->sprites, (size_t)atlas->sprite_count, sizeof *atlas->sprites,
                   compare_name);
}

static struct image frame_of(const struct atlas *atlas, const uint32_t *pixels,
                             const struct sprite *sprite, int frame)
{
    int x = sprite->x + frame % sprite->frames * sprite->width;
    return (struct image){.pixels = pixels + (size_t)sprite->y * (size_t)atlas->width + (size_t)x,
                          .stride = atlas->width,
                          .width = sprite->width,
                          .height = sprite->height,
                          .never_flips = sprite->is_letter,
                          .is_opaque = sprite->is_opaque};
}

struct image atlas_frame(const struct atlas *atlas, const struct sprite *sprite, int frame)
{
    return frame_of(atlas, atlas->pixels, sprite, frame);
}

struct image atlas_frame_faded(const struct atlas *atlas, const struct sprite *sprite, int frame)
{
    return frame_of(atlas, atlas->faded, sprite, frame);
}
