#include "ai/ai.h"

#include "ai/answer.h"
#include "ai/mind.h"

#include <assert.h>

static mind_function *const minds[MIND_COUNT] = {
#define MIND(id, name) [MIND_##id] = mind_##name,
#include "content/minds.def"
#undef MIND
};

struct choice ai_choose(const struct state *state, struct handle handle,
                        struct ai_memory *ai_memory, struct random *random)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    struct ai_context ai = {.state = state,
                            .level = level,
                            .handle = handle,
                            .actor = actor,
                            .kind = kind,
                            .ai_memory = ai_memory,
                            .random = random,
                            .mood = actor->mood};
    assert(kind->mind != MIND_NONE && !actor->is_asleep);
    struct choice choice;
    if (!answer_call(&ai, &choice))
        choice = minds[kind->mind](&ai);
    choice.mood = ai.mood;
    return choice;
}
