#include "rules/alter.h"

#include "rules/finale.h"
#include "rules/ground.h"
#include "rules/light/beacons.h"
#include "rules/light/ember.h"
#include "rules/light/flames.h"
#include "rules/visibility.h"

/* A change at a cell that the hero may notice: begun before it happens and ended after. */
struct change {
    struct event event;
    bool is_perceived;
};

static struct change begin_change(const struct state *state, struct handle by, struct event event)
{
    const struct level *level = state_level_const(state);
    struct change change = {event,
                            state_is_hero(state, by) || bit_grid_has(&level->visible, event.to)};
    if (!handle_is_none(by) && visibility_sees(state, by)) {
        change.event.actor = by;
        change.event.monster = level_actor_const(level, by)->kind;
    }
    return change;
}

static void end_change(struct state *state, const struct change *change)
{
    visibility_refresh_cells(state);
    if (change->is_perceived)
        level_update_memory(state_level(state), change->event.to); /* even if it is dark now */
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

bool alter_kindle(struct state *state, struct handle by, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(state_level(state), p);
    if (kind->kindles_to == TERRAIN_NONE || ember_is_wanted(state, kind))
        return false;
    bool is_by_hero = !handle_is_none(by) && state_is_hero(state, by);
    change_terrain(state, by, p, (enum terrain)kind->kindles_to, EFFECT_KINDLE);
    if (kind->blesses && is_by_hero)
        beacons_bless(state, p);
    if (kind->wins && is_by_hero)
        finale_begin(state, p);
    return true;
}

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

bool alter_douse(struct state *state, struct handle by, struct point p)
{
    const struct level *level = state_level(state);
    struct handle bearer = grid_contains(level->grid, p) ? level_actor_at(level, p) : HANDLE_NONE;
    bool has_burnt = !handle_is_none(bearer) && flames_put_out(state, bearer);
    if (!level_can_douse(level, p))
        return has_burnt;
    /* A cell has a lamp or a burning cloud, never both. */
    enum terrain cold = (enum terrain)level_terrain_kind(level, p)->douses_to;
    if (cold == TERRAIN_NONE)
        smother(state, by, p);
    else
        change_terrain(state, by, p, cold, EFFECT_DOUSE);
    return true;
}

bool alter_dig(struct state *state, struct handle by, struct point p)
{
    const struct level *level = state_level(state);
    if (!level_can_dig(level, p))
        return false;
    change_terrain(state, by, p, (enum terrain)level_terrain_kind(level, p)->digs_to, EFFECT_DIG);
    return true;
}

bool alter_smash(struct state *state, struct handle by, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(state_level(state), p);
    if (kind->pushed_on == TERRAIN_NONE || kind->digs_to == TERRAIN_NONE)
        return false;
    change_terrain(state, by, p, (enum terrain)kind->digs_to, EFFECT_NONE);
    return true;
}
