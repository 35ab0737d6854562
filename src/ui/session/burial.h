/* The end of the game that is played: it is recorded, once, and what was said of that is told again on its last screen. */
#ifndef UI_SESSION_BURIAL_H
#define UI_SESSION_BURIAL_H

#include <stdbool.h>

struct ui;

/* Of what is said where a game is recorded, with its path. */
#define RECORD_LENGTH_MAX 500

/* Of one game. Zero: it is not recorded. */
struct burial {
    bool is_done;                       /* the options' `bury` has been given the game, */
    char record[RECORD_LENGTH_MAX + 1]; /* and has said this; or nothing */
};

/* Records a game that is over, if it was not yet; not one that is only shown. */
void burial_take(struct ui *ui);

#endif
