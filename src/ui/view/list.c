#include "ui/view/list.h"

#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/view/read_out.h"

#include <stdio.h>

/* At text scale 1. */
#define INDENT 5
#define PICTURE_GAP 4
#define SILHOUETTE 0x06060a /* what a picture is multiplied by */

/* How the rows lie: all alike. */
struct row_layout {
    int value_width; /* of the widest, with the arrows around it, at text scale 1; 0: there are no values */
    int arrow_width; /* 0: no row has arrows */
    bool is_stacked; /* the value stands below its label */
    int height;      /* pixels */
    struct row_window window;
};

/* A list below another screen leaves the scrolling of that one alone. */
struct row_window list_window(struct display *display, int count, int room, int chosen)
{
    struct scroll below = {.first_row = 0};
    struct scroll *scroll = hit_areas_are_top(&display->hit_areas) ? &display->scroll : &below;
    room = int_max(room, 1);
    int first = scroll_list(scroll, count, room, int_max(chosen, 0));
    return (struct row_window){first, int_min(count, room)};
}

static int line_height(const struct display *display)
{
    return display_text_height(display) + WIDGETS_LINE_GAP * display->layout.text_scale;
}

int list_height(const struct display *display, int count)
{
    return count * (line_height(display) + 4 * display->layout.text_scale);
}

static void write_row(const struct list *list, int index, struct list_row *row)
{
    *row = (struct list_row){.picture = NULL};
    list->write_row(list->source, index, row);
}

static struct row_layout lay_out(const struct page *page, const struct list *list)
{
    struct display *display = page->display;
    const struct font *font = &display->art.font;
    struct row_layout layout = {.height = list_height(display, 1)};
    int label_width = 0;
    for (int i = 0; i < list->count; i++) {
        struct list_row row;
        write_row(list, i, &row);
        label_width = int_max(label_width, font_width(font, row.label));
        layout.value_width = int_max(layout.value_width, font_width(font, row.value));
        if (row.has_less || row.has_more)
            layout.arrow_width = font_width(font, "<") + 2 * INDENT;
    }
    if (layout.value_width > 0) {
        layout.value_width += layout.arrow_width > 0 ? 2 * layout.arrow_width : INDENT;
        layout.is_stacked = label_width + layout.value_width + 2 * INDENT >
                            page->area.width / display->layout.text_scale;
    }
    if (list->has_pictures)
        layout.height = (TILE_SIDE + 1) * display->layout.text_scale;
    layout.height += layout.is_stacked ? line_height(display) : 0;
    int room = page->area.height / layout.height;
    if (room < list->count) /* a line says that there are more */
        room = (page->area.height - line_height(display)) / layout.height;
    layout.window = list_window(display, list->count, room, list->chosen);
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

static void draw_value(struct display *display, struct rectangle row_area,
                       const struct row_layout *layout, const struct list_row *row, int index,
                       uint32_t colour)
{
    int scale = display->layout.text_scale;
    int indent = INDENT * scale;
    struct rectangle area = row_area;
    area.width = int_min(layout->value_width * scale, row_area.width - 2 * indent);
    area.x += layout->is_stacked ? 2 * indent : row_area.width - area.width;
    area.y += (layout->is_stacked ? line_height(display) : 0) + 2 * scale;
    area.height = line_height(display);
    int side = layout->arrow_width * scale;
    if (row->has_less)
        draw_arrow(display, (struct rectangle){area.x, area.y, side, area.height}, "<", index,
                   KEY_LEFT);
    if (row->has_more)
        draw_arrow(display,
                   (struct rectangle){area.x + area.width - side, area.y, side, area.height}, ">",
                   index, KEY_RIGHT);
    struct rectangle middle = {area.x + side, area.y, area.width - 2 * side, area.height};
    int spare = middle.width - display_text_width(display, row->value);
    canvas_clip(&display->frame, middle);
    display_write(display, middle.x + (side > 0 && spare > 0 ? spare / scale / 2 * scale : 0),
                  middle.y, colour, row->value);
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
    int y = area.y + 2 * display->layout.text_scale;
    if (list->has_pictures)
        y = area.y + (area.height - display_text_height(display)) / 2;
    canvas_clip(&display->frame, area);
    display_write(display, x, y, colour, row.label);
    canvas_unclip(&display->frame);
    if (row.value[0])
        draw_value(display, area, layout, &row, index, is_chosen ? THEME_KEY : THEME_TEXT);
}

void list_draw(struct page *page, const struct list *list)
{
    struct row_layout layout = lay_out(page, list);
    for (int i = layout.window.first; i < layout.window.first + layout.window.shown; i++) {
        struct rectangle area = page->area;
        area.height = layout.height;
        draw_row(page->display, rectangle_intersect(area, page->area), list, &layout, i);
        page->area.y += layout.height;
        page->area.height -= layout.height;
    }
    if (layout.window.shown < list->count) {
        char line[40];
        snprintf(line, sizeof line, "%d-%d of %d", layout.window.first + 1,
                 layout.window.first + layout.window.shown, list->count);
        widgets_line(page, THEME_FAINT, line);
    }
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
    else if (binding_direction(display->device.bound, key, &direction) &&
             direction_offset(direction).y != 0)
        *choice = (*choice + direction_offset(direction).y + count) % count;
    else
        return false;
    return true;
}
