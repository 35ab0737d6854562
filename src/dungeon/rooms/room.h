/* The kinds of rooms. Each is a row of rooms.def, with a function in room_shapes.c or room_contents.c if it has a shape or
 * contents of its own. */
#ifndef DUNGEON_ROOMS_ROOM_H
#define DUNGEON_ROOMS_ROOM_H

#include "base/grid.h"
#include "base/random.h"
#include "content/band.h"

struct plan;

/* A room of a plan: the box around its floor, without walls. */
struct room {
    struct point corner; /* the northwest cell */
    int width;
    int height;
    int kind;  /* an index of the registry */
    int group; /* rooms of the same group, other than 0, are connected already */
};

/* Digs the shape of room `index` of the plan into solid wall: one connected piece within its box. */
typedef void room_dig_function(struct plan *plan, int index, struct random *random);

/* Fills a dug and connected room without cutting anything off: see plan_block. */
typedef void room_furnish_function(struct plan *plan, int index, struct random *random);

struct room_kind {
    const char *key;
    room_dig_function *dig;
    room_furnish_function *furnish; /* NULL: nothing in it */
    int width_min;
    int width_max;
    int height_min;
    int height_max;
    bool is_natural; /* a part of a cave */
    /* Its chance among the kinds: `weight`, and the others times a percentage of the band. */
    int weight;
    int grass_weight;
    int water_weight;
    int rubble_weight;
    int opening_weight;
};

int room_kind_count(void);
const struct room_kind *room_kind_get(int index);

/* A random kind's index, with the band's chances. */
int room_kind_choose(const struct band *band, struct random *random);

/* The index of the natural kind. */
int room_kind_natural(void);

/* The cells between two intervals; 0 if they touch or overlap. */
static inline int room_gap_on_line(int a, int a_length, int b, int b_length)
{
    int gap = a < b ? b - (a + a_length) : a - (b + b_length);
    return gap > 0 ? gap : 0;
}

/* The cells of wall between two rooms' boxes, along x plus along y. */
static inline int room_gap(const struct room *a, const struct room *b)
{
    return room_gap_on_line(a->corner.x, a->width, b->corner.x, b->width) +
           room_gap_on_line(a->corner.y, a->height, b->corner.y, b->height);
}

/* A random cell of the room's box. */
struct point room_random_cell(const struct room *room, struct random *random);

/* Whether the cell is in the oval inscribed in the box `inset` cells inside the room's. */
bool room_oval_holds(const struct room *room, struct point p, int inset);

#endif
