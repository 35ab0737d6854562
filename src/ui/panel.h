/* The side panel, the log and the action bar beside the map. */
#ifndef UI_PANEL_H
#define UI_PANEL_H

#include "ui/ui.h"

/* Where he is, his lantern, who watches him, what is in view; `pointed`, if not NULL, is described. */
void panel_draw(struct ui *ui, const struct point *pointed);
void panel_draw_log(struct ui *ui);

/* The main keys; those of the look screen while that is shown. */
void panel_draw_bar(struct ui *ui, bool is_looking);

#endif
