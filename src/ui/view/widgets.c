#include "ui/view/widgets.h"

#include "ui/art/theme.h"
#include "ui/ui_read_out.h"

#include <stdio.h>
#include <string.h>

/* A box's frame is a nine-patch: 3 x 3 parts of this side. */
#define PATCH (PANEL_SIDE / 3)
/* Longer lines are hard to read, and would not fit into `line` below. */
#define PARAGRAPH_WIDTH_MAX 600
/* Of what stands below its key, where there is not so much room beside it. */
#define KEY_INDENT 10
#define KEY_ROOM_MIN 130

static struct image patch(const struct ui *ui, int column, int row)
{
    struct image image = atlas_frame(&ui->art.atlas, ui->art.tileset.tiles[TILE_PANEL], 0);
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

struct page widgets_box(struct ui *ui, struct rectangle area)
{
    int scale = ui->layout.text_scale;
    canvas_clip(&ui->frame, area);
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++) {
            struct rectangle part;
            part_of(column, area.width, PATCH * scale, &part.x, &part.width);
            part_of(row, area.height, PATCH * scale, &part.y, &part.height);
            part.x += area.x;
            part.y += area.y;
            canvas_tile(&ui->frame, patch(ui, column, row), part, scale);
        }
    canvas_unclip(&ui->frame);
    int margin = WIDGETS_MARGIN * scale;
    struct rectangle inside = {area.x + margin, area.y + margin, area.width - 2 * margin,
                               area.height - 2 * margin};
    return (struct page){.ui = ui, .area = inside};
}

struct page widgets_centred_box_in(struct ui *ui, struct rectangle within, int width, int height)
{
    width *= ui->layout.text_scale;
    height *= ui->layout.text_scale;
    struct rectangle area = {within.x + (within.width - width) / 2,
                             within.y + (within.height - height) / 2, width, height};
    return widgets_box(ui, rectangle_intersect(area, within));
}

struct page widgets_centred_box(struct ui *ui, int width, int height)
{
    struct rectangle whole = {0, 0, ui->frame.width, ui->frame.height};
    return widgets_centred_box_in(ui, whole, width, height);
}

static int line_height(const struct ui *ui)
{
    return (ui->art.font.height + WIDGETS_LINE_GAP) * ui->layout.text_scale;
}

int widgets_lines_left(const struct page *page)
{
    int height = line_height(page->ui);
    return page->area.height < height ? 0 : page->area.height / height;
}

static void advance(struct page *page, int pixels)
{
    page->area.y += pixels;
    page->area.height -= pixels;
}

static void draw_text(struct page *page, int indent, uint32_t colour, const char *text)
{
    struct ui *ui = page->ui;
    canvas_clip(&ui->frame, page->area);
    font_draw(&ui->frame, &ui->art.font, page->area.x + indent * ui->layout.text_scale,
              page->area.y, ui->layout.text_scale, colour, text);
    canvas_unclip(&ui->frame);
}

/* Whether the next line is scrolled away. */
static bool skips(struct page *page)
{
    return page->skip > 0 && page->skip-- > 0;
}

static void read_out(const struct page *page, const char *text)
{
    if (page->is_read)
        ui_read_out(page->ui, text);
}

void widgets_line(struct page *page, uint32_t colour, const char *text)
{
    read_out(page, text);
    if (skips(page))
        return;
    if (widgets_lines_left(page) > 0)
        draw_text(page, 0, colour, text);
    advance(page, line_height(page->ui));
}

/* How many characters of the text the next line of a paragraph takes. */
static int break_line(const struct page *page, int from, const char *text)
{
    int width = page->area.width / page->ui->layout.text_scale;
    if (width > PARAGRAPH_WIDTH_MAX)
        width = PARAGRAPH_WIDTH_MAX;
    return font_break(&page->ui->art.font, text, width - from);
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
    struct ui *ui = page->ui;
    int from = 0;
    read_out(page, text);
    while (*text) {
        int length = break_line(page, from, text);
        char line[MESSAGE_LENGTH_MAX + 1];
        snprintf(line, sizeof line, "%.*s", length, text);
        if (!skips(page)) {
            if (widgets_lines_left(page) > 0)
                draw_text(page, from, colour, line);
            advance(page, line_height(ui));
        }
        text += length;
        text += strspn(text, " ");
        from = indent;
    }
}

/* Where there is no room for the text beside the key it goes below it. */
static void draw_key_above(struct page *page, const char *key, const char *text)
{
    int indent = KEY_INDENT * page->ui->layout.text_scale;
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
    int indent = key_width * page->ui->layout.text_scale;
    struct page column = *page;
    column.area.x += indent;
    column.area.width -= indent;
    if (page->skip == 0 && widgets_lines_left(page) > 0)
        draw_text(page, 0, THEME_KEY, key);
    widgets_paragraph(&column, THEME_TEXT, 0, text);
    advance(page, column.area.y - page->area.y);
    page->skip = column.skip;
}

