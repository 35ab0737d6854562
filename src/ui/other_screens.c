#include "ui/other_screens.h"

static const struct {
    int code;
    enum screen screen;
} keys[] = {{KEY_ESCAPE, SCREEN_MENU},
            {KEY_TAB, SCREEN_MAP},
            {'?', SCREEN_HELP},
            {KEY_F1, SCREEN_HELP},
            {'m', SCREEN_MESSAGES}};

bool other_screens_open(struct ui *ui, struct key key)
{
    if (key.modifiers & (KEY_CONTROL | KEY_ALT))
        return false;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (key.code == keys[i].code) {
            ui_push_screen(ui, keys[i].screen);
            return true;
        }
    return false;
}
