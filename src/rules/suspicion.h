/* What actors make of the hero: what they see and hear of him, turn by turn, and what follows. */
#ifndef RULES_SUSPICION_H
#define RULES_SUSPICION_H

#include "world/state.h"

/* An actor heard something there: its suspicion grows, a sleeper wakes when it is wary. `of_hero` is the loudness if the
 * hero made it. */
void suspicion_hear(struct state *state, struct handle handle, struct point at, int gain,
                    int of_hero);

/* An actor knows for sure where the hero is: he struck it. */
void suspicion_alarm(struct state *state, struct handle handle);

/* An actor is called to a cell, asleep or not: it grows as suspicious as `least`, and goes there over the whole floor if it
 * can walk, unless it notices or hears the hero before. Allies, and those to whom the hero is nothing, are not called. */
void suspicion_call(struct state *state, struct handle handle, struct point at, int min);

/* A turn passes for every awake actor on the floor: who notices the hero grows more suspicious, who does not grows less. */
void suspicion_turn(struct state *state);

/* Nobody on the floor hunts the hero any more, or knows where he was. */
void suspicion_forget(struct state *state);

/* Whether anybody on the floor hunts the hero. */
bool suspicion_is_hunted(const struct state *state);

/* Wakes an actor that sleeps. */
void suspicion_wake(struct state *state, struct handle handle);

#endif
