/* The kinds of terrain. */
#ifndef CONTENT_TERRAIN_H
#define CONTENT_TERRAIN_H

#include "content/effect_kind.h"
#include "content/loudness.h"
#include "sight/light.h"

#include <stdbool.h>
#include <stdint.h>

enum terrain {
    TERRAIN_NONE, /* in memory: never seen; in a row: none */
#define TERRAIN(id, ...) TERRAIN_##id,
#include "content/terrain.def"
#undef TERRAIN
    TERRAIN_COUNT
};

struct terrain_kind {
    const char *id;   /* lower case; also the name of its sprite, and of the terrain in saves */
    const char *name; /* in a sentence: "a closed door" */
    const char *noun; /* as it is named while its state changes: "the door"; NULL: the name */
    char glyph;       /* in maps drawn as text; the first kind with a glyph is meant */
    char sign;        /* on a map shown in letters; 0: the glyph */
    bool is_walkable;
    bool is_flyable; /* not walkable, but fliers can cross it */
    bool blocks_sight;
    bool stops_sound; /* otherwise sound passes, delayed by doors */
    bool is_masonry;  /* continues a wall */
    bool is_gateway;  /* masonry with floor under it: a door, a grate */
    bool is_mirror;   /* see sight/mirror_fov.h */
    bool is_water;    /* drawn with banks */
    bool is_animated; /* its frames are an animation; otherwise variants */
    uint8_t opens_to; /* enum terrain, when bumped into; TERRAIN_NONE: it doesn't open */
    uint8_t closes_to;
    uint8_t unlocks_to;  /* enum terrain, when unlocked with a key */
    int leads;           /* stairs: the change of depth */
    bool is_cover;       /* lurkers hide in it */
    bool is_chasm;       /* walkers fall to the next floor */
    bool wins;           /* the great lamp, to be lit and held */
    bool blesses;        /* lighting it gives a boon, and calls every creature on the floor */
    int step_louder;     /* names by which stepping onto it or pushing it is louder than a step */
    int overlooks;       /* radius seen from it over all walls; 0: none */
    bool holds_wares;    /* of a trader: no taking, dropping or pushing there */
    enum loudness rings; /* of its bells; LOUDNESS_SILENT: none */
    bool warms;          /* its bright light heals, until the warmth of the floor is spent */
    /* Enum terrain, when lit; TERRAIN_NONE: impossible. Likewise: */
    uint8_t kindles_to;
    uint8_t douses_to; /* when put out */
    uint8_t burns_to;  /* when burnt down */
    uint8_t digs_to;   /* when dug through, or smashed */
    uint8_t breaks_to; /* when a loud noise has cracked it */
    uint8_t pushed_on; /* terrain that it can be pushed over, and leaves behind */
    uint8_t fills_to;  /* when something has sunk in it */
    uint8_t frees_to;  /* when its captive is freed */
    uint8_t turns_to;  /* when turned; it turns back in the same way */
    uint8_t shuts_to;  /* when another of the things to choose from in its special room is taken */
    uint8_t solved_to; /* when its special room is solved */
    bool grants_boon;  /* walking into it offers boons of a path, once; then it shuts */
    /* Walking into it turns it, and what it is tied to in its special room. */
    bool is_lever;
    enum effect dusts; /* of the status that what walks through it gets; or EFFECT_NONE */
    int dust_turns;    /* of that status */
    bool ripples;      /* what moves in it is seen in any light */
    bool is_oily;      /* catches fire whenever something burns in it or beside it */
    bool is_flame;     /* burns openly */
    struct light light;
    int light_radius;         /* 0: it gives no light */
    struct light floor_light; /* sheds on every cell of the floor; black: none */
    /* Hidden terrain: what it looks like, and what it becomes when discovered; TERRAIN_NONE: not hidden. Light that shows
     * secrets discovers it, too. */
    uint8_t seems;
    uint8_t found_as;
    bool is_found_in_light; /* by seeing it in light that isn't dark */
    bool is_found_beside;   /* by standing next to it in bright light, with it in view */
    /* Describes it, as far as its other fields don't; or NULL. */
    const char *help;
    const char *hint;    /* clue for a hero next to it, or NULL */
    enum effect springs; /* traps: on walkers that enter; or EFFECT_NONE */
    uint8_t springs_to;  /* terrain from then on */
    /* The message when it goes off. */
    const char *springs_as;
    int first_floor; /* traps: hidden on floors first_floor to last_floor; 0: on none, */
    int last_floor;  /* and 0: to the last floor */
};

/* The row of a kind, except TERRAIN_NONE and TERRAIN_COUNT. */
const struct terrain_kind *terrain_get(enum terrain terrain);

static inline bool terrain_is_door(const struct terrain_kind *kind)
{
    return kind->opens_to != TERRAIN_NONE || kind->closes_to != TERRAIN_NONE;
}

/* Whether walkers that enter set something off. */
static inline bool terrain_is_trap(const struct terrain_kind *kind)
{
    return kind->springs != EFFECT_NONE;
}

/* Whether it does something to what enters it, or could soon, besides making a noise of its step. */
static inline bool terrain_is_special(const struct terrain_kind *kind)
{
    return terrain_is_trap(kind) || kind->is_oily || kind->ripples || kind->dusts != EFFECT_NONE ||
           kind->rings > LOUDNESS_SILENT;
}

/* Whether it is one of the few that are sought from afar: stairs, fires, lamps and all that something can be done to. */
static inline bool terrain_is_landmark(const struct terrain_kind *kind)
{
    return kind->leads != 0 || kind->warms || kind->kindles_to != TERRAIN_NONE ||
           kind->frees_to != TERRAIN_NONE || kind->unlocks_to != TERRAIN_NONE ||
           kind->grants_boon || kind->is_chasm || kind->holds_wares;
}

/* Whether the kind is a trap that is hidden on floors of that depth. */
bool terrain_is_hidden_trap(enum terrain terrain, int depth);

/* The kind that it looks like before it is discovered: itself, if it isn't hidden. */
enum terrain terrain_seems(enum terrain terrain);

/* The first kind of that glyph, or TERRAIN_NONE. */
enum terrain terrain_find_glyph(char glyph);

/* The greatest light_radius of them all. */
int terrain_light_radius_max(void);

#endif
