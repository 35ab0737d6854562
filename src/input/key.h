/* Keys: of a keyboard, buttons of a gamepad, or names in a text (--keys). */
#ifndef INPUT_KEY_H
#define INPUT_KEY_H

#include "base/error.h"
#include "base/text.h"

/* A printable key is its ASCII code, as typed (so '>' has no shift). */
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
    KEY_KEYPAD_0, /* whatever NumLock says */
    KEY_KEYPAD_9 = KEY_KEYPAD_0 + 9,
    KEY_KEYPAD_ENTER,
    KEY_F1,
    KEY_F11 = KEY_F1 + 10,
    KEY_F12,
    KEY_BUTTON_A, /* of a gamepad, by position: A is at the bottom */
    KEY_BUTTON_B,
    KEY_BUTTON_X,
    KEY_BUTTON_Y,
    KEY_BUTTON_LEFT_SHOULDER,
    KEY_BUTTON_RIGHT_SHOULDER,
    KEY_BUTTON_START,
    KEY_BUTTON_BACK,
    KEY_BUTTON_LEFT_STICK, /* pressed down */
    KEY_BUTTON_RIGHT_STICK,
    KEY_BUTTON_NORTH, /* D-pad or stick, in the order of enum direction */
    KEY_BUTTON_NORTH_EAST,
    KEY_BUTTON_EAST,
    KEY_BUTTON_SOUTH_EAST,
    KEY_BUTTON_SOUTH,
    KEY_BUTTON_SOUTH_WEST,
    KEY_BUTTON_WEST,
    KEY_BUTTON_NORTH_WEST,
    KEY_LAST = KEY_BUTTON_NORTH_WEST,
};

/* On a button, shift and control are the left and the right trigger. */
enum key_modifier { KEY_SHIFT = 1, KEY_CONTROL = 2, KEY_ALT = 4 };

struct key {
    int code;
    unsigned modifiers; /* a printable key has only control and alt */
};

bool key_is_equal(struct key a, struct key b);

/* Enter, of the main keys or the keypad. */
bool key_is_confirm(struct key key);

/* Whether it is a button of a gamepad; and whether that is a direction of the D-pad or a stick. */
bool key_is_button(struct key key);
bool key_is_button_way(struct key key);

/* The key that a button stands for in lists and questions: A is Enter, B and Start Escape, X Tab, the shoulders PgUp and PgDn,
 * the D-pad and sticks the arrows. Other buttons and keys stay themselves. */
struct key key_plain(struct key key);

/* Reads the first key of a text such as "ll<Up><S-KP_7><lt>" and moves the text past it. False and an error for an unknown
 * name. */
bool key_read(const char **text, struct key *key, struct error *error);

/* Checks a whole text of keys. The error gives the position of the first fault, counted from 1. */
bool key_check(const char *text, struct error *error);

/* Appends a key as key_read reads it. */
void key_write(struct key key, struct text *text);

/* Appends the key as a player reads it: "Shift+Up", "keypad 7", "<", "pad LT+A"; a sign of punctuation in quotes. */
void key_write_label(struct key key, struct text *text);

/* Appends a sentence as it is spoken: signs in quotes by their names. */
void key_write_spoken(const char *sentence, struct text *text);

/* The same for a button, without "pad": "LT+A". */
void key_write_button(struct key key, struct text *text);

/* Appends the triggers that are held with a button: "LT+", or nothing. */
void key_write_triggers(unsigned held, struct text *text);

#endif
