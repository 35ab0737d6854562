#include "ui/screens/screen.h"

#include "ui/view/screen_page.h"
#include "ui/view/title_page.h"

#include <assert.h>

/* A row of keys. */
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
    struct page box = kind->width ? title_page_draw(context->display, kind->width, kind->height)
                                  : widgets_box(context->display, display_whole(context->display));
    struct page page = screen_page_begin(box, title, context->trouble);
    struct rectangle foot = screen_page_foot(&page);
    kind->draw_page(context, &page);
    screen_list_keys(context, screen, keys); /* some depend on what was drawn */
    action_bar_draw_keys(context->display, foot, keys);
    action_bar_read_out(context->display, keys);
}
