#include "game/text/narration.h"

#include "game/text/narration_tellers.h"

static void (*const tellers[])(const struct state *, const struct event *, struct text *) = {
#define SHOWN(id) [EVENT_##id] = NULL,
#define TOLD(id, name) [EVENT_##id] = narration_tell_##name,
#include "game/text/narrations.def"
#undef SHOWN
#undef TOLD
};

/* Every kind has its row. */
enum {
#define SHOWN(id) ROW_OF_##id,
#define TOLD(id, name) ROW_OF_##id,
#include "game/text/narrations.def"
#undef SHOWN
#undef TOLD
    ROW_COUNT
};

_Static_assert((int)ROW_COUNT == (int)EVENT_KIND_COUNT, "an event without a row in narrations.def");

bool narration_of(const struct state *state, const struct event *event, struct text *text)
{
    size_t before = text->length;
    if (tellers[event->kind])
        tellers[event->kind](state, event, text);
    return text->length > before;
}
