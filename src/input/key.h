/* Keys as the game names them, whatever delivers them: the window, --keys or the lab. The buttons of a gamepad are keys too. */
#ifndef INPUT_KEY_H
#define INPUT_KEY_H

#include "base/error.h"
#include "base/text.h"

/* Printable keys are their ASCII code, as typed (so '>' has no shift). */
enum key_code {
    KEY_NONE = 0,
    KEY_UP = 256,
    KEY_DOWN,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_ENTER,
    KEY_ESCAPE,
    KEY_TAB,
    KEY_BACKSPACE,
    KEY_DELETE,
    KEY_PAD_0, /* the keypad, whatever NumLock says */
    KEY_PAD_9 = KEY_PAD_0 + 9,
    KEY_PAD_ENTER,
    KEY_F1,
    KEY_F12 = KEY_F1 + 11,
    KEY_BUTTON_A, /* of a gamepad, named by where they are on one that has A at the bottom */
    KEY_BUTTON_B,
    KEY_BUTTON_X,
    KEY_BUTTON_Y,
    KEY_BUTTON_LEFT_SHOULDER,
    KEY_BUTTON_RIGHT_SHOULDER,
    KEY_BUTTON_START,
    KEY_BUTTON_BACK,
    KEY_BUTTON_LEFT_STICK, /* pressed, not pushed */
    KEY_BUTTON_RIGHT_STICK,
    KEY_BUTTON_NORTH, /* cross or stick, in the order of enum direction */
    KEY_BUTTON_NORTH_EAST,
    KEY_BUTTON_EAST,
    KEY_BUTTON_SOUTH_EAST,
    KEY_BUTTON_SOUTH,
    KEY_BUTTON_SOUTH_WEST,
    KEY_BUTTON_WEST,
    KEY_BUTTON_NORTH_WEST,
    KEY_LAST = KEY_BUTTON_NORTH_WEST,
};

/* Of a button, shift and control are the left and the right trigger. */
enum key_modifier { KEY_SHIFT = 1, KEY_CONTROL = 2, KEY_ALT = 4 };

struct key {
    int code;
    unsigned modifiers; /* of named keys; a printable key carries control and alt only */
};

/* Whether both are one key with the same modifiers. */
bool key_is_equal(struct key a, struct key b);

/* Whether a key confirms: Enter or the keypad's. */
bool key_is_confirm(struct key key);

/* Whether it is a button of a gamepad; and of these, cross or stick. */
bool key_is_button(struct key key);
bool key_is_button_way(struct key key);

/* What a button is where nobody walks, on lists and in questions: A Enter, B and Start Escape, X Tab, the shoulders PgUp and
 * PgDn, cross and stick the arrows. Other buttons, and all other keys, stay what they are. */
struct key key_plain(struct key key);

/* Reads the first key of a text such as "ll<Up><S-KP_7><lt>" and moves the text past it. An unknown name is
 * an error that names it. */
bool key_read(const char **text, struct key *key, struct error *error);

/* Checks a whole text of keys; an error says at which of its characters, from 1 on, stands what is no key. */
bool key_check(const char *text, struct error *error);

/* The name of a key without modifiers, such as "PgUp"; NULL for most printable keys. */
const char *key_name(int code);

/* Appends a key as key_read reads it. */
void key_write(struct key key, struct text *text);

#endif
