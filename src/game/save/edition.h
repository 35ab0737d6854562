/* Runs begun by other rules. Their saves stay as they are. */
#ifndef GAME_SAVE_EDITION_H
#define GAME_SAVE_EDITION_H

/* Journals, snapshots and summaries of the first edition of the rules have format 1. */
#define EDITION_FIRST_FORMAT 1
#define EDITION_FIRST_REFUSAL \
    "it was begun by the rules of the first edition, and this version has those of the second"

#endif
