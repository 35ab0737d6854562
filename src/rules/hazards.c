#include "rules/hazards.h"

#include "rules/drops.h"
#include "rules/ground.h"
#include "rules/harm.h"
#include "rules/light/flames.h"
#include "rules/noise.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/flame.h"

#define FIRE_TURNS 3
#define FIRE_TURNS_FLAMMABLE 6
#define HOLD_TURNS 4
#define BURNING_TURNS 3
#define BURNING_TURNS_CLINGING 6 /* by oil or gas */
#define HEALED_BY_CLOUD 1        /* health a turn */

static bool is_oily(const struct level *level, struct point p)
{
    return level_terrain_kind(level, p)->is_oily && !level_is_on_fire(level, p);
}

static bool is_flammable(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return level_terrain_kind(level, p)->burns_to != TERRAIN_NONE ||
           (cloud != CLOUD_NONE && cloud_get(cloud)->is_flammable);
}

bool hazards_may_burn(const struct terrain_kind *kind)
{
    return (kind->is_walkable || kind->burns_to != TERRAIN_NONE) && !kind->is_water;
}

bool hazards_ignite_for(struct state *state, struct point p, int times)
{
    const struct level *level = state_level(state);
    if (!hazards_may_burn(level_terrain_kind(level, p)))
        return false;
    ground_set_cloud(state, p, cloud_fire(),
                     is_flammable(level, p) ? FIRE_TURNS_FLAMMABLE : FIRE_TURNS * times);
    return true;
}

bool hazards_ignite(struct state *state, struct point p)
{
    return hazards_ignite_for(state, p, 1);
}

static uint8_t *turns_left(struct level *level, struct point p)
{
    return &level->cloud_turns[grid_index(level->grid, p)];
}

/* Leaves what remains after a fire. */
static void burn_down(struct state *state, struct point p)
{
    enum terrain to = (enum terrain)level_terrain_kind(state_level(state), p)->burns_to;
    ground_set_cloud(state, p, CLOUD_NONE, 0);
    if (to != TERRAIN_NONE)
        ground_set_terrain(state, p, to);
}

/* New fires get an extra turn, so that they don't spread before the next one. */
static void catch_fire(struct state *state, struct point p)
{
    if (hazards_ignite(state, p))
        ++*turns_left(state_level(state), p);
}

/* Fire spreads by chance, but to oil whenever it can. */
static void spread(struct state *state, struct point p)
{
    struct level *level = state_level(state);
    int percent = cloud_get(level_cloud(level, p))->spreads_percent;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!grid_contains(level->grid, beside) || level_is_on_fire(level, beside) ||
            !is_flammable(level, beside))
            continue;
        if (is_oily(level, beside) ||
            (percent > 0 && random_chance(&state->blows_random, percent, 100)))
            catch_fire(state, beside);
    }
    if (is_oily(level, p))
        catch_fire(state, p);
}

static bool may_spread(const struct level *level, struct point p)
{
    const struct cloud_kind *kind = cloud_get(level_cloud(level, p));
    bool is_new =
        kind->burns && level->cloud_turns[grid_index(level->grid, p)] > FIRE_TURNS_FLAMMABLE;
    return kind->is_flame && !is_new;
}

/* What burns and stands in oil sets it alight. */
static void kindle_oil(struct state *state)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_afflicted(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_oily(level, actor->position) && actor_has_any(actor, status_burns))
            catch_fire(state, actor->position);
    }
}

static bool cloud_bursts(const struct cloud_kind *kind)
{
    return kind->bursts_as != CLOUD_NONE;
}

/* Whether a flame sets off what hangs in the cell. */
static bool is_touched_off(const struct state *state, struct point p)
{
    return cloud_bursts(cloud_get(level_cloud(state_level_const(state), p))) &&
           flame_is_around(state, p);
}

static bool may_spread_burst(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point to = point_step(from, direction);
    return grid_contains(level->grid, to) && level_cloud(level, to) == level_cloud(level, from);
}

static void blaze(struct state *state, struct point p, enum cloud from, enum cloud to)
{
    const struct level *level = state_level_const(state);
    struct area area = area_around(p, 1, level->grid);
    for (struct point at = area_before(area); area_next(area, &at);)
        if (bit_grid_has(&level->flyable, at) &&
            (level_cloud(level, at) == from || !ground_keeps_cloud(level, at)))
            ground_set_cloud(state, at, to, cloud_get(to)->turns);
}

/* All the gas that hangs together goes up at once, over what is in it and beside it. */
static void burst(struct state *state, struct point at)
{
    const struct level *level = state_level_const(state);
    struct distance_map *map = &state->ai_memory.distances;
    enum cloud gas = level_cloud(level, at);
    enum cloud to = (enum cloud)cloud_get(gas)->bursts_as;
    bool is_seen = false;
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, at);
    distance_map_fill(map, may_spread_burst, level, DISTANCE_UNREACHED);
    for (size_t i = 0; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        is_seen |= bit_grid_has(&level->visible, p);
        blaze(state, p, gas, to);
    }
    if (is_seen)
        ADD_EVENT(state, .kind = EVENT_CLOUD, .cloud = to, .to = at);
    noise_make(state, HANDLE_NONE, at, LOUDNESS_DEAFENING);
}

void hazards_drop(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (monster_get(actor->kind)->flies)
        return;
    if (state_is_hero(state, handle)) {
        state->is_falling = true;
        state->warned_cell = actor->position;
        return;
    }
    if (visibility_sees(state, handle))
        ADD_EVENT(state, .kind = EVENT_FELL_AWAY, .victim = handle, .victim_kind = actor->kind,
                  .to = actor->position, .is_ally = actor->is_ally);
    harm_remove(state, handle);
}

