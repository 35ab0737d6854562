#include "ui/view/layout.h"

#include "base/integer.h"
#include "ui/art/tileset.h"

/* All at text scale 1. */
#define PANEL_WIDTH 128
#define PANEL_HEIGHT_MIN 176 /* for health, light and some that are in view */
#define LOG_HEIGHT 64        /* for four lines */
#define LOG_HEIGHT_MIN 29    /* for a line */
#define LOG_HEIGHT_STRIP 41  /* for one, and one of what the panel would tell */
#define BAR_HEIGHT 17
#define BUTTON_HEIGHT 24
#define BUTTONS_WIDTH 360  /* for those of play in a row */
#define TOUCH_SCALE_MIN 2  /* of text and cells, if automatic */
#define TEXT_WIDTH_MIN 480 /* the frame that text scale 1 is made for */
#define TEXT_HEIGHT_MIN 290
#define TEXT_WIDTH_TALL \
    180 /* of a frame that is higher than wide: pages put their parts below each other */
#define TEXT_SCALE_TALL 2    /* such a frame gets no larger text by itself */
#define TEXT_WIDTH_LEAST 160 /* the frame in which text can still be read */
#define TEXT_HEIGHT_LEAST 90

/* The zoom by which a length shows nearest to that many cells. */
static int nearest_zoom(int length, int cells)
{
    return (length + cells * TILE_SIDE / 2) / (cells * TILE_SIDE);
}

/* In a frame that is higher than wide, the columns are those of the longer side. */
static int find_zoom(int width, int height)
{
    int zoom = int_min(nearest_zoom(int_max(width, height), ZOOM_AUTO_COLUMNS),
                       nearest_zoom(int_min(width, height), ZOOM_AUTO_ROWS));
    return int_max(int_min(zoom, ZOOM_MAX), 1);
}

/* The panel's text scale: the one asked for, if the map keeps two thirds of the width, else a smaller one. 0: there is no room
 * for the panel, as in a frame that is higher than wide. */
static int find_panel_scale(int width, int height, int text_scale)
{
    int max = int_min(width / (3 * PANEL_WIDTH), height / PANEL_HEIGHT_MIN);
    if (width < height)
        return 0;
    return int_min(text_scale, width >= 3 * PANEL_WIDTH && max < 1 ? 1 : max);
}

/* Fingers need a map as wide as the frame, and no text smaller than the rest. */
static int find_touch_panel_scale(int width, int height, int text_scale)
{
    int scale = width > height ? find_panel_scale(width, height, text_scale) : 0;
    return scale == text_scale ? scale : 0;
}

static int find_text_scale(int width, int height, bool is_touch)
{
    int scale = int_min(int_min(width / TEXT_WIDTH_MIN, height / TEXT_HEIGHT_MIN), TEXT_SCALE_MAX);
    int tall = int_min(int_min(width / TEXT_WIDTH_TALL, height / TEXT_HEIGHT_MIN), TEXT_SCALE_TALL);
    if (width < height)
        scale = int_max(scale, tall);
    return is_touch ? int_max(scale, TOUCH_SCALE_MIN) : scale;
}

/* The height of the bar; 0 button rows: it names keys. */
static int bar_height(const struct layout *layout, bool has_panel)
{
    int status = layout->button_rows == 0 || !has_panel ? BAR_HEIGHT : 0;
    return (status + layout->button_rows * BUTTON_HEIGHT) * layout->text_scale;
}

static struct layout make(int width, int height, int zoom, int text_scale, bool is_touch)
{
    struct layout layout = {.text_scale = text_scale, .zoom = zoom};
    if (!text_scale)
        layout.text_scale = find_text_scale(width, height, is_touch);
    int max = int_min(width / TEXT_WIDTH_LEAST, height / TEXT_HEIGHT_LEAST);
    layout.text_scale = int_max(int_min(layout.text_scale, max), 1);
    int scale = layout.text_scale;
    if (is_touch)
        layout.button_rows = width < BUTTONS_WIDTH * scale ? 2 : 1;
    int bar = int_min(bar_height(&layout, true), height);
    layout.panel_scale = is_touch ? find_touch_panel_scale(width, height - bar, scale)
                                  : find_panel_scale(width, height - bar, scale);
    bar = int_min(bar_height(&layout, layout.panel_scale > 0), height);
    int panel = PANEL_WIDTH * layout.panel_scale;
    int min = (panel ? LOG_HEIGHT_MIN : LOG_HEIGHT_STRIP) * scale;
    int log = int_min((height - bar) / 3, LOG_HEIGHT * scale);
    log = int_max(log, int_min(min, (height - bar) / 2));
    int map_width = width - panel;
    int map_height = height - bar - log;
    if (!zoom)
        layout.zoom = int_max(find_zoom(width, height - bar), is_touch ? TOUCH_SCALE_MIN : 1);
    layout.picture = (struct rectangle){0, 0, width, height - bar};
    layout.map = (struct rectangle){0, 0, map_width, map_height};
    layout.panel = (struct rectangle){map_width, 0, panel, height - bar};
    layout.hint = (struct rectangle){0, map_height, map_width, 0};
    layout.log = (struct rectangle){0, map_height, map_width, log};
    layout.bar = (struct rectangle){0, height - bar, width, bar};
    return layout;
}

struct layout layout_of(int width, int height, int zoom, int text_scale)
{
    return make(width, height, zoom, text_scale, false);
}

struct layout layout_of_touch(int width, int height, int zoom, int text_scale)
{
    return make(width, height, zoom, text_scale, true);
}

struct rectangle layout_status(const struct layout *layout)
{
    struct rectangle status = layout->bar;
    status.height -= layout->button_rows * BUTTON_HEIGHT * layout->text_scale;
    return status;
}

struct rectangle layout_button_row(const struct layout *layout, int row)
{
    int height = BUTTON_HEIGHT * layout->text_scale;
    struct rectangle bar = layout->bar;
    int below = layout->button_rows - row;
    return (struct rectangle){bar.x, bar.y + bar.height - below * height, bar.width, height};
}

bool layout_points_at_map(const struct layout *layout, int x, int y)
{
    return rectangle_has(layout->picture, x, y) && !rectangle_has(layout->panel_drawn, x, y) &&
           !rectangle_has(layout->hint, x, y) && !rectangle_has(layout->log_button, x, y);
}

bool layout_shows_map(const struct layout *layout, int x, int y)
{
    return layout_points_at_map(layout, x, y) && !rectangle_has(layout->log_drawn, x, y);
}

void layout_give_hint(struct layout *layout, int height)
{
    height = int_min(height, layout->map.height / 2);
    layout->map.height -= height;
    layout->hint = (struct rectangle){layout->map.x, layout->map.y + layout->map.height,
                                      layout->map.width, height};
}
