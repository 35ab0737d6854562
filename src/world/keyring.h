/* The keys that the hero carries. Some have a catch. */
#ifndef WORLD_KEYRING_H
#define WORLD_KEYRING_H

#include "world/state.h"

/* Whether a thing that lies or is carried at p is there: a shy one is gone in light. */
bool keyring_is_there(const struct state *state, enum item item, struct point p);

/* The first carried key that opens a lock now; ITEM_NONE: none. */
enum item keyring_find(const struct state *state);

/* Whether a carried key is gone because light falls on the hero. */
bool keyring_is_shied(const struct state *state);

/* Whether a carried key keeps the lantern open. */
bool keyring_holds_lantern(const struct state *state);

#endif
