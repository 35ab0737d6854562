#include "rules/lighting.h"

#include <string.h>

/* A light that somebody gives; of radius 0: none. */
struct source {
    int radius;
    struct light colour;
};

static struct source source_of(const struct state *state, const struct actor *actor)
{
    if (actor == state_hero_const(state)) {
        const struct lantern_kind *lantern = lantern_get(actor->lantern);
        return (struct source){lantern->light_radius, lantern->light};
    }
    const struct monster_kind *kind = monster_get(actor->kind);
    return (struct source){kind->light_radius, kind->light};
}

bool lighting_is_source(const struct state *state, const struct actor *actor)
{
    return !state_is_plain(state) && source_of(state, actor).radius > 0;
}

static void add(struct state *state, struct light_grid *lights, struct point p,
                struct source source)
{
    struct view *view = &state->vision.source_view;
    fov_compute(fov_get(state->fov), &state_level(state)->opacity, p, source.radius, view);
    light_grid_add(lights, view, p, source.radius, source.colour);
}

static void refresh_lamps(struct state *state)
{
    const struct level *level = state_level(state);
    struct light_grid *lights = &state->vision.lamp_light;
    light_grid_reset(lights, level->grid);
    for (int i = 0; i < level->lamp_count; i++) {
        const struct terrain_kind *lamp =
            terrain_get((enum terrain)level->terrain[level->lamps[i]]);
        add(state, lights, grid_point(level->grid, level->lamps[i]),
            (struct source){lamp->light_radius, lamp->light});
    }
    state->vision.lamp_light_is_current = true;
}

static void copy(struct light_grid *to, const struct light_grid *from)
{
    light_grid_reset(to, from->grid);
    if (from->first_row > from->last_row)
        return;
    size_t start = (size_t)from->first_row * (size_t)from->grid.width;
    size_t cells = (size_t)(from->last_row - from->first_row + 1) * (size_t)from->grid.width;
    memcpy(to->cells + start, from->cells + start, cells * sizeof *to->cells);
    to->first_row = from->first_row;
    to->last_row = from->last_row;
}

void lighting_refresh(struct state *state)
{
    const struct level *level = state_level(state);
    struct vision *vision = &state->vision;
    vision->light_is_current = true;
    if (state_is_plain(state)) {
        light_grid_reset(&vision->light, level->grid);
        return;
    }
    if (!vision->lamp_light_is_current)
        refresh_lamps(state);
    copy(&vision->light, &vision->lamp_light);
    for (uint16_t i = 0; i < level->actor_pool.end; i++)
        if (pool_is_used(&level->actor_pool, i) && lighting_is_source(state, &level->actors[i]))
            add(state, &vision->light, level->actors[i].position,
                source_of(state, &level->actors[i]));
}
