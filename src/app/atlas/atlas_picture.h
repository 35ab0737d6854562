/* A picture that is drawn pixel by pixel and written as a PNG file. */
#ifndef APP_ATLAS_ATLAS_PICTURE_H
#define APP_ATLAS_ATLAS_PICTURE_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct atlas_picture {
    uint32_t *argb; /* in rows */
    int width;
    int height;
};

/* A transparent picture; false and an error when memory is short. Released by atlas_picture_clear. */
bool atlas_picture_init(struct atlas_picture *picture, int width, int height, struct error *error);
void atlas_picture_clear(struct atlas_picture *picture);

static inline uint32_t *atlas_picture_pixel(const struct atlas_picture *picture, int x, int y)
{
    return &picture->argb[(size_t)y * (size_t)picture->width + (size_t)x];
}

bool atlas_picture_write(const struct atlas_picture *picture, const char *path,
                         struct error *error);

#endif
