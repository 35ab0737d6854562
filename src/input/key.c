#include "input/key.h"

#include "base/array.h"

#include <string.h>

struct key_name {
    const char *name;
    int code;
};

/* The first name of a code is the one that key_write writes. */
static const struct key_name names[] = {{"lt", '<'},
                                        {"gt", '>'},
                                        {"Space", ' '},
                                        {"Up", KEY_UP},
                                        {"Down", KEY_DOWN},
                                        {"Left", KEY_LEFT},
                                        {"Right", KEY_RIGHT},
                                        {"Home", KEY_HOME},
                                        {"End", KEY_END},
                                        {"PgUp", KEY_PAGE_UP},
                                        {"PageUp", KEY_PAGE_UP},
                                        {"PgDn", KEY_PAGE_DOWN},
                                        {"PageDown", KEY_PAGE_DOWN},
                                        {"Enter", KEY_ENTER},
                                        {"Return", KEY_ENTER},
                                        {"Esc", KEY_ESCAPE},
                                        {"Escape", KEY_ESCAPE},
                                        {"Tab", KEY_TAB},
                                        {"BackSpace", KEY_BACKSPACE},
                                        {"Delete", KEY_DELETE},
                                        {"KP_0", KEY_KEYPAD_0},
                                        {"KP_1", KEY_KEYPAD_0 + 1},
                                        {"KP_2", KEY_KEYPAD_0 + 2},
                                        {"KP_3", KEY_KEYPAD_0 + 3},
                                        {"KP_4", KEY_KEYPAD_0 + 4},
                                        {"KP_5", KEY_KEYPAD_0 + 5},
                                        {"KP_6", KEY_KEYPAD_0 + 6},
                                        {"KP_7", KEY_KEYPAD_0 + 7},
                                        {"KP_8", KEY_KEYPAD_0 + 8},
                                        {"KP_9", KEY_KEYPAD_9},
                                        {"KP_Enter", KEY_KEYPAD_ENTER},
                                        {"F1", KEY_F1},
                                        {"F2", KEY_F1 + 1},
                                        {"F3", KEY_F1 + 2},
                                        {"F4", KEY_F1 + 3},
                                        {"F5", KEY_F1 + 4},
                                        {"F6", KEY_F1 + 5},
                                        {"F7", KEY_F1 + 6},
                                        {"F8", KEY_F1 + 7},
                                        {"F9", KEY_F1 + 8},
                                        {"F10", KEY_F1 + 9},
                                        {"F11", KEY_F1 + 10},
                                        {"F12", KEY_F12}};

/* Buttons in the order of their codes, from KEY_BUTTON_A on. */
static const struct {
    const char *name;
    const char *label;
} buttons[] = {
    {"PadA", "A"},         {"PadB", "B"},
    {"PadX", "X"},         {"PadY", "Y"},
    {"PadLB", "LB"},       {"PadRB", "RB"},
    {"PadStart", "Start"}, {"PadBack", "Back"},
    {"PadLS", "LS"},       {"PadRS", "RS"},
    {"PadUp", "up"},       {"PadUpRight", "up-right"},
    {"PadRight", "right"}, {"PadDownRight", "down-right"},
    {"PadDown", "down"},   {"PadDownLeft", "down-left"},
    {"PadLeft", "left"},   {"PadUpLeft", "up-left"},
};

static const struct {
    char letter;
    enum key_modifier modifier;
} modifiers[] = {{'S', KEY_SHIFT}, {'C', KEY_CONTROL}, {'A', KEY_ALT}};

/* Longer than any name with its modifiers. */
enum { NAME_LENGTH_MAX = 24 };

static bool is_printable(int code)
{
    return code >= ' ' && code <= '~';
}

/* NULL for most printable keys. */
static const char *name_of(int code)
{
    if (key_is_button((struct key){code, 0}))
        return buttons[code - KEY_BUTTON_A].name;
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        if (names[i].code == code)
            return names[i].name;
    return NULL;
}

