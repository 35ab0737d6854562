/* Carries runs between the game and files for the player (game/save/run_export.h), and says in a sentence what came of it. */
#ifndef UI_SCREENS_RUN_TRANSFER_H
#define UI_SCREENS_RUN_TRANSFER_H

#include "base/error.h"
#include "ui/settings/ui_options.h"

#include <stdbool.h>

struct run_transfer {
    struct error said; /* for the player; it may begin with the path of the user's folder */
    bool has_failed;
    bool has_added; /* a run: lists of them are outdated */
};

/* Writes the run in a folder into a new file in the user's folder; where players can't reach that, hands them the file. */
void run_transfer_export(const struct ui_options *options, const char *run,
                         struct run_transfer *transfer);

/* Adds the run in a file. `user` is the user's folder; NULL: there is none. */
void run_transfer_import(const char *user, const char *file, struct run_transfer *transfer);

/* Adds the runs of all exported files in the user's folder. */
void run_transfer_import_all(const char *user, struct run_transfer *transfer);

#endif
