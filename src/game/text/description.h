/* What the hero knows of things and of those he sees, in words and numbers: for looking about and for his pack. */
#ifndef GAME_TEXT_DESCRIPTION_H
#define GAME_TEXT_DESCRIPTION_H

#include "base/text.h"
#include "world/state.h"

/* What an actor makes of the hero, in a word or two: "asleep", "unaware", "wary", "hunting you". */
const char *description_mood(const struct actor *actor);

/* Appends sentences of an actor whom the hero sees: its mood, health, strength, and how it would notice him. */
void description_of_actor(const struct state *state, const struct actor *actor, struct text *text);

/* What an actor hears, in a sentence: "It hears badly." */
const char *description_of_hearing(enum hearing hearing);

/* Appends the damage of a blow: "2-4", or "1" where it is always the same. */
void description_of_damage(int min, int max, struct text *text);

/* Appends sentences of a thing: what it does, where the hero knows it, and its numbers. */
void description_of_item(const struct state *state, enum item item, struct text *text);

/* Appends how a thing compares with what is worn in its place; nothing where there is nothing to compare. */
void description_compare(const struct state *state, enum item item, struct text *text);

/* Appends what a cell means for the hero beyond its name: who can hide there, what burns. May append nothing. */
void description_of_ground(const struct state *state, struct point p, struct text *text);

/* Appends all of these about a cell, after knowledge_describe's sentence. */
void description_of_cell(const struct state *state, struct point p, struct text *text);

#endif
