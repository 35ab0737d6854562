#include "ui/view/help_pages.h"

#include "base/array.h"
#include <string.h>

#define COLUMNS_APART 6 /* pixels of text */
#define KEY_WIDTH 118
#define KEY_WIDTH_NARROW 40 /* for a letter; other keys stand above what they do */
#define NARROW_MAX 240
#define COLUMN_WIDTH 225

struct row {
    const char *key;
    const char *help;
};

static const struct row walking[] = {
    {"Arrows, keypad, hjkl", "Walk, open doors, attack, push crates"},
    {"Home PgUp, yu", "Walk up-left, up-right"},
    {"End PgDn, bn", "Walk down-left, down-right"},
    {"Ctrl+Left, Right", "Walk up-left, up-right"},
    {"Alt+Left, Right", "Walk down-left, down-right"},
    {"with Shift", "Run until something happens"},
};

static const struct row walking_by_pad[] = {
    {"Stick, cross", "Walk, open doors, attack, push crates"},
    {"with LT", "Run until something happens"},
};

/* These can't be bound to anything else. */
static const struct row window_keys[] = {
    {"F11, Alt+Enter", "Fullscreen"},
    {"F12", "Save a screenshot"},
    {"Enter; Esc", "Go on after a stop; menu, cancel"},
};

/* Outside play. */
static const struct row list_buttons[] = {
    {"A, B", "In lists: select, go back"},
    {"X, Y, LB, RB", "As shown at the bottom of the screen"},
};

static const struct {
    enum tile picture;
    struct row row;
} mouse[] = {
    {TILE_MOUSE_LEFT, {"Click", "Go there, open a door, attack"}},
    {TILE_MOUSE_LEFT, {"Click on yourself", "Interact or wait"}},
    {TILE_MOUSE_RIGHT, {"Right click", "Look there; elsewhere: go back"}},
    {TILE_MOUSE_WHEEL, {"Wheel", "Zoom the map, scroll a list"}},
};

/* Whether the row's key is of the device in use. Keys of the other are listed only where there are no others. */
static bool is_for(const struct display *display, const struct binding *row)
{
    const struct binding *first =
        binding_named(input_device_bindings(&display->device), row->meaning->name);
    bool is_escape =
        row->meaning->view == VIEW_MENU && key_is_button(row->key) && !display->device.is_gamepad;
    return key_is_button(row->key) == key_is_button(first->key) && !is_escape;
}

/* Draws keys, and beside them what they do; long ones above it. */
static void draw_keys(struct page *page, const char *keys, const char *help)
{
    const struct display *display = page->display;
    bool is_narrow = page->area.width < NARROW_MAX * display->layout.text_scale;
    int width = is_narrow ? KEY_WIDTH_NARROW : KEY_WIDTH;
    bool is_long = font_width(&display->art.font, keys) > width - 4;
    if (is_long)
        widgets_key_line(page, keys, width, "");
    widgets_key_line(page, is_long ? "" : keys, width, help);
}

/* Draws the keys of one meaning together. Returns where the next one begins. */
static int draw_binding(struct page *page, const struct bindings *bindings, int index)
{
    char keys[160];
    struct text text = text_init(keys, sizeof keys);
    const struct binding *first = &bindings->rows[index];
    int next = index;
    for (; next < bindings->count &&
           strcmp(bindings->rows[next].meaning->help, first->meaning->help) == 0;
         next++) {
        if (!is_for(page->display, &bindings->rows[next]))
            continue;
        text_append(&text, text.length > 0 ? ", " : "");
        key_write_label(bindings->rows[next].key, &text);
    }
    if (text.length == 0)
        return next;
    draw_keys(page, keys, first->meaning->help);
    return next;
}

static void draw_rows(struct page *page, const struct row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        draw_keys(page, rows[i].key, rows[i].help);
}

#define DRAW_ROWS(page, rows) draw_rows(page, rows, ARRAY_LENGTH(rows))

/* Rows with a picture of what is pressed behind its name. */
static void draw_mouse(struct page *page)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    for (size_t i = 0; i < ARRAY_LENGTH(mouse); i++) {
        struct page line = *page;
        const struct sprite *picture = display->art.tileset.tiles[mouse[i].picture];
        draw_keys(page, mouse[i].row.key, mouse[i].row.help);
        if (line.skip > 0 || widgets_lines_left(&line) == 0)
            continue;
        canvas_draw(&display->frame, atlas_frame(&display->art.atlas, picture, 0),
                    line.area.x + (font_width(&display->art.font, mouse[i].row.key) + 4) * scale,
                    line.area.y + (display->art.font.height - picture->height) * scale / 2,
                    (struct drawing){.scale = scale});
    }
}

/* All meanings that are, or are not, commands. Walking is summed up if it is bound by default. */
static void draw_bindings(struct page *page, const struct display *display, bool are_commands)
{
    const struct bindings *bindings =
        display->device.bound ? display->device.bound : bindings_default();
    bool is_short = binding_walks_by_default(bindings);
    if (is_short && are_commands && display->device.is_gamepad)
        DRAW_ROWS(page, walking_by_pad);
    else if (is_short && are_commands)
        DRAW_ROWS(page, walking);
    for (int i = 0; i < bindings->count;) {
        const struct meaning *meaning = bindings->rows[i].meaning;
        bool is_told =
            are_commands == meaning_is_command(meaning) && !(is_short && meaning_walks(meaning));
        i = is_told ? draw_binding(page, bindings, i) : i + 1;
    }
}

/* Splits the rest of a page into two columns, or leaves it one where the second would be cut off. */
static struct page split(struct page *page)
{
    struct page right = *page;
    int half = page->area.width / 2;
    if (half < COLUMN_WIDTH * page->display->layout.text_scale)
        return *page;
    right.area.x += half;
    right.area.width -= half;
    page->area.width = half - page->display->layout.text_scale * COLUMNS_APART;
    return right;
}

void help_keys_draw(struct page *page)
{
    const struct display *display = page->display;
    struct page right = split(page);
    draw_bindings(page, display, true);
    struct page *last = right.area.x == page->area.x ? page : &right;
    draw_bindings(last, display, false);
    draw_mouse(last);
    if (display->device.is_gamepad)
        DRAW_ROWS(last, list_buttons);
    else
        DRAW_ROWS(last, window_keys);
    if (last->area.height < page->area.height)
        page->area.height = last->area.height;
}
