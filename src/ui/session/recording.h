/* Records that outlive a game: its end, recorded once, and the bestiary. */
#ifndef UI_SESSION_RECORDING_H
#define UI_SESSION_RECORDING_H

struct session;

/* Records a game that is over, if it was not recorded yet; never one that is only shown. */
void recording_note_end(struct session *session);

/* A new game has begun: the bestiary counts each kind met in it anew. */
void recording_begin_bestiary(struct session *session);

/* Adds what was met in the last turn to the bestiary. */
void recording_note_bestiary(struct session *session);

/* Saves the bestiary if there is anything new in it. */
void recording_save_bestiary(const struct session *session);

#endif
