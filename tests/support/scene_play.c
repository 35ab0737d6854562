#include "support/scene_play.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/suspicion.h"

struct state *scene_start(const char *picture, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    return state;
}

void scene_act(struct state *state, struct action action)
{
    state->events.count = 0;
    assert_int_equal(turn_play(state, action).kind, OUTCOME_DONE);
}

void scene_wait(struct state *state, int turns)
{
    state->events.count = 0;
    for (int i = 0; i < turns && !state_is_over(state); i++)
        assert_int_equal(turn_play(state, (struct action){.kind = ACTION_WAIT}).kind, OUTCOME_DONE);
}

void scene_step(struct state *state, enum direction direction)
{
    scene_act(state, (struct action){.kind = ACTION_STEP, .direction = direction});
}

void scene_set_lantern(struct state *state, enum lantern lantern)
{
    scene_act(state, (struct action){.kind = ACTION_LANTERN, .lantern = lantern});
}

struct point scene_place(struct state *state, char glyph)
{
    return game_picture_who(state, glyph)->position;
}

int scene_steps(struct state *state, char glyph)
{
    return scene_steps_of(state, game_picture_who(state, glyph));
}

int scene_steps_of(const struct state *state, const struct actor *actor)
{
    return point_chebyshev(actor->position, state_hero_const(state)->position);
}

void scene_rouse(struct state *state, char glyph)
{
    suspicion_alarm(state, game_picture_actor(state, glyph));
}

void scene_make_hunter(struct actor *actor)
{
    actor->suspicion = SUSPICION_MAX;
    actor->has_hunted = actor->has_shouted = true;
}

int scene_blows(const struct state *state)
{
    int blows = 0;
    for (int i = 0; i < state->events.count; i++)
        blows += state->events.events[i].kind == EVENT_STRUCK &&
                 state_is_hero(state, state->events.events[i].victim);
    return blows;
}
