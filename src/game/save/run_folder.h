/* A run on the disk: a folder <user>/runs/<seed>-<n> of its own, in which no action of the player is lost.
 *
 * It holds `journal`, to which every action is written before the call that performed it returns; `snapshot`, so that
 * loading need not perform all of it again; `snapshot.old`, the one before; `lock`, held by the program that plays the run;
 * `summary`, what lists show of it (run_summary.h); and `unburied`, until its end is recorded (end_record.h).
 * A journal that begins with "resumed" after action n > 0 took the place of one that could not be read: it is replayed from
 * `snapshot.start`, the game after those n actions. Files that can't be used are kept under names such as journal.damaged-1,
 * and nothing is ever deleted because it could not be read.
 *
 * While the disk fails, play goes on: the whole journal is in memory too and is written as soon as possible, into a new
 * folder if the old one is gone. The player is told in sentences (run_folder_news), each once. */
#ifndef GAME_SAVE_RUN_FOLDER_H
#define GAME_SAVE_RUN_FOLDER_H

#include "base/error.h"
#include "game/game.h"

#include <stdint.h>

struct run_folder;

/* A new run, in the first free folder below <user>/runs, of a game with this setup. NULL and an error when the path of
 * `user` is too long or memory is short; a folder that can't be written is not an error: the player is told. Released by
 * run_folder_close. */
struct run_folder *run_folder_begin(const char *user, const struct game_setup *setup,
                                    struct error *error);

/* Continues the run in a folder; `game` is set to its game at the last good turn. NULL and an error when there is no such
 * run, it has ended, or another program plays it. */
struct run_folder *run_folder_continue(const char *path, struct game **game, struct error *error);

/* Writes every action of the game from now on, as its observer. The game must be the run's, at its present turn, and outlive
 * the folder. */
void run_folder_attach(struct run_folder *run, struct game *game);

/* To be called often, `now` in milliseconds of a clock that never goes back. Makes sure that the disk has everything, but
 * not more often than once a second, writes a snapshot when one is due, and tries again what has failed. */
void run_folder_tick(struct run_folder *run, uint64_t now);

/* To be called before the program or the run is left: writes everything, with a snapshot if possible. False and an error
 * when an action is not written. */
bool run_folder_leave(struct run_folder *run, struct error *error);

/* Gives up the lock and writes nothing. */
void run_folder_close(struct run_folder *run);

/* The next sentence that the player was not told yet, valid until the next call of any of these functions; NULL: none. */
const char *run_folder_news(struct run_folder *run);

/* The player knows already that nothing can be saved: of that, only the end is told. Call it right after the run was begun or
 * continued. And whether the player still waits for that end. */
void run_folder_know_trouble(struct run_folder *run);
bool run_folder_is_in_trouble(const struct run_folder *run);

/* The folder; empty while none could be made. */
const char *run_folder_path(const struct run_folder *run);

/* Whether every action was written. */
bool run_folder_is_written(const struct run_folder *run);

#endif
