/* The meanings of keys: a command, a question that leads to one, or a change of what is shown. Each is a row of
 * bindings.def. */
#ifndef INPUT_MEANING_H
#define INPUT_MEANING_H

#include "game/command.h"

enum meaning_ask {
    ASK_NOTHING,
    ASK_THINGS,
    ASK_THROW,
    ASK_FIRE,
    ASK_KEYSTONE,
    ASK_HERE, /* what there is to do here: asks for nothing */
};

enum meaning_view {
    VIEW_NONE,
    VIEW_LOOK,
    VIEW_RANGES,
    VIEW_SURROUNDINGS,
    VIEW_MAP,
    VIEW_HERO,
    VIEW_SIGHT_LAB,
    VIEW_MESSAGES,
    VIEW_HELP,
    VIEW_ZOOM_IN,
    VIEW_ZOOM_OUT,
    VIEW_ACTIONS,
    VIEW_MENU,
};

struct meaning {
    const char *name; /* in keys.txt: "close" */
    const char *help; /* "Close a door" */
    const char *way;  /* what tells it from another of the same help: "left"; or NULL */
    enum meaning_ask ask;
    enum meaning_view view;
    struct command command; /* unless it asks or shows */
    bool wants_direction;   /* the command's direction is asked for */
};

/* The indices of all meanings, in the order in which help lists them. */
enum {
#define MEANING(id, ...) MEANING_##id,
#define KEY(id, code)
#include "input/bindings.def"
    MEANING_COUNT
};

extern const struct meaning meanings[MEANING_COUNT];

/* NULL: there is none of that name. */
const struct meaning *meaning_find(const char *name);

/* The meaning that gives the command, or NULL. Fields that the kind of command ignores must be zero. A meaning that wants a
 * direction gives its command in every direction. */
const struct meaning *meaning_for(struct command command);

/* NULL is no command, and walks nowhere. */
bool meaning_is_command(const struct meaning *meaning);
bool meaning_walks(const struct meaning *meaning);

#endif
