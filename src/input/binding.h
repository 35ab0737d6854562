/* Which key means what: by default, or as the player has bound them; and commands that take a second key. */
#ifndef INPUT_BINDING_H
#define INPUT_BINDING_H

#include "game/command.h"
#include "input/key.h"
#include "input/prompt.h"
#include "world/state.h"

/* What a key is for. */
enum binding_use {
    BINDING_COMMAND, /* it gives `command` */
    BINDING_ASK,     /* it asks for more: `ask` */
    BINDING_VIEW,    /* it changes what is shown: `view`, the window's own affair */
};

enum binding_ask {
    ASK_NOTHING,
    ASK_THINGS,
    ASK_THROW,
    ASK_FIRE,
    ASK_HERE, /* for nothing: what there is to do decides */
};

enum binding_view {
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

/* One key and what it means. */
struct binding {
    struct key key;
    const char *name; /* of what it means, in the file of keys: "close" */
    enum binding_use use;
    enum binding_ask ask;
    enum binding_view view;
    bool wants_direction; /* the command's direction is asked for */
    struct command command;
    const char *help; /* what it does: "Close a door" */
};

#define BINDINGS_MAX 320

/* What the keys mean. Functions take NULL for the default ones. No two rows have one key. */
struct bindings {
    struct binding rows
        [BINDINGS_MAX]; /* in the order in which a help screen lists them: those of one name together */
    int count;
};

const struct bindings *bindings_default(void);

/* What the key means, or NULL; binding_find: if that is a command. */
const struct binding *binding_get(const struct bindings *bindings, struct key key);
const struct binding *binding_find(const struct bindings *bindings, struct key key);

/* What the key asks for, and what it shows. */
enum binding_ask binding_ask_of(const struct bindings *bindings, struct key key);
enum binding_view binding_view_of(const struct bindings *bindings, struct key key);

/* The first binding of a command, in which all that means nothing to its kind is zero; or NULL. One that wants a direction is
 * that of its command in any. */
const struct binding *binding_for(const struct bindings *bindings, struct command command);

/* The first binding of that name, or NULL: no key is left to it. */
const struct binding *binding_named(const struct bindings *bindings, const char *name);

/* The same rows, but of each name those first that are buttons of a gamepad, or are none: what is shown to who uses one. */
void binding_sort(struct bindings *sorted, const struct bindings *bindings, bool has_gamepad);

/* Whether it walks or runs; not, if it is NULL. */
bool binding_walks(const struct binding *binding);

/* Whether walking and running are bound as they are by default. */
bool binding_walks_by_default(const struct bindings *bindings);

/* Appends the key as a player reads it: "Shift+Up", "keypad 7", "<", "pad LT+A". */
void binding_write_key(struct key key, struct text *text);

/* The same of a button for who knows that it is one: "LT+A". */
void binding_write_button(struct key key, struct text *text);

/* Appends what of a gamepad is held with a button: "LT+"; nothing where nothing is. */
void binding_write_held(unsigned modifiers, struct text *text);

/* The direction that a key stands for where one is asked for, in a list, for a cursor: as it is bound, and if it is not
 * bound to a direction, as arrows and the keypad go by default, so that lists can be used whatever is bound. False if none. */
bool binding_direction(const struct bindings *bindings, struct key key, enum direction *direction);

/* Whether such a key goes far: it is one to run by. */
bool binding_goes_far(const struct bindings *bindings, struct key key);

/* A player's keys on their way to a command. Zero is its start, with the default keys. */
struct key_reader {
    const struct bindings *bindings; /* or NULL */
    bool wants_direction;            /* `pending` waits for a direction; Escape drops it */
    struct command pending;
    struct prompt prompt; /* what is asked otherwise */
    bool lets_be;         /* Escape has answered the warning that stands: Enter means nothing now */
};

/* Whether the hero was just warned of a chasm or trap beside him. Then only Enter steps there, or A of a gamepad: the key that
 * walks there asks again. */
bool key_reader_is_warned(const struct state *state);

enum key_reading {
    KEY_READING_COMMAND, /* `command` is to be played */
    KEY_READING_PROMPT,  /* something is asked: a direction, or what the prompt says */
    KEY_READING_DROPPED, /* what was pending is dropped */
    KEY_READING_NONE,    /* the key means no command */
};

/* What a key means to a reader that asks for something, and on any screen where nobody walks: a button is a plain key
 * (key_plain), but that while one aims those that throw and fire let go. */
struct key key_reader_plain(const struct key_reader *reader, struct key key);

/* Feeds one key. The state only decides what needs no asking: one door beside the hero to close. */
enum key_reading key_reader_feed(struct key_reader *reader, const struct state *state,
                                 struct key key, struct command *command);

/* The same for what is wanted without a key, as a binding says it; drops what was asked. */
enum key_reading key_reader_take(struct key_reader *reader, const struct state *state,
                                 const struct binding *wanted, struct command *command);

#endif
