#include "ui/view/layout.h"

#include "ui/art/tileset.h"

/* All at text scale 1. */
#define PANEL_WIDTH 128
#define LOG_HEIGHT 58
#define LOG_HEIGHT_LEAST 29 /* for a line */
#define BAR_HEIGHT 17
#define TEXT_WIDTH_MIN 480 /* the frame that text scale 1 is made for */
#define TEXT_HEIGHT_MIN 290
#define TEXT_WIDTH_LEAST 160 /* the frame in which text can still be read */
#define TEXT_HEIGHT_LEAST 90
/* The map is magnified as long as it shows this many cells. */
#define CELLS_ACROSS 21
#define CELLS_DOWN 11

static int clamp(int value, int low, int high)
{
    return value < low ? low : (value > high ? high : value);
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

struct layout layout_of(int width, int height, int zoom, int text_scale)
{
    struct layout layout = {.text_scale = text_scale, .zoom = zoom};
    if (!text_scale)
        layout.text_scale =
            clamp(smaller(width / TEXT_WIDTH_MIN, height / TEXT_HEIGHT_MIN), 1, TEXT_SCALE_MAX);
    int most = smaller(width / TEXT_WIDTH_LEAST, height / TEXT_HEIGHT_LEAST);
    layout.text_scale = clamp(layout.text_scale, 1, most < 1 ? 1 : most);
    int scale = layout.text_scale;
    int panel = width >= 3 * PANEL_WIDTH * scale ? PANEL_WIDTH * scale : 0;
    int bar = smaller(BAR_HEIGHT * scale, height);
    int log = clamp((height - bar) / 3, smaller(LOG_HEIGHT_LEAST * scale, (height - bar) / 2),
                    LOG_HEIGHT * scale);
    int map_width = width - panel;
    int map_height = height - bar - log;
    if (!zoom)
        layout.zoom = clamp(
            smaller(map_width / (CELLS_ACROSS * TILE_SIDE), map_height / (CELLS_DOWN * TILE_SIDE)),
            1, ZOOM_MAX);
    layout.map = (struct rectangle){0, 0, map_width, map_height};
    layout.panel = (struct rectangle){map_width, 0, panel, height - bar};
    layout.hint = (struct rectangle){0, map_height, map_width, 0};
    layout.log = (struct rectangle){0, map_height, map_width, log};
    layout.bar = (struct rectangle){0, height - bar, width, bar};
    return layout;
}

void layout_give_hint(struct layout *layout, int height)
{
    height = smaller(height, layout->map.height / 2);
    layout->map.height -= height;
    layout->hint = (struct rectangle){layout->map.x, layout->map.y + layout->map.height,
                                      layout->map.width, height};
}
