#include "rules/wake.h"

#include "rules/visibility.h"
#include "world/perception.h"

/* Half the radius at which the actor awake would see somebody in the hero's light. */
static int wake_radius(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    bool is_lit = perception_grade(state, state_hero_const(state)->position) != LIGHT_DARK;
    int radius =
        is_lit && kind->light_sight > kind->dark_sight ? kind->light_sight : kind->dark_sight;
    return radius / 2;
}

static bool is_woken(const struct state *state, const struct actor *actor)
{
    struct point hero = state_hero_const(state)->position;
    int radius = wake_radius(state, actor);
    return point_is_within(actor->position, hero, radius) &&
           fov_sees(fov_get(state->fov), &state_level_const(state)->opacity, actor->position,
                    radius, hero);
}

void wake_sleepers(struct state *state)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        struct actor *actor = &level->actors[i];
        if (!pool_is_used(&level->actor_pool, i) || !actor->is_asleep || !is_woken(state, actor))
            continue;
        actor->is_asleep = false;
        visibility_note_wake(state);
    }
}
