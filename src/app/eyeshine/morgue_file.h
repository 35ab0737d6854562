/* The records of ended runs in the user's folder: one file each, never overwritten. */
#ifndef APP_EYESHINE_MORGUE_FILE_H
#define APP_EYESHINE_MORGUE_FILE_H

#include "base/file.h"
#include "game/game.h"

/* Writes the record to <folder>/morgue-<seed>-<n>.txt with the first free n from 1, and puts its path into `path`.
 * Characters of the seed other than letters, digits and '-' become '_'. False and an error if it can't be written; no part
 * of it is left. */
bool morgue_file_write(const char *folder, const struct game *game, char path[FILE_PATH_MAX],
                       struct error *error);

#endif
