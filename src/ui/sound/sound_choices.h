/* The sound of an event where its kind alone does not decide it; SOUND_NONE for none. Rows of world/events.def name them. */
#ifndef UI_SOUND_SOUND_CHOICES_H
#define UI_SOUND_SOUND_CHOICES_H

#include "ui/sound/sound.h"
#include "world/state.h"

#define SOUND(what, where)
#define CHOSEN(name, where) \
    enum sound sound_choices_##name(const struct state *state, const struct event *event);
#define SILENT(why)
#define EVENT(id, tells, interrupts, sounds) sounds
#include "world/events.def"
#undef EVENT
#undef SOUND
#undef CHOSEN
#undef SILENT

#endif
