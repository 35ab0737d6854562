#include "world/perception.h"

#include "base/integer.h"
#include "sight/mirror_fov.h"
#include "world/hero.h"
#include "world/omens.h"

static bool is_hero(const struct state *state, const struct actor *actor)
{
    return actor == state_hero_const(state);
}

int perception_dark_radius(const struct state *state, const struct actor *actor)
{
    int radius = monster_get(actor->kind)->dark_sight;
    if (is_hero(state, actor))
        radius += state->traits.dark_sight;
    for (int s = 0; s < STATUS_COUNT && actor_is_afflicted(actor); s++)
        if (actor->statuses[s] > 0)
            radius += status_get((enum status)s)->dark_sight;
    return omen_limit(radius, omens_here(state)->sight_max);
}

int perception_light_radius(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    bool is_far = kind->far_floor > 0 && state->depth >= kind->far_floor;
    return omen_limit(is_far ? 2 * kind->light_sight : kind->light_sight,
                      omens_here(state)->sight_max);
}

int perception_radius(const struct state *state, const struct actor *actor)
{
    int light = perception_light_radius(state, actor);
    if (actor_has_any(actor, status_blinds))
        return 1; /* what it could touch */
    if (state_is_plain(state) && is_hero(state, actor))
        return omen_limit(state->plain_radius, omens_here(state)->sight_max);
    if (light == FOV_UNLIMITED)
        return FOV_UNLIMITED;
    return int_max(light, perception_dark_radius(state, actor));
}

bool perception_is_shown_by_lamp(const struct state *state, struct point p)
{
    struct hero_light light = hero_light(state);
    return light.shows_secrets && !state_is_plain(state) &&
           point_is_within(state_hero_const(state)->position, p, light.radius) &&
           view_has(&state->vision.view, p);
}

bool perception_lies_in_wait(const struct state *state, const struct actor *actor)
{
    const struct level *level = state_level_const(state);
    switch (monster_get(actor->kind)->hiding) {
    case HIDING_IN_COVER:
        return level_terrain_kind(level, actor->position)->is_cover;
    case HIDING_IN_GLASS:
        return perception_grade(state, actor->position) == LIGHT_DARK;
    case HIDING_IN_GUISE:
        return !actor->is_revealed;
    case HIDING_NONE:
        break;
    }
    return false;
}

bool perception_is_hidden(const struct state *state, const struct actor *actor)
{
    return perception_lies_in_wait(state, actor) &&
           !perception_is_shown_by_lamp(state, actor->position) &&
           (monster_get(actor->kind)->hiding != HIDING_IN_COVER ||
            point_chebyshev(actor->position, state_hero_const(state)->position) > 1);
}

/* How an actor looks about, out to a radius. */
static struct mirror_fov mirror_fov_of(const struct state *state, const struct actor *actor,
                                       int radius)
{
    const struct level *level = state_level_const(state);
    return (struct mirror_fov){.algorithm = fov_get(state->fov),
                               .opacity = &level->opacity,
                               .mirrors = level->mirror_count > 0 ? &level->mirrors : NULL,
                               .origin = actor->position,
                               .radius = radius,
                               .is_quarter = monster_get(actor->kind)->is_gazing,
                               .facing = actor->facing};
}

void perception_view_of(const struct state *state, const struct actor *actor, struct view *view)
{
    struct mirror_fov gaze = mirror_fov_of(state, actor, perception_radius(state, actor));
    mirror_fov_compute(&gaze, view);
}

static bool has_in_view(const struct state *state, const struct actor *actor,
                        const struct view *view, struct point p)
{
    if (view)
        return view_has(view, p);
    struct mirror_fov gaze = mirror_fov_of(state, actor, perception_radius(state, actor));
    return mirror_fov_sees(&gaze, p);
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

/* Whether a cell in view counts as lit for the actor: by ripples in it, by the light on it or, if it blocks sight, on cells in
 * view next to it (see light_shown). In a game without light every cell is lit. */
static bool is_lit(const struct state *state, const struct actor *actor, const struct view *view,
                   struct point p)
{
    const struct level *level = state_level_const(state);
    if (state_is_plain(state) ||
        (level_ripples(level, p) && point_is_within(actor->position, p, PERCEPTION_RIPPLES)))
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

/* Whether the actor would see the cell if it is in view. */
static bool is_perceptible(const struct state *state, const struct actor *actor,
                           const struct view *view, struct point p)
{
    if (state_is_plain(state) && is_hero(state, actor))
        return true;
    return is_within(actor->position, p, perception_dark_radius(state, actor)) ||
           (is_within(actor->position, p, perception_light_radius(state, actor)) &&
            is_lit(state, actor, view, p));
}

bool perception_sees(const struct state *state, const struct actor *actor, const struct view *view,
                     struct point p)
{
    /* The cheap tests come first. */
    return is_perceptible(state, actor, view, p) && has_in_view(state, actor, view, p);
}

bool perception_has_in_view(const struct state *state, const struct actor *actor, struct point p,
                            int radius)
{
    struct mirror_fov gaze = mirror_fov_of(state, actor, radius);
    return is_within(actor->position, p, radius) && mirror_fov_sees(&gaze, p);
}

bool perception_has_straight_in_view(const struct state *state, const struct actor *actor,
                                     struct point p)
{
    struct mirror_fov gaze = mirror_fov_of(state, actor, perception_radius(state, actor));
    return mirror_fov_sees_straight(&gaze, p);
}

bool perception_find_mirror(const struct state *state, const struct actor *actor,
                            struct point *mirror)
{
    const struct actor *hero = state_hero_const(state);
    struct mirror_fov gaze = mirror_fov_of(state, actor, perception_radius(state, actor));
    struct mirror_fov back = mirror_fov_of(state, hero, perception_radius(state, hero));
    return !mirror_fov_sees_straight(&gaze, hero->position) &&
           mirror_fov_find_mirror(&gaze, &back, mirror);
}

bool perception_has_hero_in_view(const struct state *state, const struct actor *actor, int radius)
{
    return perception_has_in_view(state, actor, state_hero_const(state)->position, radius);
}

bool perception_is_watched(const struct state *state, const struct actor *actor)
{
    const struct level *level = state_level_const(state);
    bool is_watched = actor->is_seen;
    for (uint16_t i = 0; !is_watched && level_next_awake(level, &i); i++)
        is_watched = level->actors[i].is_ally &&
                     perception_sees(state, &level->actors[i], NULL, actor->position);
    return is_watched;
}

enum light_grade perception_grade(const struct state *state, struct point p)
{
    return state_is_plain(state) ? LIGHT_DIM : light_grade(light_grid_get(&state->vision.light, p));
}

enum light_grade perception_grade_of_place(const struct state *state, struct point p)
{
    struct light light = light_grid_get(&state->vision.light, p);
    struct light floor = state_level_const(state)->floor_light;
    light.red -= light.red < floor.red ? light.red : floor.red;
    light.green -= light.green < floor.green ? light.green : floor.green;
    light.blue -= light.blue < floor.blue ? light.blue : floor.blue;
    return state_is_plain(state) ? LIGHT_DIM : light_grade(light);
}

enum light_grade perception_grade_to(const struct state *state, const struct actor *actor,
                                     struct point p)
{
    bool is_red = monster_get(actor->kind)->ignores_red && hero_light(state).is_red;
    if (is_red && !state_is_plain(state))
        return light_grade(light_grid_get(&state->vision.lamp_light, p));
    return perception_grade(state, p);
}
