/* Private to dungeon: which items lie on which floor of a run. The schedule fixes the families; chance draws the kinds, and
 * the floors within bounds. */
#ifndef DUNGEON_POPULATION_ITEM_SCHEDULE_H
#define DUNGEON_POPULATION_ITEM_SCHEDULE_H

#include "content/band.h"
#include "content/item.h"

#include <stdint.h>

/* The maximum for a floor, and the total of a run. */
#define SCHEDULE_FLOOR_MAX 12
#define SCHEDULE_RUN_ITEMS 56

struct item_schedule {
    enum item items[FLOOR_COUNT][SCHEDULE_FLOOR_MAX];
    int counts[FLOOR_COUNT];
};

/* Every floor gets one escape and two tools. Of floors 1 and 2, 3 and 4, and so on, one gets a healing item. There is a
 * weapon on floor 1, 2 or 3, and two more later; armour on 2 to 4 and on 5 to 8; a lamp on 3 to 5; two charms. After a
 * launcher, every third floor has ammunition for it (besides what lies next to it). Other potions and scrolls fill the rest.
 * A function of the run's seed alone. */
void item_schedule_make(uint64_t seed_hash, struct item_schedule *schedule);

/* Whether the kind is kept rather than used up. */
bool item_schedule_is_gear(enum item item);

#endif
