/* What is left where the hero saw something die. Seen only: it means nothing to the game, and is not saved. */
#ifndef UI_SCENE_STAGE_REMAINS_H
#define UI_SCENE_STAGE_REMAINS_H

#include "world/state.h"

#define STAGE_REMAINS_MAX 64

struct remains {
    uint64_t seed_hash; /* of the runs that share it, the one shown last */
    int depth;
    struct point cell;
    enum monster monster;
};

struct stage_remains {
    struct remains all[STAGE_REMAINS_MAX];
    int count; /* ever added; the newest are kept */
};

/* Whether remains lie there: on dry ground. */
bool stage_remains_lie_on(const struct terrain_kind *kind);

/* Adds those of the last command's events, which tell of a death only if the hero saw it. */
void stage_remains_note(struct stage_remains *remains, const struct state *state);

/* Goes through those of the hero's floor, by an index that begins at 0; NULL after the last. */
const struct remains *stage_remains_next(const struct stage_remains *remains,
                                         const struct state *state, int *index);

#endif
