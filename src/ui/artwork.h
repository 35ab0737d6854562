/* What the game is drawn with, as the player's settings want it: pictures or letters, in colours that he can tell apart. */
#ifndef UI_ARTWORK_H
#define UI_ARTWORK_H

#include "ui/ui.h"

/* Loads the atlas and all that is made of it. False and an error; released by artwork_clear in either case. */
bool artwork_load(struct ui *ui, struct error *error);
void artwork_clear(struct ui *ui);

/* Has everything drawn as the settings in force say. */
void artwork_apply(struct ui *ui);

#endif
