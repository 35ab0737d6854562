#include "game/awareness.h"

#include "game/last_known.h"
#include "rules/pursuit.h"

/* Whether it goes to look at what did not come from the hero. */
static bool is_drawn_off(const struct actor *actor)
{
    return actor_has_clue(actor) && actor->clue_source == CLUE_LURE;
}

static enum awareness of_hunter(const struct state *state, const struct actor *actor)
{
    if (pursuit_is_kept_off(state, actor))
        return AWARENESS_KEPT_OFF;
    if (is_drawn_off(actor) && !actor_is_searching(actor))
        return AWARENESS_SEARCHING;
    if (!actor_is_searching(actor))
        return AWARENESS_HUNTING;
    return 2 * actor->pursuit_turns < pursuit_search_turns(state) ? AWARENESS_SEARCHING
                                                                  : AWARENESS_LOSING;
}

enum awareness awareness_of(const struct state *state, const struct actor *actor)
{
    if (actor->is_ally)
        return AWARENESS_NONE;
    if (actor_has_given_up(actor))
        return AWARENESS_LETTING_BE;
    return actor_is_hunting(actor) ? of_hunter(state, actor) : (enum awareness)actor_pips(actor);
}

enum awareness awareness_at(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct handle handle = level_actor_at(level, p);
    if (handle_is_none(handle))
        return AWARENESS_NONE;
    const struct actor *actor = level_actor_const(level, handle);
    return actor_is_perceived(actor) ? awareness_of(state, actor) : AWARENESS_NONE;
}

bool awareness_was_told(const struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    return event_list_has_of(&state->events, EVENT_PIPS, handle) ||
           event_list_has_at(&state->events, EVENT_PIPS, actor->position); /* it was not seen */
}

bool awareness_is_hunt(enum awareness awareness)
{
    return awareness >= AWARENESS_HUNTING && awareness <= AWARENESS_LOSING;
}

bool awareness_is_lured(const struct state *state, const struct actor *actor, struct point noise)
{
    return actor_is_perceived(actor) && !actor->is_asleep && !actor->is_ally &&
           awareness_of(state, actor) != AWARENESS_NONE && is_drawn_off(actor) &&
           point_is_equal(actor->clue, noise);
}

enum hunt awareness_hunt(const struct state *state)
{
    const struct level *level = state_level_const(state);
    enum hunt worst = HUNT_NONE;
    bool is_one_harmless = false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        enum awareness awareness = awareness_of(state, actor);
        enum hunt hunt = awareness_is_hunt(awareness) ? HUNT_UNSEEN : HUNT_NONE;
        if (actor_is_perceived(actor))
            hunt = hunt == HUNT_UNSEEN               ? HUNT_SEEN
                   : awareness == AWARENESS_KEPT_OFF ? HUNT_KEPT_OFF
                                                     : HUNT_NONE;
        worst = hunt > worst ? hunt : worst;
        is_one_harmless |= actor_is_perceived(actor) && awareness >= AWARENESS_KEPT_OFF;
    }
    return worst == HUNT_UNSEEN && is_one_harmless ? HUNT_UNSEEN_TOO : worst;
}

enum monster awareness_hunter(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    const struct actor *found = NULL;
    int min = 0;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_harmless = actor_was_seen(actor) && monster_get(actor->kind)->never_attacks;
        int cost = point_chebyshev(hero, actor->position) + (is_harmless ? GRID_SIDE_MAX : 0);
        if (!awareness_is_hunt(awareness_of(state, actor)) || (found && cost >= min))
            continue;
        found = actor;
        min = cost;
    }
    bool is_known =
        found && actor_was_seen(found) && (!found->shines || last_known_has_name(state, found));
    return is_known ? found->kind : monster_hero();
}
