#include "game/save/journal_names.h"

#include "game/save/names.h"

#include <assert.h>
#include <string.h>

#define NONE "none"

static enum names_group group_of(enum journal_section section)
{
    static const enum names_group groups[JOURNAL_SECTION_COUNT] = {
        [JOURNAL_ACTIONS] = NAMES_ACTIONS,   [JOURNAL_DIRECTIONS] = NAMES_DIRECTIONS,
        [JOURNAL_ITEMS] = NAMES_ITEMS,       [JOURNAL_EFFECTS] = NAMES_EFFECTS,
        [JOURNAL_LANTERNS] = NAMES_LANTERNS, [JOURNAL_FOVS] = NAMES_FOV,
        [JOURNAL_RESULTS] = NAMES_RESULTS};
    assert(section < JOURNAL_SECTION_COUNT);
    return groups[section];
}

int journal_names_count(enum journal_section section)
{
    return names_end(group_of(section));
}

const char *journal_names_word(enum journal_section section)
{
    return names_word(group_of(section));
}

const char *journal_names_get(enum journal_section section, int kind)
{
    enum names_group group = group_of(section);
    assert(kind >= 0 && kind < names_end(group));
    return kind < names_first(group) ? NONE : names_key(group, kind);
}

int journal_names_find(enum journal_section section, const char *name)
{
    enum names_group group = group_of(section);
    return names_first(group) > 0 && strcmp(name, NONE) == 0 ? 0 : names_kind(group, name);
}
