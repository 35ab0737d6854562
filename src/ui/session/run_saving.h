/* Saves the current run in its own folder: begins, continues and leaves it. */
#ifndef UI_SESSION_RUN_SAVING_H
#define UI_SESSION_RUN_SAVING_H

#include "base/error.h"
#include "game/game.h"
#include "game/save/run_folder.h"
#include "ui/view/message_log.h"

struct session;

#define RUN_SAVING_PARTING_MAX 4

/* Zero saves nothing. */
struct run_saving {
    struct run_folder *folder; /* saves the game; NULL: the game is not saved */
    /* Messages from leaving the last run, for the log of the next game. */
    char parting[RUN_SAVING_PARTING_MAX][MESSAGE_LENGTH_MAX + 1];
    int parting_count;
    bool cannot_save;  /* the player was told so, and not yet that everything is saved again */
    bool has_lost;     /* and turns of a run that was left since then are lost */
    uint64_t tried_at; /* when everything else was last tried again */
    bool was_warned;   /* the player was told that closing the window loses turns */
};

/* Begins to save the game that has just begun, if there is a place to save it. */
void run_saving_begin(struct session *session, const struct game_setup *setup);

/* Loads the game of a run's folder at its last turn, and opens the play screen. False and an error if it can't be continued;
 * then nothing changes. */
bool run_saving_continue(struct session *session, const char *path, struct error *error);

/* Writes what is due, and tells the player about problems. Call it often. */
void run_saving_tick(struct session *session);

/* Writes the whole run, closes it, and tells the player about problems. False and an error if part of it can't be written. */
bool run_saving_leave(struct session *session, struct error *error);

/* Marks the end of the current game as recorded. */
void run_saving_note_recorded(struct session *session);

/* Records the ends of runs that were not recorded because the program was killed just then. */
void run_saving_record_left(struct session *session);

/* run_saving_part leaves the run like run_saving_leave, while the window stays open: unsaved turns are shown as trouble.
 * run_saving_repeat repeats all messages from leaving the run once, in the log of the next game. */
void run_saving_part(struct session *session);
void run_saving_repeat(struct session *session);

#endif
