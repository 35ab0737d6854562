#include "rules/light/lighting.h"

#include "base/integer.h"
#include "world/beam.h"
#include "world/hero.h"

static const struct light beam_light = {190, 180, 150};

/* A light given by a cell or an actor; radius 0 is none. */
struct source {
    struct point position;
    int radius;
    struct light colour;
    bool is_cone; /* beyond the radius `around` */
    int around;
    bool is_thrown_whole;
    enum direction ahead;
};

static struct source source_make(struct point p, int radius, struct light colour)
{
    return (struct source){.position = p, .radius = radius, .colour = colour};
}

/* Replaces an actor's own light by that of a status or carried item if it reaches farther. */
static struct source with_more(struct source source, const struct actor *actor)
{
    for (int s = 0; s < STATUS_COUNT && actor_is_afflicted(actor); s++) {
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
        source.around = light.around;
        source.is_thrown_whole = light.shines_in_mirrors;
        source.ahead = actor->facing;
        return source;
    }
    const struct monster_kind *kind = monster_get(actor->kind);
    struct source own = source_make(actor->position, kind->light_radius, kind->light);
    own.is_cone = kind->is_light_cone;
    own.ahead = actor->facing;
    return with_more(own, actor);
}

static struct source source_of_cell(const struct level *level, struct point p)
{
    struct lamp lamp = level_lamp(level, p);
    return source_make(p, lamp.radius, lamp.colour);
}

static int actor_radius_max(const struct state *state)
{
    int own = int_max(monster_light_radius_max(), status_light_radius_max());
    return int_max(int_max(own, item_light_radius_max()), hero_light(state).radius);
}

/* How much farther a light may reach by the mirrors of the level. */
static int mirrors_reach(const struct level *level)
{
    return level->mirror_count > 0 ? MIRROR_FOV_RADIUS : 0;
}

static int lamp_reach_max(const struct level *level)
{
    int floor = int_max(terrain_light_radius_max(), item_light_radius_max());
    return int_max(floor, cloud_light_radius_max()) + mirrors_reach(level);
}

static struct area lamp_area(const struct level *level, struct point p, int radius)
{
    return area_around(p, radius + mirrors_reach(level), level->grid);
}

/* Iterates over the lamps that may light an area. */
struct search {
    const struct level *level;
    struct area area;
    struct area about; /* every lamp in reach lies in here */
    struct point at;
};

static struct search search_begin(const struct state *state, struct area area)
{
    const struct level *level = state_level_const(state);
    struct area about = area_expand(area, lamp_reach_max(level), level->grid);
    return (struct search){level, area, about, area_before(about)};
}

static bool search_next(struct search *search, struct source *source)
{
    const struct level *level = search->level;
    while (bit_grid_next(&level->lit_sources, search->about, &search->at)) {
        *source = source_of_cell(level, search->at);
        if (source->radius > 0 &&
            area_intersects(search->area, lamp_area(level, search->at, source->radius)))
            return true;
    }
    return false;
}

/* Whether there is current light to keep current. */
static bool is_kept(const struct state *state)
{
    return state->vision.light_is_current && !state_is_plain(state);
}

void lighting_note_actor(struct state *state, struct handle handle)
{
    if (is_kept(state))
        light_dynamic_note(&state->vision.laid_light, handle.index);
}

static void note_lamp(struct state *state, struct point p, int radius)
{
    struct vision *vision = &state->vision;
    if (radius > 0)
        vision->stale_lamp_light =
            area_unite(vision->stale_lamp_light, lamp_area(state_level_const(state), p, radius));
}

void lighting_note_beams(struct state *state)
{
    if (is_kept(state) && beam_mask(state) != 0)
        note_lamp(state, state->finale.lamp, BEAM_RADIUS);
}

/* Whether a mirror may throw light on the cell, or over it. */
static bool is_by_mirror(const struct level *level, struct point p)
{
    struct area area = area_around(p, MIRROR_FOV_RADIUS, level->grid);
    struct point at = area_before(area);
    return level->mirror_count > 0 && bit_grid_next(&level->mirrors, area, &at);
}

