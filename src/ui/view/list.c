#include "ui/view/list.h"

#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/view/read_out.h"

#include <stdio.h>
#include <string.h>

/* At text scale 1. */
#define INDENT 5
#define PADDING 2
#define PADDING_CLOSE 1 /* of rows in two columns */
#define PICTURE_GAP 4
#define VALUE_MIN 100       /* of a value that is cut */
#define SILHOUETTE 0x06060a /* what a picture is multiplied by */

#define COLUMN_GAP 8
#define REST_MIN 146  /* of the last column: "killed by a lantern thief" */
#define REST_LEAST 86 /* the same on a page where it gets no more: "killed by a rat" */
#define CELL_LENGTH_MAX 160

/* Which rows are drawn. */
struct row_window {
    int first;
    int shown;
};

/* How the rows lie: all alike, unless has_own_heights. */
struct row_layout {
    int value_width; /* of the widest, with the arrows around it, at text scale 1; 0: there are no values */
    int arrow_width;      /* 0: no row has arrows */
    bool is_stacked;      /* the value stands below its label */
    int padding;          /* above and below the words, at text scale 1 */
    int columns;          /* side by side, each as wide */
    int width;            /* of a column, in pixels */
    int height;           /* pixels */
    int label_lines;      /* of the longest label */
    bool has_own_heights; /* each row is as high as its label needs: only so all have room */
    struct row_window window;
};

/* The rows to show of a list that has room for `room` of them: it scrolls only as far as needed to show the chosen one. A list
 * below another screen leaves the scrolling of that one alone. */
static struct row_window find_window(struct display *display, int count, int room, int chosen)
{
    struct scroll below = {.first_row = 0};
    struct scroll *scroll = hit_areas_are_top(&display->hit_areas) ? &display->scroll : &below;
    room = int_max(room, 1);
    int first = scroll_list(scroll, count, room, int_max(chosen, 0));
    return (struct row_window){first, int_min(count, room)};
}

int list_height(const struct display *display, int count)
{
    return count * (widgets_line_height(display) + 2 * PADDING * display->layout.text_scale);
}

static void write_row(const struct list *list, int index, struct list_row *row)
{
    *row = (struct list_row){.picture = NULL};
    list->write_row(list->source, index, row);
}

/* The lines of a row's label in rows of that width. */
static int count_label_lines(const struct page *page, const struct list *list, int width, int index)
{
    struct page words = *page;
    struct list_row row;
    int before = list->has_pictures ? TILE_SIDE + PICTURE_GAP : INDENT;
    words.area.width = width - before * page->display->layout.text_scale;
    write_row(list, index, &row);
    return int_max(widgets_paragraph_lines(&words, 0, row.label), 1);
}

/* The same of the longest label. */
static int count_most_lines(const struct page *page, const struct list *list, int width)
{
    int most = 1;
    for (int i = 0; i < list->count; i++)
        most = int_max(most, count_label_lines(page, list, width, i));
    return most;
}

static int row_height(const struct page *page, const struct list *list, int label_lines)
{
    const struct display *display = page->display;
    int height = list_height(display, 1) + (label_lines - 1) * widgets_line_height(display);
    int picture = (TILE_SIDE + 1) * display->layout.text_scale;
    return list->has_pictures ? int_max(height, picture) : height;
}

int list_whole_height(const struct page *page, const struct list *list)
{
    int height = 0;
    for (int i = 0; i < list->count; i++)
        height += row_height(page, list, count_label_lines(page, list, page->area.width, i));
    return height;
}

