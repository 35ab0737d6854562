/* Plays the game: gives commands to it, and shows their events on the stage, as sounds and in the log. */
#ifndef UI_SESSION_PLAYING_H
#define UI_SESSION_PLAYING_H

#include "game/command.h"

#include <stdbool.h>

struct session;

/* Plays a command: the stage shows what it did and the log tells it. */
void playing_give_command(struct session *session, struct command command);

/* Whether a command of several turns has turns left; and continues it. */
bool playing_is_under_way(const struct session *session);
void playing_continue(struct session *session);

/* Shows and logs the last action of a game that is advanced elsewhere, such as a replay. */
void playing_show_move(struct session *session);

/* Shows the current state of such a game, with its latest messages. */
void playing_rebuild(struct session *session);

/* Its parts, for a game that has just begun: log what has happened; and set up the stage for the hero's floor, as after taking
 * stairs. If memory runs out the stage stays empty, and no frame can be drawn. */
void playing_tell(struct session *session);
void playing_set_stage(struct session *session);

/* Tells no news of dangers that a game had before this session. */
void playing_take_up(struct session *session);

/* Shows the picture of a run that was won, over the screen on top; nothing of another run. */
void playing_show_ending(struct session *session);

/* Ends all movement on the stage at once. */
void playing_settle(struct session *session);

/* Opens the screen that the last events ask for, if any: the choice of boons, or the end of the game. */
void playing_open_due(struct session *session);

#endif
