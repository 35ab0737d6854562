#include "input/lesson.h"

#include "base/array.h"
#include "game/floor.h"
#include "game/text/narration_words.h"
#include "input/binding.h"
#include "path/distance_map.h"
#include "rules/light/warmth.h"
#include "rules/pursuit.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* The lesson's floor has no more cells. */
#define FLOOR_CELLS_MAX 2048

enum hint_sight {
    HINT_SEES_ANYTHING,
    HINT_SEES_SLEEPER,
    HINT_SEES_WAKER,    /* a creature that is awake, or its eyes */
    HINT_SEES_LISTENER, /* one of these that has no eyes */
    HINT_SEES_STAIRS,
};

/* A state of the hero that ends a hint. */
enum hint_state {
    HINT_IS_ANYHOW, /* no such state */
    HINT_HAS_LANTERN,
    HINT_IS_OPEN,
    HINT_IS_HOODED,
    HINT_IS_DARK,
    HINT_IS_WARMED,  /* healed, or without warmth left */
    HINT_HAS_ARMOUR, /* found, worn or not */
    HINT_WEARS_ARMOUR,
};

/* How else a hint ends. Coming to the part of a later hint always ends it. */
enum hint_end { HINT_PART, HINT_EVENT, HINT_COMMAND, HINT_LOOK };

struct hint {
    char part; /* of the floor, where it appears (floor_lesson_part); 0: anywhere */
    enum hint_sight sees;
    /* It ends when no such creature is left; HINT_SEES_ANYTHING: it is about none. */
    enum hint_sight about;
    enum hint_state until;
    enum hint_end ends_by;
    enum hint_sight finds; /* also ends it, once in view; HINT_SEES_ANYTHING: none */
    enum event_kind event; /* HINT_EVENT: by the hero, or by no actor */
    enum command_kind command;
    bool holds; /* exploring waits for its end */
    const char *says;
    /* Said instead while something that sees hunts the hero; NULL: advice for any hunt. */
    const char *hunted;
    enum hint_state heeded; /* in which the player already does what `hunted` says */
    const char *place;      /* its part of the floor: "a hall that is watched"; NULL: it has none */
    const char *done;       /* said on the way to the next one; or NULL */
};

static const struct hint hints[LESSON_COUNT] = {
#define LESSON(id, ...) [LESSON_##id] = {__VA_ARGS__},
#include "input/lessons.def"
#undef LESSON
};

/* Short words for names of bindings; all other words are such names themselves. */
static const struct {
    const char *word;
    const char *name;
} words[] = {
    {"left", "step-left"}, {"down", "step-down"}, {"up", "step-up"}, {"right", "step-right"}};

static bool is_meant(const struct actor *actor, enum hint_sight sight)
{
    if (sight == HINT_SEES_SLEEPER)
        return actor->is_asleep;
    return !actor->is_asleep && (sight == HINT_SEES_WAKER || !monster_get(actor->kind)->has_eyes);
}

/* Whether such a creature is on the floor, seen or not. */
static bool has_creature(const struct state *state, enum hint_sight sight)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!state_is_hero(state, level_handle(level, i)) && is_meant(&level->actors[i], sight))
            return true;
    return false;
}

static bool sees_creature(const struct state *state, enum hint_sight sight)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!state_is_hero(state, level_handle(level, i)) && actor_is_perceived(actor) &&
            is_meant(actor, sight))
            return true;
    }
    return false;
}

static bool knows_stairs(const struct state *state)
{
    struct point stairs;
    const struct level *level = state_level_const(state);
    return level_find_stairs(level, 1, &stairs) && bit_grid_has(&level->seen, stairs);
}

static bool is_in_view(const struct state *state, enum hint_sight sight)
{
    if (sight == HINT_SEES_STAIRS)
        return knows_stairs(state);
    return sight == HINT_SEES_ANYTHING || sees_creature(state, sight);
}

static char part_of_hero(const struct state *state)
{
    return floor_lesson_part(state_hero_const(state)->position);
}

