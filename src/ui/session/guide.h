/* Leads the player through the lesson: follows what is done, and reads the hints out. */
#ifndef UI_SESSION_GUIDE_H
#define UI_SESSION_GUIDE_H

#include "game/command.h"

struct session;

/* A game has begun, with the lesson or without it. */
void guide_begin(struct session *session);

/* A command was played, or, NULL, goes on. When it was the last of the lesson, the settings note that. */
void guide_follow(struct session *session, const struct command *command);

/* Reads out what the lesson says, when that has changed; of a way that only leads elsewhere now, no more than that. */
void guide_read_out(struct session *session);

#endif
