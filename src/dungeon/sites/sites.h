/* Private to dungeon: special rooms. Each kind is a row of content/sites.def and a file site_<name>.c. */
#ifndef DUNGEON_SITES_SITES_H
#define DUNGEON_SITES_SITES_H

#include "dungeon/annex.h"

/* From this floor on there are so many at least, where the floor has the usual size. */
#define SITES_FIRST_FLOOR 3
#define SITES_MIN 3
#define SITES_MAX 4

/* Furnishes a special room in its annex, whose floor is dug already (all of it) and whose way in holds the kind's door:
 * lays out what is in it, and says where loot and spots are. */
typedef void site_furnish_function(struct plan *plan, struct site *site, const struct annex *annex,
                                   struct random *random);

#define SITE(id, name, ...) site_furnish_function site_furnish_##name;
#include "content/sites.def"
#undef SITE

/* How many special rooms the floor has at least. */
int sites_min(const struct level *level);

/* Digs and furnishes the special rooms of a floor, no two of a kind; false if there are too few, or one can't be what it
 * is. */
bool sites_place(struct plan *plan, struct random *random);

/* Gives up, as plain rooms, those special rooms in which somebody trades too near the arrival; false if too few are left. */
bool sites_clear_arrival(struct plan *plan);

#endif
