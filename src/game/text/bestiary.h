/* The bestiary: the monsters that the player has met in all games, with counts. The rules never read it. */
#ifndef GAME_TEXT_BESTIARY_H
#define GAME_TEXT_BESTIARY_H

#include "base/lines.h"
#include "base/text.h"
#include "world/state.h"

#define BESTIARY_COUNT_MAX 999999999

/* Counts for one kind. */
struct bestiary_record {
    int seen;    /* games in which the hero saw it */
    int killed;  /* by the hero */
    int killers; /* games in which it killed the hero */
};

struct chronicle;

/* Zero knows nothing. */
struct bestiary {
    struct bestiary_record records[MONSTER_COUNT]; /* in all games */
    struct bestiary_record fresh[MONSTER_COUNT];   /* of these, not saved yet */
    bool is_met[MONSTER_COUNT];                    /* in the current game */
    bool has_ended;                                /* the end of the current game is counted */
};

/* Begins a new game. */
void bestiary_begin(struct bestiary *bestiary);

/* Continues a game that another program may have played. The kinds met so far follow from its state and chronicle and are not
 * counted again: those still on a floor and ever seen, those that noticed the hero, those that the hero killed. A kind is
 * counted twice if none of it that was seen is left or noticed the hero. It is not counted if it noticed the hero before it is
 * seen. */
void bestiary_go_on(struct bestiary *bestiary, const struct state *state,
                    const struct chronicle *chronicle);

/* Counts what has just happened. Returns whether there is something new to save. Trials and lessons don't count. */
bool bestiary_note(struct bestiary *bestiary, const struct state *state);

bool bestiary_has_fresh(const struct bestiary *bestiary);

/* Adds the counts in the lines to the records. Reports bad lines to the listener, which may be NULL. */
void bestiary_read(struct bestiary *bestiary, const struct lines *lines,
                   const struct line_listener *listener);

/* Adds the fresh counts to those in the lines: "gutter_rat seen=3 killed=1 killers=0". */
void bestiary_write(const struct bestiary *bestiary, struct lines *lines);

/* Marks all counts as saved. */
void bestiary_settle(struct bestiary *bestiary);

/* Whether the player has met a kind. */
bool bestiary_knows(const struct bestiary *bestiary, enum monster kind);

/* Lists the kinds met, in the order of the table, without the hero. Returns how many. */
int bestiary_list(const struct bestiary *bestiary, enum monster kinds[MONSTER_COUNT]);

/* How many kinds there are, without the hero. */
int bestiary_kinds(void);

/* Appends sentences about a kind: its senses, movement, reach and floors. */
void bestiary_describe(enum monster monster, struct text *text);

/* Appends a kind's health and damage by floors, in a sentence; nothing if it can't be hurt. */
void bestiary_describe_combat_stats(enum monster monster, struct text *text);

#endif
