/* The ground of a plan, drawn by hand: old paper, rooms outlined in ink, rock hatched around them. */
#ifndef UI_VIEW_FLOOR_PLAN_GROUND_H
#define UI_VIEW_FLOOR_PLAN_GROUND_H

#include "ui/view/floor_plan.h"

/* Draws the paper over the plan's area, and the known ground on it, without what stands there. Cells must not share pixels. */
void floor_plan_ground_draw(struct canvas *canvas, const struct state *state,
                            struct floor_plan plan);

/* A plaque on the paper, for words in ink; its lines are that many pixels thick. */
void floor_plan_ground_draw_cartouche(struct canvas *canvas, struct rectangle place, int line);

#endif
