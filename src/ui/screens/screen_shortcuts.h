/* The keys that lay another screen over the one that is there: menu, map, help, messages. */
#ifndef UI_SCREENS_SCREEN_SHORTCUTS_H
#define UI_SCREENS_SCREEN_SHORTCUTS_H

#include "ui/screens/screen_context.h"

/* The view that a key opens, as it is bound with or without Shift. */
enum meaning_view screen_shortcuts_view(const struct screen_context *context, struct key key);

/* Opens the screen that the key asks for; false: it asks for none. */
bool screen_shortcuts_open(struct screen_context *context, struct key key);

#endif
