/* Private to game/text: what tells each kind of event. Each function appends one sentence, or nothing if it is no news. */
#ifndef GAME_TEXT_NARRATION_TELLERS_H
#define GAME_TEXT_NARRATION_TELLERS_H

#include "base/text.h"
#include "world/state.h"

#define SHOWN
#define SAYS(sentence)
#define TOLD(name) \
    void narration_##name(const struct state *state, const struct event *event, struct text *text);
#define EVENT(id, tells, interrupts, sounds) tells
#include "world/events.def"
#undef EVENT
#undef SHOWN
#undef SAYS
#undef TOLD

/* Appends a sentence with its braces filled in:
 * {The actor}, {the terrain}, {a item}, {A cloud}: an article ("a" also stands for "an" and for none) and one of actor, victim
 * ("you", "the gutter rat", "something"), monster (the actor's kind), terrain, cloud, item, items (with their count),
 * "terrain noun", "cloud noun" (without the state: "the door");
 * {push|pushes}: the first form after a name that is the hero, else the second;
 * {where} "to the north", {way} "3 steps north", of the event's `to`; {damage}, {healed}, {turns}: numbers. */
void narration_fill(const struct state *state, const struct event *event, const char *sentence,
                    struct text *text);

/* Appends what hunts the hero, which keeps it from resting. */
void narration_hunted_rest(const struct state *state, struct text *text);

/* Append the questions of REFUSAL_STAIRS_PRIZES and REFUSAL_STAIRS_OMENS. */
void narration_leaving_prizes(const struct state *state, struct text *text);
void narration_two_stairs(const struct state *state, const struct event *event, struct text *text);

#endif
