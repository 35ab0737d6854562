/* Private to dungeon: places for rooms with one entrance, in the solid wall beside what is dug already. */
#ifndef DUNGEON_LAYOUT_ANNEX_H
#define DUNGEON_LAYOUT_ANNEX_H

#include "base/area.h"
#include "dungeon/layout/plan.h"

/* Cells of the area are also counted inward from 0 at the door's side, and across from 0. */
struct annex {
    struct area area;      /* the floor that may be dug; the walls around it stay */
    struct point door;     /* the only entrance, between the area and what is dug already */
    enum direction inward; /* from the door into the area */
};

/* The floor that is wanted. */
struct annex_shape {
    int width;
    int height;
    bool has_door; /* the door's place is wanted, too: */
    enum direction inward;
    int along; /* cells of its side before the door, from the west or the north */
};

/* Finds a random place for a floor of this shape. The area and one cell around it are solid, except outside the door: there
 * lies walkable ground without a doorway beside it. No lamp stands beside the door. False if there is no such place. Needs
 * the plan's zones. */
bool annex_find(const struct plan *plan, struct annex_shape shape, struct random *random,
                struct annex *annex);

/* The size in cells, inward and across. */
int annex_depth(const struct annex *annex);
int annex_breadth(const struct annex *annex);

struct point annex_cell(const struct annex *annex, int inward, int across);

/* How many cells across its door is. */
int annex_door_across(const struct annex *annex);

/* Digs the area. */
void annex_dig(struct plan *plan, const struct annex *annex);

#endif