static struct row_layout lay_out(const struct page *page, const struct list *list)
{
    struct display *display = page->display;
    const struct font *font = &display->art.font;
    struct row_layout layout = {.padding = PADDING};
    int label_width = 0;
    for (int i = 0; i < list->count; i++) {
        struct list_row row;
        write_row(list, i, &row);
        label_width = int_max(label_width, font_width(font, row.label));
        layout.value_width = int_max(layout.value_width, font_width(font, row.value));
        if (row.has_less || row.has_more)
            layout.arrow_width = font_width(font, "<") + 2 * INDENT;
    }
    int beside = page->area.width / display->layout.text_scale - label_width - 2 * INDENT;
    if (layout.value_width > 0) {
        layout.value_width += layout.arrow_width > 0 ? 2 * layout.arrow_width : INDENT;
        if (list->cuts_values && beside >= VALUE_MIN)
            layout.value_width = int_min(layout.value_width, beside);
        layout.is_stacked = layout.value_width > beside;
    }
    int half = (page->area.width / display->layout.text_scale - COLUMN_GAP) / 2;
    bool has_two = list->has_two_columns && label_width + layout.value_width + 2 * INDENT <= half;
    layout.label_lines = has_two ? 1 : count_most_lines(page, list, page->area.width);
    layout.height = row_height(page, list, layout.label_lines);
    layout.height += layout.is_stacked ? widgets_line_height(display) : 0;
    int close = layout.height - 2 * (PADDING - PADDING_CLOSE) * display->layout.text_scale;
    has_two &= (list->count + 1) / 2 <= page->area.height / close;
    layout.columns = has_two ? 2 : 1;
    if (has_two) {
        layout.height = close;
        layout.padding = PADDING_CLOSE;
    }
    layout.has_own_heights = !has_two && !layout.is_stacked && layout.label_lines > 1 &&
                             list_whole_height(page, list) <= page->area.height;
    int room = page->area.height / layout.height;
    layout.width = has_two ? half * display->layout.text_scale : page->area.width;
    if (has_two || layout.has_own_heights)
        room = list->count;
    if (room < list->count) /* a line says that there are more */
        room = (page->area.height - widgets_line_height(display)) / layout.height;
    layout.window = find_window(display, list->count, room, list->chosen);
    return layout;
}

/* Changes a value: it stands at its left or right, and can be clicked. */
static void draw_arrow(struct display *display, struct rectangle area, const char *arrow, int row,
                       int key)
{
    int x = area.x + (area.width - display_text_width(display, arrow)) / 2;
    canvas_clip(&display->frame, area);
    display_write(display, x, area.y, THEME_KEY, arrow);
    canvas_unclip(&display->frame);
    hit_areas_add_row_key(&display->hit_areas, area, row, (struct key){key, 0});
}

/* Cuts a text to a width at scale 1. */
static void cut(const struct font *font, char text[CELL_LENGTH_MAX + 4], int width)
{
    size_t length = strlen(text);
    while (length > 0 && font_width(font, text) > width)
        snprintf(text + --length, 4, "...");
}

static void draw_value(struct display *display, struct rectangle row_area,
                       const struct row_layout *layout, const struct list_row *row, int index,
                       uint32_t colour)
{
    int scale = display->layout.text_scale;
    int indent = INDENT * scale;
    struct rectangle area = row_area;
    area.width = int_min(layout->value_width * scale, row_area.width - 2 * indent);
    area.x += layout->is_stacked ? 2 * indent : row_area.width - area.width;
    area.y += layout->is_stacked ? layout->label_lines * widgets_line_height(display) : 0;
    area.y += layout->padding * scale;
    area.height = widgets_line_height(display);
    int side = layout->arrow_width * scale;
    if (row->has_less)
        draw_arrow(display, (struct rectangle){area.x, area.y, side, area.height}, "<", index,
                   KEY_LEFT);
    if (row->has_more)
        draw_arrow(display,
                   (struct rectangle){area.x + area.width - side, area.y, side, area.height}, ">",
                   index, KEY_RIGHT);
    struct rectangle middle = {area.x + side, area.y, area.width - 2 * side, area.height};
    char value[CELL_LENGTH_MAX + 4];
    snprintf(value, sizeof value, "%s", row->value);
    cut(&display->art.font, value, middle.width / scale);
    int spare = middle.width - display_text_width(display, value);
    canvas_clip(&display->frame, middle);
    display_write(display, middle.x + (side > 0 && spare > 0 ? spare / scale / 2 * scale : 0),
                  middle.y, colour, value);
    canvas_unclip(&display->frame);
}

/* Returns where the label begins. */
static int draw_picture(struct display *display, struct rectangle area, const struct list_row *row)
{
    int scale = display->layout.text_scale;
    const struct sprite *picture = row->picture;
    struct rectangle ground = {area.x, area.y, TILE_SIDE * scale, TILE_SIDE * scale};
    if (!picture)
        return area.x + INDENT * scale;
    canvas_clip(&display->frame, area);
    if (row->is_hidden)
        canvas_fill(&display->frame, ground, THEME_EMPTY);
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, picture, 0), area.x,
                area.y + (area.height - picture->height * scale) / 2,
                (struct drawing){.scale = scale, .tint = row->is_hidden ? SILHOUETTE : 0});
    canvas_unclip(&display->frame);
    return area.x + (picture->width + PICTURE_GAP) * scale;
}

