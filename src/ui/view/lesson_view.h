/* What the lesson says, in a box of its own between map and log: it covers nothing. */
#ifndef UI_VIEW_LESSON_VIEW_H
#define UI_VIEW_LESSON_VIEW_H

#include "ui/ui.h"

/* A game has begun, with the lesson or without it. */
void lesson_view_begin(struct ui *ui);

/* A command was played, or, NULL, goes on. When it was the last of the lesson, the options are told. */
void lesson_view_follow(struct ui *ui, const struct command *command);

/* The player did what is no command. */
void lesson_view_note_deed(struct ui *ui, enum lesson_deed deed);

/* Makes room for the box in ui->layout: as much as the longest hint takes, so that the map never shifts. */
void lesson_view_make_room(struct ui *ui);

/* Draws the box with what is hinted now; nothing, where there is no lesson. */
void lesson_view_draw(struct ui *ui);

#endif
