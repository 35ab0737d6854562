#include "ui/view/title_page.h"

#include "ui/view/title_picture.h"

/* At text scale 1. */
#define GAP 4

/* In the upper part of the frame, as large as the box below leaves it. Returns where it ends. */
static int draw_logo(struct display *display, int box_height)
{
    const struct sprite *title = display->art.tileset.tiles[TILE_TITLE];
    int scale = display->layout.text_scale * 2;
    int hall = TITLE_PICTURE_HALL * display->layout.text_scale;
    while (scale > display->layout.text_scale &&
           (title->width * scale > display->frame.width ||
            title->height * scale + box_height + hall + GAP * display->layout.text_scale >
                display->frame.height))
        scale--;
    int top = GAP * display->layout.text_scale;
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, title, 0),
                (display->frame.width - title->width * scale) / 2, top,
                (struct drawing){.scale = scale});
    return top + title->height * scale;
}

/* Above the hall of the picture, if there is so much room between that and the logo. */
struct page title_page_draw(struct display *display, int width, int height)
{
    int scale = display->layout.text_scale;
    title_picture_draw(display);
    int top = draw_logo(display, height * scale);
    int bottom = display->frame.height - TITLE_PICTURE_HALL * scale;
    if (bottom - top < height * scale)
        bottom = display->frame.height;
    struct rectangle within = {0, top, display->frame.width, bottom - top};
    return widgets_centred_box_in(display, within, width, height);
}
