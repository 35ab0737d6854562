/* A journal that is written as the lab plays a game. */
#ifndef APP_LAB_LAB_JOURNAL_H
#define APP_LAB_LAB_JOURNAL_H

#include "base/error.h"
#include "game/game.h"
#include "game/save/journal.h"

#include <stdbool.h>

/* Zero is none. */
struct lab_journal {
    struct bytes bytes;
    struct journal_chain chain;
};

/* Begins the journal of a game that has just been created from the setup, and is its witness from now on. */
void lab_journal_begin(struct lab_journal *journal, const struct game_setup *setup,
                       struct game *game);

/* Appends the end of the game, and writes all of it to a file. False and an error that names the file. */
bool lab_journal_write(struct lab_journal *journal, const struct game *game, const char *path,
                       struct error *error);
void lab_journal_clear(struct lab_journal *journal);

#endif
