/* Marks at the edge of the map for what the hero perceives beyond it: eyes shine at him from farther off than a
 * small window shows. */
#ifndef UI_EDGE_MARKS_H
#define UI_EDGE_MARKS_H

#include "ui/ui.h"

/* Draws them over the magnified map. */
void edge_marks_draw(struct ui *ui);

#endif
