#include "ui/devices/keymap.h"

#include "base/array.h"

static const struct {
    SDL_Keycode symbol;
    int code;
} named[] = {{SDLK_UP, KEY_UP},
             {SDLK_DOWN, KEY_DOWN},
             {SDLK_LEFT, KEY_LEFT},
             {SDLK_RIGHT, KEY_RIGHT},
             {SDLK_HOME, KEY_HOME},
             {SDLK_END, KEY_END},
             {SDLK_PAGEUP, KEY_PAGE_UP},
             {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
             {SDLK_RETURN, KEY_ENTER},
             {SDLK_ESCAPE, KEY_ESCAPE},
             {SDLK_TAB, KEY_TAB},
             {SDLK_BACKSPACE, KEY_BACKSPACE},
             {SDLK_DELETE, KEY_DELETE},
             {SDLK_KP_0, KEY_KEYPAD_0},
             {SDLK_KP_ENTER, KEY_KEYPAD_ENTER},
             {SDLK_KP_PERIOD, KEY_DELETE},
             {SDLK_KP_PLUS, '+'},
             {SDLK_KP_MINUS, '-'},
             {SDLK_KP_MULTIPLY, '*'},
             {SDLK_KP_DIVIDE, '/'}};

static int code_of(SDL_Keycode symbol)
{
    if (symbol >= SDLK_KP_1 && symbol <= SDLK_KP_9)
        return KEY_KEYPAD_0 + 1 + (int)(symbol - SDLK_KP_1);
    if (symbol >= SDLK_F1 && symbol <= SDLK_F12)
        return KEY_F1 + (int)(symbol - SDLK_F1);
    for (size_t i = 0; i < ARRAY_LENGTH(named); i++)
        if (named[i].symbol == symbol)
            return named[i].code;
    return KEY_NONE;
}

static unsigned modifiers_of(Uint16 held)
{
    return ((held & KMOD_SHIFT) ? KEY_SHIFT : 0u) | ((held & KMOD_CTRL) ? KEY_CONTROL : 0u) |
           ((held & KMOD_ALT) ? KEY_ALT : 0u);
}

/* AltGr types signs such as '<' in some layouts: with a printable key it is not Alt. */
static bool is_altgr(Uint16 held)
{
    return (held & KMOD_MODE) || (held & KMOD_RALT);
}

static bool translate_press(struct keymap *keymap, const SDL_KeyboardEvent *event, struct key *key)
{
    SDL_Keycode symbol = event->keysym.sym;
    Uint16 held = event->keysym.mod;
    unsigned modifiers = modifiers_of(held);
    *key = (struct key){code_of(symbol), modifiers};
    bool is_printable = symbol > ' ' && symbol < 127;
    if (key->code < KEY_UP)
        key->modifiers &= ~(unsigned)KEY_SHIFT;
    if (is_printable && (modifiers & (KEY_CONTROL | KEY_ALT)) && !is_altgr(held))
        *key = (struct key){(int)symbol, modifiers & (KEY_CONTROL | KEY_ALT)};
    keymap->is_repeat = event->repeat != 0;
    keymap->drops_text = key->code != KEY_NONE;
    return key->code != KEY_NONE;
}

bool keymap_translate(struct keymap *keymap, const SDL_Event *event, struct key *key)
{
    if (event->type == SDL_KEYDOWN)
        return translate_press(keymap, &event->key, key);
    if (event->type != SDL_TEXTINPUT || keymap->drops_text)
        return false;
    unsigned char first = (unsigned char)event->text.text[0];
    if (first < ' ' || first > 126)
        return false;
    *key = (struct key){first, 0};
    return true;
}
