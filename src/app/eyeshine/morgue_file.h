/* The records of ended runs in the user's folder: one file each, none ever overwritten. */
#ifndef APP_EYESHINE_MORGUE_FILE_H
#define APP_EYESHINE_MORGUE_FILE_H

#include "base/file.h"
#include "game/game.h"

/* Writes the record to <folder>/morgue-<seed>-<n>.txt under the first free n from 1 and puts its path into `path`; signs
 * of the seed that are no letter, digit or '-' become '_'. False and an error when it can't be written; nothing half
 * written is left. */
bool morgue_file_write(const char *folder, const struct game *game, char path[FILE_PATH_MAX],
                       struct error *error);

#endif
