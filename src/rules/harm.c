#include "rules/harm.h"

#include "base/integer.h"
#include "rules/gear.h"
#include "rules/sites/trade.h"
#include "rules/tells.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <assert.h>

bool harm_is_perceived(const struct state *state, struct handle handle)
{
    return state_is_hero(state, handle) ||
           level_actor_const(state_level_const(state), handle)->is_seen;
}

int harm_health_max(const struct state *state, const struct actor *actor)
{
    if (actor == state_hero_const(state))
        return state->traits.health;
    int max = band_combat_stats(state->depth, actor->kind).health;
    return actor->is_ally ? max + state->traits.ally_health : max;
}

static void give_back(struct state *state)
{
    int cells = level_give_back_memory(state_level(state));
    if (cells > 0)
        event_list_add(&state->events, (struct event){.kind = EVENT_GIVEN_BACK, .cells = cells});
}

void harm_remove(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    assert(!state_is_hero(state, handle));
    const struct actor *actor = level_actor(level, handle);
    if (actor->carried != ITEM_NONE)
        gear_lay(state, actor->carried, 1, actor->position);
    if (monster_get(actor->kind)->gives_back)
        give_back(state);
    visibility_note_gone(state, handle);
    level_remove_actor(level, handle);
}

static void lose(struct state *state, struct harm harm)
{
    state->result = RESULT_DIED;
    state->cause = harm.cause;
    state->killer = harm.killer;
    event_list_add(&state->events, (struct event){.kind = EVENT_LOST,
                                                  .victim = state->hero,
                                                  .victim_kind = state_hero(state)->kind,
                                                  .actor = harm.actor,
                                                  .monster = harm.killer,
                                                  .to = state_hero(state)->position});
}

void harm_win(struct state *state)
{
    if (state_is_over(state))
        return;
    state->result = RESULT_WON;
    event_list_add(&state->events, (struct event){.kind = EVENT_WON});
}

bool harm_hurt(struct state *state, struct handle handle, int amount, struct harm harm)
{
    struct actor *actor = level_actor(state_level(state), handle);
    assert(amount >= 0);
    if (trade_scare(state, handle))
        return true;
    actor->health -= amount;
    tells_reveal(state, handle);
    /* Whoever is hurt lets go of the lantern that he took. */
    if (actor->carried != ITEM_NONE && item_get(actor->carried)->is_lantern)
        gear_let_go(state, handle);
    if (actor->health > 0)
        return false;
    actor->health = 0;
    if (state_is_hero(state, handle)) {
        if (!state_is_over(state))
            lose(state, harm);
        return true;
    }
    if (harm_is_perceived(state, handle))
        event_list_add(&state->events, (struct event){.kind = EVENT_DIED,
                                                      .actor = harm.actor,
                                                      .monster = harm.killer,
                                                      .victim = handle,
                                                      .victim_kind = actor->kind,
                                                      .to = actor->position});
    harm_remove(state, handle);
    return true;
}

int harm_heal(struct state *state, struct handle handle, int amount)
{
    struct actor *actor = level_actor(state_level(state), handle);
    int room = harm_health_max(state, actor) - actor->health;
    int healed = int_min(amount, room);
    if (healed <= 0)
        return 0;
    actor->health += healed;
    if (harm_is_perceived(state, handle))
        event_list_add(&state->events, (struct event){.kind = EVENT_HEALED,
                                                      .victim = handle,
                                                      .victim_kind = actor->kind,
                                                      .to = actor->position,
                                                      .healed = healed});
    return healed;
}
