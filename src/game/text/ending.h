/* How a run ended, in a few words. */
#ifndef GAME_TEXT_ENDING_H
#define GAME_TEXT_ENDING_H

#include "base/text.h"
#include "world/state.h"

/* The words for a result and a cause of death in saves and reports: never change them. */
enum { ENDING_RESULTS = RESULT_DIED + 1, ENDING_CAUSES = CAUSE_FALL + 1 };
extern const char *const ending_results[ENDING_RESULTS];
extern const char *const ending_causes[ENDING_CAUSES];

/* What game_cause says of a run won by the other ending, the great lamp dark. Never change it. */
#define ENDING_CAUSE_DARK "dark"

/* Appends "Thief, Watch 3": what the hero was and how hard the run was, by their ids; "Thief" if it was the plain game. An id
 * that only another version knows is written as it is; nothing for an empty start. */
void ending_write_setup(const char *start, const char *watch, struct text *text);

/* Appends "won", "won, the ember let go out", "killed by a gutter rat", "burned to death" or "not over yet". The cause is as
 * game_cause says it, maybe one that only another version knows; NULL or empty: not known. */
void ending_write(enum result result, const char *cause, struct text *text);

/* Appends " Kept Unseen, Alone." for a set of conducts; nothing for none. */
void ending_write_kept(unsigned conducts, struct text *text);

#endif
