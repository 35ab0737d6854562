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

static bool has_in_view(const struct state *state, const struct actor *actor,
                        const struct view *view, struct point p)
{
    if (view)
        return view_has(view, p);
    return fov_sees(fov_get(state->fov), &state_level_const(state)->opacity, actor->position,
                    perception_radius(state, actor), p);
}

/* Whether the light in the cell shows the actor a blocking cell beside it. */
static bool shows_beside(const struct state *state, const struct actor *actor,
                         const struct view *view, struct point p)
{
    if (light_grade(light_grid_get(&state->vision.light, p)) == LIGHT_DARK)
        return false;
    return point_is_equal(p, actor->position) ||
           (!opacity_blocks(&state_level_const(state)->opacity, p) &&
            has_in_view(state, actor, view, p));
}

/* Whether a cell counts as lit to the actor who has it in view: by the light on it, or if it blocks sight by
 * the light that it shows him (see light_shown). In plain sight every cell is lit. */
static bool is_lit(const struct state *state, const struct actor *actor, const struct view *view,
                   struct point p)
{
    if (state_is_plain(state))
        return true;
    if (!opacity_blocks(&state_level_const(state)->opacity, p))
        return light_grade(light_grid_get(&state->vision.light, p)) != LIGHT_DARK;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (shows_beside(state, actor, view, point_step(p, (enum direction)d)))
            return true;
    return false;
}

static bool is_within(struct point from, struct point to, int radius)
{
    return radius == FOV_UNLIMITED || point_is_within(from, to, radius);
}

/* Whether the actor would see the cell if he has it in view. */
static bool is_perceptible(const struct state *state, const struct actor *actor,
                           const struct view *view, struct point p)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (state_is_plain(state) && is_hero(state, actor))
        return true;
    return is_within(actor->position, p, kind->dark_sight) ||
           (is_within(actor->position, p, kind->light_sight) && is_lit(state, actor, view, p));
}

bool perception_sees(const struct state *state, const struct actor *actor, const struct view *view,
                     struct point p)
{
    /* The cheap tests come first. */
    return is_perceptible(state, actor, view, p) && has_in_view(state, actor, view, p);
}

enum light_grade perception_grade(const struct state *state, struct point p)
{
    return state_is_plain(state) ? LIGHT_DIM : light_grade(light_grid_get(&state->vision.light, p));
}
