/* Random changes of a level that no actor makes. Uses rules and the layers before it. */
#ifndef SUPPORT_RANDOM_CHANGES_H
#define SUPPORT_RANDOM_CHANGES_H

#include "base/random.h"
#include "world/state.h"

/* Changes some terrain: lights go out, and opaque cells appear. */
void random_changes_terrain(struct state *state, struct random *random);

/* Puts a cloud into a cell or removes one. */
void random_changes_cloud(struct state *state, struct random *random);

/* Any actor of the level. In place of one that has left it, the hero. */
struct handle random_changes_actor(const struct state *state, struct random *random);

/* Gives an actor a status of light or sight, or removes it. */
void random_changes_status(struct state *state, struct random *random);

#endif
