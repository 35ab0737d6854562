/* Private to ai: what a mind is given, and the minds themselves. A mind is a file mind_<name>.c and a row of
 * content/minds.def; what it decides by is what its actor sees, where it was going, and chance. */
#ifndef AI_MIND_H
#define AI_MIND_H

#include "ai/ai.h"

struct ai_context {
    const struct state *state;
    const struct level *level;
    struct handle handle;
    const struct actor *actor;
    const struct monster_kind *kind;
    struct ai_memory *ai_memory;
    struct random *random;
    bool has_view; /* thought->view is the actor's */
    int mood;      /* the actor's, as its mind leaves it */
};

typedef struct choice mind_function(struct ai_context *ai);

#define MIND(id, name) mind_function mind_##name;
#include "content/minds.def"
#undef MIND

#endif
