/* Effects that light what burns and shines, and put it out. */
#include "base/area.h"
#include "rules/alter.h"
#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/hazards.h"
#include "rules/stance.h"
#include "rules/statuses.h"
#include "rules/visibility.h"
#include "world/perception.h"

#define SNUFF_RADIUS 5

enum refusal effect_kindle(struct state *state, const struct effect_use *use)
{
    return alter_kindle(state, use->user, use->at) ? REFUSAL_NONE : REFUSAL_NO_TARGET;
}

enum refusal effect_douse(struct state *state, const struct effect_use *use)
{
    return alter_douse(state, use->user, use->at) ? REFUSAL_NONE : REFUSAL_NO_TARGET;
}

enum refusal effect_shutter(struct state *state, const struct effect_use *use)
{
    enum status light = status_find_effect(EFFECT_SHUTTER);
    if (actor_has(level_actor(state_level(state), use->user), light))
        statuses_end(state, use->user, light);
    else
        statuses_begin(state, use->user, light, status_get(light)->turns);
    return REFUSAL_NONE;
}

enum refusal effect_snuff(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    struct area area = area_around(use->at, SNUFF_RADIUS, level->grid);
    for (struct point p = area_before(area); area_next(area, &p);) {
        if (!point_is_within(use->at, p, SNUFF_RADIUS) ||
            !fov_sees(fov_get(state->fov), &level->opacity, use->at, SNUFF_RADIUS, p))
            continue;
        alter_douse(state, use->user, p);
        if (point_is_equal(p, state_hero(state)->position))
            stance_put_out_lantern(state);
    }
    return REFUSAL_NONE;
}

enum refusal effect_focus(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    enum cloud spot = cloud_find_effect(EFFECT_FOCUS);
    struct point user = level_actor(state_level(state), use->user)->position;
    if (!grid_contains(level->grid, use->at) || !view_has(&state->vision.view, use->at))
        return REFUSAL_NOT_SEEN;
    if (!state_is_plain(state) && perception_grade(state, user) != LIGHT_BRIGHT)
        return REFUSAL_NOT_BRIGHT;
    if (!hazards_kindle(state, use->at))
        ground_spread_cloud(state, use->at, 0, spot, cloud_get(spot)->turns);
    visibility_refresh_cells(state);
    if (level_cloud(level, use->at) != CLOUD_NONE)
        ADD_EVENT(state, .kind = EVENT_CLOUD, .cloud = level_cloud(level, use->at), .to = use->at);
    return REFUSAL_NONE;
}
