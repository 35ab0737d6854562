#include "game/travel/alarm.h"

#include "game/travel/danger.h"

struct row {
    enum alarm of_hero; /* where he is the event's victim, or who did it: */
    enum alarm of_others;
    bool is_by_doer;
};

static const struct row rows[] = {
#define QUIET(id) [EVENT_##id] = {ALARM_NONE, ALARM_NONE, false},
#define STOPS(id) [EVENT_##id] = {ALARM_STOPS, ALARM_STOPS, false},
#define STARTLES(id) [EVENT_##id] = {ALARM_STARTLES, ALARM_STARTLES, false},
#define STARTLES_HIM(id) [EVENT_##id] = {ALARM_STARTLES, ALARM_STOPS, false},
#define STOPS_BY_OTHERS(id) [EVENT_##id] = {ALARM_NONE, ALARM_STOPS, true},
#include "game/travel/alarms.def"
#undef QUIET
#undef STOPS
#undef STARTLES
#undef STARTLES_HIM
#undef STOPS_BY_OTHERS
};

/* Every kind has its row. */
enum {
#define QUIET(id) ROW_OF_##id,
#define STOPS(id) ROW_OF_##id,
#define STARTLES(id) ROW_OF_##id,
#define STARTLES_HIM(id) ROW_OF_##id,
#define STOPS_BY_OTHERS(id) ROW_OF_##id,
#include "game/travel/alarms.def"
#undef QUIET
#undef STOPS
#undef STARTLES
#undef STARTLES_HIM
#undef STOPS_BY_OTHERS
    ROW_COUNT
};

_Static_assert((int)ROW_COUNT == (int)EVENT_KIND_COUNT, "an event without a row in alarms.def");

/* Whether it calls out again that the hero knows to call and never to hunt: what it repeats is no news. */
static bool is_old_call(const struct event *event)
{
    return event->kind == EVENT_HEARD && event->times == 0 && monster_get(event->monster)->is_tame;
}

/* Whether a noise is but what such a call sounds like. */
static bool is_sound_of_old_call(const struct state *state, const struct event *event)
{
    for (int i = 0; event->kind == EVENT_NOISE && i < state->events.count; i++)
        if (is_old_call(&state->events.events[i]) &&
            point_is_equal(state->events.events[i].to, event->to))
            return true;
    return false;
}

/* Whether it is of one that came into view and is out of it again by now. */
static bool is_of_a_glimpse(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    return event->kind == EVENT_NOTICED && pool_resolves(&level->actor_pool, event->actor) &&
           !actor_is_perceived(level_actor_const(level, event->actor));
}

/* Whether one comes into view again of whom he knows that it does him no harm. */
static bool is_known_to_be_harmless(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    return event->kind == EVENT_NOTICED && danger_is_harmless(monster_get(event->monster)) &&
           pool_resolves(&level->actor_pool, event->actor) &&
           level_actor_const(level, event->actor)->seen_until > 0;
}

enum alarm alarm_of(const struct state *state, const struct event *event)
{
    const struct row *row = &rows[event->kind];
    /* The count to the end of the holding is foreseen: whoever waits for it goes on waiting. */
    if (event->kind == EVENT_HOLD && event->times == HOLD_LASTS)
        return ALARM_STOPS;
    if (is_old_call(event) || is_sound_of_old_call(state, event) || is_of_a_glimpse(state, event) ||
        is_known_to_be_harmless(state, event))
        return ALARM_NONE;
    struct handle whose = row->is_by_doer ? event->actor : event->victim;
    return state_is_hero(state, whose) ? row->of_hero : row->of_others;
}

enum alarm alarm_raised(const struct state *state)
{
    enum alarm raised = ALARM_NONE;
    for (int i = 0; i < state->events.count; i++) {
        enum alarm alarm = alarm_of(state, &state->events.events[i]);
        raised = alarm > raised ? alarm : raised;
    }
    return raised;
}
