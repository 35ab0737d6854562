/* Plays replays: continuously at several speeds, or move by move, forward and back. */
#ifndef UI_SESSION_REPLAYING_H
#define UI_SESSION_REPLAYING_H

#include "ui/screens/screen_context.h"

struct session;

/* Replays a journal file, or the journal of a run's folder, from its start, and replaces the current game. False and an error
 * if it can't be read or played; then nothing changes. */
bool replaying_begin(struct session *session, const char *path, struct error *error);
void replaying_end(struct session *session);

/* The same, but leaving the replay returns to the list or the end screen that it was opened from. From any other screen, it
 * leads to the title. */
bool replaying_watch(struct session *session, const char *path, struct error *error);

/* Plays all moves that are due. */
void replaying_tick(struct session *session);

/* Milliseconds until the next move is due; -1: no move is due. */
int replaying_wait(const struct session *session);

/* Carries out a control of the replay's screen. */
void replaying_control(struct session *session, enum replay_control control, int by);

#endif
