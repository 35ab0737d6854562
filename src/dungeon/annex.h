/* Private to dungeon: places for rooms with one way in, in the solid wall beside what is dug already. */
#ifndef DUNGEON_ANNEX_H
#define DUNGEON_ANNEX_H

#include "base/area.h"
#include "dungeon/plan.h"

struct annex {
    struct area area;      /* the floor that may be dug: walls about it stay */
    struct point door;     /* the one way in, between it and ground that is dug */
    enum direction inward; /* from the door: into the area, never along its walls */
};

/* Finds a place for a floor of that size, by chance: all of it and one cell about it is solid, but for what lies before the
 * door, which is walked on and no door's neighbour; no lamp is beside the door. False if there is none. The plan's zones
 * must still be there. */
bool annex_find(const struct plan *plan, int width, int height, struct random *random,
                struct annex *annex);

/* How far an annex reaches inward from its door, and across, in cells. */
int annex_depth(const struct annex *annex);
int annex_breadth(const struct annex *annex);

/* The cell of its area that is so many cells inward, from 0 at the side of the door, and so many across, from 0. */
struct point annex_cell(const struct annex *annex, int inward, int across);

/* How many cells across its door is. */
int annex_door_across(const struct annex *annex);

#endif
