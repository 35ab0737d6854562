/* The stances of the hero's lantern. */
#ifndef CONTENT_LANTERN_H
#define CONTENT_LANTERN_H

#include "content/loudness.h"
#include "sight/light.h"

#include <stdbool.h>
#include <stdint.h>

enum lantern {
#define LANTERN(id, ...) LANTERN_##id,
#include "content/lanterns.def"
#undef LANTERN
    LANTERN_COUNT
};

/* The light of an open lantern: the hero's own, lost or carried off, and what imitates it. */
#define LANTERN_COLOUR \
    {                  \
        255, 219, 172  \
    }

/* In bright light the hero sees eyes shine this far, whatever the stance. */
#define GLINT_RANGE_BRIGHT 20

struct lantern_kind {
    const char *id;
    /* Colour and brightness at once, at the lantern's own cell: the greatest channel decides how bright it is. It falls off
     * with the distance, and cells below LIGHT_BRIGHT_FROM are dim (sight/light.h). */
    struct light light;
    int light_radius;            /* 0: it gives no light */
    int step_time;               /* time units of a step; 100 are a turn */
    int night_pull;              /* how much each turn brings the night closer (rules/night.h) */
    int glint_range;             /* how far the hero sees eyes shine */
    enum loudness step_loudness; /* on bare floor */
    bool is_open;                /* traits for open lanterns apply */
    bool is_hooded;              /* traits for hooded lanterns apply */
    const char *square;          /* stands for it in the line of a run to share, UTF-8 */
    uint32_t square_colour;      /* the same on the end screen, 0xRRGGBB */
};

const struct lantern_kind *lantern_get(enum lantern lantern);

/* The first stance that is open, or hooded. */
enum lantern lantern_find(bool is_open);

#endif
