#include "app/atlas/atlas_picture.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>

bool atlas_picture_init(struct atlas_picture *picture, int width, int height, struct error *error)
{
    *picture = (struct atlas_picture){calloc((size_t)width * (size_t)height, sizeof *picture->argb),
                                      width, height};
    return picture->argb ||
           error_set(error, "not enough memory for a picture of %d x %d pixels", width, height);
}

void atlas_picture_clear(struct atlas_picture *picture)
{
    free(picture->argb);
    *picture = (struct atlas_picture){.argb = NULL};
}

bool atlas_picture_write(const struct atlas_picture *picture, const char *path, struct error *error)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
        picture->argb, picture->width, picture->height, 32,
        picture->width * (int)sizeof *picture->argb, SDL_PIXELFORMAT_ARGB8888);
    bool is_written = surface && IMG_SavePNG(surface, path) == 0;
    if (!is_written)
        error_set(error, "%s: %s", path, SDL_GetError());
    SDL_FreeSurface(surface);
    return is_written;
}