/* The rags that it woke in don't count. */
static bool wears_armour(const struct state *state)
{
    enum item worn = state->pack.worn[SLOT_ARMOUR];
    return worn != ITEM_NONE && item_get(worn)->family == FAMILY_ARMOUR;
}

static bool carries_armour(const struct state *state)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (state->pack.counts[i] > 0 && item_get((enum item)i)->family == FAMILY_ARMOUR)
            return true;
    return false;
}

static bool is_in_state(const struct state *state, enum hint_state wanted)
{
    const struct lantern_kind *lantern = lantern_get(state_hero_const(state)->lantern);
    switch (wanted) {
    case HINT_HAS_LANTERN:
        return state->pack.has_lantern;
    case HINT_IS_OPEN:
        return state->pack.has_lantern && lantern->is_open;
    case HINT_IS_HOODED:
        return state->pack.has_lantern && lantern->is_hooded;
    case HINT_IS_DARK:
        return !state->pack.has_lantern || lantern->light_radius == 0;
    case HINT_IS_WARMED:
        return state_hero_const(state)->health >= state->traits.health || warmth_left(state) == 0;
    case HINT_HAS_ARMOUR:
        return wears_armour(state) || carries_armour(state);
    case HINT_WEARS_ARMOUR:
        return wears_armour(state);
    case HINT_IS_ANYHOW:
        break;
    }
    return false;
}

/* Whether there is nothing left of what the hint asks for, whatever the player did. */
static bool is_idle(const struct hint *hint, const struct state *state)
{
    return is_in_state(state, hint->until) ||
           (hint->about != HINT_SEES_ANYTHING && !has_creature(state, hint->about));
}

static bool appears(const struct hint *hint, const struct state *state)
{
    return (hint->part == 0 || hint->part == part_of_hero(state)) && is_in_view(state, hint->sees);
}

static bool has_happened(const struct state *state, enum event_kind kind)
{
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind == kind &&
            (handle_is_none(event->actor) || state_is_hero(state, event->actor)))
            return true;
    }
    return false;
}

static bool is_done(const struct hint *hint, const struct state *state,
                    const struct command *command)
{
    if (hint->finds != HINT_SEES_ANYTHING && is_in_view(state, hint->finds))
        return true;
    return (hint->ends_by == HINT_EVENT && has_happened(state, hint->event)) ||
           (hint->ends_by == HINT_COMMAND && command && command->kind == hint->command &&
            !event_list_has(&state->events, EVENT_REFUSED));
}

static void end_hint(struct lesson *lesson)
{
    lesson->hint++;
    lesson->is_shown = lesson->has_held = lesson->is_waived = false;
}

/* Skips the hints of parts that the hero has passed. */
static void pass_by(struct lesson *lesson, const struct state *state)
{
    char part = part_of_hero(state);
    for (int later = LESSON_COUNT - 1; later > lesson->hint; later--)
        if (hints[later].part == part)
            *lesson = (struct lesson){.hint = later};
}

bool lesson_note(struct lesson *lesson, const struct state *state, const struct command *command)
{
    struct lesson before = *lesson;
    if (!state_is_lesson(state))
        *lesson = (struct lesson){.hint = LESSON_COUNT};
    else if (has_happened(state, EVENT_WOKE))
        *lesson = (struct lesson){.hint = 0};
    if (lesson->hint == LESSON_COUNT)
        return false;
    if (lesson->is_shown && is_done(&hints[lesson->hint], state, command))
        end_hint(lesson);
    pass_by(lesson, state);
    while (lesson->hint < LESSON_COUNT &&
           (lesson->is_shown || appears(&hints[lesson->hint], state)) &&
           is_idle(&hints[lesson->hint], state))
        end_hint(lesson);
    lesson->is_shown |= lesson->hint < LESSON_COUNT && appears(&hints[lesson->hint], state);
    return lesson->is_shown && (!before.is_shown || before.hint != lesson->hint);
}

