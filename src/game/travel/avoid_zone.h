/* How near exploring goes to those who never come, but hunt the hero from where they are or call others once they know of
 * him. */
#ifndef GAME_TRAVEL_AVOID_ZONE_H
#define GAME_TRAVEL_AVOID_ZONE_H

#include "world/state.h"

/* More at a time are not heeded. */
#define AVOID_ZONES_MAX 16

struct avoid_zone {
    struct handle actor;
    struct point at; /* where the hero sees it, or last saw it */
    int steps;       /* no nearer to it than so many, */
    bool is_noticed; /* in its view or not: it has noticed him, and he perceives it */
};

/* Which of them ways keep clear of. */
enum avoid_zone_heed {
    AVOID_ZONES_HEEDED_NONE,
    AVOID_ZONES_HEEDED_NOTICED,
    AVOID_ZONES_HEEDED_ALL
};

/* Zero is the start of a journey. */
struct avoid_zones {
    struct avoid_zone all[AVOID_ZONES_MAX];
    int count;
    enum avoid_zone_heed heed;
    size_t known; /* cells that he had seen when they were last noted */
};

/* Brings them up to date, and heeds all of them again if he has seen more. To one that has noticed him, and is better left,
 * he comes no nearer than he was once on this journey. What lies within the sight of one that would call others, and does
 * not sleep, he leaves for later, be it in view or where he last saw it: else he would come back there again and again. */
void avoid_zone_note(struct avoid_zones *avoid_zones, const struct state *state);

/* Heeds fewer of them, as no way is left; false: none were heeded. */
bool avoid_zone_loosen(struct avoid_zones *avoid_zones);

/* Whether a cell lies within one that is heeded. */
bool avoid_zone_holds(const struct avoid_zones *avoid_zones, const struct state *state,
                      struct point p);

#endif
