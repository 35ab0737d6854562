/* The story's pictures underground: halls of a band's own stones, the hero with the lantern, and eyes in the dark. */
#ifndef UI_VIEW_STORY_HALL_H
#define UI_VIEW_STORY_HALL_H

#include "ui/view/scenery.h"

/* Before the first game: the ember is taken; the stairs down. */
void story_hall_draw_ember(const struct scenery *scenery);
void story_hall_draw_stairs(const struct scenery *scenery);

/* On reaching a band. */
void story_hall_draw_cisterns(const struct scenery *scenery);
void story_hall_draw_galleries(const struct scenery *scenery);
void story_hall_draw_black(const struct scenery *scenery);

/* The first hunter of the night comes down the stairs. */
void story_hall_draw_night(const struct scenery *scenery);

#endif
