/* Events as sentences: for the log and for standard output. */
#ifndef GAME_TEXT_NARRATION_H
#define GAME_TEXT_NARRATION_H

#include "base/text.h"
#include "world/state.h"

/* Appends the sentence of an event, such as "The door is shut."; nothing (and false) for events that are
 * told by being seen, such as a step. */
bool narration_of(const struct state *state, const struct event *event, struct text *text);

#endif
