/* Private to journal: the names by which deeds are kept (game/names.h), so that rows may be added and reordered. */
#ifndef GAME_SAVE_JOURNAL_NAMES_H
#define GAME_SAVE_JOURNAL_NAMES_H

/* What the table of names is divided into, in this order; format version 1. */
enum journal_section {
    JOURNAL_ACTIONS, /* enum action_kind, and behind them JOURNAL_SKIP */
    JOURNAL_DIRECTIONS,
    JOURNAL_ITEMS,   /* ITEM_NONE too */
    JOURNAL_EFFECTS, /* EFFECT_NONE too */
    JOURNAL_LANTERNS,
    JOURNAL_FOVS,
    JOURNAL_RESULTS,
    JOURNAL_SECTION_COUNT
};

/* The action that is none of the hero's: the lesson is skipped. */
#define JOURNAL_SKIP ACTION_COUNT

int journal_names_count(enum journal_section section);

/* What the kinds of a section are, in the singular: "action". */
const char *journal_names_word(enum journal_section section);

/* The name of a kind, 0 .. count - 1. */
const char *journal_names_get(enum journal_section section, int kind);

/* The kind of that name, or -1. */
int journal_names_find(enum journal_section section, const char *name);

#endif
