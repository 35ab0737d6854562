/* Keys that open a screen over the current one: menu, map, help, messages. */
#ifndef UI_SCREENS_SCREEN_SHORTCUTS_H
#define UI_SCREENS_SCREEN_SHORTCUTS_H

#include "ui/screens/screen_context.h"

/* The view that a key opens. A key with Shift that is not bound counts as the key without Shift. */
enum meaning_view screen_shortcuts_view(const struct screen_context *context, struct key key);

/* Opens the key's screen. False: the key opens no screen. */
bool screen_shortcuts_open(struct screen_context *context, struct key key);

#endif
