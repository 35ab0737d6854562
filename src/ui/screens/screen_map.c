/* The whole floor at once, as far as it is known, and a cursor on it to travel by. */
#include "game/description.h"
#include "game/knowledge.h"
#include "game/sights.h"
#include "ui/other_screens.h"
#include "ui/screen.h"
#include "ui/screen_page.h"
#include "ui/theme.h"
#include "ui/ui_read_out.h"

#include <stdio.h>

#define ITEM_COLOUR 0xd87a9a
#define STAIRS_COLOUR 0xffffff
#define LAMP_COLOUR 0xf2782a
#define DOOR_COLOUR 0x9a6a34
#define WATER_COLOUR 0x4a78c0

/* Steps that a fast move of the cursor takes. */
#define FAST_STEPS 8
/* Lines below the map that tell of the cell under the cursor. */
#define TOLD_LINES 2
/* The cursor's frame is no smaller, in pixels at text scale 1. */
#define CURSOR_SIDE 7

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

/* A frame about the cell, with a gap to it. */
static void draw_cursor(struct ui *ui, struct plan plan, struct point p)
{
    int scale = ui->layout.text_scale;
    int side =
        plan.side + 4 * scale > CURSOR_SIDE * scale ? plan.side + 4 * scale : CURSOR_SIDE * scale;
    int x = plan.x + p.x / plan.shrink * plan.side + plan.side / 2 - side / 2;
    int y = plan.y + p.y / plan.shrink * plan.side + plan.side / 2 - side / 2;
    canvas_fill(&ui->frame, (struct rectangle){x, y, side, scale}, THEME_EYES);
    canvas_fill(&ui->frame, (struct rectangle){x, y + side - scale, side, scale}, THEME_EYES);
    canvas_fill(&ui->frame, (struct rectangle){x, y, scale, side}, THEME_EYES);
    canvas_fill(&ui->frame, (struct rectangle){x + side - scale, y, scale, side}, THEME_EYES);
}

/* What is under the cursor, on the page's last lines. */
static void draw_pointed(struct page *page, const struct state *state)
{
    char sentence[480];
    struct text text = text_over(sentence, sizeof sentence);
    struct ui *ui = page->ui;
    struct page told = *page;
    int height = TOLD_LINES * (ui->font.height + WIDGETS_LINE_GAP) * ui->layout.text_scale;
    page->area.height -= height;
    told.area.y += page->area.height;
    told.area.height = height;
    knowledge_describe(state, ui->cursor, &text);
    description_of_cell(state, ui->cursor, &text);
    widgets_paragraph(&told, THEME_TEXT, 0, sentence);
}

static void draw_floor(struct ui *ui, const struct state *state, struct rectangle area)
{
    struct plan plan = plan_of(state_level_const(state)->grid, area);
    ui->pointer.plan = (struct pointer_plan){plan.x, plan.y, plan.side, plan.shrink};
    canvas_clip(&ui->frame, area);
    draw_cells(&ui->frame, plan, state, false);
    draw_cells(&ui->frame, plan, state, true);
    for (int i = 0; i < state->vision.eye_count; i++)
        fill_cell(&ui->frame, plan, state->vision.eyes[i], THEME_EYES);
    fill_cell(&ui->frame, plan, state_hero_const(state)->position, THEME_KEY);
    draw_cursor(ui, plan, ui->cursor);
    canvas_unclip(&ui->frame);
}

/* Whether a journey can begin from here: nothing else waits for an answer below, and it is no replay. */
static bool can_travel(const struct ui *ui)
{
    return ui->screen_count > 1 && ui->screens[ui->screen_count - 2] == SCREEN_PLAY;
}

void screen_map_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {
        {NULL, "Arrows", "point", KEY_NONE}, {NULL, "Enter", "travel there", KEY_ENTER},
        {NULL, "+", "next place", '+'},      {NULL, "-", "place before", '-'},
        {NULL, "Tab", "back", KEY_TAB},      {NULL, NULL, NULL, KEY_NONE}};
    const struct state *state = game_state(ui->game);
    char line[120];
    snprintf(line, sizeof line, "Floor %d, %s", state->depth, band_of_depth(state->depth)->name);
    struct page page = screen_page_draw(ui, line, keys);
    draw_legend(&page);
    draw_pointed(&page, state);
    draw_floor(ui, state, page.area);
}

static void move(struct ui *ui, enum direction direction, int steps)
{
    struct grid grid = state_level_const(game_state(ui->game))->grid;
    for (int i = 0; i < steps; i++) {
        struct point next = point_step(ui->cursor, direction);
        if (grid_contains(grid, next))
            ui->cursor = next;
    }
}

/* To the next of the places that he knows, or the one before it: the one from which this is the next. */
static void jump(struct ui *ui, bool is_back)
{
    const struct state *state = game_state(ui->game);
    struct point start = ui->cursor;
    struct point at = sights_next_known(state, start);
    ui->cursor = at;
    for (int i = 0; is_back && i < (int)grid_cells(state_level_const(state)->grid); i++) {
        struct point next = sights_next_known(state, at);
        if (point_is_equal(next, start) || point_is_equal(next, ui->cursor))
            break;
        at = next;
    }
    ui->cursor = at;
}

/* Whether the key moves the cursor. */
static bool point(struct ui *ui, struct key key)
{
    const struct bindings *bindings = ui->options->bindings;
    const struct binding *binding = binding_find(bindings, key);
    enum direction direction;
    if (binding_direction(bindings, key, &direction))
        move(ui, direction, binding_goes_far(bindings, key) ? FAST_STEPS : 1);
    else if (key.code == '+' || key.code == '=' || key.code == '_' || key.code == '-')
        jump(ui, key.code == '-');
    else if (binding && binding->command.kind == COMMAND_STAIRS)
        ui->cursor = sights_next_stairs(game_state(ui->game), binding->command.leads, ui->cursor);
    else
        return false;
    return true;
}

bool screen_map_key(struct ui *ui, struct key key)
{
    if (point(ui, key)) {
        ui_read_out_cell(ui, ui->cursor);
        return true;
    }
    bool travels = key_is_confirm(key) && can_travel(ui);
    ui_pop_screen(ui);
    if (travels)
        ui_play(ui, (struct command){.kind = COMMAND_TRAVEL, .target = ui->cursor});
    return true;
}
