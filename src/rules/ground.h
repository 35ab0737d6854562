/* Changes the terrain, clouds and items of cells and notes what that means for sight and light. */
#ifndef RULES_GROUND_H
#define RULES_GROUND_H

#include "world/state.h"

void ground_set_terrain(struct state *state, struct point p, enum terrain terrain);

/* Puts a cloud into a cell for some turns in place of any other; CLOUD_NONE clears the cell. */
void ground_set_cloud(struct state *state, struct point p, enum cloud cloud, int turns);

/* Puts `count` of an item into a cell in place of any others; ITEM_NONE clears the cell. */
void ground_set_items(struct state *state, struct point p, enum item item, int count);

/* Whether drifting clouds leave the cell's cloud in place: marks, webs, gas, cracks and lights. */
bool ground_keeps_cloud(const struct level *level, struct point p);

/* Fills the cells within the radius that have a clear line to `at`, apart from those around it that keep their cloud. */
void ground_spread_cloud(struct state *state, struct point at, int radius, enum cloud cloud,
                         int turns);

/* A loud noise cracks thin floor this near. */
#define GROUND_CRACK_STEPS 3

/* A loud noise there cracks what a noise can crack near it. */
void ground_shake(struct state *state, struct point at);

#endif
