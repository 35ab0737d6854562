/* Sounds of the running game: events, menus and ambience. Starts with the first frame. */
#ifndef UI_SESSION_SOUNDTRACK_H
#define UI_SESSION_SOUNDTRACK_H

#include "ui/sound/sound_cues.h"

struct session;

/* Zero: not begun. */
struct soundtrack {
    struct audio audio;
    struct sound_cues played;
    bool has_begun;
    bool was_told; /* an event with a sound happened since the last key */
};

/* The state of the screens before a key. */
struct soundtrack_screens {
    int count;
    int top;
    int choice;
};

/* Begins once, and changes the ambience with the floor. Called between frames. */
void soundtrack_tick(struct session *session);

/* Plays the sounds of the last command's events. */
void soundtrack_play_events(struct session *session);

/* Menu sounds: noted before a key, the screens tell after it which sound its change makes; none if an event that the key
 * caused has a sound. */
struct soundtrack_screens soundtrack_note_screens(struct session *session);
void soundtrack_play_menu_sound(struct session *session, struct soundtrack_screens before);

/* Stops all sound for good, and frees its resources. */
void soundtrack_finish(struct session *session);

#endif
