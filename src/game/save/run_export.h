/* A run in one file, to be carried to another folder, machine or form of the game.
 *
 * The file: the line RUN_EXPORT_MAGIC, the number of files, for each its name, length and content (base/bytes.h), and a
 * checksum of all that. */
#ifndef GAME_SAVE_RUN_EXPORT_H
#define GAME_SAVE_RUN_EXPORT_H

#include "base/error.h"
#include "base/file.h"

#include <stdbool.h>

#define RUN_EXPORT_MAGIC "eyeshine run 1\n"

/* The end of the names of such files. */
#define RUN_EXPORT_SUFFIX ".eyeshine-run"

/* Writes the run in a folder into a new file. False and an error if the run can't be read or is being played, or if the file
 * exists or can't be written. */
bool run_export(const char *folder, const char *file, struct error *error);

enum run_import_result { RUN_IMPORT_FAILED, RUN_IMPORT_IS_THERE, RUN_IMPORT_ADDED };

/* Puts the run in a file into a folder of its own below <user>/runs, and its path into `folder`. It appears there whole or not
 * at all. An earlier part of the same run is removed, unless a program plays it. If the run is there already as far or farther,
 * if the file is no such run, or if it can't be written, an error is set and the runs are as they were. */
enum run_import_result run_import(const char *user, const char *file, char folder[FILE_PATH_MAX],
                                  struct error *error);

#endif
