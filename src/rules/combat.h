/* Blows. They always hit. Damage is a roll, multiplied against the unaware and from ambush, minus armour, and at least 1. */
#ifndef RULES_COMBAT_H
#define RULES_COMBAT_H

#include "rules/outcome.h"

#define COMBAT_MISSILE_LOUDNESS LOUDNESS_FAINT

/* A weapon's blow or a missile's hit, before it lands. */
struct blow {
    enum item item; /* ITEM_NONE: unarmed */
    int damage_min;
    int damage_max;
    int unaware_times;      /* multiplies the damage on the unaware */
    enum loudness loudness; /* of the fight; a kill by surprise is faint instead */
    int ambush_times; /* multiplies it on what begins to notice a still hero; up to 1: as usual */
};

/* A blow with this weapon, or a shot if it shoots, without the hero's bonuses. */
struct blow combat_weapon_blow(enum item weapon);

/* How often the damage of the hero's blow counts from ambush, with its boons; up to 1: the blow can't ambush. */
int combat_ambush_times(const struct state *state, const struct blow *blow);

/* How often the damage of the hero's blow would count on an actor; more than 1: a surprise. `is_ambush`, or NULL, is set to
 * whether it is one by stillness. */
int combat_times(const struct state *state, const struct actor *victim, const struct blow *blow,
                 bool *is_ambush);

struct blow combat_blow(const struct state *state, struct handle attacker);

/* The damage of a blow that armour leaves: at least 1. */
int combat_past_armour(int damage, int armour);

/* The hero's armour, or stone's for a statue that is watched. */
int combat_armour(const struct state *state, const struct actor *victim);

/* Whether a corner keeps the hero from attacking an actor in an adjacent cell. */
bool combat_is_past_corner(const struct state *state, const struct actor *actor);

/* Lands a blow; true if the victim died or is gone. */
bool combat_land(struct state *state, struct handle attacker, struct handle victim,
                 struct blow blow);

/* Strikes at a cell beside the actor, not diagonally past corners. A blow that the hero couldn't foresee becomes a
 * tell. */
struct outcome combat_strike(struct state *state, struct handle handle, struct point target);

#endif
