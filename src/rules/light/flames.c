#include "rules/light/flames.h"

#include "rules/harm.h"
#include "rules/statuses.h"
#include "rules/visibility.h"
#include "world/flame.h"

#define BURN_MIN 2
#define BURN_MAX 4

bool flames_put_out(struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    bool has_burnt = false;
    for (int s = 0; s < STATUS_COUNT; s++) {
        if (actor->statuses[s] == 0 || !status_get((enum status)s)->is_flame)
            continue;
        statuses_end(state, handle, (enum status)s);
        has_burnt = true;
    }
    return has_burnt;
}

void flames_burn(struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    int amount = random_between(&state->blows_random, BURN_MIN, BURN_MAX);
    if (visibility_sees(state, handle))
        ADD_EVENT(state, .kind = EVENT_HURT, .victim = handle, .victim_kind = actor->kind,
                  .status = status_find(status_burns), .to = actor->position, .damage = amount);
    struct harm harm = harm_by(CAUSE_FIRE);
    if (!state_is_hero(state, handle) && !actor->is_ally) { /* any fire counts as the hero's */
        harm.actor = state->hero;
        harm.killer = state_hero(state)->kind;
    }
    harm_hurt(state, handle, amount, harm);
}

static void light_again(struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    bool is_in_water = level_terrain_kind(state_level(state), actor->position)->is_water;
    if (actor_is_burnt_out(actor) && !is_in_water && flame_is_around(state, actor->position))
        statuses_begin(state, handle, monster_get(actor->kind)->bears, 1);
}

void flames_turn(struct state *state)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        light_again(state, handle);
        if (actor_has_any(&level->actors[i], status_burns))
            flames_burn(state, handle);
    }
}
