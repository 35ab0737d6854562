#include "support/mind_play.h"

#include "support/check.h"

#include "rules/perform.h"

struct choice mind_play_choose(struct state *state, struct handle handle)
{
    return ai_choose(state, handle, &state->ai_memory, &state->minds_random);
}

void mind_play_act(struct state *state, struct handle handle, int times)
{
    for (int i = 0; i < times; i++) {
        struct choice choice = mind_play_choose(state, handle);
        assert_int_equal(perform(state, handle, choice.action).kind, OUTCOME_DONE);
        if (!pool_resolves(&state_level(state)->actor_pool, handle))
            return;
        struct actor *actor = level_actor(state_level(state), handle);
        actor->has_goal = choice.has_goal;
        actor->goal = choice.goal;
        actor->mood = choice.mood;
        actor->is_cut_off = choice.is_cut_off;
        actor->heard = 0;
    }
}
