/* A picture of the story, or several in a row, with their words. */
#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/story_picture.h"

/* At text scale 1. */
#define WORDS_WIDTH 460
#define GAP 6

/* The foot of the frame, without the keys below the words. */
static struct page foot_of(struct display *display)
{
    int scale = display->layout.text_scale;
    int margin = WIDGETS_MARGIN * scale;
    int width = int_min(WORDS_WIDTH * scale, display->frame.width - 2 * margin);
    struct page page = {
        .display = display,
        .area = {(display->frame.width - width) / 2, 0, width, display->layout.bar.y},
        .is_read = true};
    return page;
}

static int line_height(const struct display *display)
{
    return (display->art.font.height + WIDGETS_LINE_GAP) * display->layout.text_scale;
}

static int words_height(const struct page *page, const char *const *lines)
{
    int height = 0;
    for (int i = 0; lines[i]; i++)
        height += widgets_paragraph_lines(page, 0, lines[i]) * line_height(page->display) +
                  GAP * page->display->layout.text_scale;
    return height + GAP * page->display->layout.text_scale;
}

/* The start of the hero in the pictures. Before a lesson it is that of the game to come, even if a game that has ended is still
 * there. */
static enum start start_of(const struct screen_context *context)
{
    bool shows_game = context->game && !context->states.story.begins_lesson;
    return shows_game ? game_state(context->game)->start
                      : (enum start)context->settings->in_force.start;
}

void screen_story_draw(struct screen_context *context)
{
    struct display *display = context->display;
    enum story story = context->states.story.now;
    const char *const *lines = story_picture_words(story);
    struct bar_action keys[SCREEN_KEYS_MAX + 1];
    struct page page = foot_of(display);
    int height = words_height(&page, lines);
    screen_list_keys(context, SCREEN_STORY, keys);
    enum band_id here = band_id_of_depth(context->game ? game_state(context->game)->depth : 1);
    story_picture_draw(display, story, start_of(context), here,
                       height + display->frame.height - page.area.height);
    page.area.y = page.area.height - height;
    page.area.height = height;
    for (int i = 0; lines[i]; i++) {
        widgets_paragraph(&page, i == 0 ? THEME_KEY : THEME_TEXT, 0, lines[i]);
        widgets_gap(&page, GAP);
    }
    hit_areas_add_key(&display->hit_areas, display_whole(display), (struct key){KEY_ENTER, 0});
    struct rectangle bar = display->layout.bar;
    bar.x = page.area.x;
    if (display->layout.button_rows > 0)
        action_bar_draw_buttons(display, keys);
    else
        action_bar_draw_keys(display, bar, keys);
    if (read_out_is_on(display))
        action_bar_read_out(display, keys);
}

/* The last picture needs no key to skip the rest. */
bool screen_story_shows_key(const struct screen_context *context, struct bar_action *key)
{
    const struct screen_story_state *story = &context->states.story;
    return key->code != KEY_ESCAPE || story->now != story->last;
}

/* Enter or Space shows the next picture, and after the last one what is below. Escape skips them all. Keys of the game do
 * nothing. */
bool screen_story_key(struct screen_context *context, struct key key)
{
    struct screen_story_state *story = &context->states.story;
    if (!key_is_confirm(key) && key.code != ' ' && key.code != KEY_ESCAPE)
        return true;
    if (key.code != KEY_ESCAPE && story->now != story->last) {
        story->now++;
        display_redraw(context->display);
        return true;
    }
    screen_stack_pop(context);
    stage_fade_in(&context->display->stage, context->display->clock.now);
    if (story->begins_lesson)
        screen_context_request(context, REQUEST_LESSON, NULL);
    return true;
}
