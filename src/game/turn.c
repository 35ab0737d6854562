#include "game/turn.h"

#include "ai/ai.h"
#include "base/integer.h"
#include "rules/upkeep.h"
#include "world/movement.h"

/* Lets an actor choose and act once, and returns the time that it took: at least a step's, so that refused or free actions
 * can't repeat forever. */
static int act_once(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    struct choice choice = ai_choose(state, handle, &state->ai_memory, &state->minds_random);
    int step_time = movement_step_time(state, level_actor(level, handle));
    struct outcome outcome = perform(state, handle, choice.action);
    if (!pool_resolves(&level->actor_pool, handle))
        return 0;
    struct actor *actor = level_actor(level, handle);
    actor->has_goal = choice.has_goal;
    actor->goal = choice.goal;
    actor->mood = choice.mood;
    actor->is_cut_off = choice.is_cut_off;
    actor->heard = LOUDNESS_SILENT;
    return actor_time(actor, int_max(outcome.time, step_time));
}

static void spend_energy(struct state *state, struct handle handle, int time)
{
    struct level *level = state_level(state);
    level_actor(level, handle)->energy += time;
    while (pool_resolves(&level->actor_pool, handle) && !state_is_over(state) &&
           level_actor(level, handle)->energy >=
               movement_step_time(state, level_actor(level, handle))) {
        bool is_stunned = actor_is_stunned(level_actor(level, handle));
        int spent = is_stunned ? TURN_TIME : act_once(state, handle);
        if (pool_resolves(&level->actor_pool, handle))
            level_actor(level, handle)->energy -= spent;
    }
}

static void play_others(struct state *state, int time)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i) && !state_is_over(state); i++) {
        struct handle handle = level_handle(level, i);
        if (!state_is_hero(state, handle))
            spend_energy(state, handle, time);
    }
}

struct outcome turn_play(struct state *state, struct action action)
{
    struct outcome outcome = perform(state, state->hero, action);
    if (outcome.time == 0)
        return outcome;
    int time = actor_time(state_hero(state), outcome.time);
    play_others(state, time);
    upkeep_pass(state, time);
    state->turn++;
    if (state->is_falling && outcome.kind != OUTCOME_LEFT)
        outcome = outcome_fallen(outcome.time);
    state->is_falling = false;
    return outcome;
}
