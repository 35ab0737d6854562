/* Blows. They always hit; damage is a roll, times more on the unaware, less armour, at least 1. */
#ifndef RULES_COMBAT_H
#define RULES_COMBAT_H

#include "rules/outcome.h"

#define COMBAT_MISSILE_NOISE 3 /* of a missile's hit */

/* A weapon's blow, or a missile's hit, before it lands. */
struct blow {
    enum item item; /* ITEM_NONE: unarmed */
    int damage_min;
    int damage_max;
    int unaware_times;
    int noise; /* of the fight; a killing blow on the unaware makes next to none */
};

/* What a blow with a weapon is, or a shot where it shoots; without what the hero adds to it. */
struct blow combat_weapon_blow(enum item weapon);

/* What the actor strikes with. */
struct blow combat_blow(const struct state *state, struct handle attacker);

/* Lands a blow. The victim may be gone afterwards: true if so. */
bool combat_land(struct state *state, struct handle attacker, struct handle victim,
                 struct blow blow);

/* The actor strikes whoever stands in the cell, which is beside it; no diagonal past corners. A blow at the hero
 * that he could not foresee becomes a tell. */
struct outcome combat_strike(struct state *state, struct handle handle, struct point target);

#endif
