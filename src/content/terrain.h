/* The kinds of terrain: what a cell is made of, and what that means for walking and sight. */
#ifndef CONTENT_TERRAIN_H
#define CONTENT_TERRAIN_H

#include "sight/light.h"

#include <stdbool.h>
#include <stdint.h>

enum terrain {
    TERRAIN_NONE, /* in memory: never seen; in a row: no such terrain */
#define TERRAIN(id, ...) TERRAIN_##id,
#include "content/terrain.def"
#undef TERRAIN
    TERRAIN_COUNT
};

struct terrain_kind {
    const char *key;  /* lower case; also the name of its sprite */
    const char *name; /* as a sentence names it: "a closed door" */
    char glyph;       /* in maps drawn as text */
    bool is_walkable;
    bool is_flyable; /* not walkable, yet whoever flies may cross it */
    bool blocks_sight;
    bool stops_sound; /* else sound passes, or is late as through a closed door */
    bool is_masonry;  /* stands in the run of a wall */
    bool is_gateway;  /* masonry that the floor runs on through: a door, a grate */
    bool is_mirror;   /* who has it in view sees by it: sight/gaze.h */
    bool is_water;    /* fills its cell, and has banks */
    bool is_animated; /* its sprite's frames follow each other; otherwise they are variants */
    uint8_t opens_to; /* enum terrain, when bumped into; TERRAIN_NONE: it does not open */
    uint8_t closes_to;
    int leads;      /* stairs: what taking them adds to the depth */
    bool is_cover;  /* who lurks hides in it */
    bool is_chasm;  /* who steps into it and does not fly falls to the next floor */
    bool wins;      /* lighting it wins the game */
    int step_noise; /* more, for a step onto it, or one that pushes it */
    uint8_t
        kindles_to; /* enum terrain, when lit; TERRAIN_NONE: it can't be, as with the following */
    uint8_t douses_to; /* when put out */
    uint8_t burns_to;  /* when it has burnt down */
    uint8_t digs_to;   /* when dug through; or smashed, if it can be pushed */
    uint8_t pushed_on; /* what it can be pushed along, and leaves behind it */
    uint8_t fills_to;  /* when something has sunk in it */
    uint8_t frees_to;  /* when the captive in it is let out */
    struct light light;
    int light_radius; /* 0: it gives no light */
};

/* The row of a kind; the kind is neither TERRAIN_NONE nor TERRAIN_COUNT. */
const struct terrain_kind *terrain_get(enum terrain terrain);

/* Whether the kind is a door, open or closed. */
static inline bool terrain_is_door(const struct terrain_kind *kind)
{
    return kind->opens_to != TERRAIN_NONE || kind->closes_to != TERRAIN_NONE;
}

/* The first kind of that glyph, or TERRAIN_NONE. */
enum terrain terrain_find_glyph(char glyph);

/* The greatest light_radius of them all. */
int terrain_light_radius_max(void);

#endif
