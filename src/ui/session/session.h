/* Games begin, take each other's place and are left for the title. */
#ifndef UI_SESSION_SESSION_H
#define UI_SESSION_SESSION_H

#include "base/error.h"
#include "game/game.h"
#include "ui/screen_stack.h"
#include "ui/session/burial.h"

/* Of the game that is played or shown. */
struct session_state {
    char seed[SEED_LENGTH_MAX + 1];
    struct burial burial;  /* of it, when it is over */
    bool was_dying;        /* the hero, as was told last */
    bool has_given_notice; /* that of the options, in any game */
};

/* Starts a new game on the play screen; without a seed (NULL), one is made up. False and an error when the setup can't be; then
 * everything is as it was. */
bool session_start_game(struct ui *ui, const char *seed, struct error *error);

/* Starts a new game of a made-up seed that begins with the lesson. The same of errors. */
bool session_start_lesson(struct ui *ui, struct error *error);

/* Goes to the title: the game stays until another one begins, but what keeps it is closed. */
void session_go_to_title(struct ui *ui);

/* Leaves the game that is played or shown, if there is one. */
void session_drop_game(struct ui *ui);

/* Puts a game that was made elsewhere on a screen of its own, in the place of any other, and nothing said yet; what was
 * said when the other was left is still to be repeated (run_saving_repeat). */
void session_take_game(struct ui *ui, struct game *game, enum screen screen);

/* Says the notice of the options, if there is one and it was not said. */
void session_give_notice(struct ui *ui);

#endif
