/* The story's pictures of the lighthouse over the sea. */
#ifndef UI_VIEW_STORY_SEA_H
#define UI_VIEW_STORY_SEA_H

#include "ui/view/scenery.h"

/* The tower dark over the drowned coast; and both ends: the great lamp shines, or the tower stays dark under the stars. */
void story_sea_draw_drowned(const struct scenery *scenery);
void story_sea_draw_lit(const struct scenery *scenery);
void story_sea_draw_dark(const struct scenery *scenery);

#endif