static int find_code(const char *name, size_t length)
{
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        if (strlen(names[i].name) == length && memcmp(names[i].name, name, length) == 0)
            return names[i].code;
    for (int i = KEY_BUTTON_A; i <= KEY_LAST; i++)
        if (strlen(name_of(i)) == length && memcmp(name_of(i), name, length) == 0)
            return i;
    return length == 1 && is_printable((unsigned char)name[0]) ? (unsigned char)name[0] : KEY_NONE;
}

static unsigned find_modifier(char letter)
{
    for (size_t i = 0; i < ARRAY_LENGTH(modifiers); i++)
        if (modifiers[i].letter == letter)
            return modifiers[i].modifier;
    return 0;
}

/* Reads the text between '<' and '>', such as "S-Up". */
static bool read_name(const char *name, size_t length, struct key *key)
{
    *key = (struct key){KEY_NONE, 0};
    while (length > 2 && name[1] == '-' && find_modifier(name[0])) {
        key->modifiers |= find_modifier(name[0]);
        name += 2;
        length -= 2;
    }
    key->code = find_code(name, length);
    /* A printable key has its shift in the character, and needs a name only with other modifiers. */
    return is_printable(key->code)
               ? (key->modifiers & KEY_SHIFT) == 0 && (length > 1 || key->modifiers)
               : key->code != KEY_NONE;
}

bool key_read(const char **text, struct key *key, struct error *error)
{
    const char *start = *text;
    if (start[0] != '<') {
        if (!is_printable((unsigned char)start[0]))
            return error_set(error, "a character that is not a key");
        *key = (struct key){(unsigned char)start[0], 0};
        *text = start + 1;
        return true;
    }
    size_t length = strcspn(start + 1, ">");
    if (start[1 + length] != '>')
        return error_set(error, "'<' without '>' in keys (the key '<' itself is <lt>)");
    if (length > NAME_LENGTH_MAX || !read_name(start + 1, length, key))
        return error_set(error, "unknown key '%.*s'", (int)(length > 60 ? 60 : length + 2), start);
    *text = start + length + 2;
    return true;
}

bool key_check(const char *text, struct error *error)
{
    struct key key;
    struct error why;
    const char *rest = text;
    while (*rest)
        if (!key_read(&rest, &key, &why))
            return error_set(error, "character %d: %.400s", (int)(rest - text) + 1, why.message);
    return true;
}

void key_write(struct key key, struct text *text)
{
    const char *name = name_of(key.code);
    /* A blank would separate keys. */
    if (is_printable(key.code) && !key.modifiers && key.code != '<' && key.code != ' ') {
        text_append(text, "%c", key.code);
        return;
    }
    text_append(text, "<");
    for (size_t i = 0; i < ARRAY_LENGTH(modifiers); i++)
        if (key.modifiers & (unsigned)modifiers[i].modifier)
            text_append(text, "%c-", modifiers[i].letter);
    if (name)
        text_append(text, "%s>", name);
    else
        text_append(text, "%c>", key.code);
}

bool key_is_button(struct key key)
{
    return key.code >= KEY_BUTTON_A && key.code <= KEY_BUTTON_NORTH_WEST;
}

bool key_is_button_way(struct key key)
{
    return key.code >= KEY_BUTTON_NORTH && key.code <= KEY_BUTTON_NORTH_WEST;
}

