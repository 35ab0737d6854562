#include "game/save/names.h"

#include "content/boon.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/lantern.h"
#include "content/look.h"
#include "content/monster.h"
#include "content/site.h"
#include "content/status.h"
#include "content/terrain.h"
#include "sight/fov.h"
#include "world/state.h"

#include <assert.h>
#include <string.h>

#define NAME_LENGTH_MAX 63

static const char *terrain_key(int kind)
{
    return terrain_get((enum terrain)kind)->key;
}

static const char *item_key_of(int kind)
{
    return item_get((enum item)kind)->key;
}

static const char *monster_key(int kind)
{
    return monster_get((enum monster)kind)->key;
}

static const char *status_key(int kind)
{
    return status_get((enum status)kind)->key;
}

static const char *cloud_key(int kind)
{
    return cloud_get((enum cloud)kind)->key;
}

static const char *boon_key(int kind)
{
    return boon_get((enum boon)kind)->key;
}

static const char *site_key(int kind)
{
    return site_get((enum site_type)kind)->key;
}

static const char *look_key(int kind)
{
    return look_get((enum look)kind)->key;
}

static const char *lantern_key(int kind)
{
    return lantern_get((enum lantern)kind)->key;
}

static const char *fov_key(int kind)
{
    return fov_get(kind)->name;
}

static const char *effect_key_of(int kind)
{
    return effect_key((enum effect)kind);
}

static const char *direction_key(int kind)
{
    static const char *const keys[DIRECTION_COUNT] = {
        [DIRECTION_NORTH] = "north", [DIRECTION_NORTH_EAST] = "north_east",
        [DIRECTION_EAST] = "east",   [DIRECTION_SOUTH_EAST] = "south_east",
        [DIRECTION_SOUTH] = "south", [DIRECTION_SOUTH_WEST] = "south_west",
        [DIRECTION_WEST] = "west",   [DIRECTION_NORTH_WEST] = "north_west"};
    return keys[kind];
}

static const char *const results[] = {
    [RESULT_NONE] = "stopped", [RESULT_WON] = "won", [RESULT_DIED] = "died"};

static const char *result_key(int kind)
{
    return results[kind];
}

static const char *const causes[] = {
    [CAUSE_NONE] = "none", [CAUSE_ACTOR] = "actor", [CAUSE_FIRE] = "fire", [CAUSE_FALL] = "fall"};

static const char *cause_key(int kind)
{
    return causes[kind];
}

static const char *action_key(int kind)
{
    static const char *const keys[ACTION_COUNT + 1] = {
        [ACTION_WAIT] = "wait",        [ACTION_STEP] = "step",
        [ACTION_STRIKE] = "strike",    [ACTION_OPEN] = "open",
        [ACTION_CLOSE] = "close",      [ACTION_EFFECT] = "effect",
        [ACTION_TURN] = "turn",        [ACTION_STAIRS] = "stairs",
        [ACTION_LANTERN] = "lantern",  [ACTION_PICK_UP] = "pick_up",
        [ACTION_DROP] = "drop",        [ACTION_WEAR] = "wear",
        [ACTION_USE] = "use",          [ACTION_THROW] = "throw",
        [ACTION_FIRE] = "fire",        [ACTION_PUSH] = "push",
        [ACTION_BOON] = "boon",        [ACTION_TRADE] = "trade",
        [ACTION_FOV] = "fov",          [ACTION_STEP_NO_PICKUP] = "step_over",
        [ACTION_COUNT] = "skip_lesson"};
    return keys[kind];
}

#define LENGTH(array) ((int)(sizeof(array) / sizeof *(array)))

/* The kinds of a group are first .. end - 1; 0 before that stands for none. */
static const struct {
    const char *name; /* in bytes, and in errors: for ever */
    const char *(*key)(int kind);
    int first;
    int end; /* 0: as many as there are algorithms */
} groups[NAMES_ALL_COUNT] = {
    [NAMES_TERRAIN] = {"terrain", terrain_key, TERRAIN_NONE + 1, TERRAIN_COUNT},
    [NAMES_ITEMS] = {"item", item_key_of, ITEM_NONE + 1, ITEM_COUNT},
    [NAMES_MONSTERS] = {"monster", monster_key, 0, MONSTER_COUNT},
    [NAMES_STATUSES] = {"status", status_key, 0, STATUS_COUNT},
    [NAMES_CLOUDS] = {"cloud", cloud_key, CLOUD_NONE + 1, CLOUD_COUNT},
    [NAMES_BOONS] = {"boon", boon_key, BOON_NONE + 1, BOON_COUNT},
    [NAMES_SITES] = {"special room", site_key, 0, SITE_COUNT},
    [NAMES_LOOKS] = {"look", look_key, LOOK_NONE + 1, LOOK_COUNT},
    [NAMES_LANTERNS] = {"lantern", lantern_key, 0, LANTERN_COUNT},
    [NAMES_FOV] = {"algorithm of sight", fov_key, 0, 0},
    [NAMES_DIRECTIONS] = {"direction", direction_key, 0, DIRECTION_COUNT},
    [NAMES_RESULTS] = {"result", result_key, 0, LENGTH(results)},
    [NAMES_CAUSES] = {"cause of death", cause_key, 0, LENGTH(causes)},
    [NAMES_ACTIONS] = {"action", action_key, 0, ACTION_COUNT + 1},
    [NAMES_EFFECTS] = {"effect", effect_key_of, EFFECT_NONE + 1, EFFECT_COUNT},
};

