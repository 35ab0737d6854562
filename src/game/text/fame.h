/* The hall of fame: the runs that have ended, a line each, and their places. Nothing of a run depends on it. */
#ifndef GAME_TEXT_FAME_H
#define GAME_TEXT_FAME_H

#include "base/lines.h"
#include "game/game.h"

#define FAME_DATE_LENGTH 10 /* "2026-11-21" */
#define FAME_WORD_MAX 40
#define FAME_LINE_MAX 400

struct fame_entry {
    char date[FAME_DATE_LENGTH + 1];
    bool is_won;
    int depth;
    int turns;
    char cause[FAME_WORD_MAX + 1]; /* as game_cause says it; may be of another version */
    char version[FAME_WORD_MAX + 1];
    char seed[SEED_LENGTH_MAX + 1];
};

/* Zero holds none; released by fame_clear. */
struct fame {
    struct fame_entry *entries; /* in the order in which they ended */
    int count;
    int capacity;
};

void fame_clear(struct fame *fame);

/* Whether a game counts: it has ended, and was no trial, no lesson, not in plain sight and not on a
 * drawn floor. */
bool fame_is_due(const struct game *game);

/* The line of a game that has ended: "2026-11-21 result=died depth=3 turns=412 cause=gutter_rat version=0.1.0 seed=ash". */
void fame_write(const struct game *game, const char *date, const char *version, struct text *text);

/* Adds what the lines say. The listener, or NULL, is told of lines that say nothing. False: memory was short. */
bool fame_read(struct fame *fame, const struct lines *lines, const struct line_listener *listener);

/* The place of an entry among all, from 1: who won stands before who died. Of those who won, who did it in fewer turns stands
 * first; of those who died, who came deeper, and of those on one floor who lived for more turns. Of equals the earlier. */
int fame_place(const struct fame *fame, int index);

/* Puts the indices of the best into `order`, the best first, or of the last, the last first; returns how many. */
int fame_list_best(const struct fame *fame, int max, int order[]);
int fame_list_last(const struct fame *fame, int max, int order[]);

#endif
