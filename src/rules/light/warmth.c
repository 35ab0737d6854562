#include "rules/light/warmth.h"

#include "base/integer.h"
#include "rules/harm.h"
#include "rules/pursuit.h"
#include "world/hero.h"

int warmth_left(const struct state *state)
{
    return int_max(0, state->traits.warmth - state_level_const(state)->warmth_spent);
}

int warmth_flame(const struct state *state)
{
    int left = warmth_left(state);
    return (left > 0) + (2 * left > state->traits.warmth);
}

/* Light of several lamps adds up, and a brazier must be among them. */
bool warmth_is_at_hero(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    if (state_is_plain(state) ||
        light_grade(light_grid_get(&state->vision.lamp_light, hero)) != LIGHT_BRIGHT)
        return false;
    struct area about = area_around(hero, terrain_light_radius_max(), level->grid);
    for (struct point p = area_before(about); bit_grid_next(&level->lit_sources, about, &p);) {
        const struct terrain_kind *kind = level_terrain_kind(level, p);
        if (kind->warms && point_is_within(p, hero, kind->light_radius) &&
            fov_sees(fov_get(state->fov), &level->opacity, p, kind->light_radius, hero))
            return true;
    }
    return false;
}

int warmth_period(const struct state *state)
{
    if (state_hero_const(state)->health >= state->traits.health || pursuit_is_on(state))
        return 0;
    if (warmth_left(state) > 0 && warmth_is_at_hero(state))
        return WARMTH_PERIOD;
    return hero_has_open_lantern(state) ? WARMTH_LANTERN_PERIOD : 0;
}

void warmth_turn(struct state *state)
{
    int period = warmth_period(state);
    if (period == 0 || ++state->heal_turns < period)
        return;
    state->heal_turns = 0;
    if (warmth_left(state) > 0 && warmth_is_at_hero(state)) {
        state_level(state)->warmth_spent++;
        if (warmth_left(state) == 0)
            ADD_EVENT(state, .kind = EVENT_BURNS_LOW, .to = state_hero(state)->position);
    }
    harm_heal(state, state->hero, 1);
}
