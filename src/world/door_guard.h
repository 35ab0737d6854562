/* Actors that wait behind a closed door for whatever opens it. */
#ifndef WORLD_DOOR_GUARD_H
#define WORLD_DOOR_GUARD_H

#include "world/state.h"

/* The one that stands straight behind a door, as seen from a cell beside the door, or HANDLE_NONE. */
struct handle door_guard_behind(const struct level *level, struct point door, struct point from);

/* Whether the hero sees one's shadow under a closed door: the light on the hero's side shows it. */
bool door_guard_throws_shadow(const struct state *state, struct point door);

#endif
