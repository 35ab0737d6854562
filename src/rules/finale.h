/* The end of the run: the great lamp is lit and must be held against everything that comes (its beams: rules/light/beams.h). */
#ifndef RULES_FINALE_H
#define RULES_FINALE_H

#include "rules/outcome.h"
#include "world/state.h"

/* Turns to hold it. */
#define FINALE_TURNS 40

/* A turn counts if the hero is within this many cells of the lamp and in its sight. */
#define FINALE_RADIUS 8

/* How many of the floor come, and how many of the kinds that have hunted the hero. */
#define FINALE_NEAREST 4
#define FINALE_HUNTERS_MAX 8

/* The hero has lit the lamp. Summons the nearest by path, the keeper of the lamp, and the nearest living hunter of each
 * kind, weakest kinds first. Hunters on other floors come one by one out of the dark. */
void finale_begin(struct state *state, struct point lamp);

/* A turn passes; the last one that counts wins the game. */
void finale_turn(struct state *state);

/* The hero turns the beam by an eighth, clockwise for +1: possible while the hero holds the lamp. */
struct outcome finale_turn_beam(struct state *state, struct handle hero, int eighths);

/* Whether the hero is holding the lamp. */
bool finale_is_held(const struct state *state);

#endif
