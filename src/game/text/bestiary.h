/* The bestiary: what the player has met in all games, and how it went. The rules never read it. */
#ifndef GAME_TEXT_BESTIARY_H
#define GAME_TEXT_BESTIARY_H

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

struct chronicle;

/* Zero knows nothing. */
struct bestiary {
    struct bestiary_record records[MONSTER_COUNT]; /* all that is known */
    struct bestiary_record fresh[MONSTER_COUNT];   /* what of it is not kept yet */
    bool is_met[MONSTER_COUNT];                    /* seen in the game that is played */
    bool has_ended;                                /* its end is counted */
};

/* Another game begins. */
void bestiary_begin(struct bestiary *bestiary);

/* A game goes on, which another program may have played so far. Who was met in it follows from its state and its chronicle, and
 * is not counted again: whoever is on a floor and was ever seen, noticed the hero or was killed by him. So a kind counts twice
 * if all of it that was seen had not noticed him and is gone by another's hand, and not at all if it noticed him, but comes
 * into sight only now. */
void bestiary_go_on(struct bestiary *bestiary, const struct state *state,
                    const struct chronicle *chronicle);

/* Takes in what has just happened; whether anything of it counts, and should be kept soon. Trials and lessons count for
 * nothing. */
bool bestiary_note(struct bestiary *bestiary, const struct state *state);

bool bestiary_has_fresh(const struct bestiary *bestiary);

/* Adds what the lines say to what is known. The listener, or NULL, is told of lines that say nothing. */
void bestiary_read(struct bestiary *bestiary, const struct lines *lines,
                   const struct line_listener *listener);

/* Adds what is fresh to the numbers in the lines: "gutter_rat seen=3 killed=1 killers=0". */
void bestiary_write(const struct bestiary *bestiary, struct lines *lines);

/* Nothing is fresh any more. */
void bestiary_settle(struct bestiary *bestiary);

/* Whether anything is known of a kind. */
bool bestiary_knows(const struct bestiary *bestiary, enum monster kind);

/* The kinds that are known, in the order of the table; how many. The hero is none of them. */
int bestiary_list(const struct bestiary *bestiary, enum monster kinds[MONSTER_COUNT]);

/* How many kinds there are to be met. */
int bestiary_kinds(void);

/* Appends what is to be known of a kind in sentences: its senses, how it moves and strikes, where it lives. */
void bestiary_describe(enum monster monster, struct text *text);

/* Appends how strong a kind is on the floors that it lives on, in a sentence; nothing for one that nobody can hurt. */
void bestiary_describe_combat_stats(enum monster monster, struct text *text);

#endif
