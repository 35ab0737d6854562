/* What is heard of the running game: sounds of its events and of its menus, and the ambience of its floor. It begins when the
 * first frame is shown. */
#ifndef UI_SOUNDTRACK_H
#define UI_SOUNDTRACK_H

#include "ui/sound/sound_cues.h"

struct ui;

/* Zero has not begun. */
struct soundtrack {
    struct audio audio;
    struct sound_cues played;
    bool has_begun;
    bool was_told; /* since the last key: an event that has a sound */
};

/* What the screens look like before a key. */
struct soundtrack_screens {
    int count;
    int top;
    int choice;
};

/* Begins, once, and follows the game to other floors. Called between frames. */
void soundtrack_tick(struct ui *ui);

/* Plays the sounds of the last command's events. */
void soundtrack_play_events(struct ui *ui);

/* Play a sound for what a key has changed on the screens, unless what it did has a sound of its own. */
struct soundtrack_screens soundtrack_before_key(struct ui *ui);
void soundtrack_after_key(struct ui *ui, struct soundtrack_screens before);

/* Falls silent for good, and gives back what it held. */
void soundtrack_finish(struct ui *ui);

#endif