static void draw_key_line(struct page *page, const char *key, int key_width, const char *text)
{
    int room = page->area.width / page->ui->layout.text_scale - key_width;
    if (font_width(&page->ui->art.font, text) > room) {
        if (room < KEY_ROOM_MIN)
            draw_key_above(page, key, text);
        else
            draw_key_beside(page, key, key_width, text);
        return;
    }
    if (skips(page))
        return;
    if (widgets_lines_left(page) > 0) {
        draw_text(page, 0, THEME_KEY, key);
        draw_text(page, key_width, THEME_TEXT, text);
    }
    advance(page, line_height(page->ui));
}

/* Read out as "F12: Save a screenshot". */
void widgets_key_line(struct page *page, const char *key, int key_width, const char *text)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    bool is_read = page->is_read;
    snprintf(sentence, sizeof sentence, "%s%s%s", key, key[0] && text[0] ? ": " : "", text);
    read_out(page, sentence);
    page->is_read = false;
    draw_key_line(page, key, key_width, text);
    page->is_read = is_read;
}

void widgets_icon_line(struct page *page, const struct sprite *sprite, int frame, uint32_t colour,
                       const char *text)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    read_out(page, text);
    int height =
        sprite->height * scale > line_height(ui) ? sprite->height * scale : line_height(ui);
    if (page->area.height < height)
        return;
    canvas_draw(&ui->frame, atlas_frame(&ui->art.atlas, sprite, frame), page->area.x,
                page->area.y + (height - sprite->height * scale) / 2,
                (struct drawing){.scale = scale});
    struct page line = *page;
    advance(&line, (height - ui->art.font.height * scale) / 2);
    draw_text(&line, sprite->width + 4, colour, text);
    advance(page, height + scale);
}

void widgets_bar(struct page *page, int value, int max, int height, uint32_t colour)
{
    int scale = page->ui->layout.text_scale;
    struct rectangle whole = {page->area.x, page->area.y, page->area.width, height * scale};
    if (page->area.height >= whole.height && max > 0) {
        struct rectangle full = whole;
        full.width = value <= 0 ? 0 : whole.width * (value < max ? value : max) / max;
        canvas_fill(&page->ui->frame, whole, THEME_EMPTY);
        canvas_fill(&page->ui->frame, full, colour);
    }
    advance(page, whole.height + scale);
}

void widgets_gap(struct page *page, int pixels)
{
    advance(page, pixels * page->ui->layout.text_scale);
}

static int row_height(const struct ui *ui)
{
    return line_height(ui) + 4 * ui->layout.text_scale;
}

struct row_window widgets_rows(struct ui *ui, int count, int room, int chosen)
{
    struct scroll below = {.first_row =
                               0}; /* a list below another screen leaves that one's as it is */
    bool is_of_top = ui->hit_areas.screen == ui->screens.count - 1;
    room = room < 1 ? 1 : room;
    int first = scroll_list(is_of_top ? &ui->scroll : &below, count, room, chosen < 0 ? 0 : chosen);
    return (struct row_window){first, count < room ? count : room};
}

struct row_window widgets_list_window(const struct page *page, int count, int chosen)
{
    return widgets_rows(page->ui, count, page->area.height / row_height(page->ui), chosen);
}

/* That a list goes on before or after a row. */
static void draw_more(struct ui *ui, struct rectangle row, const char *word)
{
    int scale = ui->layout.text_scale;
    font_draw(&ui->frame, &ui->art.font,
              row.x + row.width - (font_width(&ui->art.font, word) + 4) * scale, row.y + 2 * scale,
              scale, THEME_FAINT, word);
}

static void draw_row(struct page *page, const char *label, int choice, int count, bool is_chosen)
{
    struct ui *ui = page->ui;
    struct rectangle row = {page->area.x, page->area.y, page->area.width, row_height(ui)};
    if (is_chosen) {
        canvas_fill(&ui->frame, row, THEME_SELECTED);
        ui_read_out_row(ui, choice, count, label);
    }
    struct page line = {.ui = ui, .area = row};
    advance(&line, 2 * ui->layout.text_scale);
    draw_text(&line, 5, is_chosen ? THEME_KEY : THEME_TEXT, label);
    hit_areas_add_row(&ui->hit_areas, row, choice);
    advance(page, row.height);
}

void widgets_list_part(struct page *page, const char *const *labels, struct row_window window,
                       int count, int chosen)
{
    for (int i = 0; i < window.shown; i++) {
        struct rectangle row = page->area;
        draw_row(page, labels[i], window.first + i, count, window.first + i == chosen);
        if (i == 0 && window.first > 0)
            draw_more(page->ui, row, "more above");
        else if (i == window.shown - 1 && window.first + window.shown < count)
            draw_more(page->ui, row, "more below");
    }
}

void widgets_list(struct page *page, const char *const *labels, int count, int chosen)
{
    struct row_window window = widgets_list_window(page, count, chosen);
    widgets_list_part(page, labels + window.first, window, count, chosen);
}

/* How the rows of a list with values lie: all alike. */
struct value_list {
    int value_width; /* of the widest, with the arrows about it, at text scale 1 */
    int arrow_width; /* 0: no row has arrows */
    bool is_stacked; /* the value stands below its label */
    int row_height;
    struct row_window window;
};

