#include "ui/view/story_picture.h"

#include "ui/view/story_scenes.h"

/* A row of stories.def. */
static const struct story_kind {
    story_scene *draw;
    enum band_id band;     /* of the stones that it shows; BAND_COUNT: none */
    enum monster stranger; /* another figure in it */
    const char *words[STORY_LINES_MAX + 1];
} stories[STORY_COUNT] = {
#define STORY(id, ...) [STORY_##id] = {__VA_ARGS__},
#include "ui/view/stories.def"
#undef STORY
};

enum story story_picture_of_band(enum band_id band)
{
    int story = STORY_CISTERNS;
    while (story <= STORY_BLACK && stories[story].band != band)
        story++;
    return story <= STORY_BLACK ? (enum story)story : STORY_COUNT;
}

const char *const *story_picture_words(enum story story)
{
    return stories[story].words;
}

void story_picture_draw(struct display *display, enum story story, enum start start,
                        enum band_id here, int words_height)
{
    struct scenery scenery = scenery_lay_out(display, words_height);
    scenery.start = start;
    scenery.band = story == STORY_NIGHT ? here : stories[story].band;
    scenery.stranger = stories[story].stranger;
    stories[story].draw(&scenery);
    scenery_shade_words(&scenery, words_height);
}
