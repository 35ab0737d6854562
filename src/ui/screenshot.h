/* Screenshots of the player's own. */
#ifndef UI_SCREENSHOT_H
#define UI_SCREENSHOT_H

struct ui;

/* Writes the frame to the user folder, under the first free name, and says so; or why it can't. */
void screenshot_save(struct ui *ui);

#endif
