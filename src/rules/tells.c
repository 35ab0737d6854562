#include "rules/tells.h"

#include "world/perception.h"

static int reach_max(void)
{
    int max = 1;
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (monster_get((enum monster)m)->reach > max)
            max = monster_get((enum monster)m)->reach;
    return max;
}

static bool is_within_reach(const struct state *state, const struct actor *actor)
{
    return point_chebyshev(actor->position, state_hero_const(state)->position) <=
           actor_reach(actor);
}

bool tells_could_strike(const struct actor *actor, struct point at, struct point hero)
{
    return point_chebyshev(at, hero) <= actor_reach(actor) + TELLS_STEPS_MAX;
}

void tells_note_choice(struct state *state)
{
    state->choices++;
}

/* Whether the count was taken since the hero's latest choice. */
static bool is_of_this_choice(const struct state *state, uint32_t choices)
{
    return choices != 0 && choices == state->choices;
}

void tells_note_perceived(struct state *state, struct handle handle, bool is_new)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->is_announced || perception_lies_in_wait(state, actor))
        return;
    /* Before the test of reach: in one action of the hero it may come into view, step in and strike. */
    if (is_new)
        actor->came_at = state->choices;
    actor->is_announced = is_within_reach(state, actor);
    if (actor->is_announced)
        actor->announced_at = state->choices;
}

void tells_note_lost(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (is_of_this_choice(state, actor->announced_at) && !is_of_this_choice(state, actor->told_at))
        actor->is_announced = false;
}

void tells_note_woken(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor_is_perceived(actor))
        actor->came_at = state->choices;
    else
        actor->is_announced = false;
}

/* `at`, `hero`: where the two were before. */
static void note_distance(struct state *state, struct handle handle, struct point at,
                          struct point hero)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (!is_within_reach(state, actor))
        actor->is_announced = false;
    if (actor_is_perceived(actor) && !tells_could_strike(actor, at, hero) &&
        tells_could_strike(actor, actor->position, state_hero_const(state)->position))
        actor->came_at = state->choices;
}

void tells_note_step(struct state *state, struct handle mover, struct point from)
{
    struct level *level = state_level(state);
    struct point hero = state_hero_const(state)->position;
    if (!state_is_hero(state, mover)) {
        note_distance(state, mover, from, hero);
        return;
    }
    struct area left = area_around(from, reach_max(), level->grid);
    struct area neared = area_around(hero, reach_max() + TELLS_STEPS_MAX, level->grid);
    struct area area = area_unite(left, neared);
    for (struct point p = area_before(area); bit_grid_next(&level->occupied, area, &p);)
        if (!state_is_hero(state, level_actor_at(level, p)))
            note_distance(state, level_actor_at(level, p), p, from);
}

bool tells_is_due(const struct state *state, const struct actor *actor)
{
    return is_of_this_choice(state, actor->told_at) || !actor->is_announced ||
           is_of_this_choice(state, actor->came_at);
}

bool tells_note_told(struct state *state, struct actor *actor)
{
    if (is_of_this_choice(state, actor->told_at))
        return false;
    actor->is_announced = true;
    actor->told_at = state->choices;
    return true;
}
