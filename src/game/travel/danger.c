#include "game/travel/danger.h"

#include "world/perception.h"

/* Who is nearer, and quick, is beside him before a journey can stop. */
#define KEPT_OFF_BEYOND 5

bool danger_is_kept_off(const struct monster_kind *kind, int steps, bool is_seen,
                        enum light_grade light)
{
    bool is_shy_of_it = light == LIGHT_BRIGHT && (kind->flees_bright || kind->shuns_bright);
    return steps > 1 && ((kind->freezes && is_seen) || is_shy_of_it);
}

/* Whether it would come to where it can strike him. */
static bool comes_after_him(const struct monster_kind *kind)
{
    return !kind->never_attacks && !kind->is_fixed && !kind->swims && !kind->keeps_away;
}

/* `nearest_kept_off`: no nearer than so many steps does what keeps one off count. */
static bool is_danger(const struct state *state, const struct actor *actor, int nearest_kept_off)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point hero = state_hero_const(state)->position;
    int steps = point_chebyshev(hero, actor->position);
    if (actor_has_given_up(actor) && steps > 1)
        return false;
    bool may_strike =
        comes_after_him(kind) || (!kind->never_attacks && steps <= actor_reach(actor) + 1);
    /* Eyes may be anybody's, but for those whom he saw before. */
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

/* The nearest who has noticed him so far; NULL: nobody has. */
static const struct actor *find(const struct state *state, int pips, int nearest_kept_off)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    const struct actor *nearest = NULL;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_one = is_other(state, level, i) && actor_pips(actor) >= pips &&
                      is_danger(state, actor, nearest_kept_off);
        if (is_one && (!nearest || point_chebyshev(hero, actor->position) <
                                       point_chebyshev(hero, nearest->position)))
            nearest = actor;
    }
    return nearest;
}

/* Who sleeps may stir and yet does not come. */
static const struct actor *find_stirring(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_other(state, level, i) && actor_pips(actor) >= 1 && !actor->is_asleep &&
            is_danger(state, actor, KEPT_OFF_BEYOND))
            return actor;
    }
    return NULL;
}

bool danger_calls(const struct monster_kind *kind)
{
    return kind->never_attacks && !kind->is_tame && !kind->ignores_hero;
}

bool danger_is_harmless(const struct monster_kind *kind)
{
    return kind->never_attacks && !kind->is_fixed && !danger_calls(kind);
}

/* Whether it is better not to come nearer to one, though it does not come to him: it is about to hunt him, or calls others
 * whenever it knows of him. Eyes of whom he never saw may be such a one's. */
static bool is_better_left(const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (!actor->is_seen && actor->seen_until == 0)
        return true;
    return !comes_after_him(kind) && !kind->is_tame && !actor_has_given_up(actor) &&
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

bool danger_is_near(const struct state *state)
{
    return find(state, 3, 0) != NULL;
}

bool danger_is_stirring(const struct state *state)
{
    return find_stirring(state) != NULL;
}

/* Cells that the quickest actors enter during one action, and the one that the hero enters. */
#define STEPS_TO_HIM 3

bool danger_has_come(const struct state *state, uint32_t choices)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_other(state, level, i) && actor->came_at > choices &&
            !monster_get(actor->kind)->never_attacks &&
            point_chebyshev(hero, actor->position) <= actor_reach(actor) + STEPS_TO_HIM)
            return true;
    }
    return false;
}

const struct actor *danger_find(const struct state *state)
{
    const struct actor *hunter = find(state, 3, 0);
    return hunter ? hunter : find_stirring(state);
}
