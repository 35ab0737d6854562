/* Tells of blows, damage and death; of what notices the hero and what gives up. */
#include "game/awareness.h"
#include "game/last_known.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "world/hero.h"

/* Whether the hero struck with the weapon in hand, and did not throw or shoot. */
static bool is_in_hand(const struct state *state, const struct event *event)
{
    if (event->item == ITEM_NONE)
        return true;
    int reach = item_get(event->item)->reach;
    return event->item == hero_weapon(state) &&
           point_chebyshev(event->from, event->to) <= (reach > 1 ? reach : 1);
}

/* Whether it is not the first blow of the same at the hero in these events. */
static bool is_repeated(const struct state *state, const struct event *event)
{
    const struct event_list *list = &state->events;
    bool is_listed = event >= list->events && event < list->events + list->count;
    for (const struct event *e = list->events; is_listed && e < event; e++)
        if (e->kind == EVENT_STRUCK && !handle_is_none(e->actor) &&
            handle_is_equal(e->actor, event->actor) && state_is_hero(state, event->victim) &&
            state_is_hero(state, e->victim))
            return true;
    return false;
}

/* " (3).", and how it is reckoned, unless a blow did less than 1: " (4 x 5 = 20).", " (4 - 2 for stone = 2)." */
static void write_damage(const struct state *state, const struct event *event, struct text *text)
{
    int stone = state_is_hero(state, event->victim) ? 0 : event->armour;
    text_append(text, " (");
    if ((event->multiplier > 1 || stone > 0) &&
        event->rolled * event->multiplier - stone == event->damage) {
        text_append(text, "%d", event->rolled);
        if (event->multiplier > 1)
            text_append(text, " x %d", event->multiplier);
        if (stone > 0)
            text_append(text, " - %d for stone", stone);
        text_append(text, " = ");
    }
    text_append(text, "%d).", event->damage);
}

/* "You stab the unaware gutter rat (4 x 5 = 20).", "Your arrow hits the gutter rat (5).", "The gutter rat bites you (3)." */
void narration_struck(const struct state *state, const struct event *event, struct text *text)
{
    bool is_hero = state_is_hero(state, event->actor);
    const char *verb = monster_get(event->monster)->strikes;
    if (is_hero && is_in_hand(state, event)) {
        verb = event->item != ITEM_NONE ? item_get(event->item)->strikes : NULL;
        text_append(text, "You %s ", verb ? verb : "hit");
    } else if (is_hero && item_get(event->item)->worn.turns_missiles) {
        narration_words_definite_subject(narration_words_shot(event->victim_kind), text);
        text_append(text, " hits ");
    } else if (is_hero) {
        text_append(text, "Your %s hits ",
                    narration_words_bare(hero_item_name(state, event->item)));
    } else {
        narration_fill(state, event, "{The actor} ", text);
        text_append(text, "%s ", verb ? verb : "hits");
    }
    bool is_surprise = event->multiplier > 1 && !state_is_hero(state, event->victim) &&
                       !handle_is_none(event->victim);
    if (is_surprise)
        text_append(text,
                    event->is_ambush    ? "the %s from ambush"
                    : event->was_asleep ? "the sleeping %s"
                                        : "the unaware %s",
                    narration_words_bare(monster_get(event->victim_kind)->name));
    else
        narration_fill(state, event, "{the victim}", text);
    if (is_repeated(state, event))
        text_append(text, " again");
    write_damage(state, event, text);
}

static bool is_seen(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    return pool_resolves(&level->actor_pool, handle) && level_actor_const(level, handle)->is_seen;
}

void narration_telegraph(const struct state *state, const struct event *event, struct text *text)
{
    const struct monster_kind *kind = monster_get(event->monster);
    if (event->terrain != TERRAIN_NONE)
        narration_fill(state, event, "{The terrain} bares its teeth!", text);
    else if (is_seen(state, event->actor) && !kind->never_attacks)
        narration_fill(state, event, "{The actor} is about to attack!", text);
    else
        text_append(text, "%s", kind->tell ? kind->tell : "Something moves beside you!");
}

void narration_hurt(const struct state *state, const struct event *event, struct text *text)
{
    const char *sentence = "{The victim} {take|takes} damage ({damage}).";
    if (event->cloud != CLOUD_NONE)
        sentence = "{The cloud noun} hurts {the victim} ({damage}).";
    else if (status_get(event->status)->burns)
        sentence = "{The victim} {burn|burns} ({damage}).";
    narration_fill(state, event, sentence, text);
}

void narration_died(const struct state *state, const struct event *event, struct text *text)
{
    bool is_killed = state_is_hero(state, event->actor);
    narration_fill(state, event, is_killed ? "You kill {the victim}." : "{The victim} dies.", text);
}

/* Healing by light, one health a turn, is only shown. */
void narration_healed(const struct state *state, const struct event *event, struct text *text)
{
    if (!state_is_hero(state, event->victim) || event->healed > 1)
        narration_fill(state, event, "{The victim} {heal|heals} ({healed}).", text);
}

/* What the hero feels, or how another is: "The gutter rat is no longer blind." */
static void tell_status(const struct state *state, const struct event *event, const char *to_hero,
                        const char *of_other, struct text *text)
{
    bool is_hero = state_is_hero(state, event->victim);
    narration_fill(state, event, is_hero ? to_hero : of_other, text);
    if (!is_hero)
        text_append(text, "%s.", status_get(event->status)->adjective);
}

