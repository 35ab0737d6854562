/* The story's pictures, each drawn onto its scenery. */
#ifndef UI_VIEW_STORY_SCENES_H
#define UI_VIEW_STORY_SCENES_H

#include "ui/view/scenery.h"

typedef void story_scene(const struct scenery *scenery);

/* The lighthouse dark over the drowned coast; and both ends: the great lamp shines, or the tower stays dark under the stars. */
story_scene story_sea_draw_drowned, story_sea_draw_lit, story_sea_draw_dark;

/* Halls of a band's own stones, the hero with the lantern, and eyes in the dark. Before the first game: the ember is taken; the
 * stairs down. */
story_scene story_hall_draw_ember, story_hall_draw_stairs;

/* On reaching a band; and the first hunter of the night comes down the stairs. */
story_scene story_hall_draw_cisterns, story_hall_draw_galleries, story_hall_draw_black,
    story_hall_draw_night;

#endif
