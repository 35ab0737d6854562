/* Whether an event interrupts automatic movement and drops the keys typed ahead. */
#ifndef GAME_TRAVEL_INTERRUPT_H
#define GAME_TRAVEL_INTERRUPT_H

#include "world/state.h"

enum interrupt {
    INTERRUPT_NONE,
    INTERRUPT_STOP,    /* ends automatic movement */
    INTERRUPT_STARTLE, /* ends it, and drops keys typed ahead */
};

/* Whether a harmless actor repeats a call that the hero knows: it does not interrupt. */
bool interrupt_is_repeated_call(const struct event *event);

/* Whether a creature that the hero knew to sleep comes into view again and still sleeps: it is not told, and does not
 * interrupt. */
bool interrupt_is_known_sleeper(const struct state *state, const struct event *event);

/* Whether something harmless notices the hero or comes into view again, or what can only swim hunts again while the hero is on
 * land, not beside it: the log does without it. */
bool interrupt_is_harmless_news(const struct state *state, const struct event *event);

enum interrupt interrupt_of(const struct state *state, const struct event *event);

/* The strongest of all the state's events, without what the creature `accepted` notices while it is a mere alarm (danger.h). */
enum interrupt interrupt_strongest(const struct state *state, struct handle accepted);

#endif
