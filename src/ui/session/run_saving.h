/* The run that is played, kept in a folder of its own: begun with its game, gone on with, left. */
#ifndef UI_SESSION_RUN_SAVING_H
#define UI_SESSION_RUN_SAVING_H

#include "base/error.h"
#include "game/game.h"
#include "game/save/run_folder.h"
#include "ui/view/message_log.h"

struct ui;

#define RUN_SAVING_PARTING_MAX 4

/* Zero keeps nothing. */
struct run_saving {
    struct run_folder *folder; /* what keeps the game; NULL: nothing does */
    /* What was said when the last run was left, for the log of the game that comes next. */
    char parting[RUN_SAVING_PARTING_MAX][MESSAGE_LENGTH_MAX + 1];
    int parting_count;
    bool was_warned; /* that closing the window loses turns */
};

/* Begins to keep the game that has just begun, if there is a place to. */
void run_saving_begin(struct ui *ui, const struct game_setup *setup);

/* Puts the game of a run's folder on the play screen, at the last turn that was played. False and an error when it can't be
 * gone on with; then everything is as it was. */
bool run_saving_continue(struct ui *ui, const char *path, struct error *error);

/* To be called often: what is due is written, and the player is told what there is to tell. */
void run_saving_tick(struct ui *ui);

/* Writes all of the run, gives it back, and tells what there is to tell. False and an error when something is not on the
 * disk. */
bool run_saving_leave(struct ui *ui, struct error *error);

/* The end of the game that is played is recorded. */
void run_saving_note_recorded(struct ui *ui);

/* Has the ends of runs recorded that were not, because the program that played them was killed just then. */
void run_saving_record_left(struct ui *ui);

/* The same where the window stays: what is not saved is trouble, and is repeated once by run_saving_repeat in the log of the
 * game that comes next, as is all else that was told of the run. */
void run_saving_part(struct ui *ui);
void run_saving_repeat(struct ui *ui);

/* Whether the game can be left and gone on with later. */
bool run_saving_is_safe(const struct ui *ui);

#endif
