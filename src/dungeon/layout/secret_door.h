/* Private to dungeon: doors that look like the wall they are in. The hero never needs one. */
#ifndef DUNGEON_LAYOUT_SECRET_DOOR_H
#define DUNGEON_LAYOUT_SECRET_DOOR_H

#include "dungeon/layout/plan.h"

/* The steps that a shortcut saves. */
#define SHORTCUT_STEPS_MIN 16

/* On some floors, digs a small nook behind a secret door. Needs the plan's zones. */
void secret_door_dig_nook(struct plan *plan, struct random *random);

/* On some floors, adds a secret door to a wall one cell thick between two places that are far apart on foot. */
void secret_door_add_shortcut(struct plan *plan, struct distance_map *scratch,
                              struct random *random);

#endif
