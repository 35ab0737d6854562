/* How sure actors are of the hero, and their clues to where the hero is. */
#ifndef RULES_SUSPICION_H
#define RULES_SUSPICION_H

#include "world/state.h"

/* Sets an actor's suspicion, kept within the bounds of its kind and of what it has been through. */
void suspicion_set(struct state *state, struct handle handle, int suspicion);

/* Sends an actor after a clue to where the hero is, or makes it forget whatever it was pursuing. */
void suspicion_give_clue(struct actor *actor, struct point clue);
void suspicion_take_clue(struct actor *actor);

/* A clue this close to a cell is as good as there. */
#define SUSPICION_KNOWN_STEPS 2

/* If `gain` would make an actor begin to hunt a hooded hero, a keystone makes it forget the hero instead. True if it does. */
bool suspicion_turn_away(struct state *state, struct handle handle, int gain);

/* An actor hears something at a cell: its suspicion grows by `gain`, and it wakes if that makes it wary. What can see does not
 * begin to hunt by it. Awake, it goes to look, unless the source is a lure and it no longer falls for those, or it would begin
 * to hunt for the hero and suspicion_turn_away makes it forget instead. `of_hero` is the loudness if the hero made the noise,
 * otherwise LOUDNESS_SILENT. */
void suspicion_hear(struct state *state, struct handle handle, struct point at, int gain,
                    enum clue_source source, enum loudness of_hero);

/* An actor that the hero has struck wakes, and hunts with the hero's position as its clue. */
void suspicion_alarm(struct state *state, struct handle handle);

/* Summons an actor to a cell, asleep or awake, and raises its suspicion to at least `min`. It comes over the whole floor
 * if it can walk, unless it notices or hears the hero first. Allies and kinds that ignore the hero are not summoned. */
void suspicion_summon(struct state *state, struct handle handle, struct point at, int min);

void suspicion_wake(struct state *state, struct handle handle);

/* Makes everything on the floor stop hunting and forget its clues. */
void suspicion_forget(struct state *state);

#endif
