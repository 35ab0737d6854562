#include "game/travel/interrupt.h"

#include "game/awareness.h"
#include "game/travel/danger.h"
#include "rules/noise.h"

struct row {
    enum interrupt by_hero; /* if the hero is the victim, or the actor */
    enum interrupt by_others;
    bool is_by_actor;
};

static const struct row rows[] = {
#define NEVER                                 \
    {                                         \
        INTERRUPT_NONE, INTERRUPT_NONE, false \
    }
#define STOP                                  \
    {                                         \
        INTERRUPT_STOP, INTERRUPT_STOP, false \
    }
#define STARTLE                                     \
    {                                               \
        INTERRUPT_STARTLE, INTERRUPT_STARTLE, false \
    }
#define STARTLE_VICTIM                           \
    {                                            \
        INTERRUPT_STARTLE, INTERRUPT_STOP, false \
    }
#define STOP_UNLESS_HERO                     \
    {                                        \
        INTERRUPT_NONE, INTERRUPT_STOP, true \
    }
#define EVENT(id, tells, interrupts, sounds) [EVENT_##id] = interrupts,
#include "world/events.def"
#undef EVENT
#undef NEVER
#undef STOP
#undef STARTLE
#undef STARTLE_VICTIM
#undef STOP_UNLESS_HERO
};

bool interrupt_is_repeated_call(const struct event *event)
{
    return event->kind == EVENT_HEARD && !event->is_first && monster_get(event->monster)->is_tame;
}

/* Whether a noise is no reason to stop: the hero sees where it comes from, the call that it belongs to has a message, or it is
 * not near, and the hero knows itself hunted. */
static bool is_noise_ignored(const struct state *state, const struct event *event)
{
    return event->kind == EVENT_NOISE &&
           (!handle_is_none(event->actor) ||
            bit_grid_has(&state_level_const(state)->visible, event->to) ||
            event_list_has_at(&state->events, EVENT_HEARD, event->to) ||
            (point_chebyshev(state_hero_const(state)->position, event->to) > NOISE_NEAR_STEPS &&
             awareness_hunt(state) >= HUNT_UNSEEN));
}

/* Whether the hero has seen an actor of the kind on this floor before those that have just come into view. */
static bool has_seen(const struct state *state, enum monster kind)
{
    const struct level *level = state_level_const(state);
    bool has = false;
    for (uint16_t i = 0; !has && level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_old =
            actor->is_seen && !event_list_has_at(&state->events, EVENT_SIGHTED, actor->position);
        has = actor->kind == kind && (actor->seen_until > 0 || is_old);
    }
    return has;
}

/* Whether an actor came into view that is out of view again, an ally, of a kind known to be harmless here, or one that was seen
 * before, does not come after the hero and is unaware. */
static bool is_minor_sighting(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    if (event->kind != EVENT_SIGHTED || !pool_resolves(&level->actor_pool, event->actor))
        return false;
    const struct actor *actor = level_actor_const(level, event->actor);
    return !actor_is_perceived(actor) || actor->is_ally ||
           (actor->seen_until > 0 && actor_pips(actor) == 0 &&
            danger_is_mere_alarm(state, event->actor)) ||
           ((danger_is_harmless(monster_get(event->monster)) ||
             (actor_pips(actor) == 0 && danger_is_vermin_kept_off(state, actor))) &&
            has_seen(state, event->monster));
}

bool interrupt_is_known_sleeper(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    if (event->kind != EVENT_SIGHTED || !event->was_asleep ||
        !pool_resolves(&level->actor_pool, event->actor))
        return false;
    const struct actor *actor = level_actor_const(level, event->actor);
    return actor->is_asleep && actor_pips(actor) == 0;
}

/* Whether a harmless creature that the hero sees notices it, or ceases to. */
static bool is_harmless_notice(const struct event *event)
{
    return (event->kind == EVENT_PIPS || event->kind == EVENT_CALMED) &&
           !handle_is_none(event->actor) && danger_is_harmless(monster_get(event->monster));
}

/* Whether what can only swim hunts again or comes into view again while the hero is on land, away from it. */
static bool is_swimmer_again(const struct state *state, const struct event *event)
{
    struct point hero = state_hero_const(state)->position;
    bool is_again = event->kind == EVENT_SIGHTED ? is_minor_sighting(state, event)
                                                 : event->kind == EVENT_PIPS && !event->is_first;
    return is_again && monster_get(event->monster)->swims && !handle_is_none(event->actor) &&
           !level_terrain_kind(state_level_const(state), hero)->is_water &&
           point_chebyshev(hero, event->to) > 1;
}

