#include "ui/view/widgets.h"

#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/view/read_out.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A box's frame is a nine-patch: 3 x 3 parts of this side. */
#define PATCH (PANEL_SIDE / 3)
/* How much a floating box hides of what it floats over. */
#define FLOATING_ALPHA 240
/* Of the light at the top of a bar, and of its shade at the bottom. */
#define BAR_LIGHT_ALPHA 60
#define BAR_SHADE_ALPHA 80
/* Longer lines are hard to read, and would not fit into `line` below. */
#define PARAGRAPH_WIDTH_MAX 600
#define PARAGRAPH_LINE_MAX 160
/* Text stands below its key, with this indent, if there are fewer than KEY_ROOM_MIN pixels beside the key. */
#define KEY_INDENT 10
#define KEY_ROOM_MIN 130

static struct image patch(const struct display *display, int column, int row)
{
    struct image image =
        atlas_frame(&display->art.atlas, display->art.tileset.tiles[TILE_PANEL], 0);
    image.pixels += (size_t)(row * PATCH) * (size_t)image.stride + (size_t)(column * PATCH);
    image.width = PATCH;
    image.height = PATCH;
    return image;
}

/* Where one of the three parts of a length lies. Where there is not room for all, the last covers some of the others; where
 * there is room for one, it is the first. */
static void part_of(int part, int length, int side, int *start, int *size)
{
    bool has_last = length > side;
    *start = part == 0 ? 0 : (part == 1 ? side : length - side);
    *size = part == 0 || (part == 2 && has_last) ? side : 0;
    if (part == 1 && has_last)
        *size = length - 2 * side;
}

/* Draws a box's frame, and its ground or not. */
static void draw_box(struct display *display, struct rectangle area, bool has_ground)
{
    int scale = display->layout.text_scale;
    canvas_clip(&display->frame, area);
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++) {
            struct rectangle part;
            if (row == 1 && column == 1 && !has_ground)
                continue;
            part_of(column, area.width, PATCH * scale, &part.x, &part.width);
            part_of(row, area.height, PATCH * scale, &part.y, &part.height);
            part.x += area.x;
            part.y += area.y;
            canvas_tile(&display->frame, patch(display, column, row), part, scale);
        }
    canvas_unclip(&display->frame);
}

struct page widgets_inside(struct display *display, struct rectangle area)
{
    int margin = WIDGETS_MARGIN * display->layout.text_scale;
    struct rectangle inside = {area.x + margin, area.y + margin, area.width - 2 * margin,
                               area.height - 2 * margin};
    return (struct page){.display = display, .area = inside};
}

struct page widgets_box(struct display *display, struct rectangle area)
{
    draw_box(display, area, true);
    return widgets_inside(display, area);
}

struct page widgets_floating_box(struct display *display, struct rectangle area)
{
    int side = PATCH * display->layout.text_scale;
    struct rectangle ground = {area.x + side, area.y + side, area.width - 2 * side,
                               area.height - 2 * side};
    if (ground.width > 0 && ground.height > 0)
        canvas_shade(&display->frame, ground, *patch(display, 1, 1).pixels & 0xffffff,
                     FLOATING_ALPHA);
    draw_box(display, area, false);
    return widgets_inside(display, area);
}

struct page widgets_centred_box_in(struct display *display, struct rectangle within, int width,
                                   int height)
{
    width *= display->layout.text_scale;
    height *= display->layout.text_scale;
    struct rectangle area = {within.x + (within.width - width) / 2,
                             within.y + (within.height - height) / 2, width, height};
    return widgets_box(display, rectangle_intersect(area, within));
}

struct page widgets_centred_box(struct display *display, int width, int height)
{
    struct rectangle whole = {0, 0, display->frame.width, display->frame.height};
    return widgets_centred_box_in(display, whole, width, height);
}

int widgets_line_height(const struct display *display)
{
    return (display->art.font.height + WIDGETS_LINE_GAP) * display->layout.text_scale;
}

int widgets_lines_left(const struct page *page)
{
    int height = widgets_line_height(page->display);
    return page->area.height < height ? 0 : page->area.height / height;
}

static void advance(struct page *page, int pixels)
{
    page->area.y += pixels;
    page->area.height -= pixels;
}

/* Without room for a line nothing of it is seen. */
static void draw_text(struct page *page, int indent, uint32_t colour, const char *text)
{
    struct display *display = page->display;
    struct rectangle seen = page->area;
    if (widgets_lines_left(page) == 0)
        seen.height = 0;
    canvas_clip(&display->frame, seen);
    font_draw(&display->frame, &display->art.font,
              page->area.x + indent * display->layout.text_scale, page->area.y,
              display->layout.text_scale, colour, text);
    canvas_unclip(&display->frame);
}

/* Whether the next line is scrolled away. */
static bool skips(struct page *page)
{
    return page->skip > 0 && page->skip-- > 0;
}

static void read_out(const struct page *page, const char *text)
{
    if (page->is_read)
        read_out_text(page->display, text);
}

void widgets_line(struct page *page, uint32_t colour, const char *text)
{
    read_out(page, text);
    if (skips(page))
        return;
    draw_text(page, 0, colour, text);
    advance(page, widgets_line_height(page->display));
}

