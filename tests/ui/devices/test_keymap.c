/* SDL's events as keys: each press is exactly one key in every layout, with or without NumLock and modifiers. */
#include "support/check.h"

#include "base/array.h"
#include "ui/devices/keymap.h"

#include <stdio.h>
#include <string.h>

enum { KEYS_MAX = 8 };

/* A keyboard and the keys that came from it. */
struct keyboard {
    struct keymap keymap;
    struct key keys[KEYS_MAX];
    int count;
};

static void feed(struct keyboard *keyboard, const SDL_Event *event)
{
    struct key key;
    if (!keymap_translate(&keyboard->keymap, event, &key))
        return;
    assert_true(keyboard->count < KEYS_MAX);
    keyboard->keys[keyboard->count++] = key;
}

/* A key goes down, types a text (NULL: none) and comes up, as SDL reports it. */
static void press(struct keyboard *keyboard, SDL_Keycode symbol, int held, const char *typed)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = symbol;
    event.key.keysym.mod = (Uint16)held;
    feed(keyboard, &event);
    if (typed) {
        SDL_Event text = {.type = SDL_TEXTINPUT};
        snprintf(text.text.text, sizeof text.text.text, "%s", typed);
        feed(keyboard, &text);
    }
    event.type = SDL_KEYUP;
    feed(keyboard, &event);
}

static void assert_last(const struct keyboard *keyboard, int count, int code, unsigned modifiers)
{
    if (keyboard->count != count)
        fail_msg("%d keys came, not %d", keyboard->count, count);
    const struct key *last = &keyboard->keys[count - 1];
    if (last->code != code || last->modifiers != modifiers)
        fail_msg("the key is %d with %u, not %d with %u", last->code, last->modifiers, code,
                 modifiers);
}

/* One press on a keyboard at rest must be exactly one key. */
static void assert_key(SDL_Keycode symbol, int held, const char *typed, int code,
                       unsigned modifiers)
{
    struct keyboard keyboard = {.count = 0};
    press(&keyboard, symbol, held, typed);
    assert_last(&keyboard, 1, code, modifiers);
}

static void assert_no_key(SDL_Keycode symbol, int held, const char *typed)
{
    struct keyboard keyboard = {.count = 0};
    press(&keyboard, symbol, held, typed);
    assert_int_equal(keyboard.count, 0);
}

static void test_a_printable_key_comes_once_as_its_text(void **state)
{
    (void)state;
    for (int c = ' '; c < 127; c++) {
        char typed[2] = {(char)c, '\0'};
        assert_key(c, 0, typed, c, 0);
    }
    assert_key('.', KMOD_LSHIFT, ">", '>', 0);
    assert_key('l', KMOD_RSHIFT, "L", 'L', 0);
    assert_key('l', KMOD_CAPS, "L", 'L', 0);
}

static void test_the_layout_decides_what_a_key_types(void **state)
{
    (void)state;
    assert_key(SDLK_LESS, KMOD_LSHIFT, ">", '>', 0);
    assert_key('y', 0, "z", 'z', 0);
    assert_key(0xdf, KMOD_LSHIFT, "?", '?', 0);
}

static void test_text_outside_ascii_is_no_key(void **state)
{
    (void)state;
    assert_no_key(0xe4, 0, "\xc3\xa4");
    assert_no_key(SDLK_UNKNOWN, 0, "");
    assert_no_key(SDLK_UNKNOWN, 0, "\n");
    assert_no_key(SDLK_UNKNOWN, 0, "\x7f");
}

static void test_a_keypad_digit_comes_once_in_either_state_of_numlock(void **state)
{
    (void)state;
    for (int digit = 0; digit <= 9; digit++) {
        SDL_Keycode symbol = digit == 0 ? SDLK_KP_0 : SDLK_KP_1 + digit - 1;
        char typed[2] = {(char)('0' + digit), '\0'};
        assert_key(symbol, KMOD_NUM, typed, KEY_KEYPAD_0 + digit, 0);
        assert_key(symbol, 0, NULL, KEY_KEYPAD_0 + digit, 0);
        assert_key(symbol, KMOD_LSHIFT, NULL, KEY_KEYPAD_0 + digit, KEY_SHIFT);
    }
}

static void test_the_other_keypad_keys_come_once(void **state)
{
    (void)state;
    assert_key(SDLK_KP_ENTER, 0, NULL, KEY_KEYPAD_ENTER, 0);
    assert_key(SDLK_KP_PLUS, KMOD_NUM, "+", '+', 0);
    assert_key(SDLK_KP_PLUS, KMOD_LSHIFT, NULL, '+', 0);
    assert_key(SDLK_KP_MINUS, 0, "-", '-', 0);
    assert_key(SDLK_KP_MULTIPLY, 0, "*", '*', 0);
    assert_key(SDLK_KP_DIVIDE, 0, "/", '/', 0);
}

static void test_a_key_after_the_keypad_is_not_lost(void **state)
{
    (void)state;
    struct keyboard keyboard = {.count = 0};
    press(&keyboard, SDLK_KP_7, KMOD_NUM, "7");
    press(&keyboard, 'o', 0, "o");
    assert_last(&keyboard, 2, 'o', 0);
    press(&keyboard, '7', 0, "7");
    assert_last(&keyboard, 3, '7', 0);
}

