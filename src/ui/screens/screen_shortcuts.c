#include "ui/screens/screen_shortcuts.h"

#include "base/array.h"

static const struct {
    enum meaning_view view;
    enum screen screen;
} screens[] = {{VIEW_MAP, SCREEN_MAP},           {VIEW_HERO, SCREEN_HERO},
               {VIEW_SIGHT_LAB, SCREEN_LAB},     {VIEW_HELP, SCREEN_HELP},
               {VIEW_MESSAGES, SCREEN_MESSAGES}, {VIEW_ACTIONS, SCREEN_ACTIONS},
               {VIEW_MENU, SCREEN_MENU}};

enum meaning_view screen_shortcuts_view(const struct screen_context *context, struct key key)
{
    enum meaning_view view = binding_view_of(context->options->bindings, key);
    if (view != VIEW_NONE || binding_get(context->options->bindings, key))
        return view;
    key.modifiers &= ~(unsigned)KEY_SHIFT;
    return binding_view_of(context->options->bindings, key);
}

bool screen_shortcuts_open(struct screen_context *context, struct key key)
{
    if (key.code == KEY_ESCAPE && !(key.modifiers & (KEY_CONTROL | KEY_ALT))) {
        screen_stack_push(context, SCREEN_MENU);
        return true;
    }
    enum meaning_view view = screen_shortcuts_view(context, key);
    for (size_t i = 0; i < ARRAY_LENGTH(screens); i++)
        if (view == screens[i].view) {
            screen_stack_push(context, screens[i].screen);
            return true;
        }
    return false;
}
