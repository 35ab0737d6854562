#include "ui/view/title_page.h"

#include "ui/view/screen_page.h"
#include "ui/view/title_picture.h"

/* At text scale 1. */
#define GAP 4

/* In the upper part of the frame, as large as the box below leaves it. Returns where it ends. */
static int draw_logo(struct ui *ui, int box_height)
{
    const struct sprite *title = ui->art.tileset.tiles[TILE_TITLE];
    int scale = ui->layout.text_scale * 2;
    int hall = TITLE_PICTURE_HALL * ui->layout.text_scale;
    while (scale > ui->layout.text_scale &&
           (title->width * scale > ui->frame.width ||
            title->height * scale + box_height + hall + GAP * ui->layout.text_scale >
                ui->frame.height))
        scale--;
    int top = GAP * ui->layout.text_scale;
    canvas_draw(&ui->frame, atlas_frame(&ui->art.atlas, title, 0),
                (ui->frame.width - title->width * scale) / 2, top,
                (struct drawing){.scale = scale});
    return top + title->height * scale;
}

/* Above the hall of the picture, if there is so much room between that and the logo. */
struct page title_page_draw(struct ui *ui, int width, int height)
{
    int scale = ui->layout.text_scale;
    title_picture_draw(ui);
    int top = draw_logo(ui, height * scale);
    int bottom = ui->frame.height - TITLE_PICTURE_HALL * scale;
    if (bottom - top < height * scale)
        bottom = ui->frame.height;
    struct rectangle within = {0, top, ui->frame.width, bottom - top};
    return widgets_centred_box_in(ui, within, width, height);
}

struct page title_page_draw_titled(struct ui *ui, int width, int height, const char *title,
                                   const struct bar_action *keys)
{
    return screen_page_begin(title_page_draw(ui, width, height), title, keys);
}
