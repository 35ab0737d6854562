/* Circles that exploring keeps out of: around creatures that never come, but attack from where they are or call others once
 * they notice the hero. */
#ifndef GAME_TRAVEL_AVOID_ZONE_H
#define GAME_TRAVEL_AVOID_ZONE_H

#include "world/state.h"

/* More creatures at a time are ignored. */
#define AVOID_ZONES_MAX 16

struct avoid_zone {
    struct handle actor;
    struct point at; /* where the hero sees it, or last saw it */
    int radius;      /* cells nearer than this are avoided: */
    bool is_noticed; /* all of them, as it has noticed the hero; otherwise only those in its view */
};

/* Which zones are avoided. */
enum avoid_zone_level { AVOID_ZONES_NONE, AVOID_ZONES_NOTICED, AVOID_ZONES_ALL };

/* Zero is the start of a command. */
struct avoid_zones {
    struct avoid_zone all[AVOID_ZONES_MAX];
    int count;
    enum avoid_zone_level level;
    size_t known; /* cells that the hero had seen at the last update */
};

/* Brings the zones up to date, and avoids all of them again if the hero has seen more:
 * - The zone of a creature that is shunned (danger.h) reaches as far as the hero came to it on this walk.
 * - The zone of a creature that would call others and is awake is what it can see, and stays where it was last seen: otherwise
 *   exploring would come back to it again and again. */
void avoid_zone_update(struct avoid_zones *zones, const struct state *state);

/* Avoids fewer zones because no way is left. False: none were avoided. */
bool avoid_zone_relax(struct avoid_zones *zones);

/* Whether a cell lies in a zone that is avoided. */
bool avoid_zone_holds(const struct avoid_zones *zones, const struct state *state, struct point p);

#endif
