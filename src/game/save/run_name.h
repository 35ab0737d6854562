/* The name of a run where files and folders are called after it. */
#ifndef GAME_SAVE_RUN_NAME_H
#define GAME_SAVE_RUN_NAME_H

#include "world/state.h"

#define RUN_NAME_SIZE (SEED_LENGTH_MAX + 1)

/* The seed, with '_' for each sign that is no letter, digit or '-'. */
void run_name_write(const char *seed, char name[RUN_NAME_SIZE]);

#endif
