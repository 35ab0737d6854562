/* Which sounds the events of a command make, how loud and from which side: pure. Each row of
 * world/events.def names its sound. */
#ifndef UI_SOUND_SOUND_CUES_H
#define UI_SOUND_SOUND_CUES_H

#include "ui/sound/audio.h"
#include "world/state.h"

/* The most sounds at once; those of the highest rank are heard. */
#define SOUND_CUES_MAX 5

/* When sounds were last played, so that none is repeated too often. */
struct sound_cues {
    uint32_t begun[SOUND_COUNT]; /* milliseconds; 0: never */
    int count;                   /* of all cues */
};

/* The cues of the state's events at a time in milliseconds, each sound only once; returns how many. */
int sound_cues_play(struct sound_cues *played, const struct state *state, uint32_t now,
                    struct sound_cue cues[SOUND_CUES_MAX]);

/* A sound without a place, such as those of menus. False: it was played just before. */
bool sound_cues_play_one(struct sound_cues *played, enum sound sound, uint32_t now,
                         struct sound_cue *cue);

/* The sound of an event of the state; SOUND_NONE: none. */
enum sound sound_cues_sound(const struct state *state, const struct event *event);

/* The ambience of the hero's floor. */
enum ambience sound_cues_ambience(const struct state *state);

/* The mood over it: danger before the night, and that before light and dark. */
enum ambience sound_cues_mood(const struct state *state);

#endif
