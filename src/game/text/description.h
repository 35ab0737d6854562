/* Describes actors, items and cells in words and numbers, as far as the hero knows them. */
#ifndef GAME_TEXT_DESCRIPTION_H
#define GAME_TEXT_DESCRIPTION_H

#include "base/text.h"
#include "world/state.h"

/* The actor's attitude to the hero: "asleep", "unaware", "wary", "hunting you". */
const char *description_mood(const struct state *state, const struct actor *actor);

/* Appends the same with its pips: "wary: 2 of 3 pips". */
void description_of_mood(const struct state *state, const struct actor *actor, struct text *text);

/* Appends sentences about an actor in view: its mood, health, damage, and how it would notice the hero.
 * `thrown`: gives the damage of a throw of this item; ITEM_NONE: of the hero's attack. */
void description_of_actor(const struct state *state, const struct actor *actor, enum item thrown,
                          struct text *text);

/* What there is to know about an actor in view besides what its kind does, in the order in which it is said. */
enum fact {
    FACT_MOOD,   /* what the colour of its pips means */
    FACT_HEALTH, /* not of shining eyes */
    FACT_ATTACK, /* its own */
    FACT_BLOW,   /* the hero's, or the throw's */
    FACT_CONDITION,
    FACT_SIGHT, /* what it sees, and from where it notices the hero */
    FACT_HEARING,
    FACT_COUNT
};

/* Appends the sentences about that, each after a space; nothing if there is nothing to say. `thrown` as above. */
void description_of_fact(const struct state *state, const struct actor *actor, enum fact fact,
                         enum item thrown, struct text *text);

/* How well an actor hears, in a sentence: "It hears badly." */
const char *description_of_hearing(enum hearing hearing);

/* Appends what its kind does, in sentences, or what it does for the hero as a freed captive; nothing for the hero. */
void description_of_ways(const struct actor *actor, struct text *text);

/* Appends a range of damage: "2-4", or "1" if it is always the same. */
void description_of_damage(int min, int max, struct text *text);

/* Appends sentences about an item: what it does, if the hero knows it, and its numbers. */
void description_of_item(const struct state *state, enum item item, struct text *text);

/* Appends the item equipped in the same slot, to compare; nothing if the item has no slot or is equipped itself. */
void description_compare(const struct state *state, enum item item, struct text *text);

/* Appends how fast light heals a hurt hero, and where the nearest burning brazier is that the hero knows; nothing
 * of what isn't so. */
void description_of_healing(const struct state *state, struct text *text);

/* Appends what the terrain of a cell does: cover, fire, levers. May append nothing. */
void description_of_ground(const struct state *state, struct point p, struct text *text);

/* Appends what else is known of a cell, beside the hero or the actor in view there: items, eyes, ground. */
void description_of_place(const struct state *state, struct point p, struct text *text);

/* Appends all of these about a cell, to follow knowledge_describe's sentence. `thrown` as above. */
void description_of_cell(const struct state *state, struct point p, enum item thrown,
                         struct text *text);

#endif
