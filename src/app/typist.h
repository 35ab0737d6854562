/* A typist: the keys by which a player would play a game that is played by commands. */
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
    char auto_move_key[16]; /* its own key, "" if there is none; */
    /* Until it has come to its end, the keys from here on are those of its single actions. */
    size_t auto_move_start;
    bool is_unsaid; /* no keys give the last command, */
    uint64_t hash;  /* which was given in this state */
};

/* Takes in a command that is about to be played, or to be gone on with. False and an error when memory is short. */
bool typist_begin(struct typist *typist, const struct game *game, struct command command,
                  bool goes_on, struct error *error);

/* Takes in what came of it: a command of several turns is its own key when it was played to its end; when it is broken off,
 * each of its actions is a key. False and an error when no keys do what the command did. */
bool typist_end(struct typist *typist, const struct game *game, struct error *error);

void typist_clear(struct typist *typist);

#endif
