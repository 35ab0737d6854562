#include "ui/view/column_list.h"

#include "ui/art/theme.h"
#include "ui/view/read_out.h"

#include <stdio.h>
#include <string.h>

/* At text scale 1. */
#define COLUMN_GAP 8
#define REST_MIN 146 /* of the last column: "killed by a lantern thief" */
#define INDENT 5
#define CELL_LENGTH_MAX 160

/* Which columns are drawn. */
struct choice_of_columns {
    bool has[LIST_COLUMNS_MAX];
};

static int width_of(const struct column_list *list, const struct choice_of_columns *columns)
{
    int width = INDENT;
    for (int i = 0; i < list->column_count; i++) {
        int own = list->columns[i].width ? list->columns[i].width : REST_MIN;
        width += columns->has[i] ? own + COLUMN_GAP : 0;
    }
    return width;
}

static struct choice_of_columns choose_columns(const struct page *page,
                                               const struct column_list *list)
{
    struct choice_of_columns columns = {{false}};
    for (int i = 0; i < list->column_count; i++)
        columns.has[i] = true;
    while (width_of(list, &columns) > page->area.width / page->display->layout.text_scale) {
        int min = -1;
        for (int i = 0; i < list->column_count; i++)
            if (columns.has[i] && list->columns[i].rank > 0 &&
                (min < 0 || list->columns[i].rank > list->columns[min].rank))
                min = i;
        if (min < 0)
            break;
        columns.has[min] = false;
    }
    return columns;
}

/* Cuts a text to a width at scale 1. */
static void cut(const struct font *font, char text[CELL_LENGTH_MAX + 4], int width)
{
    size_t length = strlen(text);
    while (length > 0 && font_width(font, text) > width)
        snprintf(text + --length, 4, "...");
}

/* A line of cells; `row` -1 is the heads. */
static void draw_cells(struct page *page, const struct column_list *list,
                       const struct choice_of_columns *columns, struct rectangle area, int row,
                       uint32_t colour)
{
    struct display *display = page->display;
    int scale = page->display->layout.text_scale;
    int x = INDENT;
    for (int i = 0; i < list->column_count; i++) {
        char words[CELL_LENGTH_MAX + 4];
        struct text text = text_init(words, CELL_LENGTH_MAX);
        const struct list_column *column = &list->columns[i];
        int width = column->width ? column->width : area.width / scale - x;
        if (!columns->has[i])
            continue;
        text_append(&text, "%s", row < 0 ? column->head : "");
        if (row < 0 && words[0] >= 'a' && words[0] <= 'z')
            words[0] = (char)(words[0] - 'a' + 'A');
        if (row >= 0)
            list->write(list->source, list->order ? list->order[row] : row, i, &text);
        cut(&display->art.font, words, width);
        font_draw(&display->frame, &display->art.font, area.x + x * scale, area.y + 2 * scale,
                  scale, colour, words);
        x += width + COLUMN_GAP;
    }
}

/* All cells of a row with their heads, those too that the page has no room for: "floor 3, turns 812 (2 of 9)". */
static void read_out(struct display *display, const struct column_list *list, int row)
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

/* Which rows are drawn, at the right of the heads, where not all are. */
static void draw_place(struct page *page, struct rectangle row, int first, int shown, int count)
{
    char words[48];
    int scale = page->display->layout.text_scale;
    snprintf(words, sizeof words, "%d-%d of %d", first + 1, first + shown, count);
    if (shown < count)
        font_draw(&page->display->frame, &page->display->art.font,
                  row.x + row.width -
                      (font_width(&page->display->art.font, words) + INDENT) * scale,
                  row.y + 2 * scale, scale, THEME_FAINT, words);
}

void column_list_draw(struct page *page, const struct column_list *list, int chosen)
{
    struct display *display = page->display;
    struct choice_of_columns columns = choose_columns(page, list);
    struct rectangle heads = cut_row(page);
    struct row_window window =
        list_window(display, list->row_count, page->area.height / heads.height, chosen);
    int first = window.first;
    int shown = window.shown;
    draw_cells(page, list, &columns, heads, -1, THEME_FAINT);
    draw_place(page, heads, first, shown, list->row_count);
    for (int row = first; row < first + shown; row++) {
        struct rectangle area = cut_row(page);
        bool is_chosen = row == chosen;
        if (is_chosen) {
            canvas_fill(&display->frame, area, THEME_SELECTED);
            read_out(display, list, row);
        }
        draw_cells(page, list, &columns, area, row, is_chosen ? THEME_KEY : THEME_TEXT);
        hit_areas_add_row(&display->hit_areas, area, row);
    }
}
