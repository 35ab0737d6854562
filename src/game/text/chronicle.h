/* The chronicle of a run, which explains its end: the last turns in sentences, what noticed the hero, what the hero killed,
 * when the hero came to each floor and with what light. The rules never read it. */
#ifndef GAME_TEXT_CHRONICLE_H
#define GAME_TEXT_CHRONICLE_H

#include "world/state.h"

#define CHRONICLE_TURNS 10     /* the turns that are told, */
#define CHRONICLE_LINES 128    /* up to this many sentences */
#define CHRONICLE_LINE_MAX 255 /* characters of a sentence */

struct chronicle_line {
    char text[CHRONICLE_LINE_MAX + 1];
    int turn;
    int times; /* how often in the same turn */
};

/* How actors of a kind noticed the hero, as far as the hero knew. */
struct chronicle_watcher {
    int pips; /* the maximum; 0: none was seen to notice the hero */
    int first_turn;
    int first_depth;
    int last_turn; /* on which one of them was known to have a pip */
    int last_depth;
};

struct chronicle {
    struct chronicle_line lines[CHRONICLE_LINES];
    int line_count; /* ever written; only the newest are kept */
    struct chronicle_watcher watchers[MONSTER_COUNT];
    int kills[MONSTER_COUNT]; /* by the hero */
    int close_calls
        [MONSTER_COUNT];       /* that the hero felt; of its own kind: when it was near death */
    int arrivals[FLOOR_COUNT]; /* 1 + the turn of the first arrival on each floor; 0: never */
    int turns[FLOOR_COUNT]
             [LANTERN_COUNT]; /* that ended on each floor in each stance of the lantern */
    enum loudness loudest;    /* noise of the hero */
    int freed;                /* captives */
};

/* Adds what has just happened: the events of the state, and what is known to notice the hero now. */
void chronicle_note(struct chronicle *chronicle, const struct state *state);

/* How many sentences are kept. */
int chronicle_kept(const struct chronicle *chronicle);

/* How many of them are of the last CHRONICLE_TURNS turns up to `turn`. */
int chronicle_recent(const struct chronicle *chronicle, int turn);

/* The sentence `back` places before the newest, 0 <= back < chronicle_kept. */
const struct chronicle_line *chronicle_line_get(const struct chronicle *chronicle, int back);

#endif
