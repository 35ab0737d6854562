/* A run's folder taken away for good, as the player wishes. */
#ifndef GAME_SAVE_RUN_REMOVAL_H
#define GAME_SAVE_RUN_REMOVAL_H

#include "base/error.h"

#include <stdbool.h>

/* Removes the run in a folder. At every instant it is there whole or, but for its empty folder, gone. False and an error when a
 * program plays it, this one too, or when something can't be removed; what is no part of a run is not, nor is the folder
 * then. */
bool run_removal_remove(const char *path, struct error *error);

#endif
