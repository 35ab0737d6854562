#include "rules/lighting.h"

/* A light that somebody gives; of radius 0: none. */
struct source {
    struct point position;
    int radius;
    struct light colour;
};

static struct source source_of_actor(const struct state *state, const struct actor *actor)
{
    if (actor == state_hero_const(state)) {
        const struct lantern_kind *lantern = lantern_get(actor->lantern);
        return (struct source){actor->position, lantern->light_radius, lantern->light};
    }
    const struct monster_kind *kind = monster_get(actor->kind);
    return (struct source){actor->position, kind->light_radius, kind->light};
}

static struct source source_of_terrain(struct point p, enum terrain terrain)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    return (struct source){p, kind->light_radius, kind->light};
}

int lighting_radius(const struct state *state, const struct actor *actor)
{
    return state_is_plain(state) ? 0 : source_of_actor(state, actor).radius;
}

/* The sources that may shine into an area, one after the other. */
struct search {
    const struct state *state;
    const struct bit_grid *cells; /* where they may be: lamps or actors */
    bool is_for_lamps;
    struct area area;
    struct area about; /* as far from it as the strongest of them shines */
    struct point at;
};

/* As far as any actor shines. */
static int actor_radius_max(void)
{
    int lantern = lantern_light_radius_max();
    int monster = monster_light_radius_max();
    return lantern > monster ? lantern : monster;
}

static struct search search_begin(const struct state *state, bool is_for_lamps, struct area area)
{
    const struct level *level = state_level_const(state);
    struct search search = {.state = state, .is_for_lamps = is_for_lamps, .area = area};
    int radius = is_for_lamps ? terrain_light_radius_max() : actor_radius_max();
    search.cells = is_for_lamps ? &level->lamp_cells : &level->occupied;
    search.about = area_grown(area, radius, level->grid);
    search.at = area_before(search.about);
    return search;
}

static struct area reach_of(const struct state *state, struct point p, int radius)
{
    return area_about(p, radius, state_level_const(state)->grid);
}

static bool search_next(struct search *search, struct source *source)
{
    const struct level *level = state_level_const(search->state);
    while (bit_grid_next(search->cells, search->about, &search->at)) {
        struct handle actor = level_actor_at(level, search->at);
        *source = search->is_for_lamps
                      ? source_of_terrain(search->at, level_terrain(level, search->at))
                      : source_of_actor(search->state, level_actor_const(level, actor));
        if (source->radius > 0 &&
            area_meets(search->area, reach_of(search->state, search->at, source->radius)))
            return true;
    }
    return false;
}

void lighting_note(struct state *state, struct point p, int radius)
{
    struct vision *vision = &state->vision;
    if (radius == 0 || state_is_plain(state) || !vision->light_is_current)
        return;
    light_casts_drop(&vision->casts, p);
    vision->stale_light = area_united(vision->stale_light, reach_of(state, p, radius));
}

static void note_lamp(struct state *state, struct point p, int radius)
{
    struct vision *vision = &state->vision;
    lighting_note(state, p, radius);
    if (radius > 0)
        vision->stale_lamp_light =
            area_united(vision->stale_lamp_light, reach_of(state, p, radius));
}

/* Notes that the cell lets light through that it kept off, or the other way round. */
static void note_opacity(struct state *state, struct point p)
{
    const struct area cell = {p, p};
    struct source source;
    for (struct search lamps = search_begin(state, true, cell); search_next(&lamps, &source);)
        note_lamp(state, source.position, source.radius);
    for (struct search actors = search_begin(state, false, cell); search_next(&actors, &source);)
        lighting_note(state, source.position, source.radius);
}

void lighting_note_terrain(struct state *state, struct point p, enum terrain from)
{
    enum terrain to = level_terrain(state_level(state), p);
    if (state_is_plain(state) || !state->vision.light_is_current)
        return;
    note_lamp(state, p, source_of_terrain(p, from).radius);
    note_lamp(state, p, source_of_terrain(p, to).radius);
    if (terrain_get(from)->blocks_sight != terrain_get(to)->blocks_sight)
        note_opacity(state, p);
}

void lighting_note_all(struct state *state)
{
    state->vision.light_is_current = false;
}

/* Adds what the sources give to the area. */
static void add(struct state *state, struct light_grid *lights, struct search search)
{
    struct vision *vision = &state->vision;
    struct source source;
    while (search_next(&search, &source)) {
        const struct light_cast *cast =
            light_casts_get(&vision->casts, fov_get(state->fov), &state_level(state)->opacity,
                            source.position, source.radius, &vision->source_view);
        light_grid_add(lights, cast, source.colour, search.area);
    }
}

/* From now on nothing is lit, and all has to be. */
static void reset(struct state *state)
{
    struct vision *vision = &state->vision;
    struct grid grid = state_level(state)->grid;
    light_grid_reset(&vision->light, grid);
    light_grid_reset(&vision->lamp_light, grid);
    light_casts_reset(&vision->casts, grid);
    vision->stale_light = vision->stale_lamp_light = area_of_grid(grid);
    vision->light_is_current = true;
}

struct area lighting_refresh(struct state *state)
{
    struct vision *vision = &state->vision;
    if (!vision->light_is_current)
        reset(state);
    struct area stale = vision->stale_light;
    struct area stale_lamps = vision->stale_lamp_light;
    vision->stale_light = vision->stale_lamp_light = AREA_EMPTY;
    if (state_is_plain(state) || area_is_empty(stale))
        return stale;
    if (!area_is_empty(stale_lamps)) {
        light_grid_clear(&vision->lamp_light, stale_lamps);
        add(state, &vision->lamp_light, search_begin(state, true, stale_lamps));
    }
    light_grid_copy(&vision->light, &vision->lamp_light, stale);
    add(state, &vision->light, search_begin(state, false, stale));
    return stale;
}
