/* The side panel and the log beside the map. */
#ifndef UI_PANEL_H
#define UI_PANEL_H

#include "ui/widgets.h"

/* Where and how he is, who watches him, what is in view; `pointed`, if not NULL, is described. */
void panel_draw(struct ui *ui, const struct point *pointed);

/* Its parts: how the hero is; what lies here and who is in view. */
void panel_draw_hero(struct page *page);
void panel_draw_here(struct page *page);
void panel_draw_in_view(struct page *page);

void panel_draw_log(struct ui *ui);

#endif
