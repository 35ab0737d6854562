#include "game/text/narration.h"

#include "base/array.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "game/travel/interrupt.h"
#include "world/hero.h"

#include <assert.h>
#include <string.h>

#define NAME_MAX_LENGTH 95

struct row {
    const char *sentence;                                                    /* or NULL */
    void (*tell)(const struct state *, const struct event *, struct text *); /* or NULL */
};

static const struct row rows[] = {
#define SHOWN      \
    {              \
        NULL, NULL \
    }
#define SAYS(sentence) \
    {                  \
        sentence, NULL \
    }
#define TOLD(name)             \
    {                          \
        NULL, narration_##name \
    }
#define EVENT(id, tells, interrupts, sounds) [EVENT_##id] = tells,
#include "world/events.def"
#undef EVENT
#undef SHOWN
#undef SAYS
#undef TOLD
};

static bool is_word(const char *word, size_t length, const char *name)
{
    return strlen(name) == length && strncmp(word, name, length) == 0;
}

/* Whether it is, or was until it died, a captive that the hero has freed. */
static bool is_ally(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].is_ally &&
            handle_is_equal(state->events.events[i].victim, handle))
            return true;
    return pool_resolves(&level->actor_pool, handle) && level_actor_const(level, handle)->is_ally;
}

static void append_actor(const struct state *state, struct handle handle, enum monster kind,
                         struct text *text)
{
    const char *name = monster_get(kind)->name;
    if (state_is_hero(state, handle))
        text_append(text, "you");
    else if (handle_is_none(handle))
        text_append(text, "something");
    else if (is_ally(state, handle))
        text_append(text, "your %s", narration_words_bare(name));
    else
        text_append(text, "%s", name);
}

static const char *noun_or_name(const char *noun, const char *name)
{
    return noun ? noun : name;
}

/* Appends what a noun of a sentence stands for, with its article if it has one: "a gutter rat", "you", "deep water". */
static void append_noun(const struct state *state, const struct event *event, const char *noun,
                        size_t length, struct text *text)
{
    if (is_word(noun, length, "actor"))
        append_actor(state, narration_words_known(event), event->monster, text);
    else if (is_word(noun, length, "victim"))
        append_actor(state, event->victim, event->victim_kind, text);
    else if (is_word(noun, length, "monster"))
        text_append(text, "%s", monster_get(event->monster)->name);
    else if (is_word(noun, length, "terrain"))
        text_append(text, "%s", terrain_get(event->terrain)->name);
    else if (is_word(noun, length, "terrain noun"))
        text_append(
            text, "%s",
            noun_or_name(terrain_get(event->terrain)->noun, terrain_get(event->terrain)->name));
    else if (is_word(noun, length, "cloud noun"))
        text_append(text, "%s",
                    noun_or_name(cloud_get(event->cloud)->noun, cloud_get(event->cloud)->name));
    else if (is_word(noun, length, "cloud"))
        text_append(text, "%s", cloud_get(event->cloud)->name);
    else if (is_word(noun, length, "item"))
        text_append(text, "%s", hero_item_name(state, event->item));
    else if (is_word(noun, length, "items"))
        narration_words_items(state, event->item, event->count > 1 ? event->count : 1, text);
    else
        assert(false);
}

/* Appends a noun after "the", "The", "a" or "A"; returns whether it is the hero. */
static bool append_name(const struct state *state, const struct event *event, const char *word,
                        size_t length, struct text *text)
{
    char name[NAME_MAX_LENGTH + 1];
    struct text noun = text_init(name, sizeof name);
    size_t article = strcspn(word, " ");
    append_noun(state, event, word + article + 1, length - article - 1, &noun);
    if (is_word(word, article, "the"))
        narration_words_definite(name, text);
    else if (is_word(word, article, "The"))
        narration_words_definite_subject(name, text);
    else if (is_word(word, article, "A"))
        narration_words_subject(name, text);
    else
        text_append(text, "%s", name);
    return strcmp(name, "you") == 0;
}

/* Appends one word that is not a noun: a place or a number. */
static void append_fact(const struct state *state, const struct event *event, const char *word,
                        size_t length, struct text *text)
{
    const struct {
        const char *name;
        int number;
    } numbers[] = {{"damage", event->damage},
                   {"healed", event->healed},
                   {"turns", event->turns},
                   {"floor", event->depth}};
    if (is_word(word, length, "where"))
        narration_words_where(state, event->to, text);
    if (is_word(word, length, "way"))
        narration_words_way(state, event->to, text);
    for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
        if (is_word(word, length, numbers[i].name))
            text_append(text, "%d", numbers[i].number);
}

void narration_fill(const struct state *state, const struct event *event, const char *sentence,
                    struct text *text)
{
    bool is_hero = false;
    while (*sentence) {
        size_t plain = strcspn(sentence, "{");
        text_append(text, "%.*s", (int)plain, sentence);
        sentence += plain;
        if (*sentence == '\0')
            return;
        size_t length = strcspn(++sentence, "}");
        size_t first = strcspn(sentence, "|}");
        if (first < length)
            text_append(text, "%.*s", (int)(is_hero ? first : length - first - 1),
                        is_hero ? sentence : sentence + first + 1);
        else if (strcspn(sentence, " ") < length)
            is_hero = append_name(state, event, sentence, length, text);
        else
            append_fact(state, event, sentence, length, text);
        sentence += length + 1;
    }
}

bool narration_of(const struct state *state, const struct event *event, struct text *text)
{
    const struct row *row = &rows[event->kind];
    size_t before = text->length;
    if (row->sentence)
        narration_fill(state, event, row->sentence, text);
    else if (row->tell)
        row->tell(state, event, text);
    return text->length > before;
}

/* Whether the hero walked into a wall that it sees. */
static bool is_bump(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    return event->refusal == REFUSAL_WALL && event->terrain != TERRAIN_NONE &&
           terrain_get(event->terrain)->blocks_sight && bit_grid_has(&level->visible, event->to);
}

bool narration_is_echo(const struct state *state, const struct event *event)
{
    switch (event->kind) {
    case EVENT_HEARD:
        return interrupt_is_repeated_call(event);
    case EVENT_DOOR_OPENED:
    case EVENT_DOOR_CLOSED:
        return state_is_hero(state, event->actor) && event->item == ITEM_NONE;
    case EVENT_MISSILE:
        return event->item != ITEM_NONE &&
               point_is_equal(event->from, state_hero_const(state)->position);
    case EVENT_REFUSED:
        return is_bump(state, event);
    case EVENT_PIPS:
    case EVENT_CALMED:
    case EVENT_SIGHTED:
        return interrupt_is_harmless_news(state, event);
    default:
        return event->kind == EVENT_SWAPPED;
    }
}
