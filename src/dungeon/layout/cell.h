/* Private to dungeon: questions about single cells of a level, and steps between them. Closed and locked doors count as
 * passable, because doors open and every lock has a key. So do gates, which open when their special room is solved. */
#ifndef DUNGEON_LAYOUT_CELL_H
#define DUNGEON_LAYOUT_CELL_H

#include "path/distance_map.h"
#include "world/level.h"

bool cell_is_passable(const struct level *level, struct point p);

/* A door: open, closed or locked. A doorway: a door or a curtain. Secret doors are neither. */
bool cell_is_door(const struct level *level, struct point p);
bool cell_is_locked(const struct level *level, struct point p);
bool cell_is_doorway(const struct level *level, struct point p);
bool cell_is_secret_door(const struct level *level, struct point p);

/* Whether one of the eight cells around is a doorway; whether one is too close to add another doorway here; whether a
 * secret door is too close to build anything else into the wall. */
bool cell_touches_doorway(const struct level *level, struct point p);
bool cell_is_near_doorway(const struct level *level, struct point p);
bool cell_is_near_secret_door(const struct level *level, struct point p);

/* Whether the cell is of the wall that the floor is dug into. */
bool cell_is_wall(const struct level *level, struct point p);

/* Whether the cell becomes passable when its special room is solved. */
bool cell_is_gate(const struct level *level, struct point p);

/* Whether a web hangs in a cell of the level. */
bool cell_has_web(const struct level *level, struct point p);

/* Whether one of the four straight neighbours is walkable. */
bool cell_touches_walkable(const struct level *level, struct point p);

/* Whether all eight cells around are walkable and none is a door. */
bool cell_is_clear_around(const struct level *level, struct point p);

/* How many of the four straight neighbours are impassable; whether two or more are, and blocking the cell cuts nothing off:
 * a corner or a dead end. */
int cell_count_walls(const struct level *level, struct point p);
bool cell_is_nook(const struct level *level, struct point p);

/* Whether the passable cells around the cell stay connected to each other without it, within these eight alone. If so, the
 * whole level stays connected when the cell is blocked. */
bool cell_can_block(const struct level *level, struct point p);

/* For distance maps, with the level as context: eight directions, none past a corner. All cells reached by such steps can be
 * reached by straight ones too. */
distance_may_step cell_may_step;

/* The same, over walkable cells without webs only: how actors walk their rounds. */
distance_may_step cell_may_walk;

/* Restarts the map with one goal and fills it by such steps. */
void cell_measure(const struct level *level, struct distance_map *map, struct point goal,
                  distance_may_step *may_step);

/* The same by cell_may_step, except through locked doors and gates; several times as fast. */
void cell_measure_unlocked(const struct level *level, struct distance_map *map, struct point goal);

/* Whether a consumable other than a healing item lies there: only these may be bait or lie behind secret doors. */
bool cell_has_minor_item(const struct level *level, struct point p);

#endif
