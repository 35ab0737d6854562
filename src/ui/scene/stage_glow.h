/* Small changes of light: it is warmest around flames, these flicker, a new light swells before it settles, an
 * extinguished one closes from its edge, the beams of the great lamp stand out, and an omen tints all of it. Only for show: the
 * shades of the stage stay as they are. */
#ifndef UI_SCENE_STAGE_GLOW_H
#define UI_SCENE_STAGE_GLOW_H

#include "ui/scene/stage_lamps.h"

#define STAGE_GLOWS_MAX 64

/* Kinds of change. */
enum glow_kind {
    GLOW_FLICKER, /* all of a light, a little more or less */
    GLOW_HEARTH,  /* adds warmth around a flame */
    GLOW_SWELL,   /* adds to the light to come, most at its centre */
    GLOW_CLOSE,   /* adds to the light that is left, at its centre */
    GLOW_BEAM,    /* adds to the light of some eighths of the circle around it */
};

/* One change of light. */
struct glow {
    enum glow_kind kind;
    struct point at;  /* a cell */
    int right;        /* 256ths of a cell that it is beside the middle of that, */
    int below;        /* and below */
    int reach;        /* 256ths of a cell */
    unsigned eighths; /* of a beam: bit d for the direction d */
    bool is_fire;     /* of a hearth: remembered ground keeps its warmth */
    int strength;     /* 256ths of the light, added or (negative) removed */
};

/* The factors that a cell's pictures are multiplied by, in 256ths; like a shade, but may exceed 255. */
struct lit {
    int red;
    int green;
    int blue;
    int presence;
};

/* All changes of light at one moment. */
struct stage_glow {
    struct glow glows[STAGE_GLOWS_MAX];
    int count;
    bool is_bright; /* exceeds 255 */
    bool is_tinted;
    /* What becomes of white light, by the floor's omen: about as bright, of another colour. */
    struct lit tint;
};

/* The changes of light now within the camera's window; flames at that tick of their flicker, 0: no flicker. */
struct stage_glow stage_glow_now(const struct stage *stage, const struct state *state,
                                 const struct camera *camera, int tick);

/* Makes it brighter and warmer around each of the lamps than their light alone is; it moves as smoothly as their bearers. */
void stage_glow_add_hearths(struct stage_glow *glow, const struct stage_lamps *lamps);

/* The changes that reach cells of these two rows. */
struct stage_glow stage_glow_near(const struct stage_glow *glow, int first_row, int last_row);

/* How each of `count` cells of a row is lit. Exceeds 255 only if `is_bright`. */
void stage_glow_light(const struct stage_glow *glow, const struct stage *stage, struct point first,
                      int count, struct lit *lit);

#endif
