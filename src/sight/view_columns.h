/* Private to sight: a view that is found column by column. An algorithm adds cells to view->columns,
 * which is transposed and empty between computations, and at the end has them turned into rows. */
#ifndef SIGHT_VIEW_COLUMNS_H
#define SIGHT_VIEW_COLUMNS_H

#include "sight/view.h"

/* A rectangle of cells, both corners included. */
struct view_area {
    struct point first;
    struct point last;
};

/* Moves the cells of view->columns into view->cells. All of them lie in the area, which lies in the
 * grid; nothing when it is empty. */
void view_turn_columns(struct view *view, struct view_area area);

#endif
