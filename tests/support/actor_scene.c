#include "support/actor_scene.h"

#include "support/check.h"
#include "support/game_picture.h"

struct actor *actor_scene_find(struct state *state, char glyph)
{
    return level_actor(state_level(state), game_picture_actor(state, glyph));
}

void actor_scene_rouse(struct actor *actor)
{
    actor->suspicion = SUSPICION_MOST;
    actor->has_hunted = actor->has_called = true;
}

void actor_scene_act(struct state *state, struct action action)
{
    state->events.count = 0;
    assert_int_equal(turn_play(state, action).kind, OUTCOME_DONE);
}

void actor_scene_wait(struct state *state, int turns)
{
    state->events.count = 0;
    for (int i = 0; i < turns && !state_is_over(state); i++)
        assert_int_equal(turn_play(state, (struct action){.kind = ACTION_WAIT}).kind, OUTCOME_DONE);
}

void actor_scene_step(struct state *state, enum direction direction)
{
    actor_scene_act(state, (struct action){.kind = ACTION_STEP, .direction = direction});
}

int actor_scene_blows(const struct state *state)
{
    int blows = 0;
    for (int i = 0; i < state->events.count; i++)
        blows += state->events.events[i].kind == EVENT_STRUCK &&
                 state_is_hero(state, state->events.events[i].victim);
    return blows;
}

int actor_scene_steps(const struct state *state, const struct actor *actor)
{
    return point_steps(actor->position, state_hero_const(state)->position);
}
