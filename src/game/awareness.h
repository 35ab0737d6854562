/* What a creature knows of the hero, as the signs over it and the texts tell it. */
#ifndef GAME_AWARENESS_H
#define GAME_AWARENESS_H

#include "world/state.h"

/* In the order of the frames of the sprite "pips", which begin with the second. */
enum awareness {
    AWARENESS_NONE,
    AWARENESS_NOTICING,
    AWARENESS_WARY,
    AWARENESS_HUNTING,
    AWARENESS_SEARCHING, /* a hunter that has lost the hero or is drawn off; the next: it will soon give up */
    AWARENESS_LOSING,
    AWARENESS_KEPT_OFF, /* a hunter that light, water or its nature keeps from the hero */
    AWARENESS_LETTING_BE,
};

/* Of an ally AWARENESS_NONE. */
enum awareness awareness_of(const struct state *state, const struct actor *actor);

/* The same of the actor that the hero perceives at the cell; AWARENESS_NONE if there is none. */
enum awareness awareness_at(const struct state *state, struct point p);

/* Whether an event of the last action tells that it has noticed the hero or does so more. */
bool awareness_was_told(const struct state *state, struct handle handle);

/* Whether it hunts the hero and nothing keeps it off. */
bool awareness_is_hunt(enum awareness awareness);

/* Whether the hero perceives that it goes, or turns, to a noise there that did not come from the hero. */
bool awareness_is_lured(const struct state *state, const struct actor *actor, struct point noise);

/* How the hero is hunted. An unseen hunter is no secret: trying to rest would tell of it too. */
enum hunt {
    HUNT_NONE,
    HUNT_KEPT_OFF,
    HUNT_UNSEEN,
    HUNT_UNSEEN_TOO, /* besides a perceived hunter that is kept off or lets the hero be */
    HUNT_SEEN
};

/* Whether the worst hunter is unseen. */
static inline bool hunt_is_unseen(enum hunt hunt)
{
    return hunt == HUNT_UNSEEN || hunt == HUNT_UNSEEN_TOO;
}

/* The worst of it. */
enum hunt awareness_hunt(const struct state *state);

/* The kind of the nearest hunter that nothing keeps off, those that attack before those that never do. monster_hero: there is
 * none, or the hero does not know what it is. */
enum monster awareness_hunter(const struct state *state);

#endif
