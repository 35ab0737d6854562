#include "rules/upkeep.h"

#include "rules/finale.h"
#include "rules/followers.h"
#include "rules/ground.h"
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/sites.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/perception.h"

bool upkeep_is_healing(const struct state *state)
{
    return state_hero_const(state)->health < state->traits.health &&
           perception_grade(state, state_hero_const(state)->position) == LIGHT_BRIGHT &&
           !suspicion_is_hunted(state);
}

static void heal(struct state *state)
{
    if (!upkeep_is_healing(state))
        return;
    state->heal_turns++;
    if (state->heal_turns < state->traits.heal_period)
        return;
    state->heal_turns = 0;
    harm_heal(state, state->hero, 1);
}

static void pass_statuses(struct state *state)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_find_awake(level, &i); i++)
        statuses_turn(state, pool_handle(&level->actor_pool, i));
}

static void pass_turn(struct state *state)
{
    pass_statuses(state);
    ground_turn(state);
    visibility_refresh_cells(state);
    if (state_is_over(state))
        return;
    sites_turn(state);
    visibility_refresh_cells(state);
    suspicion_turn(state);
    heal(state);
    night_turn(state);
    followers_turn(state);
    visibility_refresh(state);
    finale_turn(state);
}

void upkeep_pass(struct state *state, int time)
{
    state->clock += time;
    for (; state->clock >= TURN_TIME && !state_is_over(state); state->clock -= TURN_TIME)
        pass_turn(state);
}
