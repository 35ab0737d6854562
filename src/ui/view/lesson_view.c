#include "ui/view/lesson_view.h"

#include "ui/art/theme.h"
#include "ui/view/widgets.h"

/* How many lines of the page the longest takes that is ever said while the hint is due. */
static int count_lines(const struct page *page, int hint)
{
    const struct bindings *bindings = input_device_bindings(&page->display->device);
    int max = 0;
    for (int i = 0; i < 4; i++) {
        char says[LESSON_VIEW_LENGTH + 1];
        struct text text = text_init(says, sizeof says);
        if (i == 0)
            lesson_write_hint(bindings, (enum lesson_hint)hint, &text);
        else if (i == 1)
            lesson_write_longest_transition(bindings, hint, &text);
        else
            lesson_write_hunted(bindings, hint, i == 2, &text);
        int lines = widgets_paragraph_lines(page, 0, says);
        max = lines > max ? lines : max;
    }
    return max;
}

void lesson_view_make_room(struct display *display)
{
    int scale = display->layout.text_scale;
    int lines = 1;
    struct page page = {.display = display, .area = display->layout.map};
    page.area.width -= 2 * WIDGETS_MARGIN * scale;
    for (int hint = 0; hint < LESSON_COUNT; hint++) {
        int needed = count_lines(&page, hint);
        lines = needed > lines ? needed : lines;
    }
    layout_give_hint(&display->layout,
                     (lines * (display->art.font.height + WIDGETS_LINE_GAP) + 2 * WIDGETS_MARGIN) *
                         scale);
}

void lesson_view_draw(struct display *display, const struct lesson *lesson,
                      const struct state *state)
{
    char says[LESSON_VIEW_LENGTH + 1];
    struct text text = text_init(says, sizeof says);
    lesson_write_current(input_device_bindings(&display->device), lesson, state, &text);
    if (text.length == 0)
        return;
    struct page page = widgets_box(display, display->layout.hint);
    widgets_paragraph(&page,
                      lesson_warns(lesson, state) ? THEME_DANGER
                      : lesson->is_shown          ? THEME_KEY
                                                  : THEME_TEXT,
                      0, says);
}
