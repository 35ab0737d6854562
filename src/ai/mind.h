/* Private to ai: the input of a mind, and the minds themselves. A mind is a file mind_<name>.c and a row of content/minds.def.
 * It decides by what its actor sees, where it was going, and chance. */
#ifndef AI_MIND_H
#define AI_MIND_H

#include "ai/ai.h"

struct ai_context {
    const struct state *state;
    const struct level *level;
    struct handle handle;
    const struct actor *actor;
    const struct monster_kind *kind;
    struct ai_memory *memory;
    struct random *random;
    bool has_view;     /* memory->view holds the actor's view */
    int mood;          /* the actor's; the mind may change it */
    bool found_no_way; /* it looked for a way to the hero and terrain left none */
};

typedef struct choice mind_function(struct ai_context *ai);

#define MIND(id, name) mind_function mind_##name;
#include "content/minds.def"
#undef MIND

#endif
