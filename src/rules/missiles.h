/* Throwing and shooting, along the line that the screen draws. */
#ifndef RULES_MISSILES_H
#define RULES_MISSILES_H

#include "rules/combat.h"

/* Throws one of the hero's items at a cell. */
struct outcome missiles_throw(struct state *state, struct handle handle, enum item item,
                              struct point target);

/* What the item does to what it hits. Its damage_max is 0 if it does no damage. */
struct blow missiles_throw_blow(enum item item);

/* An actor shoots at the hero over the mirror through which alone it sees the hero. A shot that the hero couldn't
 * foresee becomes a tell. */
enum refusal missiles_reflect(struct state *state, struct handle handle);

/* Whether a corner on the way to the target would stop a blow with the weapon in hand. */
bool missiles_is_cornered(const struct state *state, struct point target);

/* Shoots an arrow or strikes over more than a cell, by the weapon in hand. */
struct outcome missiles_fire(struct state *state, struct handle handle, struct point target);

#endif
