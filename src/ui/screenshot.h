/* Screenshots taken by the player. */
#ifndef UI_SCREENSHOT_H
#define UI_SCREENSHOT_H

struct ui;

/* Writes the frame to the user folder under the first free name, and tells the player so, or why it failed. */
void screenshot_save(struct ui *ui);

#endif