/* In as many lines as it needs, in the middle beside a picture. */
static void draw_label(struct display *display, struct rectangle area,
                       const struct row_layout *layout, int x, bool is_centred, uint32_t colour,
                       const char *label)
{
    int y = area.y + layout->padding * display->layout.text_scale;
    struct page words = {.display = display, .area = {x, y, area.x + area.width - x, 0}};
    words.area.height = widgets_paragraph_lines(&words, 0, label) * widgets_line_height(display);
    int height = words.area.height - WIDGETS_LINE_GAP * display->layout.text_scale;
    if (is_centred)
        words.area.y = area.y + (area.height - height) / 2;
    widgets_paragraph(&words, colour, 0, label);
}

static void draw_row(struct display *display, struct rectangle area, const struct list *list,
                     const struct row_layout *layout, int index)
{
    struct list_row row;
    bool is_chosen = index == list->chosen;
    write_row(list, index, &row);
    uint32_t colour = is_chosen ? THEME_KEY : (row.colour ? row.colour : THEME_TEXT);
    if (is_chosen)
        canvas_fill(&display->frame, area, THEME_SELECTED);
    if (is_chosen && !list->is_idle) {
        char line[READ_OUT_LINE];
        snprintf(line, sizeof line, "%s%s%s", row.label, row.value[0] ? ": " : "", row.value);
        read_out_row(display, index, list->count, line);
    }
    if (!list->is_idle && list->has_number_keys)
        hit_areas_add_key(&display->hit_areas, area, (struct key){'1' + index, 0});
    else if (!list->is_idle)
        hit_areas_add_row(&display->hit_areas, area, index);
    int x = draw_picture(display, area, &row);
    draw_label(display, area, layout, x, list->has_pictures, colour, row.label);
    if (row.value[0])
        draw_value(display, area, layout, &row, index, is_chosen ? THEME_KEY : THEME_TEXT);
}

void list_draw(struct page *page, const struct list *list)
{
    struct row_layout layout = lay_out(page, list);
    int rows = (layout.window.shown + layout.columns - 1) / layout.columns;
    if (hit_areas_are_top(&page->display->hit_areas))
        page->display->scroll.rows_a_column = layout.columns > 1 ? rows : 0;
    int top = 0;
    int bottom = 0;
    for (int i = 0; i < layout.window.shown; i++) {
        int index = layout.window.first + i;
        int x = i / rows * (layout.width + COLUMN_GAP * page->display->layout.text_scale);
        int height =
            layout.has_own_heights
                ? row_height(page, list, count_label_lines(page, list, page->area.width, index))
                : layout.height;
        top = i % rows == 0 ? 0 : top;
        struct rectangle area = {page->area.x + x, page->area.y + top, layout.width, height};
        draw_row(page->display, rectangle_intersect(area, page->area), list, &layout, index);
        top += height;
        bottom = int_max(bottom, top);
    }
    page->area.y += bottom;
    page->area.height -= bottom;
    if (layout.window.shown < list->count) {
        widgets_format(page, THEME_FAINT, "%d-%d of %d", layout.window.first + 1,
                       layout.window.first + layout.window.shown, list->count);
    }
}

/* Which columns are drawn. */
struct choice_of_columns {
    bool has[LIST_COLUMNS_MAX];
    int missing; /* by which the first is narrower, so that the last has room */
};

static int width_of(const struct list_table *list, const struct choice_of_columns *columns)
{
    int width = INDENT;
    for (int i = 0; i < list->column_count; i++) {
        int own = list->columns[i].width ? list->columns[i].width : REST_MIN;
        width += columns->has[i] ? own + COLUMN_GAP : 0;
    }
    return width;
}

static struct choice_of_columns choose_columns(const struct page *page,
                                               const struct list_table *list)
{
    struct choice_of_columns columns = {.missing = 0};
    int room = page->area.width / page->display->layout.text_scale;
    for (int i = 0; i < list->column_count; i++)
        columns.has[i] = true;
    while (width_of(list, &columns) > room) {
        int min = -1;
        for (int i = 0; i < list->column_count; i++)
            if (columns.has[i] && list->columns[i].rank > 0 &&
                (min < 0 || list->columns[i].rank > list->columns[min].rank))
                min = i;
        if (min < 0)
            break;
        columns.has[min] = false;
    }
    columns.missing = int_max(width_of(list, &columns) - (REST_MIN - REST_LEAST) - room, 0);
    return columns;
}

