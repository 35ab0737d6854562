/* Private to dungeon: who and what is on a floor. */
#ifndef DUNGEON_POPULATION_H
#define DUNGEON_POPULATION_H

#include "dungeon/plan.h"

/* What a floor has is counted on one of 80 x 45. */
#define POPULATION_USUAL_AREA 3600

/* How far off the way through the floor, in steps, half the items lie. */
#define POPULATION_OFF_THE_WAY 26

/* Captives are kept from this floor on. */
#define POPULATION_CAPTIVE_FLOOR 2

/* The ways between the two anchors of a round, in steps; no closed door is on them. */
#define POPULATION_ROUND_LEAST 8
#define POPULATION_ROUND_MOST 20

/* The most that come together, and the most that guard a captive. */
#define POPULATION_SQUAD_MOST 4
#define POPULATION_GUARDS_MOST 2

/* How many squads there are on a floor; on a small one, or one full of water or grass, some may find no place. */
int population_squads(const struct level *level);

/* Lays the items that the run's schedule has for the floor, half of them far from the way between the arrival and the end; on
 * larger floors what can be spent comes again for every usual area. `scratch` holds the steps from the arrival, and then
 * those off the way. */
void population_add_items(struct plan *plan, struct distance_map *scratch, struct point end,
                          uint64_t seed_hash, struct random *random);

/* On some floors, locks a captive into a cage off the way; false if there is none. `scratch` holds the steps off the way. */
bool population_add_captive(struct plan *plan, const struct distance_map *scratch,
                            struct random *random, struct point *cage);

/* Adds who keeps the last floor's lamp, and squads of the kinds met on the floor, one of them about the cage, if there is one. Two in five sleep, two walk a
 * round, one is posted; whoever can do but some of it does that. */
void population_add_actors(struct plan *plan, struct distance_map *scratch,
                           const struct point *cage, struct random *random);

#endif
