#include "rules/ground.h"

#include "rules/beacons.h"
#include "rules/finale.h"
#include "rules/harm.h"
#include "rules/statuses.h"
#include "rules/visibility.h"

#include <assert.h>

/* Turns that fire lasts in a cell, and what burns longer. */
#define FIRE_TURNS 3
#define FIRE_TURNS_FLAMMABLE 6
#define HOLD_TURNS 4
#define BURNING_TURNS 3
#define MENDED 1 /* health a turn */
/* Cells across the widest cloud that is spread at once. */
#define SPREAD_SIDE_MAX 15

void ground_set_terrain(struct state *state, struct point p, enum terrain terrain)
{
    struct level *level = state_level(state);
    struct cell_look before = level_look(level, p);
    level_set_terrain(level, p, terrain);
    visibility_note_cell(state, p, before);
}

void ground_set_cloud(struct state *state, struct point p, enum cloud cloud, int turns)
{
    struct level *level = state_level(state);
    struct cell_look before = level_look(level, p);
    if (cloud == CLOUD_NONE && level_cloud(level, p) == CLOUD_NONE)
        return;
    level_set_cloud(level, p, cloud, turns);
    visibility_note_cell(state, p, before);
}

/* Whether a cloud can hang in a cell. */
static bool has_room(const struct level *level, struct point p)
{
    return bit_grid_has(&level->flyable, p);
}

/* Whether what is in a cell already is not driven out by what drifts there: marks, webs, flames. */
static bool is_kept(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE &&
           (cloud_get(cloud)->is_lasting || cloud_get(cloud)->light_radius > 0);
}

void ground_spread_cloud(struct state *state, struct point at, int radius, enum cloud cloud,
                         int turns)
{
    const struct level *level = state_level(state);
    bool reached[SPREAD_SIDE_MAX * SPREAD_SIDE_MAX] = {false};
    int side = 2 * radius + 1;
    assert(side <= SPREAD_SIDE_MAX);
    /* Whom it reaches is decided before the first puff hides the rest. */
    for (int i = 0; i < side * side; i++) {
        struct point p = point_add(at, point_make(i % side - radius, i / side - radius));
        reached[i] = has_room(level, p) && (i == side * side / 2 || !is_kept(level, p)) &&
                     point_is_within(at, p, radius) &&
                     fov_sees(fov_get(state->fov), &level->opacity, at, radius, p);
    }
    for (int i = 0; i < side * side; i++)
        if (reached[i])
            ground_set_cloud(state, point_add(at, point_make(i % side - radius, i / side - radius)),
                             cloud, turns);
}

/* A change at a cell, made by somebody or by HANDLE_NONE. Begun before it happens, ended behind it. */
struct change {
    struct event event;
    bool is_perceived;
};

static struct change begin_change(const struct state *state, struct handle by, struct event event)
{
    const struct level *level = state_level_const(state);
    struct change change = {event,
                            state_is_hero(state, by) || bit_grid_has(&level->visible, event.to)};
    if (!handle_is_none(by) && harm_is_perceived(state, by)) {
        change.event.actor = by;
        change.event.monster = level_actor_const(level, by)->kind;
    }
    return change;
}

/* Tells of it if the hero brought it about, or saw the cell before it or sees it now. */
static void end_change(struct state *state, const struct change *change)
{
    visibility_refresh_cells(state);
    if (change->is_perceived || bit_grid_has(&state_level_const(state)->visible, change->event.to))
        event_list_add(&state->events, change->event);
}

static void change_terrain(struct state *state, struct handle by, struct point p, enum terrain to,
                           enum effect effect)
{
    struct change change =
        begin_change(state, by,
                     (struct event){.kind = EVENT_TERRAIN,
                                    .terrain = level_shown(state_level_const(state), p),
                                    .effect = effect,
                                    .to = p});
    ground_set_terrain(state, p, to);
    end_change(state, &change);
}

bool ground_kindle(struct state *state, struct handle by, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(state_level(state), p);
    if (kind->kindles_to == TERRAIN_NONE)
        return false;
    bool is_by_hero = !handle_is_none(by) && state_is_hero(state, by);
    change_terrain(state, by, p, (enum terrain)kind->kindles_to, EFFECT_KINDLE);
    if (kind->blesses && is_by_hero)
        beacons_bless(state, p);
    if (kind->wins && is_by_hero)
        finale_begin(state, p);
    return true;
}

/* Puts out what burns in a cell. */
static void smother(struct state *state, struct handle by, struct point p)
{
    struct change change =
        begin_change(state, by,
                     (struct event){.kind = EVENT_DOUSED,
                                    .cloud = level_cloud(state_level_const(state), p),
                                    .effect = EFFECT_DOUSE,
                                    .to = p});
    ground_set_cloud(state, p, CLOUD_NONE, 0);
    end_change(state, &change);
}

