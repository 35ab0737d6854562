/* The hero comes to a floor, alone or with followers. All vision is current afterwards. */
#ifndef RULES_ARRIVAL_H
#define RULES_ARRIVAL_H

#include "world/state.h"

/* Puts a new hero onto the built floor 1, on the free cell nearest to `at`. On a full floor the hero replaces another
 * actor. */
void arrival_place_hero(struct state *state, struct point at);

/* Moves the hero to the built floor state->depth + leads: onto or near the stairs back, or `otherwise` if there are
 * none. Appends EVENT_ARRIVED. */
void arrival_by_stairs(struct state *state, int leads, struct point otherwise);

/* The damage of a fall, unless a boon lets the hero fall softly. */
#define ARRIVAL_FALL_MIN 2
#define ARRIVAL_FALL_MAX 4

/* Moves the hero one floor down, onto or near `otherwise`, with damage from the fall. */
void arrival_by_falling(struct state *state, struct point otherwise);

/* On the first visit to a floor: the hero's health grows, the night is delayed, boons act and may be offered. */
void arrival_begin_visit(struct state *state);

#endif
