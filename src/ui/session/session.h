/* Starts games, leaves them for the title, and carries out requests of screens. */
#ifndef UI_SESSION_SESSION_H
#define UI_SESSION_SESSION_H

#include "base/error.h"
#include "game/awareness.h"
#include "game/game.h"
#include "ui/screens/screen_context.h"
#include "ui/session/run_saving.h"
#include "ui/session/soundtrack.h"

/* Zero, with its context, is a session without a game. */
struct session {
    struct screen_context *context; /* owned by the top level of ui */
    struct run_saving saving;
    struct soundtrack soundtrack;
    enum story story_due;  /* a picture that is not shown yet; 0, the first before any game: none */
    bool is_recorded;      /* the end of the game was recorded */
    int health;            /* the hero's at the last check */
    bool has_warned;       /* of death, since health was last above the mark */
    enum hunt hunt;        /* at the last check */
    enum monster hunter;   /* out of sight then (awareness_hunter) */
    bool has_told_unseen;  /* that a hunter is out of sight, in this hunt */
    bool has_told_pips;    /* what pips mean, in this run */
    bool has_given_notice; /* the notice of the options was given, in any game */
    uint64_t lesson_told;  /* hash of the lesson's text when it was last read out */
    int lesson_way_told;   /* the hint that the last way read out led to; else -1 */
};

/* Carries out the request of a screen, if there is one. */
void session_answer(struct session *session);

/* Starts a new game on the play screen. Without a seed (NULL or ""), one is made up. False and an error if the setup can't be
 * used; then nothing changes. */
bool session_start_game(struct session *session, const char *seed, struct error *error);

/* Goes to the title. The game stays in memory until another one begins, but its save is closed. */
void session_go_to_title(struct session *session);

/* Leaves the current game or replay, if there is one. */
void session_drop_game(struct session *session);

/* Takes ownership of a game, empties the log and opens `screen` for it. The caller has dropped the previous game. */
void session_take_game(struct session *session, struct game *game, enum screen screen);

/* Tells the player the notice of the options, once, if there is one. */
void session_give_notice(struct session *session);

/* Stops everything and frees the game. */
void session_finish(struct session *session);

#endif