/* Notes that a cell has begun or ceased to block light, or to take none. */
static void note_opacity(struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct vision *vision = &state->vision;
    struct source source;
    light_cache_drop_around(&vision->casts, p);
    for (struct search lamps = search_begin(state, (struct area){p, p});
         search_next(&lamps, &source);)
        note_lamp(state, source.position, source.radius);
    if (point_is_within(state->finale.lamp, p, BEAM_RADIUS))
        lighting_note_beams(state);
    struct area about = area_around(p, actor_radius_max(state), level->grid);
    for (struct point at = area_before(about); bit_grid_next(&level->occupied, about, &at);)
        light_dynamic_note_reaching(&vision->laid_light, level_actor_at(level, at).index, p);
}

void lighting_note_cell(struct state *state, struct point p, struct cell_look before)
{
    struct cell_look look = level_look(state_level(state), p);
    if (!is_kept(state))
        return;
    note_lamp(state, p, before.light_radius);
    note_lamp(state, p, look.light_radius);
    if (before.lights_floor != look.lights_floor)
        state->vision.stale_lamp_light = area_of_grid(state_level(state)->grid);
    bool has_changed = before.blocks_sight != look.blocks_sight || before.darkens != look.darkens;
    if (before.darkens != look.darkens)
        note_lamp(state, p, 1);
    if (has_changed)
        note_opacity(state, p);
    /* What was thrown on is known only as long as it would be thrown again. */
    if (before.is_mirror != look.is_mirror ||
        (has_changed && is_by_mirror(state_level_const(state), p)))
        lighting_note_all(state);
}

void lighting_note_all(struct state *state)
{
    state->vision.light_is_current = false;
}

static struct light_ways ways_of(struct state *state)
{
    struct level *level = state_level(state);
    return (struct light_ways){.algorithm = fov_get(state->fov),
                               .opacity = &level->opacity,
                               .mirrors = level->mirror_count > 0 ? &level->mirrors : NULL,
                               .shade = level->cloud_count > 0 ? &level->shade : NULL,
                               .casts = &state->vision.casts,
                               .scratch = &state->vision.source_view};
}

static void add_lamp(const struct light_ways *ways, const struct source *source,
                     struct light_grid *lights, struct area area)
{
    const struct light_cast *kept = light_ways_cast(ways, source->position, source->radius);
    light_grid_add(lights, kept, source->colour, area);
    if (!ways->mirrors)
        return;
    struct light_cast cast;
    light_cast_copy(&cast, kept);
    light_mirror_add(ways, &cast, source->colour, lights, area);
}

/* Adds one light to all cells of the cast within an area. */
static void fill_cast(struct light_grid *lights, const struct light_cast *cast, struct light colour,
                      struct area area)
{
    for (int i = 0; i <= 2 * cast->radius; i++)
        for (uint64_t left = cast->rows[i]; left; left &= left - 1) {
            struct point p = {cast->source.x - cast->radius + bit_lowest(left),
                              cast->source.y - cast->radius + i};
            light_grid_fill(lights, colour, area_intersect((struct area){p, p}, area));
        }
}

/* The beams of the great lamp are as bright far off as near. */
static void add_beams(const struct state *state, const struct light_ways *ways,
                      struct light_grid *lights, struct area area)
{
    unsigned mask = beam_mask(state);
    struct point lamp = state->finale.lamp;
    struct light_cast beams;
    if (mask == 0 || !area_intersects(area, lamp_area(state_level_const(state), lamp, BEAM_RADIUS)))
        return;
    light_cast_copy(&beams, light_ways_cast(ways, lamp, BEAM_RADIUS));
    light_cast_keep_eighths(&beams, mask);
    fill_cast(lights, &beams, beam_light, area);
    if (ways->mirrors)
        light_mirror_add(ways, &beams, beam_light, lights, area);
}