bool ground_douse(struct state *state, struct handle by, struct point p)
{
    const struct level *level = state_level(state);
    if (!level_can_douse(level, p))
        return false;
    /* No cloud hangs over a lamp, so it is one or the other. */
    enum terrain cold = (enum terrain)level_terrain_kind(level, p)->douses_to;
    if (cold == TERRAIN_NONE)
        smother(state, by, p);
    else
        change_terrain(state, by, p, cold, EFFECT_DOUSE);
    return true;
}

bool ground_dig(struct state *state, struct handle by, struct point p)
{
    const struct level *level = state_level(state);
    if (!level_can_dig(level, p))
        return false;
    change_terrain(state, by, p, (enum terrain)level_terrain_kind(level, p)->digs_to, EFFECT_DIG);
    return true;
}

bool ground_smash(struct state *state, struct handle by, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(state_level(state), p);
    if (kind->pushed_on == TERRAIN_NONE || kind->digs_to == TERRAIN_NONE)
        return false;
    change_terrain(state, by, p, (enum terrain)kind->digs_to, EFFECT_NONE);
    return true;
}

static bool is_flammable(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return level_terrain_kind(level, p)->burns_to != TERRAIN_NONE ||
           (cloud != CLOUD_NONE && cloud_get(cloud)->is_flammable);
}

/* The cloud that burns. */
static enum cloud fire(void)
{
    int c = CLOUD_NONE + 1;
    while (!cloud_get((enum cloud)c)->burns)
        c++;
    return (enum cloud)c;
}

bool ground_burn(struct state *state, struct point p)
{
    const struct level *level = state_level(state);
    bool is_fuel = level_terrain_kind(level, p)->burns_to != TERRAIN_NONE;
    if ((!level_is_walkable(level, p) && !is_fuel) || level_terrain_kind(level, p)->is_water)
        return false;
    ground_set_cloud(state, p, fire(), is_flammable(level, p) ? FIRE_TURNS_FLAMMABLE : FIRE_TURNS);
    return true;
}

static uint8_t *turns_left(struct level *level, struct point p)
{
    return &level->cloud_turns[grid_index(level->grid, p)];
}

/* What a fire that goes out leaves. */
static void burn_down(struct state *state, struct point p)
{
    enum terrain to = (enum terrain)level_terrain_kind(state_level(state), p)->burns_to;
    ground_set_cloud(state, p, CLOUD_NONE, 0);
    if (to != TERRAIN_NONE)
        ground_set_terrain(state, p, to);
}

/* What catches fire now gets a turn more than the rest, so that it does not spread before the next. */
static void spread(struct state *state, struct point p)
{
    struct level *level = state_level(state);
    int percent = cloud_get(level_cloud(level, p))->spreads_percent;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) && !level_is_on_fire(level, beside) &&
            is_flammable(level, beside) && random_chance(&state->blows_random, percent, 100) &&
            ground_burn(state, beside))
            ++*turns_left(level, beside);
    }
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

/* Who is no friend of the hero and in a cloud that mends gets health. */
static void mend(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    const struct actor *actor = level_actor(level, handle);
    if (cloud_get(level_cloud(level, actor->position))->mends && !state_is_hero(state, handle) &&
        !actor->is_ally)
        harm_heal(state, handle, MENDED);
}

void ground_turn(struct state *state)
{
    const struct level *level = state_level(state);
    struct area all = area_of_grid(level->grid);
    if (level->cloud_count == 0)
        return;
    for (struct point p = area_before(all); bit_grid_next(&level->cloud_cells, all, &p);)
        if (level_is_on_fire(level, p) &&
            level->cloud_turns[grid_index(level->grid, p)] <= FIRE_TURNS_FLAMMABLE)
            spread(state, p);
    for (struct point p = area_before(all); bit_grid_next(&level->cloud_cells, all, &p);) {
        struct handle actor = level_actor_at(level, p);
        if (!handle_is_none(actor)) {
            mend(state, actor);
            ground_enter(state, actor);
        }
        if (level_cloud(level, p) != CLOUD_NONE) /* a web that has just caught somebody is gone */
            fade(state, p);
    }
}

void ground_enter(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    const struct actor *actor = level_actor(level, handle);
    struct point p = actor->position;
    if (level_terrain_kind(level, p)->is_water && !monster_get(actor->kind)->flies)
        statuses_shed_in_water(state, handle);
    enum cloud cloud = level_cloud(level, p);
    if (cloud == CLOUD_NONE)
        return;
    const struct cloud_kind *kind = cloud_get(cloud);
    if (kind->burns)
        statuses_set_on_fire(state, handle, BURNING_TURNS);
    if (kind->holds && !monster_get(actor->kind)->crosses_webs) {
        statuses_hold(state, handle, HOLD_TURNS);
        ground_set_cloud(state, p, CLOUD_NONE, 0);
    }
}