static void test_named_keys_keep_all_modifiers(void **state)
{
    (void)state;
    assert_key(SDLK_UP, 0, NULL, KEY_UP, 0);
    assert_key(SDLK_DOWN, KMOD_LSHIFT, NULL, KEY_DOWN, KEY_SHIFT);
    assert_key(SDLK_LEFT, KMOD_LCTRL, NULL, KEY_LEFT, KEY_CONTROL);
    assert_key(SDLK_RIGHT, KMOD_RCTRL, NULL, KEY_RIGHT, KEY_CONTROL);
    assert_key(SDLK_LEFT, KMOD_LALT, NULL, KEY_LEFT, KEY_ALT);
    assert_key(SDLK_RIGHT, KMOD_RALT, NULL, KEY_RIGHT, KEY_ALT);
    assert_key(SDLK_RIGHT, KMOD_LALT | KMOD_LSHIFT, NULL, KEY_RIGHT, KEY_ALT | KEY_SHIFT);
    assert_key(SDLK_HOME, KMOD_LSHIFT, NULL, KEY_HOME, KEY_SHIFT);
    assert_key(SDLK_END, 0, NULL, KEY_END, 0);
    assert_key(SDLK_PAGEUP, 0, NULL, KEY_PAGE_UP, 0);
    assert_key(SDLK_PAGEDOWN, 0, NULL, KEY_PAGE_DOWN, 0);
}

static void test_locks_are_no_modifiers(void **state)
{
    (void)state;
    assert_key(SDLK_UP, KMOD_NUM | KMOD_CAPS, NULL, KEY_UP, 0);
    assert_key(SDLK_F1, KMOD_NUM | KMOD_CAPS, NULL, KEY_F1, 0);
}

static void test_keys_that_also_type_a_control_character_come_once(void **state)
{
    (void)state;
    assert_key(SDLK_RETURN, 0, "\r", KEY_ENTER, 0);
    assert_key(SDLK_RETURN, KMOD_LALT, NULL, KEY_ENTER, KEY_ALT);
    assert_key(SDLK_ESCAPE, 0, "\x1b", KEY_ESCAPE, 0);
    assert_key(SDLK_TAB, 0, "\t", KEY_TAB, 0);
    assert_key(SDLK_BACKSPACE, 0, "\b", KEY_BACKSPACE, 0);
    assert_key(SDLK_DELETE, 0, "\x7f", KEY_DELETE, 0);
}

static void test_function_keys_come_by_their_number(void **state)
{
    (void)state;
    for (int number = 1; number <= 12; number++)
        assert_key(SDLK_F1 + number - 1, 0, NULL, KEY_F1 + number - 1, 0);
    assert_no_key(SDLK_F13, 0, NULL);
}

static void test_control_and_alt_make_keys_of_printable_ones(void **state)
{
    (void)state;
    assert_key('c', KMOD_LCTRL, NULL, 'c', KEY_CONTROL);
    assert_key('c', KMOD_LCTRL, "\x03", 'c', KEY_CONTROL);
    assert_key('x', KMOD_LALT, "x", 'x', KEY_ALT);
    assert_key('x', KMOD_LCTRL | KMOD_LALT, NULL, 'x', KEY_CONTROL | KEY_ALT);
}

static void test_altgr_is_not_alt(void **state)
{
    (void)state;
    assert_key('q', KMOD_RALT, "@", '@', 0);
    assert_key('q', KMOD_LCTRL | KMOD_RALT, "@", '@', 0);
    assert_key(0xe4, KMOD_MODE, "<", '<', 0);
    assert_key('9', KMOD_MODE | KMOD_RALT, "]", ']', 0);
}

static void test_modifiers_alone_are_no_keys(void **state)
{
    (void)state;
    static const SDL_Keycode symbols[] = {SDLK_LSHIFT,   SDLK_RSHIFT,       SDLK_LCTRL,  SDLK_RCTRL,
                                          SDLK_LALT,     SDLK_RALT,         SDLK_LGUI,   SDLK_MODE,
                                          SDLK_CAPSLOCK, SDLK_NUMLOCKCLEAR, SDLK_UNKNOWN};
    for (size_t i = 0; i < ARRAY_LENGTH(symbols); i++)
        assert_no_key(symbols[i], KMOD_LCTRL | KMOD_LALT | KMOD_LSHIFT, NULL);
}

static void test_other_events_are_no_keys(void **state)
{
    (void)state;
    struct keyboard keyboard = {.count = 0};
    static const Uint32 types[] = {SDL_KEYUP, SDL_MOUSEMOTION, SDL_WINDOWEVENT, SDL_QUIT,
                                   SDL_TEXTEDITING};
    for (size_t i = 0; i < ARRAY_LENGTH(types); i++) {
        SDL_Event event;
        memset(&event, 0, sizeof event);
        event.type = types[i];
        feed(&keyboard, &event);
    }
    assert_int_equal(keyboard.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_printable_key_comes_once_as_its_text),
        cmocka_unit_test(test_the_layout_decides_what_a_key_types),
        cmocka_unit_test(test_text_outside_ascii_is_no_key),
        cmocka_unit_test(test_a_keypad_digit_comes_once_in_either_state_of_numlock),
        cmocka_unit_test(test_the_other_keypad_keys_come_once),
        cmocka_unit_test(test_a_key_after_the_keypad_is_not_lost),
        cmocka_unit_test(test_named_keys_keep_all_modifiers),
        cmocka_unit_test(test_locks_are_no_modifiers),
        cmocka_unit_test(test_keys_that_also_type_a_control_character_come_once),
        cmocka_unit_test(test_function_keys_come_by_their_number),
        cmocka_unit_test(test_control_and_alt_make_keys_of_printable_ones),
        cmocka_unit_test(test_altgr_is_not_alt),
        cmocka_unit_test(test_modifiers_alone_are_no_keys),
        cmocka_unit_test(test_other_events_are_no_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
