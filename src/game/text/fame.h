/* The hall of fame: finished runs, one line each, and their ranks. The rules never read it. */
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
    char cause[FAME_WORD_MAX + 1]; /* as game_cause writes it; may come from another version */
    char version[FAME_WORD_MAX + 1];
    char seed[SEED_LENGTH_MAX + 1];
    int score;                     /* -1: not known */
    char start[FAME_WORD_MAX + 1]; /* ids; may come from another version; empty: not known */
    char watch[FAME_WORD_MAX + 1];
    unsigned conducts; /* bit c: it kept the conduct c */
    uint64_t run_id;   /* 0: not known */
    int place;         /* its rank among all, from 1 */
};

/* Which entry comes next by rank. */
struct fame_rank {
    uint64_t key; /* less is better */
    int index;
};

/* Zero is empty; release with fame_clear. */
struct fame {
    struct fame_entry *entries; /* oldest first */
    struct fame_rank *ranks;    /* best first */
    int count;
    int capacity;
};

void fame_clear(struct fame *fame);

/* Whether a game counts: it is over and was no trial, lesson, game without light or drawn floor. */
bool fame_is_due(const struct game *game);

/* Appends the line of a finished game:
 * "2026-11-21 result=died depth=3 turns=412 cause=gutter_rat version=0.1.0 seed=ash score=280 start=thief
 * watch=plain conducts=silent,alone run=00c0ffee00c0ffee". */
void fame_write(const struct game *game, const char *date, const char *version, struct text *text);

/* Adds the entries of the lines and ranks all. Reports bad lines to the listener, which may be NULL. False: memory ran out, and
 * the remaining entries are missing.
 * Won games come first, by fewer turns; then lost games by depth, on the same floor by turns survived. The earlier of equal
 * entries comes first. */
bool fame_read(struct fame *fame, const struct lines *lines, const struct line_listener *listener);

/* Appends which of the runs, best first, the latest is, and how far the best came. Nothing if there is no other run. */
void fame_write_standing(const struct fame *fame, struct text *text);

/* Whether one of the lines has the run and the turns of this line of fame_write; false if it names no run. */
bool fame_has_end(const struct lines *lines, const char *line);

/* Puts the indices of up to `max` entries into `order`: the best first, or the latest first. Returns how many. */
int fame_list_best(const struct fame *fame, int max, int order[]);
int fame_list_last(const struct fame *fame, int max, int order[]);

/* The same of the daily dungeons, the latest day first: the first finished run of each day. */
int fame_list_daily(const struct fame *fame, int max, int order[]);

/* Whether it is a date as in "2026-11-21", which is also the seed of its day. */
bool fame_is_date(const char *text);

#endif
