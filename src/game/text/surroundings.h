/* Lists what is around the hero, as far as the hero sees or knows: the hero and the ground, then creatures, then the rest,
 * nearest first. For players that hear the game instead of seeing the map. */
#ifndef GAME_TEXT_SURROUNDINGS_H
#define GAME_TEXT_SURROUNDINGS_H

#include "base/text.h"
#include "world/state.h"

/* The farthest are left out beyond this. */
#define SURROUNDINGS_MAX 120
/* Room for any sentence, its zero included. */
#define SURROUNDINGS_SENTENCE_MAX 200

/* At the same distance, in this order. */
enum surrounding_kind {
    SURROUNDING_HERO,       /* the hero's own state */
    SURROUNDING_GROUND,     /* the terrain under the hero, and the room */
    SURROUNDING_WAYS,       /* walls beside the hero, and open ways */
    SURROUNDING_ACTOR,      /* in view */
    SURROUNDING_EYES,       /* shining eyes in the dark */
    SURROUNDING_NEWS,       /* a sound or warning of the last turn: event `which` */
    SURROUNDING_LAST_KNOWN, /* a known actor out of view: actor slot `which` */
    SURROUNDING_CLOUD,      /* the nearest of each kind */
    SURROUNDING_ITEM,
    SURROUNDING_PLACE,   /* stairs, doors, lamps, traps ... */
    SURROUNDING_STRETCH, /* the nearest cell of each wide terrain: water, grass, a chasm */
    SURROUNDING_UNKNOWN, /* the nearest known ground beside an unknown cell */
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

/* Appends one as a sentence: "A gutter rat, asleep, 3 steps north-east."; nothing for an event that is not told. */
void surroundings_tell(const struct state *state, const struct surrounding *one, struct text *text);

#endif
