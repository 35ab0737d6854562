#include "rules/harm.h"

#include "base/integer.h"
#include "rules/disguise.h"
#include "rules/drops.h"
#include "rules/night.h"
#include "rules/secrets.h"
#include "rules/sites/trade.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <assert.h>

/* A hero with this part of its health, or less, is near death. */
#define NEAR_DEATH_PARTS 4

static int health_max_on(int depth, const struct actor *actor)
{
    int health = band_combat_stats(depth, actor->kind).health;
    int of_captives = band_combat_stats(depth, monster_captive()).health;
    return actor->is_ally ? int_max(health, of_captives) : health; /* a moth would die at once */
}

int harm_health_max(const struct state *state, const struct actor *actor)
{
    return actor == state_hero_const(state) ? state->traits.health
                                            : health_max_on(state->depth, actor);
}

int harm_health_moved(const struct actor *actor, int from, int to)
{
    int max = health_max_on(from, actor);
    return int_max(1, (actor->health * health_max_on(to, actor) + max / 2) / max);
}

void harm_remove(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    assert(!state_is_hero(state, handle));
    const struct actor *actor = level_actor(level, handle);
    if (actor->carried != ITEM_NONE)
        drops_lay(state, actor->carried, 1, actor->position);
    bool reveals_floor = monster_get(actor->kind)->reveals_floor;
    bool is_of_night = monster_get(actor->kind)->is_relentless && !actor->is_ally;
    bool is_seen = visibility_sees(state, handle);
    if (actor->is_ally && !is_seen)
        ADD_EVENT(state, .kind = EVENT_ALLY_LOST, .victim = handle, .victim_kind = actor->kind,
                  .is_ally = true);
    visibility_note_gone(state, handle);
    level_remove_actor(level, handle);
    if (reveals_floor)
        secrets_learn_floor(state);
    if (is_of_night)
        night_note_death(state, is_seen);
}

static void lose(struct state *state, struct harm harm)
{
    state->result = RESULT_DIED;
    state->cause = harm.cause;
    state->killer = harm.killer;
    ADD_EVENT(state, .kind = EVENT_LOST, .victim = state->hero,
              .victim_kind = state_hero(state)->kind, .actor = harm.actor, .monster = harm.killer,
              .to = state_hero(state)->position);
}

void harm_win(struct state *state)
{
    if (state_is_over(state))
        return;
    state->result = RESULT_WON;
    ADD_EVENT(state, .kind = EVENT_WON);
}

static bool is_little(const struct state *state, int health)
{
    return health * NEAR_DEATH_PARTS <= state->traits.health;
}

bool harm_is_near_death(const struct state *state)
{
    int health = state_hero_const(state)->health;
    return health > 0 && is_little(state, health);
}

bool harm_hurt(struct state *state, struct handle handle, int amount, struct harm harm)
{
    struct actor *actor = level_actor(state_level(state), handle);
    assert(amount >= 0);
    if (trade_scare(state, handle))
        return true;
    actor->health -= amount;
    if (state_is_hero(state, handle) && harm_is_near_death(state) &&
        !is_little(state, actor->health + amount))
        ADD_EVENT(state, .kind = EVENT_NEAR_DEATH);
    disguise_drop(state, handle);
    /* A wounded thief drops the lantern, and never steals again. */
    if (actor->carried != ITEM_NONE && item_get(actor->carried)->is_lantern) {
        drops_let_go(state, handle);
        actor->mood = ACTOR_HAS_STOLEN;
    }
    if (actor->health > 0)
        return false;
    actor->health = 0;
    if (state_is_hero(state, handle)) {
        if (!state_is_over(state))
            lose(state, harm);
        return true;
    }
    if (visibility_sees(state, handle))
        ADD_EVENT(state, .kind = EVENT_DIED, .actor = harm.actor, .monster = harm.killer,
                  .victim = handle, .victim_kind = actor->kind, .to = actor->position,
                  .is_ally = actor->is_ally);
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
    if (visibility_sees(state, handle))
        ADD_EVENT(state, .kind = EVENT_HEALED, .victim = handle, .victim_kind = actor->kind,
                  .to = actor->position, .healed = healed);
    return healed;
}
