/* Leads the player through the lesson: follows what is done, and reads the hints out. */
#ifndef UI_SESSION_GUIDE_H
#define UI_SESSION_GUIDE_H

#include "game/command.h"

struct session;

/* Call when a game has begun, with or without the lesson. */
void guide_begin(struct session *session);

/* Call when a command was played, or with NULL when one continues. After the last command of the lesson, the settings note that
 * it is done. */
void guide_follow(struct session *session, const struct command *command);

/* Reads out the lesson's hint if it has changed. If only the way to its goal changed, reads out only the new way. */
void guide_read_out(struct session *session);

#endif
