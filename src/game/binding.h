/* Which key means which command by default, and commands that take a second key. */
#ifndef GAME_BINDING_H
#define GAME_BINDING_H

#include "game/command.h"
#include "game/key.h"
#include "game/prompt.h"
#include "world/state.h"

/* One key and what it means. */
struct binding {
    struct key key;
    bool wants_direction; /* the command's direction is asked for */
    struct command command;
    const char *help; /* what it does: "Close a door" */
};

/* All bindings, in the order in which a help screen lists them: those of one command together. */
int binding_count(void);
const struct binding *binding_get(int index);

/* The binding of a key, or NULL. */
const struct binding *binding_find(struct key key);

/* The first binding of a command, in which all that means nothing to its kind is zero; or NULL. One that wants a direction is
 * that of its command in any. */
const struct binding *binding_for(struct command command);

/* Appends the key as a player reads it: "Shift+Up", "keypad 7", "<". */
void binding_write_key(struct key key, struct text *text);

/* The direction that a key stands for; false if none. */
bool binding_direction(struct key key, enum direction *direction);

/* A player's keys on their way to a command. Zero is its start. */
struct key_reader {
    bool wants_direction; /* `pending` waits for a direction; Escape drops it */
    struct command pending;
    struct prompt prompt; /* what is asked otherwise */
};

enum key_reading {
    KEY_READING_COMMAND, /* `command` is to be played */
    KEY_READING_PROMPT,  /* something is asked: a direction, or what the prompt says */
    KEY_READING_DROPPED, /* what was pending is dropped */
    KEY_READING_NONE,    /* the key means no command */
};

/* Feeds one key. The state only decides what needs no asking: one door beside the hero to close. */
enum key_reading key_reader_feed(struct key_reader *reader, const struct state *state,
                                 struct key key, struct command *command);

#endif