/* What lies in the cell slides off before it breaks. */
static void break_floor(struct state *state, struct point p)
{
    const struct level *level = state_level(state);
    struct handle stander = level_actor_at(level, p);
    enum terrain to = (enum terrain)level_terrain_kind(level, p)->breaks_to;
    ground_set_cloud(state, p, CLOUD_NONE, 0);
    if (to == TERRAIN_NONE)
        return;
    if (bit_grid_has(&level->visible, p) && !event_list_has(&state->events, EVENT_GAVE_WAY))
        ADD_EVENT(state, .kind = EVENT_GAVE_WAY, .to = p);
    ground_set_terrain(state, p, to);
    drops_slide(state, p);
    if (!handle_is_none(stander))
        hazards_drop(state, stander);
}

static void fade(struct state *state, struct point p)
{
    struct level *level = state_level(state);
    const struct cloud_kind *kind = cloud_get(level_cloud(level, p));
    if (kind->is_lasting)
        return;
    if (*turns_left(level, p) > 1)
        --*turns_left(level, p);
    else if (kind->burns)
        burn_down(state, p);
    else
        ground_set_cloud(state, p, CLOUD_NONE, 0);
}

static bool cloud_breaks(const struct cloud_kind *kind)
{
    return kind->breaks;
}

void hazards_break(struct state *state)
{
    struct level *level = state_level(state);
    struct area all = area_of_grid(level->grid);
    bool has_any = level_has_cloud(level, cloud_breaks);
    for (struct point p = area_before(all); has_any && bit_grid_next(&level->cloud_cells, all, &p);)
        if (cloud_get(level_cloud(level, p))->breaks && --*turns_left(level, p) == 0)
            break_floor(state, p);
}

/* Some clouds heal the hero's enemies. */
static void mend(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    const struct actor *actor = level_actor(level, handle);
    if (cloud_get(level_cloud(level, actor->position))->mends && !state_is_hero(state, handle) &&
        !actor->is_ally)
        harm_heal(state, handle, HEALED_BY_CLOUD);
}

static bool is_in_water(const struct level *level, const struct actor *actor)
{
    return level_terrain_kind(level, actor->position)->is_water && !monster_get(actor->kind)->flies;
}

/* Water puts out what burns in it, so a burst over water hurts at once. */
static void scorch_in_water(struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    if (!level_is_on_fire(level, actor->position) || !is_in_water(level, actor))
        return;
    suspicion_wake(state, handle);
    flames_burn(state, handle);
}

bool hazards_kindle(struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    if (level_cloud(level, p) == CLOUD_NONE ||
        cloud_get(level_cloud(level, p))->bursts_as == CLOUD_NONE)
        return is_flammable(level, p) && hazards_ignite(state, p);
    burst(state, p);
    return true;
}

static bool cloud_is_flame(const struct cloud_kind *kind)
{
    return kind->is_flame;
}

/* Fires spread, then gas beside flames bursts. */
static void spread_all(struct state *state)
{
    const struct level *level = state_level(state);
    struct area all = area_of_grid(level->grid);
    bool has_flames = level_has_cloud(level, cloud_is_flame);
    for (struct point p = area_before(all);
         has_flames && bit_grid_next(&level->cloud_cells, all, &p);)
        if (may_spread(level, p))
            spread(state, p);
    bool has_gas = level_has_cloud(level, cloud_bursts);
    for (struct point p = area_before(all); has_gas && bit_grid_next(&level->cloud_cells, all, &p);)
        if (is_touched_off(state, p))
            burst(state, p);
}

void hazards_turn(struct state *state)
{
    const struct level *level = state_level(state);
    struct area all = area_of_grid(level->grid);
    kindle_oil(state);
    if (level->cloud_count == 0)
        return;
    spread_all(state);
    for (struct point p = area_before(all); bit_grid_next(&level->cloud_cells, all, &p);) {
        struct handle actor = level_actor_at(level, p);
        if (!handle_is_none(actor)) {
            mend(state, actor);
            hazards_enter(state, actor);
            scorch_in_water(state, actor);
        }
        if (level_cloud(level, p) != CLOUD_NONE) /* a web that has just caught something is gone */
            fade(state, p);
    }
}

void hazards_stir(struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    enum cloud ripples = cloud_ripples();
    if (level_would_ripple(level, actor->position) && !monster_get(actor->kind)->flies)
        ground_set_cloud(state, actor->position, ripples, cloud_get(ripples)->turns);
}

void hazards_enter(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    const struct actor *actor = level_actor(level, handle);
    struct point p = actor->position;
    const struct terrain_kind *under = level_terrain_kind(level, p);
    bool flies = monster_get(actor->kind)->flies;
    if (is_in_water(level, actor))
        statuses_shed_in_water(state, handle);
    if (under->dusts != EFFECT_NONE && !flies)
        statuses_begin(state, handle, status_find_effect(under->dusts), under->dust_turns);
    enum cloud cloud = level_cloud(level, p);
    if (cloud == CLOUD_NONE)
        return;
    const struct cloud_kind *kind = cloud_get(cloud);
    if (kind->burns && !is_in_water(level, actor))
        statuses_set_on_fire(
            state, handle, under->is_oily || kind->clings ? BURNING_TURNS_CLINGING : BURNING_TURNS);
    if (kind->holds && !monster_get(actor->kind)->crosses_webs) {
        statuses_hold(state, handle, HOLD_TURNS);
        ground_set_cloud(state, p, CLOUD_NONE, 0);
    }
}
