/* SDL's keyboard events as keys. Printable keys come as text, so that every keyboard layout works; arrows, keypad, function
 * keys and anything with Ctrl or Alt come as key presses. */
#ifndef UI_DEVICES_KEYMAP_H
#define UI_DEVICES_KEYMAP_H

#include "input/key.h"

#include <SDL.h>

/* The last press, as far as the next event depends on it. Zero is none. */
struct keymap {
    bool drops_text; /* the last press was a key: the text that it also types is dropped */
    bool is_repeat;  /* the last press repeats a held key */
};

/* The key of an event. False: it is none. */
bool keymap_translate(struct keymap *keymap, const SDL_Event *event, struct key *key);

#endif
