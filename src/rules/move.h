/* Steps, pushes and stairs. */
#ifndef RULES_MOVE_H
#define RULES_MOVE_H

#include "rules/outcome.h"

/* Steps, or bumps: attacks an enemy, swaps with an ally, opens a door, lights a lamp, frees a captive, pushes a crate,
 * pulls a lever, jumps into a chasm. An actor that is held pulls itself free. */
struct outcome move_step(struct state *state, struct handle handle, enum direction direction);

/* The hero pushes an object on and follows it, or smashes it if it can't move. */
struct outcome move_push(struct state *state, struct handle handle, enum direction direction);

/* The hero takes the stairs underfoot if they lead that way. The caller then moves the hero (rules/arrival.h). */
struct outcome move_take_stairs(struct state *state, struct handle handle, int leads);

/* The time a step takes the actor. The hero's depends on the lantern, if there is light in the game. */
int move_time(const struct state *state, struct handle handle);

#endif
