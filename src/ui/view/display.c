#include "ui/view/display.h"

#include "ui/art/theme.h"

#define SHADE 130

void display_redraw(struct display *display)
{
    display->needs_drawing = true;
}

struct rectangle display_whole(const struct display *display)
{
    return (struct rectangle){0, 0, display->frame.width, display->frame.height};
}

struct rectangle display_above_bar(const struct display *display)
{
    return (struct rectangle){0, 0, display->frame.width, display->layout.bar.y};
}

void display_shade(struct display *display, struct rectangle area)
{
    canvas_shade(&display->frame, area, THEME_GROUND, SHADE);
}

void display_shade_map(struct display *display)
{
    struct rectangle beside = display->layout.picture;
    struct rectangle below = display->layout.panel_drawn;
    beside.width -= below.width;
    below.y += below.height;
    below.height = beside.height - below.y;
    display_shade(display, beside);
    display_shade(display, below);
}

void display_draw_sprite(struct display *display, const struct sprite *sprite, int x, int y,
                         int scale)
{
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0), x, y,
                (struct drawing){.scale = scale});
}

int display_write(struct display *display, int x, int y, uint32_t colour, const char *text)
{
    return font_draw(&display->frame, &display->art.font, x, y, display->layout.text_scale, colour,
                     text);
}

int display_text_height(const struct display *display)
{
    return display->art.font.height * display->layout.text_scale;
}

int display_text_width(const struct display *display, const char *text)
{
    return font_width(&display->art.font, text) * display->layout.text_scale;
}
