/* Lights that move or change, one a bearer, on a grid of light. Changes are noted, and only noted bearers cost anything when
 * the grid is brought up to date. */
#ifndef SIGHT_LIGHT_DYNAMIC_H
#define SIGHT_LIGHT_DYNAMIC_H

#include "sight/light_mirror.h"

struct light_dynamic {
    /* private */
    struct dynamic_light *lights; /* one a bearer */
    int end;                      /* bearers from here on have no light and are not noted */
    uint16_t *noted;
    int noted_count;
};

/* Room for bearers 0 .. capacity - 1, none with a light. */
struct light_dynamic light_dynamic_alloc(struct arena *arena, int capacity);

/* Forgets all lights and notes, for a grid that is reset. */
void light_dynamic_reset(struct light_dynamic *dynamic);

/* Notes that the bearer's light has to be placed again. */
void light_dynamic_note(struct light_dynamic *dynamic, uint16_t bearer);

/* The same if the cell is within the radius of the bearer's light. */
void light_dynamic_note_reaching(struct light_dynamic *dynamic, uint16_t bearer, struct point p);

static inline bool light_dynamic_has_noted(const struct light_dynamic *dynamic)
{
    return dynamic->noted_count > 0;
}

/* Takes any noted bearer off the list; false if there is none. */
bool light_dynamic_next(struct light_dynamic *dynamic, uint16_t *bearer);

/* Removes the bearer's light from the grid, if it has one, also what mirrors throw on of it. Returns the area it may have
 * reached. */
struct area light_dynamic_remove(struct light_dynamic *dynamic, uint16_t bearer,
                                 const struct light_ways *ways, struct light_grid *lights);

/* Puts a light for a bearer that has none. Returns the area it may reach. */
struct area light_dynamic_put(struct light_dynamic *dynamic, uint16_t bearer,
                              const struct light_ways *ways, struct light_grid *lights,
                              const struct light_cast *cast, struct light colour);

/* What the bearer's light adds to the sum of a cell, mirrors aside. */
uint64_t light_dynamic_sum(const struct light_dynamic *dynamic, uint16_t bearer, struct point p);

#endif
