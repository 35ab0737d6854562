/* Tells events in sentences, for the log and for reading aloud. */
#ifndef GAME_TEXT_NARRATION_H
#define GAME_TEXT_NARRATION_H

#include "base/text.h"
#include "world/state.h"

/* Appends the sentence of an event, such as "The gutter rat bites you (3)."; nothing, and false, for events that are only
 * shown on the map, such as a step. */
bool narration_of(const struct state *state, const struct event *event, struct text *text);

/* Whether the log leaves the event out, but reading aloud does not: it is the hero's own action, done as the map shows, a step
 * into a wall in view, or news of something harmless, which the map shows too. */
bool narration_is_echo(const struct state *state, const struct event *event);

#endif
