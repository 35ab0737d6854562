/* Sounds of the running game: of events, menus and the background. It begins when the first frame is shown. */
#ifndef UI_SOUNDTRACK_H
#define UI_SOUNDTRACK_H

#include "ui/sound/sound_cues.h"

struct session;

/* Zero has not begun. */
struct soundtrack {
    struct audio audio;
    struct sound_cues played;
    bool has_begun;
    bool was_told; /* since the last key: an event that has a sound */
};

/* The state of the screens before a key. */
struct soundtrack_screens {
    int count;
    int top;
    int choice;
};

/* Begins, once, and follows the game to other floors. Called between frames. */
void soundtrack_tick(struct session *session);

/* Plays the sounds of the last command's events. */
void soundtrack_play_events(struct session *session);

/* Play a sound for what a key has changed on the screens, unless what it did has a sound of its own. */
struct soundtrack_screens soundtrack_before_key(struct session *session);
void soundtrack_after_key(struct session *session, struct soundtrack_screens before);

/* Falls silent for good, and gives back what it held. */
void soundtrack_finish(struct session *session);

#endif
