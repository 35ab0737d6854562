/* The game as it is played: map, side panel, log and action bar. */
#ifndef UI_VIEW_PLAY_VIEW_H
#define UI_VIEW_PLAY_VIEW_H

#include "input/lesson.h"
#include "input/prompt.h"
#include "ui/devices/hover_way.h"
#include "ui/scene/scene.h"
#include "ui/view/action_bar.h"
#include "ui/view/message_log.h"

/* The parts of the game that a frame shows. */
struct play_view {
    const struct state *state;
    const struct message_log *log;
    const struct prompt *prompt; /* an aim is drawn */
    const struct lesson *lesson; /* its hint; NULL: there is no lesson */
    const struct point *pointed; /* the cell looked or aimed at; or NULL */
    const struct point *hovered; /* the cell below the pointer, if it is described; or NULL */
    const struct hover_way *way; /* the path that a click would take; or NULL */
    bool is_looking;             /* at `pointed` */
    bool has_ranges;             /* where the hero would be noticed, */
    enum lantern stance;         /* with the lantern like this */
    bool is_front;               /* no box lies over the map */
    bool is_replay;
    bool takes_clicks;     /* rows of the panel can be clicked, */
    bool log_takes_clicks; /* and the log */
    struct action_bar bar;
};

/* Draws all of it. */
void play_view_draw(struct display *display, const struct play_view *play);

/* Draws the floor around the hero into an area, darkened: where a run has ended. Nothing if no floor is shown. */
void play_view_draw_place(struct display *display, const struct state *state,
                          struct rectangle area);

/* Whether the hero, or a creature that it perceives, is drawn in an area of the frame. */
bool play_view_has_creature_in(const struct display *display, const struct state *state,
                               struct rectangle area);

/* Moves the camera to show the hero, or the cell pointed at (NULL: none). */
void play_view_frame_hero(struct display *display, const struct state *state,
                          const struct point *pointed);

#endif
