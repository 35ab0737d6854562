/* The game as it is played: map, side panel, log and action bar. */
#ifndef UI_VIEW_PLAY_VIEW_H
#define UI_VIEW_PLAY_VIEW_H

#include "ui/ui.h"

/* Whether no other screen lies over it: then its panels still stand on the frame while only the map changes. */
bool play_view_is_on_top(const struct ui *ui);

/* Draws all of it, or the map alone where the panels still stand (not ui->needs_panels). */
void play_view_draw(struct ui *ui);

/* Draws the floor about the hero into an area, darkened: where a run has ended. Nothing if no floor is shown. */
void play_view_draw_place(struct ui *ui, struct rectangle area);

/* The cell that is looked or aimed at, or NULL. */
const struct point *play_view_pointed(const struct ui *ui);

/* The stance of the lantern that ranges are shown for. */
enum lantern play_view_stance(const struct ui *ui);

/* Looks at a cell. */
void play_view_look(struct ui *ui, struct point cell);

/* Magnifies the map by so much more, which is kept. */
void play_view_zoom(struct ui *ui, int by);

/* Puts the camera so that it shows the hero, or the cell that is pointed at. */
void play_view_frame_hero(struct ui *ui);

#endif
