/* The game as it is played: commands are given to it, and what they did is shown on the stage, heard, and told in the log. */
#ifndef UI_SESSION_PLAYING_H
#define UI_SESSION_PLAYING_H

#include "game/command.h"

#include <stdbool.h>

struct session;

/* Plays a command: the stage shows what it did and the log tells it. */
void playing_give_command(struct session *session, struct command command);

/* Whether one of several turns has turns left; and plays on with it. */
bool playing_is_under_way(const struct session *session);
void playing_continue(struct session *session);

/* Shows and tells what the last deed did of a game that was played elsewhere. */
void playing_show_deed(struct session *session);

/* Shows such a game as it stands, with what was told of late. */
void playing_show_anew(struct session *session);

/* Its parts, for a game that has just begun: tells what has happened; and shows the hero's floor anew, as when stairs were
 * taken. Where memory is short the stage stays empty, and no frame can be drawn. */
void playing_tell(struct session *session);
void playing_set_stage(struct session *session);

/* Makes what moves stand where it goes. */
void playing_settle(struct session *session);

/* Lays the screen over the game that what has just happened asks for: a choice of boons, its end. */
void playing_open_due(struct session *session);

#endif
