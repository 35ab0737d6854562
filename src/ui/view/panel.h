/* The side panel and the log beside the map. */
#ifndef UI_VIEW_PANEL_H
#define UI_VIEW_PANEL_H

#include "ui/view/play_view.h"
#include "ui/view/widgets.h"

/* Where and how he is, who watches him, what is in display; `pointed`, if not NULL, is described instead of those in display, and
 * `hovered` below them. */
void panel_draw(struct display *display, const struct play_view *play);

/* Its parts: how the hero is; what lies here and who is in view. */
void panel_draw_hero(struct page *page, const struct state *state);
void panel_draw_here(struct page *page, const struct state *state);
void panel_draw_hunted(struct page *page, const struct state *state);
void panel_draw_in_view(struct page *page, const struct state *state);

/* The height that the last two need; of many in display, for the first few. */
int panel_height_in_view(const struct display *display, const struct state *state);

/* What the health is told in: danger when there is little. */
uint32_t panel_health_colour(const struct state *state);

/* Where there is no room for the panel: a line of who hunts the hero, his light, and who is in view. */
void panel_draw_strip(struct page *page, const struct state *state);

/* The rows drawn on the page since it was `before` can be clicked while one walks: that is the key by that name of a
 * binding, or a look at a cell. */
void panel_add_key_spot(const struct page *before, const struct page *page, const char *name);
void panel_add_cell_spot(const struct page *before, const struct page *page, struct point cell);

/* Draws the newest messages at their place, display->layout.log. */
void panel_draw_log(struct display *display, const struct play_view *play);

#endif