/* A line of cells; `row` -1 is the heads. */
static void draw_cells(struct page *page, const struct list_table *list,
                       const struct choice_of_columns *columns, struct rectangle area, int row,
                       uint32_t colour)
{
    struct display *display = page->display;
    int scale = page->display->layout.text_scale;
    int x = INDENT;
    int missing = columns->missing;
    for (int i = 0; i < list->column_count; i++) {
        char words[CELL_LENGTH_MAX + 4];
        struct text text = text_init(words, CELL_LENGTH_MAX);
        const struct list_column *column = &list->columns[i];
        int width = column->width ? column->width : area.width / scale - x;
        if (!columns->has[i])
            continue;
        width -= missing;
        missing = 0;
        text_append(&text, "%s", row < 0 ? column->head : "");
        if (row < 0 && words[0] >= 'a' && words[0] <= 'z')
            words[0] = (char)(words[0] - 'a' + 'A');
        if (row >= 0)
            list->write(list->source, list->order ? list->order[row] : row, i, &text);
        if (row < 0 && font_width(&display->art.font, words) > width)
            words[0] = '\0'; /* half a head says nothing */
        cut(&display->art.font, words, width);
        font_draw(&display->frame, &display->art.font, area.x + x * scale, area.y + 2 * scale,
                  scale, colour, words);
        x += width + COLUMN_GAP;
    }
}

/* All cells of a row with their heads, those too that the page has no room for: "floor 3, turns 812 (2 of 9)". */
static void read_out_cells(struct display *display, const struct list_table *list, int row)
{
    char words[LIST_COLUMNS_MAX * CELL_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    if (!read_out_is_on(display))
        return;
    for (int i = 0; i < list->column_count; i++) {
        text_append(&text, "%s%s ", i > 0 ? ", " : "", list->columns[i].head);
        list->write(list->source, list->order ? list->order[row] : row, i, &text);
    }
    read_out_row(display, row, list->row_count, words);
}

static struct rectangle cut_row(struct page *page)
{
    struct rectangle row = page->area;
    row.height = (page->display->art.font.height + 5) * page->display->layout.text_scale;
    page->area.y += row.height;
    page->area.height -= row.height;
    return row;
}

/* Draws which rows are drawn, at the right of the heads, where not all are. Returns how much of their width it takes. */
static int draw_place(struct page *page, struct rectangle row, int first, int shown, int count)
{
    char words[48];
    int scale = page->display->layout.text_scale;
    if (shown >= count)
        return 0;
    snprintf(words, sizeof words, "%d-%d of %d", first + 1, first + shown, count);
    int width = (font_width(&page->display->art.font, words) + INDENT) * scale;
    font_draw(&page->display->frame, &page->display->art.font, row.x + row.width - width,
              row.y + 2 * scale, scale, THEME_FAINT, words);
    return width + COLUMN_GAP * scale;
}

void list_draw_table(struct page *page, const struct list_table *list, int chosen)
{
    struct display *display = page->display;
    struct choice_of_columns columns = choose_columns(page, list);
    struct rectangle heads = cut_row(page);
    struct row_window window =
        find_window(display, list->row_count, page->area.height / heads.height, chosen);
    int first = window.first;
    int shown = window.shown;
    struct rectangle named = heads;
    named.width -= draw_place(page, heads, first, shown, list->row_count);
    draw_cells(page, list, &columns, named, -1, THEME_FAINT);
    for (int row = first; row < first + shown; row++) {
        struct rectangle area = cut_row(page);
        bool is_chosen = row == chosen;
        if (is_chosen) {
            canvas_fill(&display->frame, area, THEME_SELECTED);
            read_out_cells(display, list, row);
        }
        draw_cells(page, list, &columns, area, row, is_chosen ? THEME_KEY : THEME_TEXT);
        hit_areas_add_row(&display->hit_areas, area, row);
    }
}

/* To the row beside the chosen one; false if there is none. */
static bool change_column(const struct display *display, int by, int count, int *choice)
{
    int rows = display->scroll.rows_a_column;
    int next = *choice + by * rows;
    if (rows == 0 || by == 0)
        return false;
    if (next >= 0 && next < count && *choice / rows != next / rows)
        *choice = next;
    return true;
}

bool list_key(const struct display *display, struct key key, int count, int *choice)
{
    enum direction direction;
    bool is_page = key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN;
    int rows = int_max(display->scroll.rows_shown, 1);
    if (count == 0)
        return false;
    if (key.code == KEY_HOME || key.code == KEY_END)
        *choice = key.code == KEY_HOME ? 0 : count - 1;
    else if (is_page)
        *choice =
            int_max(int_min(*choice + (key.code == KEY_PAGE_UP ? -rows : rows), count - 1), 0);
    else if (!binding_direction(display->device.bound, key, &direction))
        return false;
    else if (direction_offset(direction).y != 0)
        *choice = ((*choice < 0 && direction_offset(direction).y < 0 ? 0 : *choice) +
                   direction_offset(direction).y + count) %
                  count;
    else
        return change_column(display, direction_offset(direction).x, count, choice);
    return true;
}
