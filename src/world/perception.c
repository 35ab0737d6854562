#include "world/perception.h"

static bool is_hero(const struct state *state, const struct actor *actor)
{
    return actor == state_hero_const(state);
}

int perception_radius(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (state_is_plain(state) && is_hero(state, actor))
        return state->plain_radius;
    if (kind->light_sight == FOV_UNLIMITED)
        return FOV_UNLIMITED;
    return kind->light_sight > kind->dark_sight ? kind->light_sight : kind->dark_sight;
}

void perception_view_of(const struct state *state, const struct actor *actor, struct view *view)
{
    fov_compute(fov_get(state->fov), &state_level_const(state)->opacity, actor->position,
                perception_radius(state, actor), view);
}

/* Whether the cell counts as lit to an actor with that view, which holds the cell: by the light on it, or if
 * it blocks sight by the light that it shows him. In plain sight every cell is lit. */
static bool is_lit(const struct state *state, const struct actor *actor, const struct view *view,
                   struct point p)
{
    if (state_is_plain(state))
        return true;
    const struct opacity *opacity = &state_level_const(state)->opacity;
    const struct light_grid *lights = &state->vision.light;
    struct light light = opacity_blocks(opacity, p)
                             ? light_shown(lights, opacity, view, actor->position, p)
                             : light_grid_get(lights, p);
    return light_grade(light) != LIGHT_DARK;
}

static bool is_within(struct point from, struct point to, int radius)
{
    return radius == FOV_UNLIMITED || point_is_within(from, to, radius);
}

bool perception_sees(const struct state *state, const struct actor *actor, const struct view *view,
                     struct point p)
{
    if (!view_has(view, p))
        return false;
    if (state_is_plain(state) && is_hero(state, actor))
        return true;
    const struct monster_kind *kind = monster_get(actor->kind);
    return is_within(actor->position, p, kind->dark_sight) ||
           (is_within(actor->position, p, kind->light_sight) && is_lit(state, actor, view, p));
}

enum light_grade perception_grade(const struct state *state, struct point p)
{
    return state_is_plain(state) ? LIGHT_DIM : light_grade(light_grid_get(&state->vision.light, p));
}
