/* Tells of noises, and of what goes to look at those that the hero made elsewhere. */
#include "game/awareness.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "rules/noise.h"
#include "world/hero.h"

#define FAR_STEPS 16

/* The item of the hero that made a noise there: it landed there, or was used on the cell. ITEM_NONE: no item. */
static enum item find_source(const struct state *state, struct point at)
{
    const struct event_list *list = &state->events;
    struct point hero = state_hero_const(state)->position;
    enum item source = ITEM_NONE;
    for (int i = 0; i < list->count; i++) {
        const struct event *event = &list->events[i];
        bool has_landed = event->kind == EVENT_MISSILE && point_is_equal(event->from, hero) &&
                          point_is_equal(event->to, at);
        bool is_used = event->kind == EVENT_USED && item_get(event->item)->aim > 0;
        if ((has_landed || is_used) && event->item != ITEM_NONE && item_get(event->item)->sounds)
            source = event->item;
    }
    return source;
}

/* "Your pebble clatters." */
static void tell_source(const struct state *state, enum item item, struct point at,
                        struct text *text)
{
    text_append(text, "Your %s %s", narration_words_bare(hero_item_name(state, item)),
                item_get(item)->sounds);
    if (!bit_grid_has(&state_level_const(state)->visible, at)) {
        text_append(text, " out of view, ");
        narration_words_way(state, at, text);
    }
    text_append(text, ".");
}

/* How many go to look there, and the last of them. */
static int count_lured(const struct state *state, struct point at, const struct actor **last)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (awareness_is_lured(state, &level->actors[i], at)) {
            *last = &level->actors[i];
            count++;
        }
    return count;
}

/* "The gutter rat goes to look." */
static void tell_lured(const struct state *state, struct point at, struct text *text)
{
    const struct actor *last = NULL;
    int count = count_lured(state, at, &last);
    if (count == 0)
        return;
    text_append(text, "%s", text->length > 0 ? " " : "");
    if (count > 1)
        text_append(text, "%d creatures in view go to look.", count);
    else if (last->is_seen)
        narration_words_definite_subject(monster_get(last->kind)->name, text);
    else
        text_append(text, "Eyes in the dark go to look.");
    if (count == 1 && last->is_seen)
        text_append(text, " goes to look.");
}

/* Of steps out of sight: "Your lamplighter makes a loud noise." */
static void tell_ally(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    if (!pool_resolves(&level->actor_pool, event->actor) ||
        !level_actor_const(level, event->actor)->is_ally ||
        level_actor_const(level, event->actor)->is_seen ||
        event_list_has_at(&state->events, EVENT_HEARD, event->to))
        return;
    narration_fill(state, event, "{The actor} makes ", text);
    text_append(text, "a %s noise.", loudness_get(event->loudness)->name);
}

/* Other noise in view, and the noise of a call, is told by its own event. */
void narration_noise(const struct state *state, const struct event *event, struct text *text)
{
    int steps = point_chebyshev(state_hero_const(state)->position, event->to);
    bool is_visible = bit_grid_has(&state_level_const(state)->visible, event->to);
    bool is_call = event_list_has_at(&state->events, EVENT_HEARD, event->to);
    enum item source = is_call ? ITEM_NONE : find_source(state, event->to);
    if (!handle_is_none(event->actor)) {
        tell_ally(state, event, text);
        return;
    }
    if (source != ITEM_NONE) {
        tell_source(state, source, event->to, text);
    } else if (!is_visible && !is_call) {
        text_append(text, "You hear a %s noise %s", loudness_get(event->loudness)->name,
                    steps <= NOISE_NEAR_STEPS ? "nearby, "
                    : steps >= FAR_STEPS      ? "far away, "
                                              : "");
        narration_words_from(state, event->to, text);
        text_append(text, ".");
    }
    tell_lured(state, event->to, text);
}

void narration_unfooled(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = pool_resolves(&level->actor_pool, event->actor)
                                    ? level_actor_const(level, event->actor)
                                    : NULL;
    const char *sentence = "{The actor} hears it, but sees you.";
    if (actor && actor->ignores_lures)
        sentence = "{The actor} no longer falls for lures.";
    else if (event->was_asleep) /* how its pips change says more */
        sentence = event_list_has_at(&state->events, EVENT_PIPS, event->to)
                       ? ""
                       : "{The actor} hears it, and sleeps on.";
    narration_fill(state, event, sentence, text);
}

/* Something that goes to look may have come into view since. */
void narration_unheard(const struct state *state, const struct event *event, struct text *text)
{
    const struct event_list *list = &state->events;
    const struct actor *last;
    (void)event;
    for (int i = 0; i < list->count; i++)
        if (list->events[i].kind == EVENT_NOISE &&
            count_lured(state, list->events[i].to, &last) > 0)
            return;
    text_append(text, "No creature in view hears it.");
}
