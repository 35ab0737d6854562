#include "game/travel/avoid_zone.h"

#include "base/integer.h"
#include "game/travel/danger.h"
#include "sight/fov.h"
#include "world/perception.h"

static struct avoid_zone *find(struct avoid_zones *zones, struct handle actor)
{
    for (int i = 0; i < zones->count; i++)
        if (handle_is_equal(zones->all[i].actor, actor))
            return &zones->all[i];
    return NULL;
}

/* Drops the zones of actors that are gone or have lost interest, and those about to be noted again. */
static void drop_old(struct avoid_zones *zones, const struct state *state, bool is_noted_anew)
{
    const struct pool *pool = &state_level_const(state)->actor_pool;
    int count = 0;
    for (int i = 0; i < zones->count; i++) {
        const struct avoid_zone *zone = &zones->all[i];
        if (!pool_resolves(pool, zone->actor) ||
            (zone->is_noticed ? !danger_is_shunned(state, zone->actor.index) : is_noted_anew))
            continue;
        zones->all[count++] = *zone;
    }
    zones->count = count;
}

static void add(struct avoid_zones *zones, const struct avoid_zone *zone)
{
    struct avoid_zone *before = find(zones, zone->actor);
    if (before)
        *before = *zone;
    else if (zones->count < AVOID_ZONES_MAX)
        zones->all[zones->count++] = *zone;
}

static void note_noticed(struct avoid_zones *zones, const struct state *state, struct handle handle)
{
    struct point at = level_actor_const(state_level_const(state), handle)->position;
    int radius = point_chebyshev(state_hero_const(state)->position, at);
    const struct avoid_zone *before = find(zones, handle);
    if (before && before->is_noticed && before->radius < radius)
        radius = before->radius;
    add(zones,
        &(struct avoid_zone){.actor = handle, .at = at, .radius = radius, .is_noticed = true});
}

/* Whether the actor would call others and is, as far as the hero knows, where it is or was last seen. */
static bool is_watching(const struct state *state, const struct actor *actor)
{
    bool is_there =
        actor->is_seen || (actor->seen_until > 0 &&
                           !bit_grid_has(&state_level_const(state)->visible, actor->seen_at));
    return is_there && !actor->is_asleep && danger_calls(monster_get(actor->kind));
}

static void note_watching(struct avoid_zones *zones, const struct state *state,
                          struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    struct point at = actor->is_seen ? actor->position : actor->seen_at;
    int radius = point_chebyshev(state_hero_const(state)->position, at);
    int sight = perception_light_radius(state, actor);
    add(zones, &(struct avoid_zone){.actor = handle, .at = at, .radius = int_min(radius, sight)});
}

/* Moves of creatures that have not noticed the hero count only once the hero has seen more, so that the way does not waver. */
void avoid_zone_update(struct avoid_zones *zones, const struct state *state)
{
    const struct level *level = state_level_const(state);
    bool is_anew = zones->known != level->seen_count;
    if (is_anew)
        zones->level = AVOID_ZONES_ALL;
    zones->known = level->seen_count;
    drop_old(zones, state, is_anew);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (!pool_is_used(&level->actor_pool, i) || state_is_hero(state, handle))
            continue;
        if (danger_is_shunned(state, i))
            note_noticed(zones, state, handle);
        else if (is_anew && is_watching(state, &level->actors[i]))
            note_watching(zones, state, handle);
    }
}

bool avoid_zone_relax(struct avoid_zones *zones)
{
    if (zones->level == AVOID_ZONES_NONE)
        return false;
    zones->level = (enum avoid_zone_level)(zones->level - 1);
    return true;
}

static bool holds(const struct avoid_zone *zone, const struct state *state, struct point p)
{
    const struct opacity *opacity = &state_level_const(state)->opacity;
    return point_chebyshev(p, zone->at) < zone->radius &&
           (zone->is_noticed || fov_sees(fov_get(state->fov), opacity, zone->at, FOV_UNLIMITED, p));
}

bool avoid_zone_holds(const struct avoid_zones *zones, const struct state *state, struct point p)
{
    for (int i = 0; i < zones->count; i++) {
        const struct avoid_zone *zone = &zones->all[i];
        enum avoid_zone_level min = zone->is_noticed ? AVOID_ZONES_NOTICED : AVOID_ZONES_ALL;
        if (zones->level >= min && holds(zone, state, p))
            return true;
    }
    return false;
}
