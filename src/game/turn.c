#include "game/turn.h"

#include "ai/ai.h"

/* Lets an actor choose and act once, and says how much time it took: at least a step's, so that what is
 * refused or free can't go on without end. */
static int act_once(struct state *state, struct handle handle)
{
    struct choice choice = ai_choose(state, handle, &state->thought, &state->minds_random);
    struct outcome outcome = perform(state, handle, choice.action);
    struct actor *actor = level_actor(state_level(state), handle);
    actor->has_goal = choice.has_goal;
    actor->goal = choice.goal;
    int step_time = monster_get(actor->kind)->step_time;
    return outcome.time > step_time ? outcome.time : step_time;
}

static void spend_energy(struct state *state, struct handle handle, int time)
{
    struct actor *actor = level_actor(state_level(state), handle);
    actor->energy += time;
    while (actor->energy >= monster_get(actor->kind)->step_time)
        actor->energy -= act_once(state, handle);
}

static void play_others(struct state *state, int time)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_find_awake(level, &i); i++) {
        struct handle handle = pool_handle(&level->actor_pool, i);
        if (!state_is_hero(state, handle))
            spend_energy(state, handle, time);
    }
}

struct outcome turn_play(struct state *state, struct action action)
{
    struct outcome outcome = perform(state, state->hero, action);
    if (outcome.time > 0) {
        if (outcome.kind != OUTCOME_LEFT)
            play_others(state, outcome.time);
        state->turn++;
    }
    return outcome;
}
