/* Tells of creatures that come: by the stairs, or into view. */
#include "game/awareness.h"
#include "game/last_known.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "game/travel/interrupt.h"
#include "rules/followers.h"

/* What the hero has just left behind follows; others come down. */
void narration_came(const struct state *state, const struct event *event, struct text *text)
{
    int leads = level_terrain_kind(state_level_const(state), state->came_in)->leads;
    bool is_behind = point_chebyshev(event->to, state->came_in) <= FOLLOWERS_PLACE_STEPS;
    narration_fill(state, event,
                   !is_behind || leads == 0 ? "{A monster} comes down the stairs."
                   : leads > 0              ? "{A monster} follows you up the stairs."
                                            : "{A monster} follows you down the stairs.",
                   text);
}

/* The actor that an event tells of as coming into view; NULL: it was only glimpsed, or a message tells that it came by the
 * stairs. */
static const struct actor *find_come_into_view(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    if (event->kind != EVENT_SIGHTED ||
        event_list_has_of(&state->events, EVENT_CAME, event->actor) ||
        interrupt_is_known_sleeper(state, event) ||
        !pool_resolves(&level->actor_pool, event->actor))
        return NULL;
    const struct actor *actor = level_actor_const(level, event->actor);
    return actor->is_seen && !actor->is_ally ? actor : NULL;
}

static const char *const awareness_words[] = {[AWARENESS_NOTICING] = " begins to notice you",
                                              [AWARENESS_WARY] = " is wary of you",
                                              [AWARENESS_HUNTING] = " hunts you"};

/* How far it has noticed the hero, unless another message tells of that. */
static enum awareness untold_awareness(const struct state *state, const struct event *event,
                                       const struct actor *actor)
{
    enum awareness awareness = awareness_of(state, actor);
    return awareness <= AWARENESS_HUNTING && !actor->is_asleep &&
                   !awareness_was_told(state, event->actor)
               ? awareness
               : AWARENESS_NONE;
}

/* One message for all that are of a kind, and asleep or not: the first event has it, by the place of the nearest. */
static void tell_in_view(const struct state *state, const struct event *event,
                         const struct actor *actor, struct text *text)
{
    const struct event_list *list = &state->events;
    struct point hero = state_hero_const(state)->position;
    struct event nearest = *event;
    nearest.to = actor->seen_at; /* it may have gone on since */
    int others = 0;
    bool is_first = true;
    bool is_past = false;
    enum awareness most = AWARENESS_NONE;
    for (int i = 0; i < list->count; i++) {
        const struct event *other = &list->events[i];
        const struct actor *like = find_come_into_view(state, other);
        if (!like || other->monster != event->monster || like->is_asleep != actor->is_asleep)
            continue;
        enum awareness awareness = untold_awareness(state, other, like);
        most = awareness > most ? awareness : most;
        if (handle_is_equal(other->actor, event->actor)) {
            is_past = true;
            continue;
        }
        is_first &= is_past;
        others++;
        if (point_chebyshev(hero, like->seen_at) < point_chebyshev(hero, nearest.to))
            nearest.to = like->seen_at;
    }
    if (!is_first)
        return;
    if (actor->is_asleep)
        text_append(text, "A sleeping %s", narration_words_bare(monster_get(event->monster)->name));
    else
        narration_fill(state, event, "{A monster}", text);
    if (others > 0)
        text_append(text, " and %d more come into view, the nearest ", others);
    narration_fill(state, &nearest, others > 0 ? "{way}" : " comes into view, {way}", text);
    bool is_kept_off = most == AWARENESS_HUNTING && monster_keeps_off(monster_get(event->monster));
    if (most != AWARENESS_NONE)
        text_append(text, others > 0 ? "; at least one%s" : ", and%s",
                    is_kept_off ? " has noticed you" : awareness_words[most]);
    text_append(text, ".");
}

void narration_sighted(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    const struct actor *seen = find_come_into_view(state, event);
    const struct actor *actor = pool_resolves(&level->actor_pool, event->actor)
                                    ? level_actor_const(level, event->actor)
                                    : NULL;
    if (seen) {
        tell_in_view(state, event, seen, text);
    } else if (!actor && !event_list_has_of(&state->events, EVENT_CAME, event->actor)) {
        /* It died in the same turn. */
        narration_fill(state, event, "{A monster} comes into view, {way}.", text);
    } else if (actor && !actor->is_seen) {
        narration_fill(state, event, "You glimpse {a monster}, ", text);
        narration_words_way(state, actor->seen_at, text);
        text_append(text, actor->shines ? "; its eyes still shine." : ".");
    }
}

/* They may have moved or shut since. */
void narration_eyes(const struct state *state, const struct event *event, struct text *text)
{
    const struct vision *vision = &state->vision;
    struct event now = *event;
    int nearest = LAST_KNOWN_EYES_STEPS + 1;
    for (int i = 0; i < vision->eye_count; i++) {
        int steps = point_chebyshev(vision->eyes[i], event->to);
        if (steps < nearest) {
            nearest = steps;
            now.to = vision->eyes[i];
        }
    }
    narration_fill(state, &now,
                   nearest <= LAST_KNOWN_EYES_STEPS ? "Eyes shine in the dark, {way}."
                                                    : "Eyes shine in the dark for a moment, {way}.",
                   text);
}
