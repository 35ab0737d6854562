/* The bestiary: what the player has met in all games, and how it went. The rules never read it. */
#ifndef GAME_BESTIARY_H
#define GAME_BESTIARY_H

#include "base/lines.h"
#include "base/text.h"
#include "world/state.h"

#define BESTIARY_COUNT_MAX 999999999

/* Of a kind. */
struct bestiary_record {
    int seen;    /* games in which the hero saw it */
    int killed;  /* by his own hand */
    int killers; /* games that it ended */
};

/* Zero knows nothing. */
struct bestiary {
    struct bestiary_record records[MONSTER_COUNT]; /* all that is known */
    struct bestiary_record fresh[MONSTER_COUNT];   /* what of it is not kept yet */
    bool is_met[MONSTER_COUNT];                    /* seen in the game that is played */
    bool has_ended;                                /* its end is counted */
};

/* Another game begins, or one goes on: what was noted in it before is not counted again as far as the chronicle tells. */
struct chronicle;
void bestiary_begin(struct bestiary *bestiary, const struct chronicle *chronicle);

/* Takes in what has just happened. Trials and lessons count for nothing. */
void bestiary_note(struct bestiary *bestiary, const struct state *state);

bool bestiary_has_fresh(const struct bestiary *bestiary);

/* Adds what the lines say to what is known. The listener, or NULL, is told of lines that say nothing. */
void bestiary_read(struct bestiary *bestiary, const struct lines *lines,
                   const struct line_listener *listener);

/* Adds what is fresh to the numbers in the lines: "gutter_rat seen=3 killed=1 killers=0". */
void bestiary_write(const struct bestiary *bestiary, struct lines *lines);

/* Nothing is fresh any more. */
void bestiary_settle(struct bestiary *bestiary);

/* The kinds that are known, in the order of the table; how many. The hero is none of them. */
int bestiary_list(const struct bestiary *bestiary, enum monster kinds[MONSTER_COUNT]);

/* How many kinds there are to be met. */
int bestiary_kinds(void);

/* Appends what is to be known of a kind in sentences: its senses, how it moves and strikes, where it lives. */
void bestiary_describe(enum monster kind, struct text *text);

#endif
