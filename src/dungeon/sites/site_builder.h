/* Private to dungeon: builds special rooms. Most are drawn (dungeon/vaults); each of the others is a row of content/sites.def
 * and a file site_builder_<name>.c. */
#ifndef DUNGEON_SITES_SITE_BUILDER_H
#define DUNGEON_SITES_SITE_BUILDER_H

#include "dungeon/layout/annex.h"
#include "dungeon/sites/site_schedule.h"

/* Furnishes a special room in its annex: lays out its contents and sets its loot and spots. The whole annex is dug, and its
 * entrance holds the kind's door. */
typedef void site_builder_function(struct plan *plan, struct site *site, const struct annex *annex,
                                   struct random *random);

#define SITE(id, name, ...) site_builder_function site_builder_##name;
#include "content/sites.def"
#undef SITE

/* The minimum of special rooms on the floor. */
int site_builder_min(const struct level *level);

/* Digs and furnishes the special rooms of a floor as scheduled. False if there are too few, or one can't work. */
bool site_builder_place(struct plan *plan, const struct site_schedule *schedule,
                        struct random *random);

/* Turns special rooms with a trader too near the arrival into plain rooms; false if too few are left. */
bool site_builder_clear_arrival(struct plan *plan);

#endif
