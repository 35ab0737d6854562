/* The whole floor at once, as far as it is known. */
#include "ui/floor_plan.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <stdio.h>

/* What the colours mean, each word in its own. */
static void draw_legend(struct page *page)
{
    static const struct {
        uint32_t colour;
        const char *word;
    } words[] = {{THEME_KEY, "you"},
                 {FLOOR_PLAN_STAIRS_COLOUR, "stairs"},
                 {FLOOR_PLAN_ITEM_COLOUR, "items"},
                 {FLOOR_PLAN_LAMP_COLOUR, "fires"},
                 {FLOOR_PLAN_DOOR_COLOUR, "doors"},
                 {FLOOR_PLAN_WATER_COLOUR, "water"},
                 {THEME_EYES, "eyes"}};
    struct ui *ui = page->ui;
    int x = page->area.x;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        x = font_draw(&ui->frame, &ui->font, x, page->area.y, ui->layout.text_scale,
                      words[i].colour, words[i].word) +
            8 * ui->layout.text_scale;
    widgets_gap(page, ui->font.height + 4);
}

void screen_map_draw(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    char line[120];
    snprintf(line, sizeof line, "Floor %d, %s (any key goes back)", state->depth,
             band_of_depth(state->depth)->name);
    widgets_line(&page, THEME_HEAD, line);
    draw_legend(&page);
    floor_plan_draw(ui, page.area);
}

bool screen_map_key(struct ui *ui, struct key key)
{
    (void)key;
    ui_pop_screen(ui);
    return true;
}
