/* The whole floor at once, as far as it is known. */
#include "game/knowledge.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <stdio.h>

#define ITEM_COLOUR 0xd87a9a
#define STAIRS_COLOUR 0xffffff
#define LAMP_COLOUR 0xf2782a
#define DOOR_COLOUR 0x9a6a34
#define WATER_COLOUR 0x4a78c0

static uint32_t colour_of(const struct knowledge *known)
{
    const struct terrain_kind *kind = terrain_get(known->terrain);
    bool is_seen_now = known->kind == KNOWLEDGE_VISIBLE;
    if (known->item != ITEM_NONE)
        return ITEM_COLOUR;
    if (kind->leads)
        return STAIRS_COLOUR;
    if (kind->light_radius > 0 || kind->wins || kind->blesses)
        return LAMP_COLOUR;
    if (kind->opens_to || kind->closes_to)
        return DOOR_COLOUR;
    if (kind->is_masonry)
        return is_seen_now ? 0x8a7666 : 0x464a6a;
    if (!kind->is_walkable)
        return WATER_COLOUR;
    return is_seen_now ? 0x54463e : 0x23263c;
}

static struct rectangle cell_at(struct grid grid, struct rectangle area, struct point p)
{
    int across = area.width / grid.width;
    int down = area.height / grid.height;
    int side = across < down ? across : down;
    side = side < 1 ? 1 : side;
    return (struct rectangle){area.x + (area.width - side * grid.width) / 2 + p.x * side,
                              area.y + (area.height - side * grid.height) / 2 + p.y * side, side,
                              side};
}

/* What the colours mean, each word in its own. */
static void draw_legend(struct page *page)
{
    static const struct {
        uint32_t colour;
        const char *word;
    } words[] = {{THEME_KEY, "you"},     {STAIRS_COLOUR, "stairs"}, {ITEM_COLOUR, "items"},
                 {LAMP_COLOUR, "fires"}, {DOOR_COLOUR, "doors"},    {WATER_COLOUR, "water"},
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
    struct grid grid = state_level_const(state)->grid;
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    char line[120];
    snprintf(line, sizeof line, "Floor %d, %s (any key goes back)", state->depth,
             band_of_depth(state->depth)->name);
    widgets_line(&page, THEME_HEAD, line);
    draw_legend(&page);
    canvas_clip(&ui->frame, page.area);
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++) {
            struct point p = {x, y};
            struct knowledge known = knowledge_of(state, p);
            if (known.kind != KNOWLEDGE_UNSEEN)
                canvas_fill(&ui->frame, cell_at(grid, page.area, p), colour_of(&known));
            if (known.has_eyes)
                canvas_fill(&ui->frame, cell_at(grid, page.area, p), THEME_EYES);
        }
    struct rectangle hero = cell_at(grid, page.area, state_hero_const(state)->position);
    canvas_fill(&ui->frame, hero, THEME_KEY);
    canvas_unclip(&ui->frame);
}

bool screen_map_key(struct ui *ui, struct key key)
{
    (void)key;
    ui_pop_screen(ui);
    return true;
}
