#include "game/berth.h"

#include "game/danger.h"

#include "sight/fov.h"

static struct berth *find(struct berths *berths, struct handle actor)
{
    for (int i = 0; i < berths->count; i++)
        if (handle_is_equal(berths->all[i].actor, actor))
            return &berths->all[i];
    return NULL;
}

/* Forgets those of actors that are dead or gone, have lost interest, or are to be noted anew. */
static void drop_old(struct berths *berths, const struct state *state, bool is_noted_anew)
{
    const struct pool *pool = &state_level_const(state)->actor_pool;
    int count = 0;
    for (int i = 0; i < berths->count; i++) {
        const struct berth *berth = &berths->all[i];
        if (!pool_resolves(pool, berth->actor) ||
            (berth->is_noticed ? !danger_is_shunned(state, berth->actor.index) : is_noted_anew))
            continue;
        berths->all[count++] = *berth;
    }
    berths->count = count;
}

static void add(struct berths *berths, const struct berth *berth)
{
    struct berth *before = find(berths, berth->actor);
    if (before)
        *before = *berth;
    else if (berths->count < BERTHS_MOST)
        berths->all[berths->count++] = *berth;
}

static void note_noticed(struct berths *berths, const struct state *state, struct handle handle)
{
    struct point at = level_actor_const(state_level_const(state), handle)->position;
    int steps = point_steps(state_hero_const(state)->position, at);
    const struct berth *before = find(berths, handle);
    if (before && before->is_noticed && before->steps < steps)
        steps = before->steps;
    add(berths, &(struct berth){.actor = handle, .at = at, .steps = steps, .is_noticed = true});
}

/* Whether he knows of one that would call others, and of no reason why it should not be where he sees it, or last saw it. */
static bool is_watching(const struct state *state, const struct actor *actor)
{
    bool is_there =
        actor->is_seen || (actor->seen_until > 0 &&
                           !bit_grid_has(&state_level_const(state)->visible, actor->seen_at));
    return is_there && !actor->is_asleep && danger_calls(monster_get(actor->kind));
}

static void note_watching(struct berths *berths, const struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    struct point at = actor->is_seen ? actor->position : actor->seen_at;
    int steps = point_steps(state_hero_const(state)->position, at);
    int sight = monster_get(actor->kind)->light_sight;
    add(berths, &(struct berth){.actor = handle, .at = at, .steps = steps < sight ? steps : sight});
}

/* What those do who have not noticed him changes nothing until he has seen more: a journey does not waver with their steps. */
void berth_note(struct berths *berths, const struct state *state)
{
    const struct level *level = state_level_const(state);
    bool is_anew = berths->known != level->seen_count;
    if (is_anew)
        berths->heed = BERTHS_HEEDED_ALL;
    berths->known = level->seen_count;
    drop_old(berths, state, is_anew);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        struct handle handle = pool_handle(&level->actor_pool, i);
        if (!pool_is_used(&level->actor_pool, i) || state_is_hero(state, handle))
            continue;
        if (danger_is_shunned(state, i))
            note_noticed(berths, state, handle);
        else if (is_anew && is_watching(state, &level->actors[i]))
            note_watching(berths, state, handle);
    }
}

bool berth_loosen(struct berths *berths)
{
    if (berths->heed == BERTHS_HEEDED_NONE)
        return false;
    berths->heed = (enum berth_heed)(berths->heed - 1);
    return true;
}

static bool holds(const struct berth *berth, const struct state *state, struct point p)
{
    const struct opacity *opacity = &state_level_const(state)->opacity;
    return point_steps(p, berth->at) < berth->steps &&
           (berth->is_noticed ||
            fov_sees(fov_get(state->fov), opacity, berth->at, FOV_UNLIMITED, p));
}

bool berth_holds(const struct berths *berths, const struct state *state, struct point p)
{
    for (int i = 0; i < berths->count; i++) {
        const struct berth *berth = &berths->all[i];
        enum berth_heed least = berth->is_noticed ? BERTHS_HEEDED_NOTICED : BERTHS_HEEDED_ALL;
        if (berths->heed >= least && holds(berth, state, p))
            return true;
    }
    return false;
}
