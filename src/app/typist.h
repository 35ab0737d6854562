/* Records the keys that would play a game that is played by commands. */
#ifndef APP_TYPIST_H
#define APP_TYPIST_H

#include "base/error.h"
#include "game/game.h"

/* Zero is its start. */
struct typist {
    char *keys; /* so far, as --keys takes them; NULL before the first command */
    size_t length;
    size_t capacity;
    bool is_auto_moving;    /* the last command is one of several turns: */
    char auto_move_key[16]; /* its own key, or "" */
    bool takes_stairs_hurt; /* it insists against what is asked on the stairs */
    /* Until it ends, the keys from here on are those of its single actions. */
    size_t auto_move_start;
    bool is_unsaid; /* no keys give the last command, */
    uint64_t hash;  /* given in this state */
};

/* Notes a command that is about to be played or continued. False and an error if memory is short. */
bool typist_begin(struct typist *typist, const struct game *game, struct command command,
                  bool goes_on, struct error *error);

/* Notes the result: a command of several turns is one key if it was played to its end, and a key for each action if it was
 * interrupted. False and an error if no keys do what the command did. */
bool typist_end(struct typist *typist, const struct game *game, struct error *error);

void typist_clear(struct typist *typist);

#endif