/* Between a value and what is beside it. */
#define VALUE_GAP 5

static struct value_list measure_values(const struct page *page, const struct value_row *rows,
                                        int count, int chosen)
{
    const struct ui *ui = page->ui;
    struct value_list list = {.value_width = 0};
    int label_width = 0;
    for (int i = 0; i < count; i++) {
        int label = font_width(&ui->art.font, rows[i].label);
        int value = font_width(&ui->art.font, rows[i].value);
        label_width = label > label_width ? label : label_width;
        list.value_width = value > list.value_width ? value : list.value_width;
        if (rows[i].has_less || rows[i].has_more)
            list.arrow_width = font_width(&ui->art.font, "<") + 2 * VALUE_GAP;
    }
    list.value_width += list.arrow_width > 0 ? 2 * list.arrow_width : VALUE_GAP;
    int width = page->area.width / ui->layout.text_scale;
    list.is_stacked = label_width + list.value_width + 2 * VALUE_GAP > width;
    list.row_height = row_height(ui) + (list.is_stacked ? line_height(ui) : 0);
    int room = page->area.height / list.row_height;
    if (room < count) /* a line says that there are more */
        room = (page->area.height - line_height(ui)) / list.row_height;
    list.window = widgets_rows(page->ui, count, room, chosen);
    return list;
}

/* What changes a value: it stands at the left or right of it, and can be clicked. */
static void draw_arrow(struct ui *ui, struct rectangle area, const char *arrow, int choice, int key)
{
    int scale = ui->layout.text_scale;
    struct page page = {.ui = ui, .area = area};
    draw_text(&page, (area.width / scale - font_width(&ui->art.font, arrow)) / 2, THEME_KEY, arrow);
    hit_areas_add_row_key(&ui->hit_areas, area, choice, (struct key){key, 0});
}

static void draw_value(struct page *page, const struct value_list *list,
                       const struct value_row *row, int choice, bool is_chosen)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    int width = list->value_width * scale;
    int room = page->area.width - 2 * VALUE_GAP * scale;
    struct rectangle area = page->area;
    area.width = width < room ? width : room;
    area.x += list->is_stacked ? 2 * VALUE_GAP * scale : page->area.width - area.width;
    area.y += (list->is_stacked ? line_height(ui) : 0) + 2 * scale;
    area.height = line_height(ui);
    int side = list->arrow_width * scale;
    if (row->has_less)
        draw_arrow(ui, (struct rectangle){area.x, area.y, side, area.height}, "<", choice,
                   KEY_LEFT);
    if (row->has_more)
        draw_arrow(ui, (struct rectangle){area.x + area.width - side, area.y, side, area.height},
                   ">", choice, KEY_RIGHT);
    struct page middle = {.ui = ui, .area = area};
    middle.area.x += side;
    middle.area.width -= 2 * side;
    int spare = middle.area.width / scale - font_width(&ui->art.font, row->value);
    draw_text(&middle, side > 0 && spare > 0 ? spare / 2 : 0, is_chosen ? THEME_KEY : THEME_TEXT,
              row->value);
}

/* "Size of text: 2 (1 of 14)". */
static void read_out_value(struct ui *ui, const struct value_row *row, int choice, int count)
{
    char label[MESSAGE_LENGTH_MAX + 1];
    snprintf(label, sizeof label, "%s: %s", row->label, row->value);
    ui_read_out_row(ui, choice, count, label);
}

void widgets_value_list(struct page *page, const struct value_row *rows, int count, int chosen)
{
    struct value_list list = measure_values(page, rows, count, chosen);
    for (int i = list.window.first; i < list.window.first + list.window.shown; i++) {
        struct ui *ui = page->ui;
        struct rectangle area = page->area;
        area.height = list.row_height;
        if (i == chosen) {
            canvas_fill(&ui->frame, area, THEME_SELECTED);
            read_out_value(ui, &rows[i], i, count);
        }
        hit_areas_add_row(&ui->hit_areas, area, i);
        struct page label = {.ui = ui, .area = area};
        advance(&label, 2 * ui->layout.text_scale);
        draw_text(&label, VALUE_GAP, i == chosen ? THEME_KEY : THEME_TEXT, rows[i].label);
        draw_value(page, &list, &rows[i], i, i == chosen);
        advance(page, list.row_height);
    }
    if (list.window.shown < count) {
        char line[40];
        snprintf(line, sizeof line, "%d to %d of %d", list.window.first + 1,
                 list.window.first + list.window.shown, count);
        widgets_line(page, THEME_FAINT, line);
    }
}

bool widgets_list_key(const struct bindings *bindings, struct key key, int count, int *choice)
{
    enum direction direction;
    if (key.code == KEY_HOME || key.code == KEY_END) {
        *choice = key.code == KEY_HOME ? 0 : count - 1;
        return true;
    }
    if (!binding_direction(bindings, key, &direction))
        return false;
    int step = direction_offset(direction).y;
    *choice = (*choice + step + count) % count;
    return step != 0;
}
