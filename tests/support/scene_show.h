/* A game as the scene draws it, its whole floor at once, with the built sprites (built_art.h). Uses ui. */
#ifndef SUPPORT_SCENE_SHOW_H
#define SUPPORT_SCENE_SHOW_H

#include "ui/scene/scene.h"

struct scene_show {
    struct state *state;
    struct stage stage;
    struct scene scene;
    struct canvas canvas;
};

/* Owns the state until the show ends. With reduced motion if it is still. */
struct scene_show scene_show_begin(struct state *state, bool is_still);
void scene_show_end(struct scene_show *show);

/* Draws it with all motion finished. The scene then points into the show, which must not move. */
void scene_show_draw(struct scene_show *show);

/* A row of pixels of a cell of the map, TILE_SIDE of them. */
const uint32_t *scene_show_row(const struct scene_show *show, struct point cell, int row);

/* Draws; a checksum of the pixels of a cell and of what overlaps the cell above. */
uint64_t scene_show_sum(struct scene_show *show, struct point cell);

#endif