/* Diagonals are arrows with Ctrl or Alt: Home, End and the like mean ends and pages in lists. */
static const struct key plain_keys[] = {
    [0] = {KEY_ENTER, 0},
    [KEY_BUTTON_B - KEY_BUTTON_A] = {KEY_ESCAPE, 0},
    [KEY_BUTTON_X - KEY_BUTTON_A] = {KEY_TAB, 0},
    [KEY_BUTTON_LEFT_SHOULDER - KEY_BUTTON_A] = {KEY_PAGE_UP, 0},
    [KEY_BUTTON_RIGHT_SHOULDER - KEY_BUTTON_A] = {KEY_PAGE_DOWN, 0},
    [KEY_BUTTON_START - KEY_BUTTON_A] = {KEY_ESCAPE, 0},
    [KEY_BUTTON_NORTH - KEY_BUTTON_A] = {KEY_UP, 0},
    [KEY_BUTTON_NORTH_EAST - KEY_BUTTON_A] = {KEY_RIGHT, KEY_CONTROL},
    [KEY_BUTTON_EAST - KEY_BUTTON_A] = {KEY_RIGHT, 0},
    [KEY_BUTTON_SOUTH_EAST - KEY_BUTTON_A] = {KEY_RIGHT, KEY_ALT},
    [KEY_BUTTON_SOUTH - KEY_BUTTON_A] = {KEY_DOWN, 0},
    [KEY_BUTTON_SOUTH_WEST - KEY_BUTTON_A] = {KEY_LEFT, KEY_ALT},
    [KEY_BUTTON_WEST - KEY_BUTTON_A] = {KEY_LEFT, 0},
    [KEY_BUTTON_NORTH_WEST - KEY_BUTTON_A] = {KEY_LEFT, KEY_CONTROL},
};

struct key key_plain(struct key key)
{
    if (!key_is_button(key) || plain_keys[key.code - KEY_BUTTON_A].code == KEY_NONE)
        return key;
    struct key plain = plain_keys[key.code - KEY_BUTTON_A];
    if (key_is_button_way(key))
        plain.modifiers |= key.modifiers & KEY_SHIFT;
    return plain;
}

bool key_is_equal(struct key a, struct key b)
{
    return a.code == b.code && a.modifiers == b.modifiers;
}

bool key_is_confirm(struct key key)
{
    return key.code == KEY_ENTER || key.code == KEY_KEYPAD_ENTER;
}

void key_write_triggers(unsigned held, struct text *text)
{
    text_append(text, "%s%s%s", held & KEY_CONTROL ? "RT+" : "", held & KEY_ALT ? "Alt+" : "",
                held & KEY_SHIFT ? "LT+" : "");
}

void key_write_button(struct key key, struct text *text)
{
    key_write_triggers(key.modifiers, text);
    text_append(text, "%s", buttons[key.code - KEY_BUTTON_A].label);
}

/* Signs that would be lost among the punctuation of a sentence or list are in quotes. Their spoken names: */
static const struct key_name signs[] = {
    {"period", '.'}, {"comma", ','}, {"colon", ':'}, {"semicolon", ';'}};

/* The name of such a sign; NULL: it is none. */
static const char *find_sign(int code)
{
    for (size_t i = 0; i < ARRAY_LENGTH(signs); i++)
        if (signs[i].code == code)
            return signs[i].name;
    return NULL;
}

static void write_plain_label(int code, struct text *text)
{
    if (find_sign(code))
        text_append(text, "\"%c\"", code);
    else if (code == '\'')
        text_append(text, "apostrophe"); /* quotes would swallow it */
    else if (code > ' ' && code <= '~')
        text_append(text, "%c", code);
    else
        text_append(text, "%s", name_of(code));
}

void key_write_spoken(const char *sentence, struct text *text)
{
    for (const char *rest = sentence; *rest; rest++) {
        const char *sign = rest[0] == '"' && rest[1] && rest[2] == '"' ? find_sign(rest[1]) : NULL;
        if (sign)
            text_append(text, "%s", sign);
        else
            text_append(text, "%c", *rest);
        rest += sign ? 2 : 0;
    }
}

void key_write_label(struct key key, struct text *text)
{
    if (key_is_button(key)) {
        text_append(text, "pad ");
        key_write_button(key, text);
        return;
    }
    text_append(text, "%s%s%s", key.modifiers & KEY_CONTROL ? "Ctrl+" : "",
                key.modifiers & KEY_ALT ? "Alt+" : "", key.modifiers & KEY_SHIFT ? "Shift+" : "");
    if (key.code >= KEY_KEYPAD_0 && key.code <= KEY_KEYPAD_9)
        text_append(text, "keypad %d", key.code - KEY_KEYPAD_0);
    else
        write_plain_label(key.code, text);
}
