/* Private to dungeon: who and what is on a floor. */
#ifndef DUNGEON_POPULATION_POPULATION_H
#define DUNGEON_POPULATION_POPULATION_H

#include "dungeon/plan.h"

/* How far off the way through the floor, in steps, half the items lie. */
#define POPULATION_OFF_THE_WAY 26

/* Captives are kept from this floor on. */
#define POPULATION_CAPTIVE_FLOOR 2

/* The ways between the two anchors of a round, in steps; no closed door is on them. */
#define POPULATION_ROUND_MIN 8
#define POPULATION_ROUND_MAX 20

/* The most that come together, and the most that guard a captive. */
#define POPULATION_SQUAD_MAX 4
#define POPULATION_GUARDS_MAX 2

/* How far webs keep off the way through the floor, in steps, and from both its ends, as the crow flies. */
#define POPULATION_WEB_STEPS_OFF 3
#define POPULATION_WEB_CLEARANCE 3

/* There are traps from this floor on; so far, as the crow flies, they keep off the arrival, the end and each other. */
#define POPULATION_TRAP_FLOOR 2
#define POPULATION_TRAP_CLEARANCE 6
#define POPULATION_TRAPS_APART 3

/* How many of the four straight neighbours of a cell let nobody pass, and whether it is a corner or a dead end that
 * nobody need go through: two of them or more do, and no way is cut off by closing it. */
int population_count_walls(const struct level *level, struct point p);
bool population_is_nook(const struct level *level, struct point p);

/* How many squads there are on a floor; on a small one, or one full of water or grass, some may find no place. */
int population_squads(const struct level *level);

/* Lays the items that the run's schedule has for the floor, half of them far from the way between the arrival and the end,
 * of which every other one in a nook, where the band has webs to spin over it; on
 * larger floors what can be spent comes again for every usual area. `scratch` holds the steps from the arrival, and then
 * those off the way. */
void population_add_items(struct plan *plan, struct distance_map *scratch, struct point end,
                          uint64_t seed_hash, struct random *random);

/* On some floors, locks a captive into a cage off the way; false if there is none. `scratch` holds the steps off the way. */
bool population_add_captive(struct plan *plan, const struct distance_map *scratch,
                            struct random *random, struct point *cage);

/* Spins as many webs as the band has, in nooks: first over what lies in them. `scratch` holds the steps off the way. */
void population_add_webs(struct plan *plan, const struct distance_map *scratch, struct point end,
                         struct random *random);

/* Moves something that lies on the floor, to be spent and not to heal, into each place behind a secret door. */
void population_stock_nooks(struct plan *plan, struct random *random);

/* Hides as many traps as the floor has in the floors of its rooms, of the kinds that are met there: where one can go round
 * them, and off its ends. */
void population_add_traps(struct plan *plan, struct point end, struct random *random);

/* How many traps are wanted there; where there is no place, there are fewer. */
int population_traps(const struct level *level);

/* Whether a trap could be there: in the open, where one can go round it, by itself. What lies there is not looked at. */
bool population_suits_trap(const struct level *level, struct point p);

/* How many webs are wanted there; where nooks are few, there are fewer. */
int population_webs(const struct level *level);

/* For each special room that is locked, lays a key elsewhere on the floor, at its last spot; a room for whose key there is
 * no place is unlocked. `scratch` holds the steps off the way. */
void population_add_keys(struct plan *plan, const struct distance_map *scratch,
                         struct random *random);

/* Adds who keeps the last floor's lamp, and squads of the kinds met on the floor, one of them about the cage, if there is
 * one; others and who watches about each key. Two in five sleep, two walk a round, one is posted; whoever can do but some
 * of it does that. */
void population_add_actors(struct plan *plan, struct distance_map *scratch,
                           const struct point *cage, struct random *random);

#endif
