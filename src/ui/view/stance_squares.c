#include "ui/view/stance_squares.h"

#include "game/text/score.h"
#include "ui/art/theme.h"

#define SQUARE 7 /* pixels at text scale 1 */
#define STEP (SQUARE + 2)
#define DROP 1 /* from the top of a line of text to that of its letters */

static bool has_letters(const struct display *display)
{
    const struct artwork *art = &display->art;
    return art->palette.has_high_contrast ||
           art->tileset.heroes[0][0] != art->pictures.heroes[0][0];
}

static void draw_square(struct display *display, struct point at, uint32_t colour)
{
    int scale = display->layout.text_scale;
    int side = SQUARE * scale;
    at.y += DROP * scale;
    canvas_fill(&display->frame, (struct rectangle){at.x, at.y, side, side}, THEME_FAINT);
    canvas_fill(&display->frame,
                (struct rectangle){at.x + scale, at.y + scale, side - 2 * scale, side - 2 * scale},
                colour);
}

int stance_squares_width(const struct display *display, const struct game *game)
{
    int count = 0;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        count += score_stance(game, depth) >= 0;
    return count * STEP * display->layout.text_scale;
}

int stance_squares_draw(struct display *display, const struct game *game, struct point at)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        int stance = score_stance(game, depth);
        if (stance < 0)
            continue;
        const struct lantern_kind *kind = lantern_get((enum lantern)stance);
        if (has_letters(display))
            display_write(display, at.x, at.y, THEME_TEXT, (char[]){kind->id[0], '\0'});
        else
            draw_square(display, at, kind->square_colour);
        at.x += STEP * display->layout.text_scale;
    }
    return at.x;
}

const char *stance_squares_legend(const struct display *display)
{
    return has_letters(display) ? "Lantern by floor: open, hooded, dark"
                                : "Lantern: yellow open, orange hooded, black dark";
}
