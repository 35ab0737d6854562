/* Private to dungeon: which special rooms a floor of a run should have. */
#ifndef DUNGEON_SITES_SITE_SCHEDULE_H
#define DUNGEON_SITES_SITE_SCHEDULE_H

#include "content/site_kind.h"

#include <stdint.h>

/* Special rooms of a floor of the usual size, or one more: the few down to floor 2; besides those of each band. */
#define SITES_FEW 1
#define SITES_MANY 3
#define SITES_MANY_FROM 3

struct site_schedule {
    /* All kinds that the floor can have, to try one after the other: what does not fit is left out. */
    enum site_type order[SITE_COUNT];
    int count;
    int wanted; /* how many of them the floor gets, if that many fit */
};

/* Kinds come by weight, but first those with the fewest places on the floors above, and sooner those with few floors left, so
 * that a run sees as many as possible. A function of the run's seed and the depth alone. */
void site_schedule_make(uint64_t seed_hash, int depth, struct site_schedule *schedule);

#endif
