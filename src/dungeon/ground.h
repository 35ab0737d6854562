/* Private to dungeon: where one can get to. Closed doors count as open: they yield when bumped into; so do locked ones, as
 * each has a key, and gates that open when their special room is solved. */
#ifndef DUNGEON_GROUND_H
#define DUNGEON_GROUND_H

#include "path/distance_map.h"
#include "world/level.h"

/* What a floor has is counted on one of 80 x 45: so many cells. */
#define GROUND_USUAL_AREA 3600

/* Whether the level is that large, so that it must have all that its floor has. */
bool ground_is_usual(const struct level *level);

/* Of so much on a floor of the usual size, the part of a level of this size, rounded down. */
int ground_share(const struct level *level, int usual);

bool ground_is_passable(const struct level *level, struct point p);

/* Whether the cell is a door, open, closed or locked; whether it is a locked one. */
bool ground_is_door(const struct level *level, struct point p);
bool ground_is_locked(const struct level *level, struct point p);

/* Whether a curtain hangs there: what is walked through in a doorway and is no door; whether the cell is a door or has one. */
bool ground_has_curtain(const struct level *level, struct point p);
bool ground_is_doorway(const struct level *level, struct point p);

/* Whether another one is too near for a door to be hung there. */
bool ground_is_doorway_near(const struct level *level, struct point p);

/* Whether the cell is of the wall that all of the floor is dug into. */
bool ground_is_wall(const struct level *level, struct point p);
/* Whether a way opens through the cell when its special room is solved. */
bool ground_is_gate(const struct level *level, struct point p);

/* Whether what hangs in a cell of the level holds who walks in. */
bool ground_has_web(const struct level *level, struct point p);

/* For distance maps, with the level as context: eight directions, none past a corner. What can be reached
 * by such steps can be reached by straight ones too. */
distance_may_step ground_may_step;

/* The same, but only over walking ground without webs: where who goes rounds goes. */
distance_may_step ground_may_walk;

/* Fills a map from its goals by such steps, but through no locked door. */
void ground_fill(const struct level *level, struct distance_map *map);

/* Whether the passable cells about a cell stay joined to each other without it, even if one looks no
 * further than these eight. If so, the rest of the level stays connected when it is blocked. */
bool ground_can_block(const struct level *level, struct point p);

#endif
