/* The run that is played, kept in a folder of its own: begun with its game, gone on with, left. */
#ifndef UI_SESSION_RUN_SAVING_H
#define UI_SESSION_RUN_SAVING_H

#include "base/error.h"
#include "game/game.h"
#include "game/save/run_folder.h"
#include "ui/view/message_log.h"

struct session;

#define RUN_SAVING_PARTING_MAX 4

/* Zero keeps nothing. */
struct run_saving {
    struct run_folder *folder; /* what keeps the game; NULL: nothing does */
    /* Messages from leaving the last run, for the log of the next game. */
    char parting[RUN_SAVING_PARTING_MAX][MESSAGE_LENGTH_MAX + 1];
    int parting_count;
    bool was_warned; /* that closing the window loses turns */
};

/* Begins to keep the game that has just begun, if there is a place to. */
void run_saving_begin(struct session *session, const struct game_setup *setup);

/* Puts the game of a run's folder on the play screen, at the last turn that was played. False and an error when it can't be
 * gone on with; then everything is as it was. */
bool run_saving_continue(struct session *session, const char *path, struct error *error);

/* To be called often: what is due is written, and the player is told what there is to tell. */
void run_saving_tick(struct session *session);

/* Writes all of the run, gives it back, and tells what there is to tell. False and an error when something is not on the
 * disk. */
bool run_saving_leave(struct session *session, struct error *error);

/* The end of the game that is played is recorded. */
void run_saving_note_recorded(struct session *session);

/* Has the ends of runs recorded that were not, because the program that played them was killed just then. */
void run_saving_record_left(struct session *session);

/* The same where the window stays: what is not saved is trouble, and is repeated once by run_saving_repeat in the log of the
 * game that comes next, as is all else that was told of the run. */
void run_saving_part(struct session *session);
void run_saving_repeat(struct session *session);

#endif
