#include "game/text/narration.h"

#include "game/text/narration_tellers.h"

static void (*const tellers[])(const struct state *, const struct event *, struct text *) = {
#define SHOWN NULL
#define TOLD(name) narration_##name
#define EVENT(id, tells, interrupts, sounds) [EVENT_##id] = tells,
#include "world/events.def"
#undef EVENT
#undef SHOWN
#undef TOLD
};

bool narration_of(const struct state *state, const struct event *event, struct text *text)
{
    size_t before = text->length;
    if (tellers[event->kind])
        tellers[event->kind](state, event, text);
    return text->length > before;
}
