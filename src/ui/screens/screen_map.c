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

/* What must not be lost where cells share a pixel. */
enum mark { MARK_NONE, MARK_ITEM, MARK_STAIRS, MARK_LAMP, MARK_LOCK };

static enum mark mark_of(const struct knowledge *known)
{
    const struct terrain_kind *kind = terrain_get(known->terrain);
    if (known->item != ITEM_NONE)
        return MARK_ITEM;
    if (kind->leads)
        return MARK_STAIRS;
    if (kind->light_radius > 0 || kind->wins || kind->blesses)
        return MARK_LAMP;
    return kind->unlocks_to ? MARK_LOCK : MARK_NONE;
}

static uint32_t colour_of(const struct knowledge *known)
{
    static const uint32_t marks[] = {[MARK_ITEM] = ITEM_COLOUR,
                                     [MARK_STAIRS] = STAIRS_COLOUR,
                                     [MARK_LAMP] = LAMP_COLOUR,
                                     [MARK_LOCK] = DOOR_COLOUR};
    const struct terrain_kind *kind = terrain_get(known->terrain);
    bool is_seen_now = known->kind == KNOWLEDGE_VISIBLE;
    if (mark_of(known) != MARK_NONE)
        return marks[mark_of(known)];
    if (kind->opens_to || kind->closes_to)
        return DOOR_COLOUR;
    if (kind->is_masonry)
        return is_seen_now ? 0x8a7666 : 0x464a6a;
    if (!kind->is_walkable)
        return WATER_COLOUR;
    return is_seen_now ? 0x54463e : 0x23263c;
}

/* How cells lie on the frame. A floor with more cells than there are pixels has several to a pixel. */
struct plan {
    int side;   /* pixels of a cell, */
    int shrink; /* or cells of a pixel, along each side */
    int x;
    int y;
};

static struct plan plan_of(struct grid grid, struct rectangle area)
{
    int width = area.width > 0 ? area.width : 1;
    int height = area.height > 0 ? area.height : 1;
    int across = width / grid.width;
    int down = height / grid.height;
    struct plan plan = {.side = across < down ? across : down, .shrink = 1};
    if (plan.side < 1) {
        plan.side = 1;
        while (grid.width > plan.shrink * width || grid.height > plan.shrink * height)
            plan.shrink++;
    }
    plan.x = area.x + (area.width - plan.side * grid.width / plan.shrink) / 2;
    plan.y = area.y + (area.height - plan.side * grid.height / plan.shrink) / 2;
    return plan;
}

static void fill_cell(struct canvas *frame, struct plan plan, struct point p, uint32_t colour)
{
    canvas_fill(frame,
                (struct rectangle){plan.x + p.x / plan.shrink * plan.side,
                                   plan.y + p.y / plan.shrink * plan.side, plan.side, plan.side},
                colour);
}

/* Draws what is known, what has a mark or all the rest. */
static void draw_cells(struct canvas *frame, struct plan plan, const struct state *state,
                       bool are_marked)
{
    struct grid grid = state_level_const(state)->grid;
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++) {
            struct point p = {x, y};
            struct knowledge known = knowledge_of(state, p);
            if (known.kind != KNOWLEDGE_UNSEEN && (mark_of(&known) != MARK_NONE) == are_marked)
                fill_cell(frame, plan, p, colour_of(&known));
        }
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
    struct plan plan = plan_of(grid, page.area);
    canvas_clip(&ui->frame, page.area);
    draw_cells(&ui->frame, plan, state, false);
    draw_cells(&ui->frame, plan, state, true);
    for (int i = 0; i < state->vision.eye_count; i++)
        fill_cell(&ui->frame, plan, state->vision.eyes[i], THEME_EYES);
    fill_cell(&ui->frame, plan, state_hero_const(state)->position, THEME_KEY);
    canvas_unclip(&ui->frame);
}

bool screen_map_key(struct ui *ui, struct key key)
{
    (void)key;
    ui_pop_screen(ui);
    return true;
}
