/* That the end of every run is recorded, once, though the program was killed between the end and the record: `unburied`, an
 * empty file in the folder of a run (run_folder.h), lies there until that was done. A run without it, such as one of a version
 * that knew none, is never recorded later. */
#ifndef GAME_SAVE_END_RECORD_H
#define GAME_SAVE_END_RECORD_H

#include "game/game.h"

/* The run in the folder is being played, and its end will be recorded. Where that can't be noted it is not. */
void end_record_expect(const char *folder);

/* Its end is recorded. */
void end_record_note_done(const char *folder);

/* Takes down a game that is over. */
typedef void end_record_write(void *context, const struct game *game);

/* Has each run below <user>/runs recorded that has ended, was not and is played by no program. Reads the journals of all that
 * may have ended: some milliseconds each. */
void end_record_catch_up(const char *user, end_record_write *record, void *context);

#endif
