#include "ui/view/key_sign.h"

#include "base/array.h"
#include "ui/art/theme.h"

struct key_sign key_sign_of_button(const struct display *display, struct key button)
{
    static const struct {
        int code;
        enum tile tile;
    } pictures[] = {{KEY_BUTTON_A, TILE_PAD_A},
                    {KEY_BUTTON_B, TILE_PAD_B},
                    {KEY_BUTTON_X, TILE_PAD_X},
                    {KEY_BUTTON_Y, TILE_PAD_Y},
                    {KEY_BUTTON_LEFT_SHOULDER, TILE_PAD_LB},
                    {KEY_BUTTON_RIGHT_SHOULDER, TILE_PAD_RB},
                    {KEY_BUTTON_START, TILE_PAD_START},
                    {KEY_BUTTON_BACK, TILE_PAD_BACK}};
    struct key_sign sign = {.picture = NULL};
    struct text text = text_init(sign.words, sizeof sign.words);
    for (size_t i = 0; i < ARRAY_LENGTH(pictures); i++)
        if (pictures[i].code == button.code)
            sign.picture = display->art.tileset.tiles[pictures[i].tile];
    if (sign.picture)
        key_write_triggers(button.modifiers, &text);
    else
        key_write_button(button, &text);
    return sign;
}

int key_sign_width(const struct display *display, const struct key_sign *sign)
{
    return font_width(&display->art.font, sign->words) + (sign->picture ? sign->picture->width : 0);
}

void key_sign_draw(struct display *display, struct rectangle area, const struct key_sign *sign)
{
    int scale = display->layout.text_scale;
    int y = area.y + (area.height - display->art.font.height * scale) / 2;
    int x =
        font_draw(&display->frame, &display->art.font, area.x, y, scale, THEME_KEY, sign->words);
    if (sign->picture)
        canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sign->picture, 0), x,
                    area.y + (area.height - sign->picture->height * scale) / 2,
                    (struct drawing){.scale = scale});
}
