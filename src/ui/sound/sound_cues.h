/* Which sounds the events of a command make, how loud and from which side: pure. Each row of
 * world/events.def names its sound. */
#ifndef UI_SOUND_SOUND_CUES_H
#define UI_SOUND_SOUND_CUES_H

#include "ui/sound/audio.h"
#include "world/state.h"

/* More than these at once is a din: the highest of rank are heard. */
#define SOUND_CUES_MAX 5

/* What was played when, so that nothing is heard too often. */
struct sound_cues {
    uint32_t begun[SOUND_COUNT]; /* milliseconds; 0: never */
    int count;                   /* of all cues */
};

/* The cues of the state's events at a time in milliseconds, each sound at most once; returns how many. */
int sound_cues_play(struct sound_cues *played, const struct state *state, uint32_t now,
                    struct sound_cue cues[SOUND_CUES_MAX]);

/* One that comes from nowhere, as those of menus do. False: not now, it was heard just before. */
bool sound_cues_play_one(struct sound_cues *played, enum sound sound, uint32_t now,
                         struct sound_cue *cue);

/* The sound of an event of the state; SOUND_NONE: none. */
enum sound sound_cues_sound(const struct state *state, const struct event *event);

/* What is heard all the time where the hero is. */
enum ambience sound_cues_ambience(const struct state *state);

#endif
