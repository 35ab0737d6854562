/* Makes sure that the end of every run is recorded, even if the program is killed between the end and the record: an empty file
 * `unburied` lies in the folder of a run (run_folder.h) until that is done. A run without it, such as one of a version that did
 * not make it, is not recorded later. */
#ifndef GAME_SAVE_END_RECORD_H
#define GAME_SAVE_END_RECORD_H

#include "game/game.h"

/* The run in the folder is being played, and its end will have to be recorded. Failure is ignored. */
void end_record_expect(const char *folder);

/* Its end is recorded. */
void end_record_note_done(const char *folder);

/* Records a game that is over. False: not all of it could be written, and it must be called again. */
typedef bool end_record_write(void *context, const struct game *game);

/* Calls `record` for each run below <user>/runs that has ended, has no record and is not being played. Reads the journals only
 * of runs without a summary: under a millisecond each. */
void end_record_catch_up(const char *user, end_record_write *record, void *context);

#endif
