/* Private to game: what tells each kind of event (narrations.def). Each appends one sentence, or nothing where the event
 * is no news. */
#ifndef GAME_TEXT_NARRATION_TELLERS_H
#define GAME_TEXT_NARRATION_TELLERS_H

#include "base/text.h"
#include "world/state.h"

#define SHOWN
#define TOLD(name) \
    void narration_##name(const struct state *state, const struct event *event, struct text *text);
#define EVENT(id, tells, interrupts, sounds) tells
#include "world/events.def"
#undef EVENT
#undef SHOWN
#undef TOLD

/* Appends why, for refusals that name nobody and nothing. */
void narration_refusal(enum refusal refusal, struct text *text);

/* The same of why a command of several turns went no farther: because of whom, where somebody keeps it. */
void narration_kept(const struct state *state, enum refusal refusal, struct text *text);

#endif
