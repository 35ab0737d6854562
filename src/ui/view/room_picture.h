/* A room of a floor by lantern light, with figures in its middle: it fills what a list leaves of a page. */
#ifndef UI_VIEW_ROOM_PICTURE_H
#define UI_VIEW_ROOM_PICTURE_H

#include "ui/view/display.h"
#include "world/state.h"

#define ROOM_PICTURE_FIGURES 2

struct room_picture {
    int depth;
    enum terrain floor; /* what covers the ground */
    /* From the left; the second looks at the first. NULL: none. */
    const struct sprite *figures[ROOM_PICTURE_FIGURES];
    bool is_dark; /* close to nothing of the room shows */
};

/* As high as the area allows, in whole steps of scale. False, and nothing drawn: that is too low, or the ground has no
 * sprites. */
bool room_picture_draw(struct display *display, struct rectangle area,
                       const struct room_picture *picture);

/* How a run ended: the hero by the start's id, fallen beside its killer, or standing if it has not died. */
struct room_picture room_picture_of_run(const struct display *display, const char *start, int depth,
                                        enum result result, const char *cause);

#endif
