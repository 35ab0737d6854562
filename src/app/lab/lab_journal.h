/* The journals of games in files: for the lab, which writes them whole and keeps nothing open. */
#ifndef APP_LAB_LAB_JOURNAL_H
#define APP_LAB_LAB_JOURNAL_H

#include "game/save/journal.h"

/* A journal that is written as a game is played. Zero is none. */
struct lab_journal {
    struct bytes bytes;
    struct journal_chain chain;
};

/* Begins the journal of a game that has just been created from the setup, and is its witness from now on. */
void lab_journal_begin(struct lab_journal *journal, const struct game_setup *setup,
                       struct game *game);

/* Puts the end of the game behind it, and writes all of it to a file. False and an error that names the file. */
bool lab_journal_write(struct lab_journal *journal, const struct game *game, const char *path,
                       struct error *error);
void lab_journal_clear(struct lab_journal *journal);

#endif
