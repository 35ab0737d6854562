#include "game/names.h"

#include "content/boon.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/lantern.h"
#include "content/look.h"
#include "content/monster.h"
#include "content/omen.h"
#include "content/site_kind.h"
#include "content/start.h"
#include "content/status.h"
#include "content/terrain.h"
#include "content/watch.h"
#include "game/text/ending.h"
#include "sight/fov.h"
#include "world/action.h"

#include <assert.h>
#include <string.h>

/* The id in a kind's row. */
#define KEY(row, kinds)                         \
    static const char *row##_row_key(int kind)  \
    {                                           \
        return row##_get((enum kinds)kind)->id; \
    }
KEY(terrain, terrain)
KEY(item, item)
KEY(monster, monster)
KEY(status, status)
KEY(cloud, cloud)
KEY(boon, boon)
KEY(boon_path, boon_path)
KEY(site_kind, site_type)
KEY(look, look)
KEY(lantern, lantern)
KEY(start, start)
KEY(watch, watch)
KEY(omen, omen)
#undef KEY

static const char *fov_row_key(int kind)
{
    return fov_get(kind)->name;
}

static const char *effect_row_key(int kind)
{
    return effect_kind_name((enum effect)kind);
}

static const char *const directions[DIRECTION_COUNT] = {
    [DIRECTION_NORTH] = "north", [DIRECTION_NORTH_EAST] = "north_east",
    [DIRECTION_EAST] = "east",   [DIRECTION_SOUTH_EAST] = "south_east",
    [DIRECTION_SOUTH] = "south", [DIRECTION_SOUTH_WEST] = "south_west",
    [DIRECTION_WEST] = "west",   [DIRECTION_NORTH_WEST] = "north_west"};

static const char *const actions[ACTION_COUNT + 1] = {
    [ACTION_WAIT] = "wait",         [ACTION_STEP] = "step",
    [ACTION_STRIKE] = "strike",     [ACTION_OPEN] = "open",
    [ACTION_CLOSE] = "close",       [ACTION_EFFECT] = "effect",
    [ACTION_TURN] = "turn",         [ACTION_STAIRS] = "stairs",
    [ACTION_LANTERN] = "lantern",   [ACTION_PICK_UP] = "pick_up",
    [ACTION_DROP] = "drop",         [ACTION_WEAR] = "wear",
    [ACTION_USE] = "use",           [ACTION_THROW] = "throw",
    [ACTION_FIRE] = "fire",         [ACTION_PUSH] = "push",
    [ACTION_BOON] = "boon",         [ACTION_TRADE] = "trade",
    [ACTION_FOV] = "fov",           [ACTION_STEP_NO_PICKUP] = "step_over",
    [ACTION_KEYSTONE] = "keystone", [ACTION_TURN_LAMP] = "turn_lamp",
    [ACTION_ORDER] = "order",       [ACTION_COUNT] = "skip_lesson"};

static const struct {
    const char *name; /* in saves: never change it */
    const char *(*row_key)(int kind);
    const char *const *keys; /* of kinds that have no rows */
    int first;
    int end; /* 0: fov_count() */
} groups[NAMES_GROUP_COUNT] = {
    [NAMES_TERRAIN] = {"terrain", terrain_row_key, NULL, TERRAIN_NONE + 1, TERRAIN_COUNT},
    [NAMES_ITEMS] = {"item", item_row_key, NULL, ITEM_NONE + 1, ITEM_COUNT},
    [NAMES_MONSTERS] = {"monster", monster_row_key, NULL, 0, MONSTER_COUNT},
    [NAMES_STATUSES] = {"status", status_row_key, NULL, 0, STATUS_COUNT},
    [NAMES_CLOUDS] = {"cloud", cloud_row_key, NULL, CLOUD_NONE + 1, CLOUD_COUNT},
    [NAMES_BOONS] = {"boon", boon_row_key, NULL, BOON_NONE + 1, BOON_COUNT},
    [NAMES_SITES] = {"special room", site_kind_row_key, NULL, 0, SITE_COUNT},
    [NAMES_LOOKS] = {"look", look_row_key, NULL, LOOK_NONE + 1, LOOK_COUNT},
    [NAMES_LANTERNS] = {"lantern", lantern_row_key, NULL, 0, LANTERN_COUNT},
    [NAMES_STARTS] = {"start", start_row_key, NULL, 0, START_COUNT},
    [NAMES_WATCHES] = {"watch", watch_row_key, NULL, 0, WATCH_COUNT},
    [NAMES_FOV] = {"algorithm of sight", fov_row_key, NULL, 0, 0},
    [NAMES_DIRECTIONS] = {"direction", NULL, directions, 0, DIRECTION_COUNT},
    [NAMES_RESULTS] = {"result", NULL, ending_results, 0, ENDING_RESULTS},
    [NAMES_CAUSES] = {"cause of death", NULL, ending_causes, 0, ENDING_CAUSES},
    [NAMES_OMENS] = {"omen", omen_row_key, NULL, OMEN_NONE + 1, OMEN_COUNT},
    [NAMES_ACTIONS] = {"action", NULL, actions, 0, ACTION_COUNT + 1},
    [NAMES_EFFECTS] = {"effect", effect_row_key, NULL, EFFECT_NONE + 1, EFFECT_COUNT},
    [NAMES_PATHS] = {"path", boon_path_row_key, NULL, 0, PATH_COUNT},
};

const char *names_word(enum names_group group)
{
    return groups[group].name;
}

int names_end(enum names_group group)
{
    return group == NAMES_FOV ? fov_count() : groups[group].end;
}

int names_first(enum names_group group)
{
    return groups[group].first;
}

const char *names_key(enum names_group group, int kind)
{
    assert(kind >= 0 && kind < names_end(group));
    return kind < groups[group].first ? "none"
           : groups[group].keys       ? groups[group].keys[kind]
                                      : groups[group].row_key(kind);
}

int names_kind(enum names_group group, const char *key)
{
    for (int kind = 0; kind < names_end(group); kind++)
        if (strcmp(names_key(group, kind), key) == 0)
            return kind;
    return -1;
}
