/* What the hero knows of actors whom he does not see, by his charms, or from a lookout: where he last saw them, or
 * hears them, or sees them far below. */
#ifndef GAME_LAST_KNOWN_H
#define GAME_LAST_KNOWN_H

#include "world/state.h"

enum last_known {
    LAST_KNOWN_NONE,
    LAST_KNOWN_REMEMBERED, /* he saw it there not long ago, and does not see the cell now */
    LAST_KNOWN_HEARD,      /* it is there, behind a closed door beside him */
    LAST_KNOWN_OVERLOOKED, /* it is there and awake; he sees it from a lookout */
};

/* The hunch of an actor of the hero's floor; unless there is none, `at` is the place. Of who is seen, and of whose
 * eyes shine, there is none. */
enum last_known last_known_of(const struct state *state, struct handle handle, struct point *at);

#endif
