/* What is kept of a run while it is played, for its end to be understood: the last turns in sentences, who noticed the
 * hero, whom he killed, when he came to each floor. Nothing is decided by it. */
#ifndef GAME_TEXT_CHRONICLE_H
#define GAME_TEXT_CHRONICLE_H

#include "world/state.h"

#define CHRONICLE_TURNS 10     /* so many turns are told, */
#define CHRONICLE_LINES 128    /* or as many sentences of them */
#define CHRONICLE_LINE_MAX 159 /* characters of a sentence */

struct chronicle_line {
    char text[CHRONICLE_LINE_MAX + 1];
    int turn;
    int times; /* the same, again and again in one turn */
};

/* What actors of a kind made of the hero. */
struct chronicle_watcher {
    int pips; /* the most that one of them had; 0: none ever noticed him */
    int first_turn;
    int first_depth;
    int last_turn; /* in which one of them still had a pip */
    int last_depth;
};

struct chronicle {
    struct chronicle_line lines[CHRONICLE_LINES];
    int line_count; /* ever written; the newest are kept */
    struct chronicle_watcher watchers[MONSTER_COUNT];
    int kills[MONSTER_COUNT];  /* by the hero's own hand */
    int arrivals[FLOOR_COUNT]; /* 1 + the turn of the first arrival on each floor; 0: never */
};

/* Takes down what has just happened: the events of the state, and who notices the hero now. */
void chronicle_note(struct chronicle *chronicle, const struct state *state);

/* How many sentences are kept, of however many turns. */
int chronicle_kept(const struct chronicle *chronicle);

/* How many sentences there are of the last CHRONICLE_TURNS turns up to `turn`. */
int chronicle_recent(const struct chronicle *chronicle, int turn);

/* The sentence `back` places before the newest, 0 <= back < chronicle_kept. */
const struct chronicle_line *chronicle_line_get(const struct chronicle *chronicle, int back);

#endif
