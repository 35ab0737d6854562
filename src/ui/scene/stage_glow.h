/* Light that moves about what it is: flames flicker, a new light comes up brighter than it will burn, one that is put out
 * goes down from its edge, and the lighthouse's beam turns. Only for show: the shades of the stage stay as they are. */
#ifndef UI_SCENE_STAGE_GLOW_H
#define UI_SCENE_STAGE_GLOW_H

#include "ui/scene/stage.h"

#define STAGE_GLOWS_MAX 48

/* What makes light more or less for a moment. */
enum glow_kind {
    GLOW_FLICKER, /* all of a light a little more or less */
    GLOW_SWELL,   /* more of what the light will be, most in its middle */
    GLOW_CLOSE,   /* more of what it still is, in its middle */
    GLOW_BEAM,    /* along a line through its middle, both ways */
};

/* One of them: where it is, how far it reaches and how much it adds. */
struct glow {
    enum glow_kind kind;
    struct point at; /* a cell */
    int reach;       /* 256ths of a cell */
    int strength;    /* 256ths of the light, more or less */
    int way_x;       /* of a beam, 256 long */
    int way_y;
};

/* All that glow now. */
struct stage_glow {
    struct glow glows[STAGE_GLOWS_MAX];
    int count;
    bool is_bright; /* more than flames */
};

/* What glows now within the camera's window; flames as at that tick of their flicker, 0: they burn steadily. */
struct stage_glow stage_glow_now(const struct stage *stage, const struct state *state,
                                 const struct camera *camera, int tick);

/* Those of them that reach cells of these two rows. */
struct stage_glow stage_glow_near(const struct stage_glow *glow, int first_row, int last_row);

/* What the pictures of a cell are multiplied by, in 256ths; as a shade, but it may be more than all. */
struct lit {
    int red;
    int green;
    int blue;
    int presence;
};

/* How a cell is lit. Only where `is_bright` is it ever more than 255. */
struct lit stage_glow_lit(const struct stage_glow *glow, const struct stage *stage,
                          struct point cell);

#endif
