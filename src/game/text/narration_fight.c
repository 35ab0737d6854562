/* Blows, harm, dying; who notices the hero, and who gives up. */
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "world/hero.h"

/* Whether the hero struck with what he has in his hand, and not with what he threw or shot. */
static bool is_in_hand(const struct state *state, const struct event *event)
{
    if (event->item == ITEM_NONE)
        return true;
    int reach = item_get(event->item)->reach;
    return event->item == hero_weapon(state) &&
           point_chebyshev(event->from, event->to) <= (reach > 1 ? reach : 1);
}

/* Appends the victim: "the unaware gutter rat". */
static void append_victim(const struct state *state, const struct event *event, struct text *text)
{
    const char *bare = narration_words_bare(monster_get(event->victim_kind)->name);
    if (event->multiplier > 1 && !state_is_hero(state, event->victim) &&
        !handle_is_none(event->victim))
        text_append(text, "the unaware %s", bare);
    else
        narration_words_object(state, event->victim, event->victim_kind, text);
}

/* Appends how the harm came about: "4 x 5 = 20", "3 - 1 armour = 2", "5". */
static void append_sum(const struct event *event, struct text *text)
{
    int times = event->multiplier > 1 ? event->multiplier : 1;
    if (times > 1)
        text_append(text, "%d x %d", event->rolled, times);
    else
        text_append(text, "%d", event->rolled);
    if (event->armour > 0)
        text_append(text, " - %d armour", event->armour);
    if (event->rolled * times - event->armour < event->damage)
        text_append(text, ", but at least %d", event->damage);
    else if (times > 1 || event->armour > 0)
        text_append(text, " = %d", event->damage);
}

/* Appends who struck, and how: "You stab", "Your arrow hits", "The gutter rat bites". */
static void append_blow(const struct state *state, const struct event *event, struct text *text)
{
    const char *verb;
    if (!state_is_hero(state, event->actor)) {
        narration_words_doer(state, narration_words_known(event), event->monster, text);
        verb = monster_get(event->monster)->strikes;
        text_append(text, " %s ", verb ? verb : "hits");
    } else if (is_in_hand(state, event)) {
        verb = event->item != ITEM_NONE ? item_get(event->item)->strikes : NULL;
        text_append(text, "You %s ", verb ? verb : "hit");
    } else {
        text_append(text, "Your %s hits ",
                    narration_words_bare(hero_item_name(state, event->item)));
    }
}

void narration_struck(const struct state *state, const struct event *event, struct text *text)
{
    append_blow(state, event, text);
    append_victim(state, event, text);
    text_append(text, ": ");
    append_sum(event, text);
    text_append(text, ".");
}

void narration_telegraph(const struct state *state, const struct event *event, struct text *text)
{
    const char *tell = monster_get(event->monster)->tell;
    (void)state;
    if (event->terrain != TERRAIN_NONE) {
        narration_words_definite_subject(terrain_get(event->terrain)->name, text);
        text_append(text, " bares its teeth!");
        return;
    }
    text_append(text, "%s", tell ? tell : "Something moves beside you!");
}

void narration_hurt(const struct state *state, const struct event *event, struct text *text)
{
    bool is_hero = state_is_hero(state, event->victim);
    narration_words_doer(state, event->victim, event->victim_kind, text);
    if (event->cloud != CLOUD_NONE)
        text_append(text, " %s hurt by %s: %d.", is_hero ? "are" : "is",
                    cloud_get(event->cloud)->name, event->damage);
    else if (status_get(event->status)->burns)
        text_append(text, " %s: %d.", is_hero ? "burn" : "burns", event->damage);
    else
        text_append(text, " %s hurt: %d.", is_hero ? "are" : "is", event->damage);
}

void narration_died(const struct state *state, const struct event *event, struct text *text)
{
    const char *name = monster_get(event->victim_kind)->name;
    if (state_is_hero(state, event->actor)) {
        text_append(text, "You kill ");
        narration_words_definite(name, text);
        text_append(text, ".");
    } else {
        narration_words_definite_subject(name, text);
        text_append(text, " dies.");
    }
}

void narration_healed(const struct state *state, const struct event *event, struct text *text)
{
    /* What light heals, turn by turn, is shown. */
    if (state_is_hero(state, event->victim) && event->healed == 1)
        return;
    narration_words_doer(state, event->victim, event->victim_kind, text);
    text_append(text,
                state_is_hero(state, event->victim) ? " get %d health back."
                                                    : " gets %d health back.",
                event->healed);
}

void narration_status(const struct state *state, const struct event *event, struct text *text)
{
    const struct status_kind *kind = status_get(event->status);
    if (state_is_hero(state, event->victim)) {
        text_append(text, "%s", kind->on_start);
        return;
    }
    narration_words_doer(state, event->victim, event->victim_kind, text);
    text_append(text, " is %s.", kind->adjective);
}

void narration_status_ended(const struct state *state, const struct event *event, struct text *text)
{
    const struct status_kind *kind = status_get(event->status);
    if (state_is_hero(state, event->victim)) {
        text_append(text, "%s", kind->on_end);
        return;
    }
    narration_words_doer(state, event->victim, event->victim_kind, text);
    text_append(text, " is no longer %s.", kind->adjective);
}

void narration_pips(const struct state *state, const struct event *event, struct text *text)
{
    static const char *const seen[] = {"", " begins to notice you.", " grows wary of you.",
                                       " hunts you!"};
    static const char *const eyes[] = {"", "Eyes in the dark turn your way.",
                                       "Eyes in the dark search for you.",
                                       "Eyes in the dark fix on you: you are hunted!"};
    if (event->pips < 1 || event->pips > 3)
        return;
    if (handle_is_none(event->actor)) {
        text_append(text, "%s", eyes[event->pips]);
        return;
    }
    narration_words_definite_subject(monster_get(event->monster)->name, text);
    text_append(text, "%s", seen[event->pips]);
    (void)state;
}

void narration_sung(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "The choir hums %s: what one sees, all see.",
                narration_words_where(state, event->to));
}

void narration_calmed(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    if (handle_is_none(event->actor)) {
        text_append(text, "Eyes in the dark turn away.");
        return;
    }
    bool is_asleep = pool_resolves(&level->actor_pool, event->actor) &&
                     level_actor_const(level, event->actor)->is_asleep;
    narration_words_definite_subject(monster_get(event->monster)->name, text);
    if (is_asleep)
        text_append(text, " sleeps on.");
    else
        text_append(text, event->was_hunting ? " gives up the hunt."
                                             : " takes no notice of you any more.");
}

void narration_warned(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "Your charm grows warm: somebody begins to notice you.");
}

void narration_forgotten(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "Nobody remembers you: no one on this floor hunts you now.");
}

void narration_won(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "The great lamp burns, and will burn on: you have won!");
}

void narration_lost(const struct state *state, const struct event *event, struct text *text)
{
    switch (state->cause) {
    case CAUSE_FIRE:
        text_append(text, "You burn to death.");
        break;
    case CAUSE_FALL:
        text_append(text, "You do not survive the fall.");
        break;
    case CAUSE_ACTOR:
        narration_words_subject(monster_get(event->monster)->name, text);
        text_append(text, " kills you.");
        break;
    case CAUSE_NONE:
        text_append(text, "You die.");
        break;
    }
}
