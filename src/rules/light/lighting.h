/* The light on the hero's floor: of lamps, glowing actors and the lantern. The light of each actor can be removed and
 * added alone, so a step costs only that; where a lamp or something opaque changes, the light of lamps is added up again
 * in that area. */
#ifndef RULES_LIGHT_LIGHTING_H
#define RULES_LIGHT_LIGHTING_H

#include "world/state.h"

/* Notes that an actor may have come, left, moved or changed its light. Cheap for an actor without light. */
void lighting_note_actor(struct state *state, struct handle handle);

/* Notes that terrain or cloud of a cell has changed from `before`. */
void lighting_note_cell(struct state *state, struct point p, struct cell_look before);

/* Notes that the beams of the great lamp have turned. */
void lighting_note_beams(struct state *state);

/* Notes that nothing is known to be current. */
void lighting_note_all(struct state *state);

/* Whether nothing is noted. */
bool lighting_is_current(const struct state *state);

/* Brings all light up to date; returns the area where it may have changed. */
struct area lighting_refresh(struct state *state);

#endif
