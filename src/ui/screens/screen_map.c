/* The whole floor at once, as far as it is known, and a cursor on it to travel by. */
#include "base/array.h"
#include "game/knowledge.h"
#include "game/sights.h"
#include "game/text/description.h"
#include "input/cursor.h"
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/floor_plan.h"
#include "ui/view/page_parts.h"
#include "ui/view/screen_page.h"

#include <stdio.h>

/* Lines below the map that tell of the cell under the cursor. */
#define TOLD_LINES 2
/* The cursor's frame is no smaller, in pixels at text scale 1. */
#define CURSOR_SIDE 7

/* What the colours mean, each word in its own. */
static void draw_legend(struct page *page)
{
    static const struct {
        uint32_t colour;
        const char *word;
    } words[] = {{THEME_KEY, "you"},
                 {FLOOR_PLAN_DOWN_COLOUR, "> down"},
                 {FLOOR_PLAN_UP_COLOUR, "< up"},
                 {FLOOR_PLAN_PLACE_COLOUR, "places"},
                 {FLOOR_PLAN_ITEM_COLOUR, "items"},
                 {FLOOR_PLAN_LAMP_COLOUR, "fires"},
                 {FLOOR_PLAN_DOOR_COLOUR, "doors"},
                 {FLOOR_PLAN_WATER_COLOUR, "water"},
                 {THEME_EYES, "eyes"}};
    struct ui *ui = page->ui;
    int x = page->area.x;
    for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
        x = font_draw(&ui->frame, &ui->art.font, x, page->area.y, ui->layout.text_scale,
                      words[i].colour, words[i].word) +
            8 * ui->layout.text_scale;
    widgets_gap(page, ui->art.font.height + 4);
}

/* A frame about the cell, with a gap to it. */
static void draw_cursor(struct ui *ui, struct rectangle cell)
{
    int scale = ui->layout.text_scale;
    int side =
        cell.width + 4 * scale > CURSOR_SIDE * scale ? cell.width + 4 * scale : CURSOR_SIDE * scale;
    int x = cell.x + cell.width / 2 - side / 2;
    int y = cell.y + cell.height / 2 - side / 2;
    canvas_fill(&ui->frame, (struct rectangle){x, y, side, scale}, THEME_EYES);
    canvas_fill(&ui->frame, (struct rectangle){x, y + side - scale, side, scale}, THEME_EYES);
    canvas_fill(&ui->frame, (struct rectangle){x, y, scale, side}, THEME_EYES);
    canvas_fill(&ui->frame, (struct rectangle){x + side - scale, y, scale, side}, THEME_EYES);
}

/* What is under the cursor, on the page's last lines. */
static void draw_pointed(struct page *page, const struct state *state)
{
    char sentence[800];
    struct text text = text_init(sentence, sizeof sentence);
    struct ui *ui = page->ui;
    int height = TOLD_LINES * (ui->art.font.height + WIDGETS_LINE_GAP) * ui->layout.text_scale;
    struct page told = page_parts_cut_foot(page, height);
    ui_read_out_cell(ui, ui->cursor);
    knowledge_describe(state, ui->cursor, &text);
    description_of_cell(state, ui->cursor, &text);
    widgets_paragraph(&told, THEME_TEXT, 0, sentence);
}

static void draw_floor(struct ui *ui, struct rectangle area)
{
    struct floor_plan plan = floor_plan_draw(ui, area);
    ui->input.pointer.plan = (struct pointer_plan){plan.x, plan.y, plan.side, plan.shrink};
    canvas_clip(&ui->frame, area);
    draw_cursor(ui, floor_plan_cell(plan, ui->cursor));
    canvas_unclip(&ui->frame);
}

/* Whether a journey can begin from here: nothing else waits for an answer below, and it is no replay. */
static bool can_travel(const struct ui *ui)
{
    return ui->screens.count > 1 && ui->screens.stack[ui->screens.count - 2] == SCREEN_PLAY;
}

void screen_map_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {
        {NULL, "Arrows", "point", KEY_NONE}, {NULL, "Enter", "travel there", KEY_ENTER},
        {NULL, "+", "next place", '+'},      {NULL, "-", "place before", '-'},
        {NULL, "Tab", "back", KEY_TAB},      {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action keys_of_looking[] = {{NULL, "Arrows", "point", KEY_NONE},
                                                        {NULL, "+", "next place", '+'},
                                                        {NULL, "-", "place before", '-'},
                                                        {NULL, "Tab", "back", KEY_TAB},
                                                        {NULL, NULL, NULL, KEY_NONE}};
    const struct state *state = game_state(ui->game);
    char line[120];
    snprintf(line, sizeof line, "Floor %d, %s", state->depth, band_of_depth(state->depth)->name);
    struct page page = screen_page_draw(ui, line, can_travel(ui) ? keys : keys_of_looking);
    draw_legend(&page);
    draw_pointed(&page, state);
    draw_floor(ui, page.area);
}

/* What is not known is not on the map. */
static void stay_on_map(struct ui *ui)
{
    struct point first;
    struct point last;
    struct point *cursor = &ui->cursor;
    floor_plan_find_known(game_state(ui->game), &first, &last);
    cursor->x = cursor->x < first.x ? first.x : (cursor->x > last.x ? last.x : cursor->x);
    cursor->y = cursor->y < first.y ? first.y : (cursor->y > last.y ? last.y : cursor->y);
}

/* Whether the key moves the cursor. */
static bool point(struct ui *ui, struct key key)
{
    const struct bindings *bindings = ui->options->bindings;
    const struct binding *binding = binding_find(bindings, key);
    const struct state *state = game_state(ui->game);
    struct grid grid = state_level_const(state)->grid;
    if (cursor_take_key(&ui->cursor, grid, bindings, key, CURSOR_FAR)) {
        stay_on_map(ui);
        return true;
    }
    if (key.code == '+' || key.code == '=' || key.code == '_')
        ui->cursor = sights_next_known(state, ui->cursor);
    else if (key.code == '-')
        ui->cursor = sights_previous_known(state, ui->cursor);
    else if (binding && binding->command.kind == COMMAND_STAIRS)
        ui->cursor = sights_next_stairs(state, binding->command.leads, ui->cursor);
    else
        return false;
    return true;
}

bool screen_map_key(struct ui *ui, struct key key)
{
    if (point(ui, key))
        return true;
    bool travels = key_is_confirm(key) && can_travel(ui);
    screen_stack_pop(ui);
    if (travels)
        playing_give_command(ui, (struct command){.kind = COMMAND_TRAVEL, .target = ui->cursor});
    return true;
}
