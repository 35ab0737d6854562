#include "ui/view/help_entry.h"

#include "ui/art/theme.h"
#include "ui/view/read_out.h"

#include <stdio.h>

/* At text scale 1. */
#define LABEL_WIDTH 64
#define SIGN_SIDE (TILE_SIDE + 2)
#define GAP 5

/* On the dark, as it is seen on the map. */
static void draw_sign(struct page *page, const struct help_entry *entry)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    const struct sprite *sprite = display->art.tileset.tiles[entry->tile];
    int side = SIGN_SIDE * scale;
    canvas_fill(&display->frame, (struct rectangle){page->area.x, page->area.y, side, side}, 0);
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, entry->frame),
                page->area.x + (side - sprite->width * scale) / 2,
                page->area.y + (side - sprite->height * scale) / 2,
                (struct drawing){.scale = scale});
}

static void draw_entry(struct page *page, const struct help_entry *entry)
{
    int scale = page->display->layout.text_scale;
    int beside = (entry->label ? LABEL_WIDTH : SIGN_SIDE + GAP) * scale;
    struct page words = *page;
    words.area.x += beside;
    words.area.width -= beside;
    int lines = widgets_paragraph_lines(&words, 0, entry->says);
    int height = lines * (page->display->art.font.height + WIDGETS_LINE_GAP) * scale;
    if (!entry->label && height < SIGN_SIDE * scale) {
        words.area.y += (SIGN_SIDE * scale - height) / 2;
        height = SIGN_SIDE * scale;
    }
    if (height <= page->area.height) {
        if (entry->label)
            font_draw(&page->display->frame, &page->display->art.font, page->area.x, page->area.y,
                      scale, THEME_KEY, entry->label);
        else
            draw_sign(page, entry);
        widgets_paragraph(&words, THEME_TEXT, 0, entry->says);
    }
    page->area.y += height;
    page->area.height -= height;
}

/* Even those that there is no room for. */
static void read_out(const struct page *page, const struct help_entry *entries, int count)
{
    for (int i = 0; page->is_read && i < count; i++) {
        const char *label = entries[i].label;
        read_out_format(page->display, "%s%s%s", label ? label : "", label ? ": " : "",
                        entries[i].says);
    }
}

void help_entry_draw_all(struct page *page, const struct help_entry *entries, int count)
{
    read_out(page, entries, count);
    page->is_read = false;
    int first = page->skip < count ? page->skip : count - 1;
    for (int i = first; i < count && page->area.height >= 0; i++) {
        if (i > first)
            widgets_gap(page, GAP);
        draw_entry(page, &entries[i]);
    }
}
