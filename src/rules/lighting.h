/* The light on the hero's floor: of lamps, of actors that glow, of his lantern. Each source's cast is kept; made anew is
 * only that of a source that moved or changed, or about which opacity did. What light such a source may have given or
 * gives is added up anew; the rest of the level is left alone. */
#ifndef RULES_LIGHTING_H
#define RULES_LIGHTING_H

#include "world/state.h"

/* The radius of the light that the actor gives; 0: none, as always in plain sight. */
int lighting_radius(const struct state *state, const struct actor *actor);

/* Notes that an actor's light of that radius came to or went from the cell; of radius 0: nothing. */
void lighting_note(struct state *state, struct point p, int radius);

/* Notes that the terrain or cloud of the cell has changed; before, it looked like that. */
void lighting_note_cell(struct state *state, struct point p, struct cell_look before);

/* Notes that nothing is known to be current. */
void lighting_note_all(struct state *state);

/* Brings all light up to date; the area where it may have changed, empty if nowhere. */
struct area lighting_refresh(struct state *state);

#endif
