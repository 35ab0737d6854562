/* What is around the hero, as far as he sees or knows it: himself and the ground about him, then all that matters, nearest
 * first. For who hears the game and does not see the map. */
#ifndef GAME_TEXT_SURROUNDINGS_H
#define GAME_TEXT_SURROUNDINGS_H

#include "base/text.h"
#include "world/state.h"

/* More than these are not told of: the farthest are left out. */
#define SURROUNDINGS_MAX 120
/* Room for any sentence, its zero included. */
#define SURROUNDINGS_SENTENCE_MAX 200

/* Of what is equally far the first of these comes first. */
enum surrounding_kind {
    SURROUNDING_HERO,   /* himself, in a sentence */
    SURROUNDING_GROUND, /* what he stands on, and in what room */
    SURROUNDING_WAYS,   /* walls beside him, and how far it is open else */
    SURROUNDING_ACTOR,  /* whom he sees */
    SURROUNDING_EYES,   /* eyes that shine, and no more is known */
    SURROUNDING_NEWS,   /* what the last turn told of: `which` event */
    SURROUNDING_HUNCH,  /* of whom he does not see: `which` slot of the actors */
    SURROUNDING_CLOUD,  /* the nearest of its kind */
    SURROUNDING_ITEM,
    SURROUNDING_PLACE,   /* stairs, doors, lamps, traps ... */
    SURROUNDING_STRETCH, /* the nearest cell of a terrain that comes in many: water, grass, a chasm */
    SURROUNDING_UNKNOWN, /* the nearest ground beside which he has not seen what is there */
};

struct surrounding {
    enum surrounding_kind kind;
    struct point at;
    int which;
};

struct surroundings {
    struct surrounding all[SURROUNDINGS_MAX];
    int count;
};

void surroundings_look(const struct state *state, struct surroundings *surroundings);

/* Appends the sentence of one: "A gutter rat, asleep, 3 steps north-east." Of news that were none it appends nothing. */
void surroundings_tell(const struct state *state, const struct surrounding *one, struct text *text);

#endif
