/* No harm without a tell: who has not been perceived since it came within reach of the hero, or whom he first perceives when he
 * has no choice any more before its blow, gives itself away instead of striking. */
#ifndef RULES_TELLS_H
#define RULES_TELLS_H

#include "world/state.h"

/* Notes that the hero is about to do what he has chosen. */
void tells_note_choice(struct state *state);

/* Notes that the hero perceives the actor now; whether it is new that he does. */
void tells_note_perceived(struct state *state, struct handle handle, bool is_new);

/* Notes that the actor, or the hero, has moved: who is out of reach may come again unforeseen. */
void tells_note_step(struct state *state, struct handle mover, struct point from);

/* Whether the actor may strike the hero. If not, it gives itself away now, and may from now on. */
bool tells_allow(struct state *state, struct handle actor);

/* An actor gives itself away: what it hid as vanishes. */
void tells_reveal(struct state *state, struct handle handle);

#endif
