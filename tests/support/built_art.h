/* The sprites and letters as the build packed them, for tests that draw. Uses ui. */
#ifndef SUPPORT_BUILT_ART_H
#define SUPPORT_BUILT_ART_H

#include "ui/art/font.h"
#include "ui/art/tileset.h"

struct built_art {
    struct atlas atlas;
    struct tileset tileset;
    struct font font;
};

/* Set-up and tear-down for groups of tests that use them. */
extern struct built_art built_art;
int built_art_load(void **unused);
int built_art_unload(void **unused);

#endif
