/* Nothing harms the hero without a tell. An actor may strike only if the hero has made a choice while perceiving it, or
 * since it gave itself away. Otherwise it gives itself away instead of striking. */
#ifndef RULES_TELLS_H
#define RULES_TELLS_H

#include "world/state.h"

/* How much nearer the quickest actor can come during one action of the hero: 4 cells of 50 time units during a step with a
 * dark lantern (200), and the cell that the hero enters. */
#define TELLS_STEPS_MAX 5

/* Whether the actor at `at` may reach and strike the hero at `hero` within one action of both. */
bool tells_could_strike(const struct actor *actor, struct point at, struct point hero);

/* Notes that the hero has chosen an action, before it is performed. */
void tells_note_choice(struct state *state);

/* Notes that the hero perceives the actor; is_new: a moment ago it was not perceived. */
void tells_note_perceived(struct state *state, struct handle handle, bool is_new);

/* Notes that the hero no longer perceives the actor. A glimpse within one action leaves no choice, so it is forgotten. */
void tells_note_lost(struct state *state, struct handle handle);

/* Notes that the actor woke, not struck by the hero. */
void tells_note_woken(struct state *state, struct handle handle);

/* Notes that an actor or the hero has moved from there. Actors out of reach must be perceived again when they come back. */
void tells_note_step(struct state *state, struct handle mover, struct point from);

/* Whether the actor must give itself away before it may strike the hero. */
bool tells_is_due(const struct state *state, const struct actor *actor);

/* Notes that the actor gives itself away; false if it has done so since the hero's latest choice. */
bool tells_note_told(struct state *state, struct actor *actor);

#endif
