/* The kinds of rooms. Each is a row of rooms.def; one with a shape or contents of its own has a file
 * room_<kind>.c for them. */
#ifndef DUNGEON_ROOMS_ROOM_H
#define DUNGEON_ROOMS_ROOM_H

#include "base/grid.h"
#include "base/random.h"
#include "content/band.h"

#include <stdint.h>

struct plan;

/* A room of a plan: the box that its floor lies in, without the walls about it. */
struct room {
    struct point corner; /* the cell furthest north and west */
    int width;
    int height;
    int kind;  /* an index of the registry */
    int group; /* rooms of one group, but 0, are joined by the ground that they are dug in */
};

/* Digs the shape of room `index` of the plan into solid wall: one connected piece of its box. */
typedef void room_dig_function(struct plan *plan, int index, struct random *random);

/* Fills a dug and joined room. Must keep every way open: see plan_block. */
typedef void room_furnish_function(struct plan *plan, int index, struct random *random);

struct room_kind {
    const char *key;
    room_dig_function *dig;
    room_furnish_function *furnish; /* NULL: nothing in it */
    int width_min;
    int width_max;
    int height_min;
    int height_max;
    bool is_natural; /* a part of a cave; no others are */
    /* Its chance against the other kinds: `weight`, and the others times a percentage of the band. */
    int weight;
    int grass_weight;
    int water_weight;
    int rubble_weight;
    int opening_weight;
};

int room_kind_count(void);
const struct room_kind *room_kind_get(int index);

/* An index of the registry, by chance, as the band has it. */
int room_kind_choose(const struct band *band, struct random *random);

/* The index of the kind that parts of caves are of. */
int room_kind_natural(void);

/* The cells between two runs of cells on a line; 0 when they touch or overlap. */
static inline int room_gap_on_line(int a, int a_length, int b, int b_length)
{
    int gap = a < b ? b - (a + a_length) : a - (b + b_length);
    return gap > 0 ? gap : 0;
}

/* The cells of wall between two rooms' boxes, counted along x and along y and added up. */
static inline int room_gap(const struct room *a, const struct room *b)
{
    return room_gap_on_line(a->corner.x, a->width, b->corner.x, b->width) +
           room_gap_on_line(a->corner.y, a->height, b->corner.y, b->height);
}

/* Any cell of the room's box. */
struct point room_random_cell(const struct room *room, struct random *random);

/* Whether the cell lies in the oval that touches the sides of the box `inset` cells inside the room's. */
bool room_oval_holds(const struct room *room, struct point p, int inset);

#endif
