/* Private to game: the words that sentences are made of. Names are those of content/: "a gutter rat", "deep water". */
#ifndef GAME_TEXT_NARRATION_WORDS_H
#define GAME_TEXT_NARRATION_WORDS_H

#include "base/text.h"
#include "world/state.h"

/* The name without its article, where it has one: "closed door". */
const char *narration_words_bare(const char *name);

/* Appends the name as one that was spoken of before: "the closed door"; "deep water" stays so. */
void narration_words_definite(const char *name, struct text *text);

/* Appends "A gutter rat", the first words of a sentence. */
void narration_words_subject(const char *name, struct text *text);

/* The same, definite: "The gutter rat". */
void narration_words_definite_subject(const char *name, struct text *text);

/* Who did it, as far as the hero knew when it happened, wherever it is by now; HANDLE_NONE: he did not. */
struct handle narration_words_known(const struct event *event);

/* Appends who it is: "you", "the gutter rat", "something" for HANDLE_NONE. */
void narration_words_object(const struct state *state, struct handle actor, enum monster kind,
                            struct text *text);

/* The same as the first words of a sentence: "You", "The gutter rat", "Something". */
void narration_words_doer(const struct state *state, struct handle actor, enum monster kind,
                          struct text *text);

/* "north-west". */
const char *narration_words_compass(enum direction direction);

/* Appends how far and where a place is, seen from the hero: "3 steps north-west"; "here" for his own cell. */
void narration_words_way(const struct state *state, struct point p, struct text *text);

/* "to the north-west". */
const char *narration_words_towards(enum direction direction);

/* Where a place is, seen from the hero: "to the north-west"; "here" for his own cell. */
const char *narration_words_where(const struct state *state, struct point p);

#endif
