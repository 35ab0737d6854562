/* The keys that lay another screen over the one that is there: menu, map, help, messages. */
#ifndef UI_SCREENS_SCREEN_SHORTCUTS_H
#define UI_SCREENS_SCREEN_SHORTCUTS_H

#include "ui/ui.h"

/* What the key shows: as it is bound, with Shift or without. */
enum binding_view screen_shortcuts_view(const struct ui *ui, struct key key);

/* Opens the help at the page of the sight lab. */
void screen_help_open_lab(struct ui *ui);

/* Opens the list of what a new game may be, at the row that is most likely wanted: the lesson, for who never had it. */
void screen_new_game_open(struct ui *ui);

/* Opens the screen that the key asks for; false: it asks for none. */
bool screen_shortcuts_open(struct ui *ui, struct key key);

#endif