void widgets_format(struct page *page, uint32_t colour, const char *format, ...)
{
    char line[PARAGRAPH_LINE_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    widgets_line(page, colour, line);
}

/* How many characters of the text are before the next number, as in "Choose: 1) this 2) that". */
static int find_number(const char *text)
{
    int at = 1;
    while (text[at] && !(text[at - 1] == ' ' && isdigit((unsigned char)text[at]) &&
                         text[at + 1] == ')' && text[at + 2] == ' '))
        at++;
    return at;
}

/* How many characters of the text the next line of a paragraph takes. */
static int break_line(const struct page *page, int from, const char *text)
{
    int width = page->area.width / page->display->layout.text_scale;
    if (width > PARAGRAPH_WIDTH_MAX)
        width = PARAGRAPH_WIDTH_MAX;
    return int_min(font_break(&page->display->art.font, text, width - from), find_number(text));
}

int widgets_paragraph_lines(const struct page *page, int indent, const char *text)
{
    int lines = 0;
    for (int from = 0; *text; from = indent, lines++) {
        text += break_line(page, from, text);
        text += strspn(text, " ");
    }
    return lines;
}

void widgets_paragraph(struct page *page, uint32_t colour, int indent, const char *text)
{
    struct display *display = page->display;
    int from = 0;
    read_out(page, text);
    while (*text) {
        int length = break_line(page, from, text);
        char line[PARAGRAPH_LINE_MAX];
        snprintf(line, sizeof line, "%.*s", length, text);
        if (!skips(page)) {
            draw_text(page, from, colour, line);
            advance(page, widgets_line_height(display));
        }
        text += length;
        text += strspn(text, " ");
        from = indent;
    }
}

/* Where there is no room for the text beside the key it goes below it. */
static void draw_key_above(struct page *page, const char *key, const char *text)
{
    int indent = KEY_INDENT * page->display->layout.text_scale;
    if (key[0])
        widgets_line(page, THEME_KEY, key);
    page->area.x += indent;
    page->area.width -= indent;
    widgets_paragraph(page, THEME_TEXT, 0, text);
    page->area.x -= indent;
    page->area.width += indent;
}

/* A text of several lines in its column, the key before the first of them. */
static void draw_key_beside(struct page *page, const char *key, int key_width, const char *text)
{
    int indent = key_width * page->display->layout.text_scale;
    struct page column = *page;
    column.area.x += indent;
    column.area.width -= indent;
    if (page->skip == 0)
        draw_text(page, 0, THEME_KEY, key);
    widgets_paragraph(&column, THEME_TEXT, 0, text);
    advance(page, column.area.y - page->area.y);
    page->skip = column.skip;
}

static void draw_key_line(struct page *page, const char *key, int key_width, const char *text)
{
    int room = page->area.width / page->display->layout.text_scale - key_width;
    if (font_width(&page->display->art.font, text) > room) {
        if (room < KEY_ROOM_MIN)
            draw_key_above(page, key, text);
        else
            draw_key_beside(page, key, key_width, text);
        return;
    }
    if (skips(page))
        return;
    draw_text(page, 0, THEME_KEY, key);
    draw_text(page, key_width, THEME_TEXT, text);
    advance(page, widgets_line_height(page->display));
}

/* Read out as "F12: Save a screenshot". */
void widgets_key_line(struct page *page, const char *key, int key_width, const char *text)
{
    bool is_read = page->is_read;
    if (is_read)
        read_out_format(page->display, "%s%s%s", key, key[0] && text[0] ? ": " : "", text);
    page->is_read = false;
    draw_key_line(page, key, key_width, text);
    page->is_read = is_read;
}

void widgets_icon_line(struct page *page, const struct sprite *sprite, int frame, uint32_t colour,
                       const char *text)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    struct page words = *page;
    words.area.x += (sprite->width + WIDGETS_ICON_GAP) * scale;
    words.area.width -= (sprite->width + WIDGETS_ICON_GAP) * scale;
    int lines = widgets_paragraph_lines(&words, 0, text);
    int more = lines > 1 ? (lines - 1) * widgets_line_height(display) : 0;
    int first = sprite->height * scale > widgets_line_height(display)
                    ? sprite->height * scale
                    : widgets_line_height(display);
    if (page->area.height < first + more) {
        words.area.height = 0;
        widgets_paragraph(&words, colour, 0, text);
        return;
    }
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, frame), page->area.x,
                page->area.y + (first - sprite->height * scale) / 2,
                (struct drawing){.scale = scale});
    advance(&words, (first - display->art.font.height * scale) / 2);
    widgets_paragraph(&words, colour, 0, text);
    advance(page, first + more + scale);
}

void widgets_bar(struct page *page, int value, int max, int height, uint32_t colour)
{
    int scale = page->display->layout.text_scale;
    struct rectangle whole = {page->area.x, page->area.y, page->area.width, height * scale};
    if (page->area.height >= whole.height && max > 0) {
        struct rectangle full = whole;
        full.width = value <= 0 ? 0 : whole.width * (value < max ? value : max) / max;
        canvas_fill(&page->display->frame, whole, THEME_EMPTY);
        canvas_fill(&page->display->frame, full, colour);
        full.height = scale;
        canvas_shade(&page->display->frame, full, 0xffffff, BAR_LIGHT_ALPHA);
        full.y += whole.height - scale;
        canvas_shade(&page->display->frame, full, 0, BAR_SHADE_ALPHA);
    }
    advance(page, whole.height + scale);
}

void widgets_gap(struct page *page, int pixels)
{
    advance(page, pixels * page->display->layout.text_scale);
}
