/* A player's keys on their way to a command: some ask for a direction first, or open a prompt. */
#ifndef INPUT_KEY_READER_H
#define INPUT_KEY_READER_H

#include "input/prompt.h"

/* Zero is its start, with the default keys. */
struct key_reader {
    const struct bindings *bindings; /* or NULL */
    bool wants_direction;            /* `pending` waits for a direction; Escape drops it */
    struct command pending;
    struct prompt prompt; /* everything else that is asked */
    bool has_declined;    /* Escape has answered the current warning: Enter no longer steps there */
};

/* Whether the hero was just warned of a chasm or trap in an adjacent cell. Then only Enter, or A of a gamepad, steps there; a
 * walking key asks again. */
bool key_reader_is_warned(const struct state *state);

/* How many open doors the hero knows in adjacent cells; sets `direction` to one of them. */
int key_reader_count_doors(const struct state *state, enum direction *direction);

enum key_reading {
    KEY_READING_COMMAND, /* play `command` */
    KEY_READING_PROMPT,  /* something is asked: a direction, or by the prompt */
    KEY_READING_DROPPED, /* the question is dropped */
    KEY_READING_NONE,    /* the key means no command */
};

/* The key as questions and screens other than play take it: key_plain of a button, except that while aiming the buttons for
 * throwing and firing stay themselves. */
struct key key_reader_plain(const struct key_reader *reader, struct key key);

/* Feeds one key. The state decides what needs no question: the only open door beside the hero is closed at once. */
enum key_reading key_reader_feed(struct key_reader *reader, const struct state *state,
                                 struct key key, struct command *command);

/* Drops any question and does what the meaning says, as if its key were pressed. */
enum key_reading key_reader_start(struct key_reader *reader, const struct state *state,
                                  const struct meaning *meaning, struct command *command);

#endif
