/* Records that outlive a game: its end, recorded once, and the bestiary. */
#ifndef UI_SESSION_RECORDING_H
#define UI_SESSION_RECORDING_H

struct session;

/* Records the end of a game once. Replays are never recorded. */
void recording_note_end(struct session *session);

/* The same, without a word, for an end that could not be recorded. */
void recording_try_again(struct session *session);

/* Call when a new game has begun: the bestiary counts each kind as met once per game. */
void recording_begin_bestiary(struct session *session);

/* Adds the encounters of the last turn to the bestiary. */
void recording_note_bestiary(struct session *session);

/* Saves the bestiary if it has changed. */
void recording_save_bestiary(const struct session *session);

#endif
