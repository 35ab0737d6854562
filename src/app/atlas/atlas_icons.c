#include "app/atlas/atlas_icons.h"

#include "base/array.h"
#include "base/file.h"
#include "base/text.h"

#include <SDL.h>
#include <SDL_image.h>
#include <string.h>

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
    int start = SDL_max(from * to_side, to * from_side);
    int end = SDL_min((from + 1) * to_side, (to + 1) * from_side);
    return SDL_max(end - start, 0);
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

static bool write_icon(const struct atlas_sprite *icon, int side, const char *out,
                       struct error *error)
{
    char name[ATLAS_NAME_SIZE];
    char path[FILE_PATH_MAX];
    struct text text = text_init(name, sizeof name);
    text_append(&text, "%d.png", side);
    if (!file_join(out, name, path, error))
        return false;
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, side, side, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface)
        return error_set(error, "%s: %s", path, SDL_GetError());
    for (int y = 0; y < side; y++) {
        unsigned char *line = (unsigned char *)surface->pixels + (size_t)y * (size_t)surface->pitch;
        for (int x = 0; x < side; x++) {
            uint32_t colour = mean_colour(icon, x, y, side);
            memcpy(line + (size_t)x * sizeof colour, &colour, sizeof colour);
        }
    }
    bool is_written = IMG_SavePNG(surface, path) == 0;
    if (!is_written)
        error_set(error, "%s: %s", path, IMG_GetError());
    SDL_FreeSurface(surface);
    return is_written;
}

bool atlas_icons_write(const struct atlas_folder *folder, const char *out, struct error *error)
{
    const struct atlas_sprite *icon = find_icon(folder);
    if (!icon)
        return error_set(error, "there is no square sprite %s", sprite_name);
    for (size_t i = 0; i < ARRAY_LENGTH(sides); i++)
        if (!write_icon(icon, sides[i], out, error))
            return false;
    return true;
}