bool interrupt_is_harmless_news(const struct state *state, const struct event *event)
{
    return is_harmless_notice(event) || is_swimmer_again(state, event) ||
           (danger_is_harmless(monster_get(event->monster)) && is_minor_sighting(state, event));
}

/* Whether vermin that the light keeps off had noticed before, or notices or hunts as another of them did before it. */
static bool is_minor_notice(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    if (event->kind != EVENT_PIPS || !pool_resolves(&level->actor_pool, event->actor) ||
        !danger_is_vermin_kept_off(state, level_actor_const(level, event->actor)))
        return false;
    bool is_minor = event->pips_before > 0 && event->pips < PIPS_HUNTING;
    for (uint16_t i = 0; !is_minor && level_next_met(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_before = i < event->actor.index ||
                         !event_list_has_at(&state->events, EVENT_PIPS, actor->position);
        is_minor = i != event->actor.index && is_before && actor->is_seen &&
                   actor->kind == event->monster && actor_pips(actor) >= event->pips &&
                   danger_is_vermin_kept_off(state, actor);
    }
    return is_minor;
}

/* Whether it is about an actor that is kept off from the hero or has given up: what it does is news only the first time. */
static bool is_kept_off_again(const struct state *state, const struct event *event)
{
    bool is_sight = event->kind == EVENT_SIGHTED || event->kind == EVENT_EYES;
    const struct level *level = state_level_const(state);
    if ((!is_sight && (event->kind != EVENT_PIPS || event->is_first)) ||
        !grid_contains(level->grid, event->to))
        return false;
    struct handle handle = level_actor_at(level, event->to);
    if (handle_is_none(handle))
        return false;
    const struct actor *actor = level_actor_const(level, handle);
    enum awareness awareness = awareness_of(state, actor);
    return (awareness == AWARENESS_KEPT_OFF || awareness == AWARENESS_LETTING_BE) &&
           actor->seen_until > 0;
}

/* Whether what attacks only if cornered, and is not near, comes into view again or notices the hero again: a twin without the
 * other, or what keeps its distance and has hunted, so that it has called others. */
static bool is_keeping_off_again(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    bool is_pips = event->kind == EVENT_PIPS;
    if ((!is_pips && event->kind != EVENT_SIGHTED) ||
        !pool_resolves(&level->actor_pool, event->actor))
        return false;
    const struct actor *actor = level_actor_const(level, event->actor);
    bool keeps_away =
        monster_get(actor->kind)->keeps_away && actor->has_hunted && (!is_pips || !event->is_first);
    bool is_again =
        actor->seen_until > 0 || (is_pips && (!event->is_first || event->pips_before > 0));
    int steps = point_chebyshev(state_hero_const(state)->position, actor->position);
    return is_again && (keeps_away || level_lacks_twin(level, actor)) &&
           steps > actor_reach(actor) + 1;
}

/* Whether a web was made out of the hero's reach: ways lead round it. */
static bool is_far_web(const struct state *state, const struct event *event)
{
    return event->kind == EVENT_CLOUD && event->cloud != CLOUD_NONE &&
           cloud_get(event->cloud)->holds && cloud_get(event->cloud)->is_lasting &&
           point_chebyshev(state_hero_const(state)->position, event->to) > 1;
}

enum interrupt interrupt_of(const struct state *state, const struct event *event)
{
    const struct row *row = &rows[event->kind];
    /* The player expects the count of turns left and goes on resting. */
    if (event->kind == EVENT_HOLD && event->hold == HOLD_LASTS)
        return INTERRUPT_STOP;
    if (interrupt_is_repeated_call(event) || interrupt_is_known_sleeper(state, event) ||
        is_noise_ignored(state, event) || is_minor_sighting(state, event) ||
        is_minor_notice(state, event) || interrupt_is_harmless_news(state, event) ||
        is_kept_off_again(state, event) || is_keeping_off_again(state, event) ||
        is_far_web(state, event))
        return INTERRUPT_NONE;
    struct handle who = row->is_by_actor ? event->actor : event->victim;
    return state_is_hero(state, who) ? row->by_hero : row->by_others;
}

enum interrupt interrupt_strongest(const struct state *state, struct handle accepted)
{
    enum interrupt strongest = INTERRUPT_NONE;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind == EVENT_PIPS && handle_is_equal(event->actor, accepted) &&
            danger_is_mere_alarm(state, accepted))
            continue;
        enum interrupt interrupt = interrupt_of(state, event);
        strongest = interrupt > strongest ? interrupt : strongest;
    }
    return strongest;
}
