/* SDL's events as the game's keys. One path a key: printable ones come as text, so that every keyboard layout
 * works; arrows, keypad, function keys and whatever is held with Ctrl or Alt come as key presses. */
#ifndef UI_DEVICES_KEYMAP_H
#define UI_DEVICES_KEYMAP_H

#include "input/key.h"

#include <SDL.h>

/* What the last press leaves to be known of the next event. Zero is nothing. */
struct keymap {
    /* The last press was answered as a key: the text that it also types is dropped. */
    bool drops_text;
    bool is_repeat; /* the last press came of a key that is still held */
};

/* The key of an event; false if it is none. */
bool keymap_translate(struct keymap *keymap, const SDL_Event *event, struct key *key);

#endif
