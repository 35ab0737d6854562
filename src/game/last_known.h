/* The hero's knowledge of actors out of sight, by charms or from a lookout: where one was last seen, is heard, or is seen from
 * above. */
#ifndef GAME_LAST_KNOWN_H
#define GAME_LAST_KNOWN_H

#include "world/state.h"

/* The most steps that eyes move in the turn in which they begin to shine. */
#define LAST_KNOWN_EYES_STEPS 3

/* What was seen this long ago may still be there. */
#define LAST_KNOWN_RECENT_TURNS 10

enum last_known {
    LAST_KNOWN_NONE,
    /* Seen there not long ago, or asleep, told to wait there or of a kind that never moves; the cell is out of sight now. */
    LAST_KNOWN_REMEMBERED,
    /* It is there, behind a closed door beside the hero; or last_known_has_shut_eyes. The hero does not know what it is. */
    LAST_KNOWN_HEARD,
    LAST_KNOWN_SURELY, /* it is there, seen from a lookout or by a captive, or is one that follows and is near */
};

/* Whether it was seen, or its eyes while they had a name, in the last `turns` turns, where the hero sees nothing now:
 * it may still be there. */
bool last_known_was_seen_within(const struct state *state, const struct actor *actor, int turns);

/* Whether the hero knows what an actor is: it sees it, or sees its eyes shine SIGHTINGS_FORGOTTEN_AFTER turns or less after it
 * was seen; at any time after, if its kind never moves. */
bool last_known_has_name(const struct state *state, const struct actor *actor);

/* The actor in a cell if last_known_has_name; NULL: there is none, or it is the hero. */
const struct actor *last_known_find_named_at(const struct state *state, struct point p);

/* Where an actor of the hero's floor may be that is out of sight. Sets `at` unless the answer is LAST_KNOWN_NONE, as it is for
 * one that is seen or betrayed by its eyes. */
enum last_known last_known_of(const struct state *state, struct handle handle, struct point *at);

/* Whether its eyes began to shine in the last turn and have shut since. */
bool last_known_has_shut_eyes(const struct state *state, const struct actor *actor);

/* The same as last_known_of, but without shut eyes, for callers that ask for many actors: `has_scouts` is what
 * captive_has_scouts says. */
enum last_known last_known_with_scouts(const struct state *state, struct handle handle,
                                       bool has_scouts, struct point *at);

#endif
