#include "rules/close_calls.h"

#include "rules/pursuit.h"

/* Whether it could notice the hero and mind it, but has noticed nothing. What light keeps off is no threat. */
static bool is_unaware(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return actor_pips(actor) == 0 && !actor->is_ally && !actor_has_given_up(actor) &&
           !kind->ignores_hero && !kind->is_tame &&
           !pursuit_light_keeps_off(state, actor, state_hero_const(state)->position);
}

static void tell(struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    bool is_known = actor_was_seen(actor);
    ADD_EVENT(state, .kind = EVENT_CLOSE_CALL, .actor = is_known ? handle : HANDLE_NONE,
              .monster = actor->kind);
}

static void look_at(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    bool is_near =
        point_chebyshev(actor->position, state_hero(state)->position) <= CLOSE_CALLS_CELLS;
    if (!is_near && !actor->may_be_close_call) /* as most are */
        return;
    if (!is_unaware(state, actor)) {
        actor->may_be_close_call = false;
    } else if (is_near) {
        actor->may_be_close_call |= actor_is_perceived(actor);
    } else {
        actor->may_be_close_call = false;
        tell(state, handle);
    }
}

void close_calls_update(struct state *state)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (!state_is_hero(state, level_handle(level, i)))
            look_at(state, level_handle(level, i));
}
