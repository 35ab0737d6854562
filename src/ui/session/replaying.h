/* Plays replays: on and on, faster or slower, or move by move, forward and back. */
#ifndef UI_SESSION_REPLAYING_H
#define UI_SESSION_REPLAYING_H

#include "ui/screens/screen_context.h"

struct session;

/* Shows a journal's file, or that in a run's folder, from its start, in the place of any game. False and an error when it
 * can't be read or played; then everything is as it was. */
bool replaying_begin(struct session *session, const char *path, struct error *error);
void replaying_end(struct session *session);

/* The same from a screen to go back to: a list, or the end of a game, which is shown again as it was. From any other the way
 * back leads to the title. */
bool replaying_watch(struct session *session, const char *path, struct error *error);

/* Plays as many moves as are due. */
void replaying_tick(struct session *session);

/* Milliseconds until the next move is due; -1: none is. */
int replaying_wait(const struct session *session);

/* Does what its screen asks for. */
void replaying_control(struct session *session, enum replay_control control, int by);

#endif
