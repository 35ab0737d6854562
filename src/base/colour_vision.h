/* Simulates colour blindness, to judge sprites by. */
#ifndef BASE_COLOUR_VISION_H
#define BASE_COLOUR_VISION_H

#include <stdbool.h>
#include <stdint.h>

enum colour_vision {
    COLOUR_VISION_FULL,
    COLOUR_VISION_GREY,         /* only how bright each colour is */
    COLOUR_VISION_DEUTERANOPIA, /* without the green cones */
    COLOUR_VISION_PROTANOPIA,   /* without the red ones */
    COLOUR_VISION_TRITANOPIA,   /* without the blue ones */
    COLOUR_VISION_SILHOUETTE,   /* what is drawn in one colour, shadows and glows not at all */
    COLOUR_VISION_COUNT
};

/* The vision of that name: full, grey, deuteranopia, protanopia, tritanopia or silhouette. */
bool colour_vision_find(const char *name, enum colour_vision *vision);

uint32_t colour_vision_see(enum colour_vision vision, uint32_t argb);

#endif
