/* The side panel beside the map. */
#ifndef UI_VIEW_PANEL_H
#define UI_VIEW_PANEL_H

#include "ui/view/play_view.h"
#include "ui/view/widgets.h"

/* Widens display->layout.panel over map and log if what must be told would not fit. Call before they are drawn. */
void panel_make_room(struct display *display, const struct play_view *play);

/* Draws where and how the hero is and which actors are in view. If `pointed` is not NULL, that cell is described instead of the
 * actors; `hovered` is described below them. Without room for all, only that cell is described. */
void panel_draw(struct display *display, const struct play_view *play);

/* Parts of the panel: the hero's health and warmth, all of the hero's condition, what lies here, whether the hero is hunted,
 * and the actors in view. */
void panel_draw_health(struct page *page, const struct state *state);
void panel_draw_hero(struct page *page, const struct state *state);
void panel_draw_here(struct page *page, const struct state *state);
void panel_draw_hunted(struct page *page, const struct state *state);
void panel_draw_in_view(struct page *page, const struct state *state);

/* Draws an actor's sprite, name, pips and health bar. */
void panel_draw_actor(struct page *page, const struct state *state, const struct actor *actor);

/* The same with a large picture, and the actor's mood in a colour. */
void panel_draw_portrait(struct page *page, const struct state *state, const struct actor *actor,
                         uint32_t colour, const char *mood);

/* The height in pixels that panel_draw_hunted and panel_draw_in_view need. If many actors are in view, only the first few
 * count. */
int panel_height_in_view(const struct display *display, const struct state *state);

/* The colour of the health: a warning when it is low, danger when it is very low. */
uint32_t panel_health_colour(const struct state *state);

/* Draws a line in place of the panel if there is no room for it: whether the hero is hunted, its light, and the actors in
 * view. */
void panel_draw_strip(struct page *page, const struct state *state);

/* Makes the rows drawn on the page since `before` clickable during play. A click presses the key of the named binding, or
 * looks at the cell. */
void panel_add_key_spot(const struct page *before, const struct page *page, const char *name);
void panel_add_cell_spot(const struct page *before, const struct page *page, struct point cell);

/* Describes the cell that is looked or aimed at over the log, where the frame is too narrow for the panel. */
void panel_draw_subject_below(struct display *display, const struct play_view *play);

#endif
