/* A merchant's stall in a drawn game, for tests of barter. Uses world, content and rules. */
#ifndef SUPPORT_STALL_H
#define SUPPORT_STALL_H

#include "world/state.h"

/* Makes the drawn room of the hero a merchant's: `area` is its floor, the 'V' drawn in it is the merchant, and the wares lie
 * on cloths southwest, south and southeast of it. Vision is current; there are no events yet. */
void stall_build(struct state *state, struct area area, struct point door,
                 const enum item wares[SITE_WARES_MAX]);

/* A dark room with a stall that sells, from the west, a smoke pot, leather armour and 3 pebbles. The hero stands two steps
 * south of the merchant at (4, 1), with its lantern like this; a rat may be drawn at (11, 3) behind the door at (9, 3).
 * Nothing has happened yet. Released by state_destroy. */
struct state *stall_scene(enum lantern lantern, bool has_rat);

/* The room. */
struct site *stall_site(struct state *state);

/* How many times the hero got such news of a room. */
int stall_told(const struct state *state, enum site_news news);

#endif
