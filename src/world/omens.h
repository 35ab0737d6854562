/* Which omen a floor has: the seed and the stairs by which the hero first goes there decide. */
#ifndef WORLD_OMENS_H
#define WORLD_OMENS_H

#include "world/state.h"

/* The share of floors with an omen, from the second on. Where two stairs lead down, the floor below always has one. */
#define OMENS_PERCENT 25

/* The omen that the hero finds on the floor of that depth when coming by stairs: `way` counts the stairs down of the floor
 * above in reading order, from 0. `percent`: OMENS_PERCENT, or more. */
enum omen omens_draw(uint64_t seed_hash, int depth, int way, int percent);

/* The omen of the floor below: what it is if it is built, else what it will be if the hero goes down from that cell. A fall
 * leads where the first stairs do. */
enum omen omens_below(const struct state *state, struct point from);

/* What stairs in a cell tell of the floor they lead down to; OMEN_NONE: nothing. */
enum omen omens_told_by(const struct state *state, struct point stairs);

/* The stairs up or down, by `leads`, where the hero comes out on the floor of that depth, coming from the one above or below;
 * false: there are none. */
bool omens_find_stairs(const struct state *state, int depth, int leads, struct point *found);

static inline const struct omen_kind *omens_here(const struct state *state)
{
    return omen_get(state_level_const(state)->omen);
}

#endif
