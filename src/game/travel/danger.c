#include "game/travel/danger.h"

#include "world/perception.h"

/* A quick creature nearer than this reaches the hero before automatic movement can stop. */
#define KEPT_OFF_BEYOND 5

bool danger_is_kept_off(const struct monster_kind *kind, int steps, bool is_seen,
                        enum light_grade light)
{
    bool is_shy_of_it = light == LIGHT_BRIGHT && (kind->flees_bright || kind->shuns_bright);
    return steps > 1 && ((kind->freezes && is_seen) || is_shy_of_it);
}

/* Whether it comes to attack the hero. */
static bool comes_after_hero(const struct monster_kind *kind)
{
    return !kind->never_attacks && !kind->is_fixed && !kind->swims && !kind->keeps_away;
}

/* Light and eyes keep it off only from `nearest_kept_off` steps on. */
static bool is_danger(const struct state *state, const struct actor *actor, int nearest_kept_off)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point hero = state_hero_const(state)->position;
    int steps = point_chebyshev(hero, actor->position);
    if (actor_has_given_up(actor) && steps > 1)
        return false;
    bool may_strike =
        comes_after_hero(kind) || (!kind->never_attacks && steps <= actor_reach(actor) + 1);
    /* Eyes of an actor that was never seen may belong to anything. */
    if (!actor->is_seen && actor->seen_until == 0)
        return actor->shines && (actor_is_hunting(actor) || steps < KEPT_OFF_BEYOND);
    return may_strike &&
           (steps < nearest_kept_off ||
            !danger_is_kept_off(kind, steps, actor->is_seen, perception_grade(state, hero)));
}

static bool is_other(const struct state *state, const struct level *level, uint16_t slot)
{
    const struct actor *actor = &level->actors[slot];
    return pool_is_used(&level->actor_pool, slot) && actor_is_perceived(actor) && !actor->is_ally &&
           !state_is_hero(state, level_handle(level, slot));
}

static const struct actor *find(const struct state *state, enum refusal *refusal)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    const struct actor *hunter = NULL;
    const struct actor *noticing = NULL;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        int pips = is_other(state, level, i) ? actor_pips(actor) : 0;
        if (pips >= 3 && is_danger(state, actor, 0) &&
            (!hunter ||
             point_chebyshev(hero, actor->position) < point_chebyshev(hero, hunter->position)))
            hunter = actor;
        if (pips >= 1 && !noticing && !actor->is_asleep && is_danger(state, actor, KEPT_OFF_BEYOND))
            noticing = actor;
    }
    *refusal = hunter ? REFUSAL_HUNTED : noticing ? REFUSAL_NOTICED : REFUSAL_NONE;
    return hunter ? hunter : noticing;
}

const struct actor *danger_find(const struct state *state)
{
    enum refusal unused;
    return find(state, &unused);
}

enum refusal danger_refusal(const struct state *state)
{
    enum refusal refusal;
    find(state, &refusal);
    return refusal;
}

bool danger_has_come(const struct state *state, uint32_t choices)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_other(state, level, i) && actor->came_at > choices &&
            !monster_get(actor->kind)->never_attacks &&
            point_chebyshev(hero, actor->position) <= actor_reach(actor) + DANGER_STEPS_MAX)
            return true;
    }
    return false;
}

bool danger_calls(const struct monster_kind *kind)
{
    return kind->never_attacks && !kind->is_tame && !kind->ignores_hero;
}

bool danger_is_harmless(const struct monster_kind *kind)
{
    return kind->never_attacks && !kind->is_fixed && !danger_calls(kind);
}

/* Whether it is better not approached, though it does not come: it is about to hunt, or calls others. Unknown eyes may be
 * such a creature's. */
static bool is_better_left(const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (!actor->is_seen && actor->seen_until == 0)
        return true;
    return !comes_after_hero(kind) && !kind->is_tame && !actor_has_given_up(actor) &&
           (danger_calls(kind) || !actor_is_hunting(actor));
}

bool danger_is_shunned(const struct state *state, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    return is_other(state, level, slot) && actor_pips(actor) >= 1 && !actor->is_asleep &&
           is_better_left(actor);
}

const struct actor *danger_find_nearer(const struct state *state, struct point to)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (danger_is_shunned(state, i) &&
            point_chebyshev(to, actor->position) < point_chebyshev(hero, actor->position))
            return actor;
    }
    return NULL;
}
