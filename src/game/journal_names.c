#include "game/journal_names.h"

#include "sight/fov.h"
#include "world/action.h"
#include "world/state.h"

#include <assert.h>
#include <string.h>

static const char *const actions[] = {
    [ACTION_WAIT] = "wait",       [ACTION_STEP] = "step",           [ACTION_STRIKE] = "strike",
    [ACTION_OPEN] = "open",       [ACTION_CLOSE] = "close",         [ACTION_EFFECT] = "effect",
    [ACTION_TURN] = "turn",       [ACTION_STAIRS] = "stairs",       [ACTION_LANTERN] = "lantern",
    [ACTION_PICK_UP] = "pick_up", [ACTION_DROP] = "drop",           [ACTION_WEAR] = "wear",
    [ACTION_USE] = "use",         [ACTION_THROW] = "throw",         [ACTION_FIRE] = "fire",
    [ACTION_PUSH] = "push",       [ACTION_BOON] = "boon",           [ACTION_TRADE] = "trade",
    [ACTION_FOV] = "fov",         [ACTION_STEP_OVER] = "step_over", [JOURNAL_SKIP] = "skip_lesson"};

static const char *const directions[DIRECTION_COUNT] = {
    [DIRECTION_NORTH] = "north", [DIRECTION_NORTH_EAST] = "north_east",
    [DIRECTION_EAST] = "east",   [DIRECTION_SOUTH_EAST] = "south_east",
    [DIRECTION_SOUTH] = "south", [DIRECTION_SOUTH_WEST] = "south_west",
    [DIRECTION_WEST] = "west",   [DIRECTION_NORTH_WEST] = "north_west"};

static const char *const results[] = {
    [RESULT_NONE] = "stopped", [RESULT_WON] = "won", [RESULT_DIED] = "died"};

int journal_names_count(enum journal_section section)
{
    switch (section) {
    case JOURNAL_ACTIONS:
        return ACTION_COUNT + 1;
    case JOURNAL_DIRECTIONS:
        return DIRECTION_COUNT;
    case JOURNAL_ITEMS:
        return ITEM_COUNT;
    case JOURNAL_EFFECTS:
        return EFFECT_COUNT;
    case JOURNAL_LANTERNS:
        return LANTERN_COUNT;
    case JOURNAL_FOVS:
        return fov_count();
    case JOURNAL_RESULTS:
        return sizeof results / sizeof *results;
    case JOURNAL_SECTION_COUNT:
        break;
    }
    assert(!"no section");
    return 0;
}

const char *journal_names_get(enum journal_section section, int kind)
{
    assert(kind >= 0 && kind < journal_names_count(section));
    switch (section) {
    case JOURNAL_ACTIONS:
        return actions[kind];
    case JOURNAL_DIRECTIONS:
        return directions[kind];
    case JOURNAL_ITEMS:
        return kind == ITEM_NONE ? "none" : item_get((enum item)kind)->key;
    case JOURNAL_EFFECTS:
        return kind == EFFECT_NONE ? "none" : effect_key((enum effect)kind);
    case JOURNAL_LANTERNS:
        return lantern_get((enum lantern)kind)->key;
    case JOURNAL_FOVS:
        return fov_get(kind)->name;
    case JOURNAL_RESULTS:
        return results[kind];
    case JOURNAL_SECTION_COUNT:
        break;
    }
    assert(!"no section");
    return "";
}

int journal_names_find(enum journal_section section, const char *name)
{
    for (int kind = 0; kind < journal_names_count(section); kind++)
        if (strcmp(journal_names_get(section, kind), name) == 0)
            return kind;
    return -1;
}
