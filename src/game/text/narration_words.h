/* Parts of sentences. Names are those of content/, with their article: "a gutter rat", "deep water". */
#ifndef GAME_TEXT_NARRATION_WORDS_H
#define GAME_TEXT_NARRATION_WORDS_H

#include "base/text.h"
#include "world/state.h"

/* The name without its article, if it has one: "closed door". */
const char *narration_words_bare(const char *name);

/* Appends the name with a definite article: "the closed door"; a name without an article stays so: "deep water". */
void narration_words_definite(const char *name, struct text *text);

/* Appends "A gutter rat", the first words of a sentence. */
void narration_words_subject(const char *name, struct text *text);

/* The same, definite: "The gutter rat". */
void narration_words_definite_subject(const char *name, struct text *text);

/* Appends "3 pebbles", "a knife", "2 murky potions": as the hero knows them. */
void narration_words_items(const struct state *state, enum item item, int count, struct text *text);

/* What an archer shoots, or "the shot": "a splinter of glass". */
const char *narration_words_shot(enum monster archer);

/* The actor of the event; HANDLE_NONE if the hero did not see which one it was. */
struct handle narration_words_known(const struct event *event);

/* "north-west". */
const char *narration_words_compass(enum direction direction);

/* Appends the way from the hero to a cell: "3 steps north-west"; "here" for the hero's own cell. */
void narration_words_way(const struct state *state, struct point p, struct text *text);

/* The direction from the hero to another cell: "north-west". */
const char *narration_words_bearing(const struct state *state, struct point p);

/* Appends where a cell is: "to the north-west"; "here" for the hero's own cell. */
void narration_words_where(const struct state *state, struct point p, struct text *text);

/* Appends the same for what comes from there: "from the north-west"; "here". */
void narration_words_from(const struct state *state, struct point p, struct text *text);

/* Appends an omen with what it takes and gives: "Glass floor. Each of your steps is louder. The floor gleams ..." */
void narration_words_omen(enum omen omen, struct text *text);

/* "in the dark", "in dim light" or "in bright light". */
const char *narration_words_light(enum light_grade grade);

/* Appends how the light shows the hero, in up to 24 characters: "You are in dim light"; in the dark, how soon it is still. */
void narration_words_stance(const struct state *state, struct text *text);

/* Why a hunter in view does not come, in up to 24 characters: "Light keeps a hunter off". */
const char *narration_words_kept_off(const struct state *state);

/* Appends "healing 4 points there takes 20 turns, and the next hunter of the night comes in 300", by a burning brazier. */
void narration_words_rest(const struct state *state, struct text *text);

/* What the hero would leave behind on its floor: appends `before`, up to four names of prize_name_left with the reasons, how
 * many more there are, and a full stop; nothing if there are none. */
void narration_words_left(const struct state *state, const char *before, struct text *text);

#endif
