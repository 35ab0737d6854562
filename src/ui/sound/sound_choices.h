/* Which sound an event makes where that depends on more than its kind; SOUND_NONE: none. Rows of sound_cues.def name them. */
#ifndef UI_SOUND_SOUND_CHOICES_H
#define UI_SOUND_SOUND_CHOICES_H

#include "ui/sound/sound.h"
#include "world/state.h"

#define SOUNDS(id, what, where)
#define CHOSEN(id, name, where) \
    enum sound sound_choices_##name(const struct state *state, const struct event *event);
#define SILENT(id, why)
#include "ui/sound/sound_cues.def"
#undef SOUNDS
#undef CHOSEN
#undef SILENT

#endif
