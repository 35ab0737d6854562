/* The kinds of terrain: what a cell is made of, and what that means for walking and sight. */
#ifndef CONTENT_TERRAIN_H
#define CONTENT_TERRAIN_H

#include "content/effect_kind.h"
#include "sight/light.h"

#include <stdbool.h>
#include <stdint.h>

/* The least noise of a step that sets off bells. */
#define TERRAIN_TREAD 3

enum terrain {
    TERRAIN_NONE, /* in memory: never seen; in a row: no such terrain */
#define TERRAIN(id, ...) TERRAIN_##id,
#include "content/terrain.def"
#undef TERRAIN
    TERRAIN_COUNT
};

struct terrain_kind {
    const char *id;   /* lower case; also the name of its sprite */
    const char *name; /* as a sentence names it: "a closed door" */
    char glyph;       /* in maps drawn as text, which have the first kind of those that share one */
    char sign;        /* on a map shown in letters, if another than the glyph; 0: it is the glyph */
    bool is_walkable;
    bool is_flyable; /* not walkable, yet whoever flies may cross it */
    bool blocks_sight;
    bool stops_sound; /* else sound passes; late where it opens, by a bump or a key */
    bool is_masonry;  /* stands in the run of a wall */
    bool is_gateway;  /* masonry that the floor runs on through: a door, a grate */
    bool is_mirror;   /* who has it in view sees by it: sight/gaze.h */
    bool is_water;    /* fills its cell, and has banks */
    bool is_animated; /* its sprite's frames follow each other; otherwise they are variants */
    uint8_t opens_to; /* enum terrain, when bumped into; TERRAIN_NONE: it does not open */
    uint8_t closes_to;
    uint8_t unlocks_to; /* enum terrain, when a key is turned in it */
    int leads;          /* stairs: what taking them adds to the depth */
    bool is_cover;      /* who lurks hides in it */
    bool is_chasm;      /* who steps into it and does not fly falls to the next floor */
    bool wins;          /* the lamp that the run is for: lit, it has to be held */
    bool blesses;       /* lighting it is a boon to the hero, and calls everybody on the floor */
    int step_noise;     /* more, for a step onto it, or one that pushes it */
    int overlooks; /* who stands on it sees so far over all walls; 0: no farther than elsewhere */
    bool holds_wares; /* of one who trades: nobody takes, drops or pushes anything there */
    int rings;        /* loudness of the bells that a step of TERRAIN_TREAD sets off; 0: none */
    /* Enum terrain, when lit; TERRAIN_NONE: it can't be, as with the following. */
    uint8_t kindles_to;
    uint8_t douses_to; /* when put out */
    uint8_t burns_to;  /* when it has burnt down */
    uint8_t digs_to;   /* when dug through; or smashed, if it can be pushed */
    uint8_t pushed_on; /* what it can be pushed along, and leaves behind it */
    uint8_t fills_to;  /* when something has sunk in it */
    uint8_t frees_to;  /* when the captive in it is let out */
    uint8_t turns_to;  /* when turned over; it is turned back in the same way */
    uint8_t solved_to; /* when the special room that it is part of has been solved */
    /* Walked into, it turns over, and with it what it is tied to in its special room. */
    bool is_lever;
    struct light light;
    int light_radius;         /* 0: it gives no light */
    struct light floor_light; /* that it sheds on every cell of its floor; black: none */
    /* What the hero takes it for, and what it becomes once he has found it out; TERRAIN_NONE: it is what it seems.
     * Whatever else shows secrets finds it out too. */
    uint8_t seems;
    uint8_t found_as;
    bool is_found_in_light; /* by seeing it in light that is not dark */
    bool is_found_beside;   /* by standing beside it in bright light, with it in view */
    /* What comes of it, in a sentence, where its other fields do not tell; or NULL. */
    const char *help;
    const char *hint;    /* what it seems has this about it, to who stands beside it; or NULL */
    enum effect springs; /* on who comes there and does not fly: a trap; or EFFECT_NONE */
    uint8_t springs_to;  /* what it is from then on */
    /* A sentence: what the hero learns who is in it, or sees somebody in it. */
    const char *springs_as;
    int first_floor; /* traps: on floors first_floor .. last_floor they are hidden; 0: on none, */
    int last_floor;  /* and 0: to the last */
};

/* The row of a kind; the kind is neither TERRAIN_NONE nor TERRAIN_COUNT. */
const struct terrain_kind *terrain_get(enum terrain terrain);

/* Whether the kind is a door, open or closed. */
static inline bool terrain_is_door(const struct terrain_kind *kind)
{
    return kind->opens_to != TERRAIN_NONE || kind->closes_to != TERRAIN_NONE;
}

/* Whether who comes there and does not fly sets something off. */
static inline bool terrain_is_trap(const struct terrain_kind *kind)
{
    return kind->springs != EFFECT_NONE;
}

/* Whether the kind is a trap that is hidden on floors of that depth. */
bool terrain_is_hidden_trap(enum terrain terrain, int depth);

/* What the kind is taken for by who has not found it out: itself, if it hides nothing. */
enum terrain terrain_seems(enum terrain terrain);

/* The first kind of that glyph, or TERRAIN_NONE. */
enum terrain terrain_find_glyph(char glyph);

/* The greatest light_radius of them all. */
int terrain_light_radius_max(void);

#endif
