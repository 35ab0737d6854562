#include "rules/lighting.h"

#include <string.h>

/* A light that somebody gives; of radius 0: none. */
struct source {
    int radius;
    struct light colour;
};

static struct source source_of(const struct state *state, const struct actor *actor)
{
    if (state_is_plain(state))
        return (struct source){.radius = 0};
    if (actor == state_hero_const(state)) {
        const struct lantern_kind *lantern = lantern_get(actor->lantern);
        return (struct source){lantern->light_radius, lantern->light};
    }
    const struct monster_kind *kind = monster_get(actor->kind);
    return (struct source){kind->light_radius, kind->light};
}

int lighting_radius(const struct state *state, const struct actor *actor)
{
    return source_of(state, actor).radius;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int greatest(int a, int b)
{
    return a > b ? a : b;
}

/* The cells that a light may fall on, on the level. */
static struct area area_of(struct grid grid, struct point p, int radius)
{
    return (struct area){
        {greatest(p.x - radius, 0), greatest(p.y - radius, 0)},
        {least(p.x + radius, grid.width - 1), least(p.y + radius, grid.height - 1)}};
}

static bool area_is_empty(struct area area)
{
    return area.last.x < area.first.x;
}

static bool areas_meet(struct area a, struct area b)
{
    return a.first.x <= b.last.x && b.first.x <= a.last.x && a.first.y <= b.last.y &&
           b.first.y <= a.last.y;
}

static struct area areas_united(struct area a, struct area b)
{
    if (area_is_empty(a))
        return b;
    return (struct area){{least(a.first.x, b.first.x), least(a.first.y, b.first.y)},
                         {greatest(a.last.x, b.last.x), greatest(a.last.y, b.last.y)}};
}

void lighting_note(struct state *state, struct point p, int radius)
{
    struct vision *vision = &state->vision;
    if (radius > 0 && !state_is_plain(state))
        vision->stale_light =
            areas_united(vision->stale_light, area_of(state_level(state)->grid, p, radius));
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

/* Whether the actor is so near to the area that its light might reach it. */
static bool is_near(struct area area, const struct actor *actor)
{
    struct area reach = {{area.first.x - LIGHT_RADIUS_MAX, area.first.y - LIGHT_RADIUS_MAX},
                         {area.last.x + LIGHT_RADIUS_MAX, area.last.y + LIGHT_RADIUS_MAX}};
    return areas_meet(reach, (struct area){actor->position, actor->position});
}

/* Adds the light of every actor that may shine into the area. */
static void add_actors(struct state *state, struct light_grid *lights, struct area area)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        const struct actor *actor = &level->actors[i];
        if (!pool_is_used(&level->actor_pool, i) || !is_near(area, actor))
            continue;
        struct source source = source_of(state, actor);
        if (source.radius > 0 &&
            areas_meet(area, area_of(level->grid, actor->position, source.radius)))
            add(state, lights, actor->position, source);
    }
}

/* Copies the area's cells from one grid of light to another of the same size. */
static void copy(struct light_grid *to, const struct light_grid *from, struct area area)
{
    size_t bytes = (size_t)(area.last.x - area.first.x + 1) * sizeof(struct light);
    for (int y = area.first.y; y <= area.last.y; y++) {
        size_t cell = grid_index(from->grid, point_make(area.first.x, y));
        memcpy(&to->cells[cell], &from->cells[cell], bytes);
    }
    to->first_row = least(to->first_row, area.first.y);
    to->last_row = greatest(to->last_row, area.last.y);
}

static void refresh_all(struct state *state)
{
    struct vision *vision = &state->vision;
    struct grid grid = state_level(state)->grid;
    struct area area = {{0, 0}, {grid.width - 1, grid.height - 1}};
    light_grid_reset(&vision->light, grid);
    light_grid_reset(&vision->source_light, grid);
    if (state_is_plain(state))
        return;
    if (!vision->lamp_light_is_current)
        refresh_lamps(state);
    copy(&vision->light, &vision->lamp_light, area);
    add_actors(state, &vision->light, area);
}

/* Lights the stale area anew, by all whose light reaches into it. It is done in a grid beside, as they shine beyond the
 * area too, where their light is counted already. */
static void refresh_area(struct state *state, struct area area)
{
    struct vision *vision = &state->vision;
    copy(&vision->source_light, &vision->lamp_light, area);
    add_actors(state, &vision->source_light, area);
    copy(&vision->light, &vision->source_light, area);
}

static bool is_in_view(const struct view *view, struct area area)
{
    int first = greatest(area.first.y, view->first_row);
    int last = least(area.last.y, view->last_row);
    for (int y = first; y <= last; y++) {
        const uint64_t *row = bit_grid_row(&view->cells, y);
        for (int word = area.first.x >> 6; word <= area.last.x >> 6; word++)
            if (row[word] & bit_run_in_word(word, area.first.x, area.last.x))
                return true;
    }
    return false;
}

bool lighting_refresh(struct state *state)
{
    struct vision *vision = &state->vision;
    struct area area = vision->stale_light;
    bool is_new = !vision->light_is_current;
    vision->light_is_current = true;
    vision->stale_light = (struct area){{0, 0}, {-1, -1}};
    if (is_new) {
        refresh_all(state);
        return true;
    }
    if (area_is_empty(area) || state_is_plain(state))
        return false;
    refresh_area(state, area);
    return is_in_view(&vision->view, area);
}
