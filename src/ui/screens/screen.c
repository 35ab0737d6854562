#include "ui/screens/screen.h"

#include "ui/art/theme.h"
#include "ui/view/page_parts.h"
#include "ui/view/read_out.h"
#include "ui/view/title_picture.h"

#include <SDL.h>

#include <assert.h>

#define TITLE_GAP 4
#define FOOT_HEIGHT 14

/* The lists of keys in screens.def. */
#define BOUND(name, does)          \
    {                              \
        name, NULL, does, KEY_NONE \
    }
#define BAR_KEY(label, does, code) \
    {                              \
        NULL, label, does, code    \
    }
#define WORDS(label, does) BAR_KEY(label, does, KEY_NONE)
#define ESC_BACK BAR_KEY("Esc", "back", KEY_ESCAPE)
#define UP_DOWN_SELECT WORDS("Up/Down", "select")
#define KEYS(...) ((const struct bar_action[]){__VA_ARGS__, {NULL, NULL, NULL, KEY_NONE}})

static const struct screen_kind kinds[SCREEN_COUNT] = {
#define SCREEN(id, file, ...) [SCREEN_##id] = {.name = #file, __VA_ARGS__},
#include "ui/screens/screens.def"
#undef SCREEN
};

const struct screen_kind *screen_get(enum screen screen)
{
    return &kinds[screen];
}

bool screen_work(struct screen_context *context)
{
    const struct screen_kind *kind = screen_get(screen_stack_top(context));
    uint32_t begun = SDL_GetTicks();
    context->has_work = false;
    while (kind->work && kind->work(context)) {
        context->has_work = true;
        if (SDL_GetTicks() - begun >= SCREEN_WORK_MS)
            break;
    }
    if (context->has_work)
        display_redraw(context->display);
    return context->has_work;
}

void screen_list_keys(const struct screen_context *context, enum screen screen,
                      struct bar_action keys[SCREEN_KEYS_MAX + 1])
{
    const struct screen_kind *kind = screen_get(screen);
    int count = 0;
    for (const struct bar_action *key = kind->keys; key && key->does; key++) {
        assert(count < SCREEN_KEYS_MAX);
        keys[count] = *key;
        count += !kind->shows_key || kind->shows_key(context, &keys[count]);
    }
    keys[count] = (struct bar_action){.does = NULL};
}

/* Draws the title, and the last error or other message if there is one. */
static void draw_title(struct page *page, const char *title, const struct screen_context *context)
{
    const char *trouble = context->trouble;
    const char *said = trouble[0] ? trouble : context->notice;
    read_out_text(page->display, title);
    read_out_text(page->display, said);
    widgets_paragraph(page, THEME_HEAD, 0, title);
    widgets_gap(page, TITLE_GAP);
    if (said[0])
        widgets_paragraph(page, trouble[0] ? THEME_DANGER : THEME_TEXT, 0, said);
}

struct page screen_box(struct display *display)
{
    return widgets_box(display, display->layout.button_rows > 0 ? display_above_bar(display)
                                                                : display_whole(display));
}

struct page screen_cut_keys(struct page *page)
{
    const struct layout *layout = &page->display->layout;
    return page_parts_cut_foot(page,
                               layout->button_rows > 0 ? 0 : FOOT_HEIGHT * layout->text_scale);
}

void screen_draw_keys(const struct page *foot, const struct bar_action *keys)
{
    if (foot->display->layout.button_rows > 0)
        action_bar_draw_buttons(foot->display, keys);
    else
        action_bar_draw_keys(foot->display, foot->area, keys);
}

void screen_draw(struct screen_context *context, enum screen screen)
{
    const struct screen_kind *kind = screen_get(screen);
    struct bar_action keys[SCREEN_KEYS_MAX + 1];
    char title[SCREEN_TITLE_MAX];
    struct text text = text_init(title, sizeof title);
    if (!kind->draw_page) {
        kind->draw(context);
        return;
    }
    text_append(&text, "%s", kind->title ? kind->title : "");
    if (kind->write_title)
        kind->write_title(context, &text);
    struct page page = kind->width ? title_picture_draw(context->display, kind->width, kind->height)
                                   : screen_box(context->display);
    struct page foot = screen_cut_keys(&page);
    draw_title(&page, title, context);
    kind->draw_page(context, &page);
    screen_list_keys(context, screen, keys); /* some depend on what was drawn */
    screen_draw_keys(&foot, keys);
    action_bar_read_out(context->display, keys);
}