void lesson_begin(struct lesson *lesson, const struct state *state, const struct bit_grid *visited)
{
    struct area all = area_of_grid(visited->grid);
    *lesson = (struct lesson){.hint = 0};
    for (struct point p = area_before(all);
         state_is_lesson(state) && bit_grid_next(visited, all, &p);)
        for (int hint = lesson->hint; hint < LESSON_COUNT; hint++)
            if (hints[hint].part == floor_lesson_part(p))
                *lesson = (struct lesson){.hint = hint, .is_shown = true};
    lesson_note(lesson, state, NULL);
}

bool lesson_holds(struct lesson *lesson, const struct command *command)
{
    bool is_held = lesson->is_shown && hints[lesson->hint].holds &&
                   command->kind == COMMAND_EXPLORE && !command->is_stepwise;
    lesson->is_waived |= is_held && lesson->has_held && !command->begins_anew;
    lesson->has_held = is_held && (command->begins_anew || !lesson->is_waived);
    return lesson->has_held;
}

const struct command *lesson_held_command(const struct lesson *lesson)
{
    static const struct command explore = {.kind = COMMAND_EXPLORE};
    return lesson->has_held ? &explore : NULL;
}

void lesson_note_look(struct lesson *lesson, const struct state *state)
{
    if (lesson->hint == LESSON_COUNT || !lesson->is_shown ||
        hints[lesson->hint].ends_by != HINT_LOOK)
        return;
    end_hint(lesson);
    lesson_note(lesson, state, NULL);
}

/* Appends the key of the binding that a word of that length names; the name if it has no key. */
static void write_key(const struct bindings *bindings, const char *word, size_t length,
                      struct text *text)
{
    char name[32];
    assert(length < sizeof name);
    memcpy(name, word, length);
    name[length] = '\0';
    for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
        if (strcmp(words[i].word, name) == 0)
            memcpy(name, words[i].name, strlen(words[i].name) + 1);
    assert(meaning_find(name));
    const struct binding *binding = binding_named(bindings, name);
    if (binding)
        key_write_label(binding->key, text);
    else
        text_append(text, "(no key: %s)", name);
}

void lesson_write_words(const struct bindings *bindings, const char *says, struct text *text)
{
    while (*says) {
        size_t plain = strcspn(says, "{");
        text_append(text, "%.*s", (int)plain, says);
        says += plain;
        if (*says == '\0')
            return;
        size_t length = strcspn(++says, "}");
        write_key(bindings, says, length, text);
        says += length + 1;
    }
}

void lesson_write_hint(const struct bindings *bindings, enum lesson_hint hint, struct text *text)
{
    lesson_write_words(bindings, hints[hint].says, text);
}

/* Whether the hint appears at the cell: its part of the floor, or the stairs for the last one. */
static bool is_place_of(const struct hint *hint, const struct level *level, struct point p)
{
    bool is_stairs = level_terrain_kind(level, p)->leads > 0;
    return hint->part != 0 ? floor_lesson_part(p) == hint->part
                           : hint->sees == HINT_SEES_STAIRS && is_stairs;
}

/* Whether the hero is in the part of a hint that waits for a creature to come into view. */
static bool awaits_creature(const struct hint *hint, const struct state *state)
{
    return (hint->sees == HINT_SEES_SLEEPER || hint->sees == HINT_SEES_WAKER) &&
           hint->part == part_of_hero(state) && has_creature(state, hint->sees);
}

/* Whether the lesson's floor, seen or not, leads from a cell straight to the next. */
static bool can_step(const void *context, struct point from, enum direction direction)
{
    struct point offset = direction_offset(direction);
    const struct terrain_kind *kind = level_terrain_kind(context, point_add(from, offset));
    bool is_straight = offset.x == 0 || offset.y == 0;
    return is_straight && (kind->is_walkable || kind->opens_to != TERRAIN_NONE);
}

/* The nearest cell where the hint appears, by the steps from the hero; false: there is none. */
static bool find_place(const struct hint *hint, const struct level *level,
                       const struct distance_map *map, struct point *place)
{
    for (size_t i = 0; i < distance_map_count(map); i++) {
        *place = distance_map_cell(map, i);
        if (is_place_of(hint, level, *place))
            return true;
    }
    return false;
}

/* The cell to walk straight to first on the way to where the hint appears: the last one in view, or else the next one. False:
 * there is no way, or the hero is there. */
