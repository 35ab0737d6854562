#include "game/travel/avoid_zone.h"

#include "game/travel/danger.h"

#include "sight/fov.h"

static struct avoid_zone *find(struct avoid_zones *avoid_zones, struct handle actor)
{
    for (int i = 0; i < avoid_zones->count; i++)
        if (handle_is_equal(avoid_zones->all[i].actor, actor))
            return &avoid_zones->all[i];
    return NULL;
}

/* Forgets those of actors that are dead or gone, have lost interest, or are to be noted anew. */
static void drop_old(struct avoid_zones *avoid_zones, const struct state *state, bool is_noted_anew)
{
    const struct pool *pool = &state_level_const(state)->actor_pool;
    int count = 0;
    for (int i = 0; i < avoid_zones->count; i++) {
        const struct avoid_zone *avoid_zone = &avoid_zones->all[i];
        if (!pool_resolves(pool, avoid_zone->actor) ||
            (avoid_zone->is_noticed ? !danger_is_shunned(state, avoid_zone->actor.index)
                                    : is_noted_anew))
            continue;
        avoid_zones->all[count++] = *avoid_zone;
    }
    avoid_zones->count = count;
}

static void add(struct avoid_zones *avoid_zones, const struct avoid_zone *avoid_zone)
{
    struct avoid_zone *before = find(avoid_zones, avoid_zone->actor);
    if (before)
        *before = *avoid_zone;
    else if (avoid_zones->count < AVOID_ZONES_MAX)
        avoid_zones->all[avoid_zones->count++] = *avoid_zone;
}

static void note_noticed(struct avoid_zones *avoid_zones, const struct state *state,
                         struct handle handle)
{
    struct point at = level_actor_const(state_level_const(state), handle)->position;
    int steps = point_chebyshev(state_hero_const(state)->position, at);
    const struct avoid_zone *before = find(avoid_zones, handle);
    if (before && before->is_noticed && before->steps < steps)
        steps = before->steps;
    add(avoid_zones,
        &(struct avoid_zone){.actor = handle, .at = at, .steps = steps, .is_noticed = true});
}

/* Whether he knows of one that would call others, and of no reason why it should not be where he sees it, or last saw it. */
static bool is_watching(const struct state *state, const struct actor *actor)
{
    bool is_there =
        actor->is_seen || (actor->seen_until > 0 &&
                           !bit_grid_has(&state_level_const(state)->visible, actor->seen_at));
    return is_there && !actor->is_asleep && danger_calls(monster_get(actor->kind));
}

static void note_watching(struct avoid_zones *avoid_zones, const struct state *state,
                          struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    struct point at = actor->is_seen ? actor->position : actor->seen_at;
    int steps = point_chebyshev(state_hero_const(state)->position, at);
    int sight = monster_get(actor->kind)->light_sight;
    add(avoid_zones,
        &(struct avoid_zone){.actor = handle, .at = at, .steps = steps < sight ? steps : sight});
}

/* What those do who have not noticed him changes nothing until he has seen more: a journey does not waver with their steps. */
void avoid_zone_note(struct avoid_zones *avoid_zones, const struct state *state)
{
    const struct level *level = state_level_const(state);
    bool is_anew = avoid_zones->known != level->seen_count;
    if (is_anew)
        avoid_zones->heed = AVOID_ZONES_HEEDED_ALL;
    avoid_zones->known = level->seen_count;
    drop_old(avoid_zones, state, is_anew);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (state_is_hero(state, handle))
            continue;
        if (danger_is_shunned(state, i))
            note_noticed(avoid_zones, state, handle);
        else if (is_anew && is_watching(state, &level->actors[i]))
            note_watching(avoid_zones, state, handle);
    }
}

bool avoid_zone_loosen(struct avoid_zones *avoid_zones)
{
    if (avoid_zones->heed == AVOID_ZONES_HEEDED_NONE)
        return false;
    avoid_zones->heed = (enum avoid_zone_heed)(avoid_zones->heed - 1);
    return true;
}

static bool holds(const struct avoid_zone *avoid_zone, const struct state *state, struct point p)
{
    const struct opacity *opacity = &state_level_const(state)->opacity;
    return point_chebyshev(p, avoid_zone->at) < avoid_zone->steps &&
           (avoid_zone->is_noticed ||
            fov_sees(fov_get(state->fov), opacity, avoid_zone->at, FOV_UNLIMITED, p));
}

bool avoid_zone_holds(const struct avoid_zones *avoid_zones, const struct state *state,
                      struct point p)
{
    for (int i = 0; i < avoid_zones->count; i++) {
        const struct avoid_zone *avoid_zone = &avoid_zones->all[i];
        enum avoid_zone_heed min =
            avoid_zone->is_noticed ? AVOID_ZONES_HEEDED_NOTICED : AVOID_ZONES_HEEDED_ALL;
        if (avoid_zones->heed >= min && holds(avoid_zone, state, p))
            return true;
    }
    return false;
}
