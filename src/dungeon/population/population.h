/* Private to dungeon: the actors, items, webs and traps of a floor. */
#ifndef DUNGEON_POPULATION_POPULATION_H
#define DUNGEON_POPULATION_POPULATION_H

#include "dungeon/layout/plan.h"

/* Half the items lie at least this many steps off the way through the floor. */
#define POPULATION_OFF_THE_WAY 26

/* There are captives from this floor on. */
#define POPULATION_CAPTIVE_FLOOR 2

/* The steps between the two anchors of a round; the path has no closed doors. */
#define POPULATION_ROUND_MIN 8
#define POPULATION_ROUND_MAX 20

/* The maximum of a squad, and of the guards of a captive. */
#define POPULATION_SQUAD_MAX 4
#define POPULATION_GUARDS_MAX 2

/* How far webs keep off the way through the floor, in steps, and from its ends, in a straight line. */
#define POPULATION_WEB_STEPS_OFF 3
#define POPULATION_WEB_CLEARANCE 3

/* There are traps from this floor on. They keep these distances, in a straight line, from the ends of the way and from each
 * other. */
#define POPULATION_TRAP_FLOOR 2
#define POPULATION_TRAP_CLEARANCE 6
#define POPULATION_TRAPS_APART 3

/* How many squads a floor should have. On a small one, or one full of water or grass, some may find no place. */
int population_squads(const struct level *level);

/* The stances that the floor's actors punish: a set of PUNISHES_*. Those of a floor of usual size punish two or more. */
int population_punishes(const struct level *level);

/* Fills the map, which holds the steps from the arrival, with those off the way between it and the end. */
void population_measure_off_way(const struct plan *plan, struct distance_map *scratch,
                                struct point end);

/* Places the floor's items of the run's schedule, half of them far from the way between the arrival and the end, and every
 * other one of these in a nook, if the band has webs. On larger floors the consumables come again for every usual area.
 * `scratch` holds the steps from the arrival, and afterwards those off the way. */
void population_add_items(struct plan *plan, struct distance_map *scratch, struct point end,
                          uint64_t seed_hash, struct random *random);

/* On some floors, locks a captive into a cage off the way; false if there is none. `scratch` holds the steps off the way,
 * and on a floor with two stairs down afterwards those around the cage. */
bool population_add_captive(struct plan *plan, struct distance_map *scratch, struct point end,
                            struct random *random, struct point *cage);

/* Adds the band's number of webs in nooks, first over items. `scratch` holds the steps off the way. */
void population_add_webs(struct plan *plan, const struct distance_map *scratch, struct point end,
                         struct random *random);

/* Moves a consumable that does not heal into each nook. */
void population_stock_nooks(struct plan *plan, struct random *random);

/* Adds the floor's number of hidden traps of its kinds in rooms, where they can be walked around. */
void population_add_traps(struct plan *plan, struct point end, struct random *random);

/* How many traps a floor should have; fewer if there is no place. */
int population_traps(const struct level *level);

/* Whether a trap could be there: in the open, alone, where it can be walked around. Ignores the cell's own contents. */
bool population_suits_trap(const struct level *level, struct point p);

/* How many webs a floor should have; fewer if nooks are few. */
int population_webs(const struct level *level);

/* Places a key for each locked special room elsewhere on the floor, at the room's last spot. A room without a place for its
 * key is unlocked. `scratch` holds the steps off the way. */
void population_add_keys(struct plan *plan, const struct distance_map *scratch,
                         struct random *random);

/* How far deposits keep from the ends of the way, in a straight line, and how many a floor has room for. */
#define POPULATION_DEPOSIT_CLEARANCE 6
#define POPULATION_DEPOSITS_MAX 32

/* How many deposits a floor should have; fewer if there is no place. */
int population_deposits(const struct level *level);

/* Adds deposits on bare floor off all doors, where no way needs them, by sleepers if it can. After everything else: only
 * sleepers may be in them. */
void population_add_deposits(struct plan *plan, struct point end, struct random *random);

/* Adds the keeper of the last floor's lamp; guards around the cage, if there is one; a watcher and guards around each key;
 * and squads of the floor's kinds. Two in five sleep, two walk a round and one stands at a post, as far as their kind can. */
void population_add_actors(struct plan *plan, struct distance_map *scratch,
                           const struct point *cage, struct random *random);

#endif