void narration_status(const struct state *state, const struct event *event, struct text *text)
{
    tell_status(state, event, status_get(event->status)->on_start, "{The victim} is ", text);
}

void narration_status_ended(const struct state *state, const struct event *event, struct text *text)
{
    tell_status(state, event, status_get(event->status)->on_end, "{The victim} is no longer ",
                text);
}

/* Whether its message would be wrong: what it notices is a noise elsewhere, which tells that it goes to look. */
static bool is_lured(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    bool is_lured = false;
    for (int i = 0; i < state->events.count && !is_lured; i++) {
        const struct event *noise = &state->events.events[i];
        if (noise->kind != EVENT_NOISE || !handle_is_none(noise->actor))
            continue;
        for (uint16_t a = 0; level_next_awake(level, &a) && !is_lured; a++)
            is_lured = awareness_is_lured(state, &level->actors[a], noise->to) &&
                       (handle_is_none(event->actor)
                            ? !level->actors[a].is_seen
                            : handle_is_equal(event->actor, level_handle(level, a)));
    }
    return is_lured;
}

/* Whether the hero can name what an event is about: it saw it, or knows its eyes, which are still where they were. */
static bool has_name(const struct state *state, const struct event *event)
{
    const struct actor *actor = level_find_actor_at(state_level_const(state), event->to);
    return !handle_is_none(event->actor) ||
           (actor && actor->kind == event->monster && last_known_has_name(state, actor));
}

/* Finds whether it notices the hero yet more in the same turn, which is told instead, and whether it was asleep before. */
static bool find_stronger(const struct state *state, const struct event *event, bool *was_asleep)
{
    bool is_outdone = false;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *other = &state->events.events[i];
        if (other->kind != EVENT_PIPS || handle_is_none(other->actor) ||
            !handle_is_equal(other->actor, event->actor))
            continue;
        is_outdone |= other->pips > event->pips;
        *was_asleep |= other->was_asleep;
    }
    return is_outdone;
}

/* What hunts the hero but does not come to attack does what its row says. */
static void tell_kept_off(const struct state *state, const struct event *event, struct text *text)
{
    narration_fill(state, event,
                   event->was_asleep ? "{The monster} wakes and notices you."
                   : event->is_first ? "{The monster} has noticed you."
                                     : "{The monster} has noticed you again.",
                   text);
    if (event->is_first)
        text_append(text, " %s", monster_get(event->monster)->help);
}

void narration_pips(const struct state *state, const struct event *event, struct text *text)
{
    static const char *const seen[] = {"", "{The monster} begins to notice you.",
                                       "{The monster} grows wary of you.",
                                       "{The monster} hunts you!"};
    static const char *const eyes[] = {"", "Eyes in the dark turn your way.",
                                       "Eyes in the dark search for you.",
                                       "Eyes in the dark fix on you: you are hunted!"};
    static const char *const asleep[] = {"", "{The monster} stirs in its sleep.",
                                         "{The monster} wakes, wary of you.",
                                         "{The monster} wakes and hunts you!"};
    bool is_known = has_name(state, event);
    bool was_asleep = event->was_asleep;
    if (find_stronger(state, event, &was_asleep))
        return;
    if (event->pips < PIPS_HUNTING && is_lured(state, event))
        narration_fill(state, event, was_asleep ? "{The monster} wakes." : "", text);
    else if (event->pips == PIPS_HUNTING && is_known &&
             monster_keeps_off(monster_get(event->monster)))
        tell_kept_off(state, event, text);
    else if (event->pips >= 1 && event->pips <= PIPS_HUNTING)
        narration_fill(state, event,
                       (!is_known    ? eyes
                        : was_asleep ? asleep
                                     : seen)[event->pips],
                       text);
}

void narration_calmed(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    const char *sentence = "Eyes in the dark turn away.";
    if (has_name(state, event))
        sentence = event->was_hunting ? "{The monster} gives up the hunt."
                                      : "{The monster} loses interest in you.";
    if (pool_resolves(&level->actor_pool, event->actor) &&
        level_actor_const(level, event->actor)->is_asleep)
        sentence = "{The monster} sleeps on.";
    narration_fill(state, event, sentence, text);
}

void narration_forgotten(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    (void)event;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        const struct monster_kind *kind = monster_get(actor->kind);
        if (!kind->is_relentless || !actor_is_hunting(actor) || actor->is_ally)
            continue;
        text_append(text, "On this floor only ");
        narration_words_definite(kind->name, text);
        text_append(text, " still hunts you: it never gives up.");
        return;
    }
    text_append(text, "Nothing on this floor hunts you any more.");
}

void narration_lost(const struct state *state, const struct event *event, struct text *text)
{
    static const char *const sentences[] = {[CAUSE_NONE] = "You die.",
                                            [CAUSE_ACTOR] = "{The monster} kills you.",
                                            [CAUSE_FIRE] = "You burn to death.",
                                            [CAUSE_FALL] = "The fall kills you."};
    narration_fill(state, event, sentences[state->cause], text);
}

void narration_hunted_rest(const struct state *state, struct text *text)
{
    enum monster hunter = awareness_hunter(state);
    if (hunter == monster_hero()) {
        text_append(text, "You can't rest while something hunts you.");
        return;
    }
    narration_words_definite_subject(monster_get(hunter)->name, text);
    text_append(text, monster_get(hunter)->never_attacks
                          ? " never attacks, but you can't rest while it hunts you."
                          : " hunts you: you can't rest.");
}
