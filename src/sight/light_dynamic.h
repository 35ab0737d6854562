/* Lights that move or change: one a bearer, laid on a grid of light and taken up again. Who changes one notes it, and
 * when all are brought up to date only the noted ones cost anything. */
#ifndef SIGHT_LIGHT_DYNAMIC_H
#define SIGHT_LIGHT_DYNAMIC_H

#include "sight/light.h"

struct light_dynamic {
    /* private */
    struct laid_light *lights; /* one a bearer */
    int end;                   /* the bearers from here on have none laid and are not noted */
    uint16_t *noted;
    int noted_count;
};

/* Room for bearers 0 .. capacity - 1; none of them has a light laid. */
struct light_dynamic light_dynamic_alloc(struct arena *arena, int capacity);

/* Forgets all lights, as when the grid is reset, and what was noted. */
void light_dynamic_reset(struct light_dynamic *laid);

/* Notes that the bearer's light has to be laid anew. */
void light_dynamic_note(struct light_dynamic *laid, uint16_t bearer);

/* The same if a light that it has laid goes as far as the cell, or would if nothing barred it. */
void light_dynamic_note_reaching(struct light_dynamic *laid, uint16_t bearer, struct point p);

/* Takes a noted bearer off the list, in no order; false if there is none. */
bool light_dynamic_next(struct light_dynamic *laid, uint16_t *bearer);

/* Takes up the light that the bearer has on the grid, if any; the area as far as it may reach. */
struct area light_dynamic_remove(struct light_dynamic *laid, uint16_t bearer,
                                 struct light_grid *lights);

/* Lays a light for a bearer that has none; the area as far as it may reach. */
struct area light_dynamic_put(struct light_dynamic *laid, uint16_t bearer,
                              struct light_grid *lights, const struct light_cast *cast,
                              struct light colour);

#endif
