/* The story's pictures, each with its words: three before the first game, one on reaching each band of floors, and the two ends
 * of a run that is won. Each fills a frame of any size. */
#ifndef UI_VIEW_STORY_PICTURE_H
#define UI_VIEW_STORY_PICTURE_H

#include "content/band.h"
#include "content/start.h"
#include "ui/view/display.h"

#define STORY_LINES_MAX 3

enum story {
#define STORY(id, ...) STORY_##id,
#include "ui/view/stories.def"
#undef STORY
    STORY_COUNT
};

/* The pictures before the first game are those from the first to this one. */
#define STORY_LAST_OF_START STORY_STAIRS

/* The picture of a band that is reached, or STORY_COUNT: it has none. */
enum story story_picture_of_band(enum band_id band);

/* Its lines of text, as many as aren't NULL. */
const char *const *story_picture_words(enum story story);

/* Draws it with the hero of that start, and the night in the stones of the band where the hero is; words of that height in
 * pixels have room at its foot. */
void story_picture_draw(struct display *display, enum story story, enum start start,
                        enum band_id here, int words_height);

#endif
