/* The ember in the hero's lantern: beacons and the great lamp are lit with it alone. A thief that has it takes it down. */
#ifndef RULES_LIGHT_EMBER_H
#define RULES_LIGHT_EMBER_H

#include "rules/outcome.h"

/* The ember that a thief took down lies this many steps or more from where the hero arrives, if there is such a place. */
#define EMBER_STEPS_MIN 20

/* Whether terrain of the kind is a lamp that the hero can't light because the lantern is gone. */
bool ember_is_wanted(const struct state *state, const struct terrain_kind *kind);

/* The floor where the lantern is: with the hero, lying there, or with a thief. 0: nowhere, which never happens in play. */
int ember_depth(const struct state *state);

/* A thief on stairs leaves the floor with what it carries. */
struct outcome ember_take_down(struct state *state, struct handle thief);

/* The hero is about to leave the floor: a thief that has the lantern gets away with it to the next one. */
void ember_follow_thief(struct state *state);

/* The hero is about to come to a built floor: lays down what a thief took there, with the thief asleep beside it. */
void ember_lay(struct state *state, struct level *level);

/* Puts the lantern on the map once the hero sees its glow. Light and visible cells must be current. */
void ember_discover(struct state *state);

#endif
