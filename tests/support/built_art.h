/* The sprites and the letters as the build has packed them, for tests that draw. Uses ui. */
#ifndef SUPPORT_BUILT_ART_H
#define SUPPORT_BUILT_ART_H

#include "ui/art/font.h"
#include "ui/art/tileset.h"

struct built_art {
    struct atlas atlas;
    struct tileset tileset;
    struct font font;
};

/* Loaded while a group of tests runs that has these for set-up and tear-down. */
extern struct built_art built_art;
int built_art_load(void **unused);
int built_art_unload(void **unused);

#endif
