/* The picture of a run that was won, before its record. */
#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/ending_picture.h"

/* At text scale 1. */
#define WORDS_WIDTH 460
#define GAP 6
#define LINES 3

static const char *const words[][LINES] = {
    {"The lighthouse shines over the sea again.",
     "Window by window the coast wakes. A ship that had given up on the shore turns her bow and comes in.",
     "Below you, in the dark, a thousand eyes look away."},
    {"You let the last ember go out.",
     "It hisses once. Nothing in the twelve floors beneath you stirs; nothing follows you up the stairs.",
     "The sea lies dark, and it is full of stars."},
};

static bool is_dark(const struct screen_context *context)
{
    return state_is_won_dark(game_state(context->game));
}

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

static int words_height(const struct page *page, const char *const lines[LINES])
{
    int height = 0;
    for (int i = 0; i < LINES; i++)
        height += widgets_paragraph_lines(page, 0, lines[i]) * line_height(page->display) +
                  GAP * page->display->layout.text_scale;
    return height + GAP * page->display->layout.text_scale;
}

void screen_ending_draw(struct screen_context *context)
{
    struct display *display = context->display;
    const char *const *lines = words[is_dark(context)];
    struct page page = foot_of(display);
    int height = words_height(&page, lines);
    ending_picture_draw(display, is_dark(context),
                        height + display->frame.height - page.area.height);
    page.area.y = page.area.height - height;
    page.area.height = height;
    for (int i = 0; i < LINES; i++) {
        widgets_paragraph(&page, i == 0 ? THEME_KEY : THEME_TEXT, 0, lines[i]);
        widgets_gap(&page, GAP);
    }
    hit_areas_add_key(&display->hit_areas, display_whole(display), (struct key){KEY_ENTER, 0});
    struct rectangle bar = display->layout.bar;
    bar.x = page.area.x;
    if (display->layout.button_rows > 0)
        action_bar_draw_buttons(display, screen_get(SCREEN_ENDING)->keys);
    else
        action_bar_draw_keys(display, bar, screen_get(SCREEN_ENDING)->keys);
    if (read_out_is_on(display))
        action_bar_read_out(display, screen_get(SCREEN_ENDING)->keys);
}

/* Any key leads on to the record below it. */
bool screen_ending_key(struct screen_context *context, struct key key)
{
    (void)key;
    screen_stack_pop(context);
    return true;
}
