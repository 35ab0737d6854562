/* Games begin, follow each other and are left for the title; what the screens ask for is done. */
#ifndef UI_SESSION_SESSION_H
#define UI_SESSION_SESSION_H

#include "base/error.h"
#include "game/game.h"
#include "ui/screens/screen_context.h"
#include "ui/session/run_saving.h"
#include "ui/session/soundtrack.h"

/* Zero, with its context, is a session without a game. */
struct session {
    struct screen_context *context; /* owned by the top level of ui */
    struct run_saving saving;
    struct soundtrack soundtrack;
    bool is_recorded;      /* the end of the game */
    bool was_dying;        /* the hero, when it was last checked */
    bool has_given_notice; /* that of the options, in any game */
    uint64_t lesson_told;  /* hash of what the lesson said when it was last read out */
    int lesson_way_told;   /* the hint to which that was the way; else -1 */
};

/* Does what a screen has asked for, if anything. */
void session_answer(struct session *session);

/* Starts a new game on the play screen; without a seed (NULL or ""), one is made up. False and an error when the setup can't be
 * used; then everything is as it was. */
bool session_start_game(struct session *session, const char *seed, struct error *error);

/* Goes to the title: the game stays until another one begins, but what saves it is closed. */
void session_go_to_title(struct session *session);

/* Leaves the game that is played or shown, if there is one. */
void session_drop_game(struct session *session);

/* Puts a game made elsewhere on a screen of its own, in the place of any other, with an empty log. */
void session_take_game(struct session *session, struct game *game, enum screen screen);

/* Says the notice of the options, if there is one and it was not said. */
void session_give_notice(struct session *session);

/* Stops everything and frees the game. */
void session_finish(struct session *session);

#endif