static bool find_way(const struct hint *hint, const struct state *state, struct point *first)
{
    const struct level *level = state_level_const(state);
    _Alignas(max_align_t) unsigned char memory[DISTANCE_MAP_BYTES(FLOOR_CELLS_MAX)] = {0};
    struct arena arena = arena_over(memory, sizeof memory);
    struct distance_map map = distance_map_alloc(&arena, level->grid);
    enum direction direction;
    distance_map_add_goal(&map, state_hero_const(state)->position);
    distance_map_fill(&map, can_step, level, DISTANCE_UNREACHED);
    if (!find_place(hint, level, &map, first))
        return false;
    while (distance_map_get(&map, *first) > 1 && !bit_grid_has(&level->visible, *first) &&
           distance_map_downhill(&map, can_step, level, *first, &direction))
        *first = point_step(*first, direction);
    return distance_map_get(&map, *first) > 0;
}

static void write_place(const char *bearing, const char *place, struct text *text)
{
    text_append(text, "Go %s: %s.", bearing, place);
}

/* Appends what the hint before this one led to. */
static void write_done(const struct bindings *bindings, int hint, struct text *text)
{
    const char *done = hint > 0 ? hints[hint - 1].done : NULL;
    if (!done)
        return;
    lesson_write_words(bindings, done, text);
    text_append(text, " ");
}

void lesson_write_next_place(const struct lesson *lesson, const struct state *state,
                             struct text *text)
{
    struct point first;
    for (int hint = lesson->hint; hint < LESSON_COUNT; hint++) {
        if (awaits_creature(&hints[hint], state))
            return;
        if (hints[hint].place && find_way(&hints[hint], state, &first)) {
            write_place(narration_words_bearing(state, first), hints[hint].place, text);
            return;
        }
    }
}

void lesson_write_transition(const struct bindings *bindings, const struct lesson *lesson,
                             const struct state *state, struct text *text)
{
    write_done(bindings, lesson->hint, text);
    lesson_write_next_place(lesson, state, text);
}

void lesson_write_longest_transition(const struct bindings *bindings, int hint, struct text *text)
{
    const char *longest = NULL;
    for (int later = hint; later < LESSON_COUNT; later++)
        if (hints[later].place && (!longest || strlen(hints[later].place) > strlen(longest)))
            longest = hints[later].place;
    write_done(bindings, hint, text);
    if (longest)
        write_place(narration_words_compass(DIRECTION_SOUTH_WEST), longest, text);
}

void lesson_write_hunted(const struct bindings *bindings, int hint, bool is_by_ear,
                         struct text *text)
{
    static const char by_ear[] =
        "You are hunted! It is blind and hunts by ear. Don't move: wait with {wait} until it is "
        "beside you, and attack, or until it gives up.";
    static const char any[] =
        "You are hunted! Break its line of sight, go dark with {lantern-dark} and get away from where "
        "it last saw you: in time it gives up. Or fight: walk into it.";
    const char *own = hint < LESSON_COUNT ? hints[hint].hunted : NULL;
    lesson_write_words(bindings, is_by_ear ? by_ear : own ? own : any, text);
}

/* Whether no hunter can see. */
static bool is_hunted_by_ear(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (actor_is_hunting(&level->actors[i]) && !level->actors[i].is_ally &&
            monster_sees(monster_get(level->actors[i].kind)))
            return false;
    return true;
}

bool lesson_warns(const struct lesson *lesson, const struct state *state)
{
    bool is_heeded = lesson->hint < LESSON_COUNT && is_in_state(state, hints[lesson->hint].heeded);
    return pursuit_is_on(state) && !is_heeded;
}

void lesson_write_current(const struct bindings *bindings, const struct lesson *lesson,
                          const struct state *state, struct text *text)
{
    if (lesson_warns(lesson, state))
        lesson_write_hunted(bindings, lesson->hint, is_hunted_by_ear(state), text);
    else if (lesson->is_shown)
        lesson_write_hint(bindings, (enum lesson_hint)lesson->hint, text);
    else
        lesson_write_transition(bindings, lesson, state, text);
}
