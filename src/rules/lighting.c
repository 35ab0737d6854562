#include "rules/lighting.h"

#include "world/hero.h"

/* A light that somebody gives; of radius 0: none. */
struct source {
    struct point position;
    int radius;
    struct light colour;
    bool is_cone; /* it shines only ahead */
    enum direction ahead;
};

static struct source source_make(struct point p, int radius, struct light colour)
{
    return (struct source){.position = p, .radius = radius, .colour = colour};
}

/* What glows or burns on an actor, or in its hands, where that reaches farther than its own light. */
static struct source with_more(struct source source, const struct actor *actor)
{
    for (int s = 0; s < STATUS_COUNT; s++) {
        const struct status_kind *status = status_get((enum status)s);
        if (actor->statuses[s] > 0 && status->light_radius > source.radius)
            source = source_make(actor->position, status->light_radius, status->light);
    }
    if (actor->carried != ITEM_NONE && item_get(actor->carried)->light_radius > source.radius)
        source = source_make(actor->position, item_get(actor->carried)->light_radius,
                             item_get(actor->carried)->light);
    return source;
}

static struct source source_of_actor(const struct state *state, const struct actor *actor)
{
    if (actor == state_hero_const(state)) {
        struct hero_light light = hero_light(state);
        struct source source = source_make(actor->position, light.radius, light.colour);
        source.is_cone = light.is_cone;
        source.ahead = actor->facing;
        return source;
    }
    const struct monster_kind *kind = monster_get(actor->kind);
    return with_more(source_make(actor->position, kind->light_radius, kind->light), actor);
}

static struct source source_of_cell(const struct level *level, struct point p)
{
    struct lamp lamp = level_lamp(level, p);
    return source_make(p, lamp.radius, lamp.colour);
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

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* As far as any actor shines, and any cell. */
static int actor_radius_max(const struct state *state)
{
    int own = larger(monster_light_radius_max(), status_light_radius_max());
    return larger(larger(own, item_light_radius_max()), hero_light(state).radius);
}

static int lamp_radius_max(void)
{
    return larger(terrain_light_radius_max(), cloud_light_radius_max());
}

static struct search search_begin(const struct state *state, bool is_for_lamps, struct area area)
{
    const struct level *level = state_level_const(state);
    struct search search = {.state = state, .is_for_lamps = is_for_lamps, .area = area};
    int radius = is_for_lamps ? lamp_radius_max() : actor_radius_max(state);
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
                      ? source_of_cell(level, search->at)
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

void lighting_note_cell(struct state *state, struct point p, struct cell_look before)
{
    struct cell_look look = level_look(state_level(state), p);
    if (state_is_plain(state) || !state->vision.light_is_current)
        return;
    note_lamp(state, p, before.light_radius);
    note_lamp(state, p, look.light_radius);
    if (before.blocks_sight != look.blocks_sight)
        note_opacity(state, p);
}

void lighting_note_all(struct state *state)
{
    state->vision.light_is_current = false;
}

/* Casts are kept whole, so that a source that turns needs no new one. */
static void add_cone(struct light_grid *lights, const struct light_cast *whole,
                     const struct source *source, struct area area)
{
    struct light_cast cast = *whole;
    light_cast_keep_ahead(&cast, source->ahead);
    light_grid_add(lights, &cast, source->colour, area);
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
        if (source.is_cone)
            add_cone(lights, cast, &source, search.area);
        else
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
