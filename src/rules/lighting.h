/* The light on the hero's floor: of lamps, of actors that glow, of his lantern. What an actor gives is laid on the rest and
 * can be taken up again, so that who moves costs its own light alone; where a lamp or what bars it changed, what lamps give
 * is added up anew. The rest of the level is left alone. */
#ifndef RULES_LIGHTING_H
#define RULES_LIGHTING_H

#include "world/state.h"

/* Notes that the actor came to the level, is about to leave it, moved, or gives another light; or may have: an actor that
 * gives none before and after costs next to nothing. */
void lighting_note_actor(struct state *state, struct handle handle);

/* Notes that the terrain or cloud of the cell has changed; before, it looked like that. */
void lighting_note_cell(struct state *state, struct point p, struct cell_look before);

/* Notes that nothing is known to be current. */
void lighting_note_all(struct state *state);

/* Brings all light up to date; the area where it may have changed, empty if nowhere. */
struct area lighting_refresh(struct state *state);

#endif