/* Adds the light of the floor itself within an area. */
static void light_floor(struct state *state, struct area area)
{
    const struct level *level = state_level_const(state);
    light_grid_fill(&state->vision.lamp_light, level->floor_light, area);
    for (struct point p = area_before(area); bit_grid_next(&level->shade, area, &p);)
        light_grid_clear(&state->vision.lamp_light, (struct area){p, p});
}

/* Replaces the light of all lamps within an area. */
static void refresh_lamps(struct state *state, struct area area)
{
    struct vision *vision = &state->vision;
    struct light_ways ways = ways_of(state);
    struct source source;
    light_grid_subtract_grid(&vision->light, &vision->lamp_light, area);
    light_grid_clear(&vision->lamp_light, area);
    if (level_is_lit(state_level_const(state)))
        light_floor(state, area);
    for (struct search lamps = search_begin(state, area); search_next(&lamps, &source);)
        add_lamp(&ways, &source, &vision->lamp_light, area);
    add_beams(state, &ways, &vision->lamp_light, area);
    light_grid_add_grid(&vision->light, &vision->lamp_light, area);
}

/* Casts are cached whole, so a cone that turns needs no new one. */
static struct area lay(struct state *state, const struct light_ways *ways, uint16_t bearer,
                       const struct source *source)
{
    struct vision *vision = &state->vision;
    const struct light_cast *whole = light_ways_cast(ways, source->position, source->radius);
    if (!source->is_cone && !source->is_thrown_whole)
        return light_dynamic_put(&vision->laid_light, bearer, ways, &vision->light, whole,
                                 source->colour);
    struct light_cast own;
    light_cast_copy(&own, whole);
    own.is_thrown_whole = source->is_thrown_whole;
    if (source->is_cone)
        light_cast_keep_ahead(&own, source->ahead, source->around);
    return light_dynamic_put(&vision->laid_light, bearer, ways, &vision->light, &own,
                             source->colour);
}

/* Updates the light of an actor, also of one that has left; returns where it may have changed. */
static struct area refresh_actor(struct state *state, uint16_t index)
{
    struct vision *vision = &state->vision;
    const struct level *level = state_level_const(state);
    struct light_ways ways = ways_of(state);
    struct area left = light_dynamic_remove(&vision->laid_light, index, &ways, &vision->light);
    if (!pool_is_used(&level->actor_pool, index))
        return left;
    struct source source = source_of_actor(state, &level->actors[index]);
    return source.radius > 0 ? area_unite(left, lay(state, &ways, index, &source)) : left;
}

static void reset(struct state *state)
{
    struct vision *vision = &state->vision;
    const struct level *level = state_level_const(state);
    light_grid_reset(&vision->light, level->grid);
    light_grid_reset(&vision->lamp_light, level->grid);
    light_cache_reset(&vision->casts, level->grid);
    light_dynamic_reset(&vision->laid_light);
    vision->stale_lamp_light = area_of_grid(level->grid);
    vision->light_is_current = true;
    for (uint16_t i = 0; level_next_actor(level, &i) && !state_is_plain(state); i++)
        light_dynamic_note(&vision->laid_light, i);
}

bool lighting_is_current(const struct state *state)
{
    const struct vision *vision = &state->vision;
    return vision->light_is_current && area_is_empty(vision->stale_lamp_light) &&
           !light_dynamic_has_noted(&vision->laid_light);
}

struct area lighting_refresh(struct state *state)
{
    struct vision *vision = &state->vision;
    if (!vision->light_is_current)
        reset(state);
    struct area relit = vision->stale_lamp_light;
    vision->stale_lamp_light = AREA_EMPTY;
    if (!area_is_empty(relit) && !state_is_plain(state))
        refresh_lamps(state, relit);
    for (uint16_t actor; light_dynamic_next(&vision->laid_light, &actor);)
        relit = area_unite(relit, refresh_actor(state, actor));
    return relit;
}
