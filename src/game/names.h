/* Kinds of content by their names, as saves, settings and options have them: rows may be added, removed and reordered. */
#ifndef GAME_NAMES_H
#define GAME_NAMES_H

enum names_group {
    NAMES_TERRAIN,
    NAMES_ITEMS,
    NAMES_MONSTERS,
    NAMES_STATUSES,
    NAMES_CLOUDS,
    NAMES_BOONS,
    NAMES_SITES,
    NAMES_LOOKS,
    NAMES_LANTERNS,
    NAMES_STARTS,
    NAMES_WATCHES,
    NAMES_FOV,
    NAMES_DIRECTIONS,
    NAMES_RESULTS,
    NAMES_CAUSES,
    NAMES_OMENS,
    NAMES_TABLE_COUNT,                 /* a snapshot's table has the groups up to here */
    NAMES_ACTIONS = NAMES_TABLE_COUNT, /* and after those of action_kind "skip_lesson" */
    NAMES_EFFECTS,
    NAMES_PATHS, /* in no save */
    NAMES_GROUP_COUNT
};

/* The word for a kind of the group: "monster". */
const char *names_word(enum names_group group);

/* The kinds of a group are first .. end - 1: the first is 0, or 1 in a group where 0 stands for none. */
int names_first(enum names_group group);
int names_end(enum names_group group);

/* The name of a kind, and the kind of a name, or -1. Where 0 stands for none its name is "none". */
const char *names_key(enum names_group group, int kind);
int names_kind(enum names_group group, const char *key);

#endif
