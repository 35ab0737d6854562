/* The lights that the map's bodies throw shadows from: lanterns, flames and creatures that glow. Only for show, and only those
 * that the player knows of. */
#ifndef UI_SCENE_STAGE_LAMPS_H
#define UI_SCENE_STAGE_LAMPS_H

#include "ui/scene/stage.h"

#define STAGE_LAMPS_MAX 24

struct stage_lamp {
    struct handle bearer; /* none: it stands in its cell */
    struct point cell;
    int x; /* its middle, in map pixels: a light that is carried moves with its bearer */
    int y;
    int radius;   /* cells */
    bool is_fire; /* a flame that stands open */
};

struct stage_lamps {
    struct stage_lamp list[STAGE_LAMPS_MAX];
    int count;
};

/* Those that reach into the camera's window; the hero's lantern first. */
struct stage_lamps stage_lamps_of(const struct stage *stage, const struct state *state,
                                  const struct camera *camera);

/* How strongly a lamp shines on something at a point of the map (map pixels) in that cell: 256 in the flame, 0 out of its
 * reach or behind walls. */
int stage_lamp_strength(const struct stage_lamp *lamp, const struct state *state, struct point cell,
                        int x, int y);

#endif
