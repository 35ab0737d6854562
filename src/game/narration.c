#include "game/narration.h"

#include <ctype.h>
#include <string.h>

/* The name as the first words of a sentence: "A gutter rat". */
static void append_subject(struct text *text, const char *name)
{
    text_append(text, "%c%s", toupper((unsigned char)name[0]), name + 1);
}

/* The name without its article, where it has one: "closed door". */
static const char *bare_name(const char *name)
{
    static const char *const articles[] = {"a ", "an ", "the "};
    for (size_t i = 0; i < sizeof articles / sizeof *articles; i++)
        if (strncmp(name, articles[i], strlen(articles[i])) == 0)
            return name + strlen(articles[i]);
    return name;
}

static bool is_seen(const struct state *state, struct handle actor)
{
    const struct level *level = state_level_const(state);
    return pool_resolves(&level->actor_pool, actor) && level_actor_const(level, actor)->is_seen;
}

/* "You push the closed door open."; whoever is not seen is not named. */
static void tell_door(const struct state *state, const struct event *event, const char *end,
                      struct text *text)
{
    const char *door = bare_name(terrain_get(event->terrain)->name);
    if (state_is_hero(state, event->actor)) {
        text_append(text, "You push the %s %s.", door, end);
    } else if (is_seen(state, event->actor)) {
        append_subject(text, monster_get(event->monster)->name);
        text_append(text, " pushes the %s %s.", door, end);
    } else {
        text_append(text, "The %s swings %s.", door, end);
    }
}

static void tell_opened(const struct state *state, const struct event *event, struct text *text)
{
    tell_door(state, event, "open", text);
}

static void tell_closed(const struct state *state, const struct event *event, struct text *text)
{
    tell_door(state, event, "shut", text);
}

static void tell_arrived(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "Floor %d: you stand in %s.", event->amount,
                band_of_depth(event->amount)->name);
}

static void tell_lantern(const struct state *state, const struct event *event, struct text *text)
{
    static const char *const effects[] = {
        [LIGHT_DARK] = "it shows you nothing, and nobody you",
        [LIGHT_DIM] = "it glows dimly about your feet",
        [LIGHT_BRIGHT] = "it throws its light all round you",
    };
    (void)state;
    const struct lantern_kind *lantern = lantern_get((enum lantern)event->amount);
    text_append(text, "Your lantern is %s: %s.", lantern->key,
                effects[light_grade(lantern->light)]);
}

static void tell_fov(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "You see by %s now.", fov_get(event->amount)->name);
}

/* The rules' no, where it names nothing. */
static const char *const refusals[REFUSAL_COUNT] = {
    [REFUSAL_NO_DOOR] = "Nothing there opens or shuts.",
    [REFUSAL_NO_STAIRS] = "You know of no stairs that lead that way.",
    [REFUSAL_NO_FLOOR] = "These stairs are flooded: they lead nowhere.",
    [REFUSAL_NO_LIGHT] = "In plain sight a lantern makes no difference.",
    [REFUSAL_NO_WAY] = "You know no way there.",
    [REFUSAL_NOTHING_LEFT] = "There is nothing left to explore here.",
};

/* What was in the way; NULL for the level's edge. */
static const char *name_obstacle(const struct event *event)
{
    if (event->refusal == REFUSAL_WALL || event->refusal == REFUSAL_CORNER)
        return event->terrain != TERRAIN_NONE ? terrain_get(event->terrain)->name : NULL;
    return event->actor.generation != 0 ? monster_get(event->monster)->name
                                        : item_get(event->item)->name;
}

static void tell_refused(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    const char *told = refusals[event->refusal];
    const char *obstacle = told ? NULL : name_obstacle(event);
    if (event->refusal == REFUSAL_CORNER) {
        text_append(text, "You can't squeeze past %s.", obstacle);
    } else if (obstacle) {
        append_subject(text, obstacle);
        text_append(text, event->refusal == REFUSAL_DOOR_BLOCKED ? " keeps the door from shutting."
                                                                 : " is in the way.");
    } else {
        text_append(text, "%s", told ? told : "There is nothing beyond.");
    }
}

static void tell_noticed(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    append_subject(text, monster_get(event->monster)->name);
    text_append(text, " comes into view.");
}

static void tell_eyes(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "Eyes shine in the dark.");
}

static void tell_found(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    append_subject(text, item_get(event->item)->name);
    text_append(text, " lies here.");
}

static void tell_stopped(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "You stop.");
}

/* What is told by being seen has none. */
static void (*const tellers[EVENT_KIND_COUNT])(const struct state *, const struct event *, struct text *) = {
    [EVENT_MOVED] = NULL,
    [EVENT_DOOR_OPENED] = tell_opened,
    [EVENT_DOOR_CLOSED] = tell_closed,
    [EVENT_ARRIVED] = tell_arrived,
    [EVENT_LANTERN] = tell_lantern,
    [EVENT_FOV] = tell_fov,
    [EVENT_REFUSED] = tell_refused,
    [EVENT_NOTICED] = tell_noticed,
    [EVENT_EYES] = tell_eyes,
    [EVENT_FOUND] = tell_found,
    [EVENT_STOPPED] = tell_stopped,
};

bool narration_of(const struct state *state, const struct event *event, struct text *text)
{
    if (!tellers[event->kind])
        return false;
    tellers[event->kind](state, event, text);
    return true;
}
