/* A run on the disk: a folder <user>/runs/<seed>-<n> of its own, in which nothing that was done is lost.
 *
 * It holds the journal, which has every deed before the call that did it returns; `snapshot`, to go on from without
 * performing all of it anew; `snapshot.old`, the one before; `lock`, held by the program that plays the run; and `unburied`,
 * until its end is recorded (end_record.h). A journal that begins with "resumed" behind deed n > 0 took the place of one
 * that could not be read: it is replayed not from the run's beginning, but from `snapshot.start`, which is the game behind
 * those n deeds. What can't be used is kept under names such as journal.damaged-1, and nothing is ever deleted because it
 * could not be read.
 *
 * While the disk fails, play goes on: all of the journal is in memory too and is written as soon as it can be, into a new
 * folder if the old one is gone. What a player must know of that is told in sentences (run_folder_news), once. */
#ifndef GAME_SAVE_RUN_FOLDER_H
#define GAME_SAVE_RUN_FOLDER_H

#include "base/error.h"
#include "game/game.h"

#include <stdint.h>

struct run_folder;

/* A run from the beginning, in the first folder below <user>/runs that is free. The setup is that of its game. NULL and
 * an error when the path of `user` is too long or memory is short; that nothing can be written there is trouble, not an
 * error. Released by run_folder_close. */
struct run_folder *run_folder_begin(const char *user, const struct game_setup *setup,
                                    struct error *error);

/* A run that was begun, in its folder, and its game at the last good turn. NULL and an error when there is none, when the
 * run has ended, or when another program plays it. */
struct run_folder *run_folder_continue(const char *path, struct game **game, struct error *error);

/* From now on every deed of the game is written, as its witness. The game must be the one of the run, at its present turn,
 * and outlive the folder. */
void run_folder_attach(struct run_folder *run, struct game *game);

/* To be called often, `now` in milliseconds of a clock that never goes back. At most once a second it makes sure that the
 * disk has what was written; it writes a snapshot when one is due, and tries again what has failed. */
void run_folder_tick(struct run_folder *run, uint64_t now);

/* Before the program is left, or the run: writes all that is not on the disk yet, with a snapshot if one can be written.
 * False and an error when a deed is not. */
bool run_folder_leave(struct run_folder *run, struct error *error);

/* Gives the run back to other programs, and writes nothing. */
void run_folder_close(struct run_folder *run);

/* The next sentence that the player was not told yet, good until the next call of any of these functions; NULL: none. */
const char *run_folder_news(struct run_folder *run);

/* Where the run is; empty while no folder could be made. */
const char *run_folder_path(const struct run_folder *run);

/* Whether every deed was written. */
bool run_folder_is_written(const struct run_folder *run);

#endif
