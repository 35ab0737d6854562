/* Private to dungeon: what lies on which floor of a run. By schedule and not by luck: chance only says which kinds, and on
 * which floor within bounds. */
#ifndef DUNGEON_POPULATION_ITEM_SCHEDULE_H
#define DUNGEON_POPULATION_ITEM_SCHEDULE_H

#include "content/band.h"
#include "content/item.h"

#include <stdint.h>

/* The most that any floor gets, and what all of a run get together. */
#define SCHEDULE_FLOOR_MAX 12
#define SCHEDULE_RUN_ITEMS 56

struct item_schedule {
    enum item items[FLOOR_COUNT][SCHEDULE_FLOOR_MAX];
    int counts[FLOOR_COUNT];
};

/* Every floor gets one escape and two tools; of floors 1 and 2, 3 and 4, and so on, one gets a healing item. There is a weapon
 * on floor 1, 2 or 3, and two more later; armour on 2 to 4 and on 5 to 8; a lamp on 3 to 5; two charms. After what shoots,
 * every third floor has something to shoot (what lies beside it is not in here). Other potions and scrolls make up the rest.
 * A function of the run's seed alone. */
void item_schedule_make(uint64_t seed_hash, struct item_schedule *schedule);

/* Whether the kind is worn rather than spent. */
bool item_schedule_is_gear(enum item item);

#endif