_Static_assert((int)TERRAIN_COUNT <= NAMES_MOST && (int)ITEM_COUNT <= NAMES_MOST &&
                   (int)MONSTER_COUNT <= NAMES_MOST && (int)LOOK_COUNT <= NAMES_MOST,
               "more kinds than a table of names holds");

const char *names_word(enum names_group group)
{
    return groups[group].name;
}

int names_end(enum names_group group)
{
    return group == NAMES_FOV ? fov_count() : groups[group].end;
}

const char *names_key(enum names_group group, int kind)
{
    assert(kind >= groups[group].first && kind < names_end(group));
    return groups[group].key(kind);
}

int names_kind(enum names_group group, const char *key)
{
    for (int kind = groups[group].first; kind < names_end(group); kind++)
        if (strcmp(groups[group].key(kind), key) == 0)
            return kind;
    return -1;
}

static void add(struct names *names, enum names_group group, int kind)
{
    int number = ++names->counts[group];
    names->numbers[group][kind] = (uint8_t)number;
    names->kinds[group][number] = (uint8_t)kind;
}

int names_first(enum names_group group)
{
    return groups[group].first;
}

int names_number(struct names *names, enum names_group group, int kind)
{
    assert(kind >= groups[group].first && kind < names_end(group));
    if (names->numbers[group][kind] == 0)
        add(names, group, kind);
    return names->numbers[group][kind];
}

bool names_find(const struct names *names, enum names_group group, int number, int *kind)
{
    if (number < 1 || number > names->counts[group])
        return false;
    *kind = names->kinds[group][number];
    return true;
}

void names_put(const struct names *names, struct bytes *bytes)
{
    bytes_put_number(bytes, NAMES_GROUP_COUNT);
    for (int g = 0; g < NAMES_GROUP_COUNT; g++) {
        bytes_put_text(bytes, groups[g].name);
        bytes_put_number(bytes, (uint64_t)names->counts[g]);
        for (int number = 1; number <= names->counts[g]; number++)
            bytes_put_text(bytes, groups[g].key(names->kinds[g][number]));
    }
}

static bool refuse_damage(struct error *error)
{
    return error_set(error, "its table of names is damaged");
}

static bool find_group(const char *name, enum names_group *group)
{
    for (int g = 0; g < NAMES_GROUP_COUNT; g++)
        if (strcmp(groups[g].name, name) == 0) {
            *group = (enum names_group)g;
            return true;
        }
    return false;
}

static bool read_group(struct names *names, enum names_group group, uint64_t count,
                       struct byte_reader *reader, struct error *error)
{
    for (uint64_t i = 0; i < count; i++) {
        char key[NAME_LENGTH_MAX + 1];
        byte_reader_text(reader, key, sizeof key);
        if (reader->has_failed)
            return refuse_damage(error);
        int kind = names_kind(group, key);
        if (kind < 0)
            return error_set(error,
                             "it has the %s '%s', which this version of the game does not know",
                             groups[group].name, key);
        if (names->numbers[group][kind] != 0)
            return refuse_damage(error);
        add(names, group, kind);
    }
    return true;
}

bool names_read(struct names *names, struct byte_reader *reader, struct error *error)
{
    uint64_t group_count = byte_reader_number(reader);
    for (uint64_t i = 0; i < group_count; i++) {
        char name[NAME_LENGTH_MAX + 1];
        enum names_group group;
        byte_reader_text(reader, name, sizeof name);
        uint64_t count = byte_reader_number(reader);
        if (reader->has_failed)
            return refuse_damage(error);
        if (!find_group(name, &group))
            return error_set(error,
                             "it has a list of names of '%s', which this version of the game "
                             "does not know",
                             name);
        if (names->is_read[group])
            return refuse_damage(error);
        names->is_read[group] = true;
        if (!read_group(names, group, count, reader, error))
            return false;
    }
    return !reader->has_failed || refuse_damage(error);
}
