/* The whole floor at once, as far as it is known, and a cursor on it to travel by. */
#include "base/array.h"
#include "base/integer.h"
#include "game/knowledge.h"
#include "game/sights.h"
#include "game/text/description.h"
#include "input/cursor.h"
#include "ui/art/theme.h"
#include "ui/screens/game_read_out.h"
#include "ui/screens/screen.h"
#include "ui/view/floor_plan.h"
#include "ui/view/page_parts.h"

#include <string.h>

/* Lines below the map that tell of the cell under the cursor. */
#define TOLD_LINES 2
/* The cursor's frame is no smaller, in pixels at text scale 1. */
#define CURSOR_SIDE 7
/* A square of the legend. */
#define LEGEND_SIDE 7
#define LEGEND_GAP 4
#define LEGEND_SPACE 8
#define LEGEND_LINE 21
/* The legend stands in a column beside the plan if the page is so wide, and high enough for all of it. */
#define COLUMN_PAGE_MIN 420
#define COLUMN_WIDTH 116
#define COLUMN_GAP 8

/* A sign of the legend at the page's head, on the next line if there is no room for it: its chip or square, what it stands for,
 * and how many things there are. Returns where it ends. Without room for a line nothing is drawn. */
static int draw_sign(struct page *page, const struct floor_plan_sign *sign, int x)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    int line = FLOOR_PLAN_CHIP_SIDE * scale;
    int side = sign->sprite ? line : LEGEND_SIDE * scale;
    char words[40];
    struct text text = text_init(words, sizeof words);
    text_append(&text, sign->is_counted && sign->found > 1 ? "%s %d" : "%s", sign->word,
                sign->found);
    int width = side + LEGEND_GAP * scale + display_text_width(display, words);
    if (x > page->area.x && x + width > page->area.x + page->area.width) {
        widgets_gap(page, LEGEND_LINE);
        x = page->area.x;
    }
    if (page->area.height < line)
        return x + width;
    int y = page->area.y + (line - side) / 2;
    if (sign->sprite)
        floor_plan_draw_chip(display, x, y, scale, sign->colour, sign->sprite);
    else
        canvas_fill(&display->frame, (struct rectangle){x, y, side, side}, sign->colour);
    display_write(display, x + side + LEGEND_GAP * scale,
                  page->area.y + (line - display_text_height(display)) / 2, THEME_TEXT, words);
    return x + width;
}

static int count_known(const struct state *state)
{
    struct grid grid = state_level_const(state)->grid;
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(grid); cell++)
        count += knowledge_of(state, grid_point(grid, cell)).kind != KNOWLEDGE_UNSEEN;
    return count;
}

static const struct floor_plan_sign all_signs[] = {
    {THEME_KEY, "you", false, 0, NULL},
    {FLOOR_PLAN_CREATURE_COLOUR, "creatures", true, 0, NULL},
    {THEME_EYES, "eyes", true, 0, NULL},
    {FLOOR_PLAN_DOWN_COLOUR, "down", true, 0, NULL},
    {FLOOR_PLAN_UP_COLOUR, "up", true, 0, NULL},
    {FLOOR_PLAN_PLACE_COLOUR, "things to use", false, 0, NULL},
    {FLOOR_PLAN_ITEM_COLOUR, "items", true, 0, NULL},
    {FLOOR_PLAN_LAMP_COLOUR, "lamps and fires", true, 0, NULL},
    {FLOOR_PLAN_TRAP_COLOUR, "traps", false, 0, NULL},
    {FLOOR_PLAN_DOOR_COLOUR, "doors", false, 0, NULL},
    {FLOOR_PLAN_WATER_COLOUR, "water", false, 0, NULL},
    {FLOOR_PLAN_CHASM_COLOUR, "chasm", false, 0, NULL},
    {FLOOR_PLAN_OBSTACLE_COLOUR, "obstacles", false, 0, NULL},
    {FLOOR_PLAN_GROWTH_COLOUR, "rough ground", false, 0, NULL},
    {FLOOR_PLAN_CAPTIVE_COLOUR, "captives", true, 0, NULL}};

struct legend {
    struct floor_plan_sign signs[ARRAY_LENGTH(all_signs)];
    int count;
};

/* What the plan in that area shows. */
static struct legend find_legend(const struct display *display, const struct state *state,
                                 struct rectangle area)
{
    struct legend legend = {.count = 0};
    memcpy(legend.signs, all_signs, sizeof all_signs);
    floor_plan_note_signs(display, state, area, legend.signs, ARRAY_LENGTH(all_signs));
    for (size_t i = 0; i < ARRAY_LENGTH(all_signs); i++)
        if (legend.signs[i].found > 0)
            legend.signs[legend.count++] = legend.signs[i];
    return legend;
}

/* Draws it in lines as wide as the page, and moves the page below them. */
static void draw_lines(struct page *page, const struct legend *legend)
{
    int x = page->area.x;
    for (int i = 0; i < legend->count; i++)
        x = draw_sign(page, &legend->signs[i], x) + LEGEND_SPACE * page->display->layout.text_scale;
    widgets_gap(page, LEGEND_LINE);
}

/* The part of the page below these lines. */
static struct page page_below(const struct page *page, const struct legend *legend)
{
    struct page below = *page;
    below.area.height = 0; /* nothing is drawn there */
    draw_lines(&below, legend);
    below.area.height += page->area.height;
    return below;
}

static void draw_column(struct page *page, const struct state *state, const struct legend *legend)
{
    for (int i = 0; i < legend->count; i++) {
        draw_sign(page, &legend->signs[i], page->area.x);
        widgets_gap(page, LEGEND_LINE);
    }
    widgets_gap(page, LEGEND_SPACE);
    widgets_format(page, THEME_FAINT, "%d cells known", count_known(state));
}

/* A frame around the cell, with a gap to it, and with dark edges that stand out from paper. */
static void draw_cursor(struct display *display, struct rectangle cell)
{
    int scale = display->layout.text_scale;
    int side = int_max(cell.width + 8 * scale, CURSOR_SIDE * scale);
    int x = cell.x + cell.width / 2 - side / 2;
    int y = cell.y + cell.height / 2 - side / 2;
    for (int light = 0; light < 2; light++) {
        int edge = light ? scale : 3 * scale;
        int out = light ? 0 : scale;
        int length = side + 2 * out;
        const struct rectangle edges[] = {{x - out, y - out, length, edge},
                                          {x - out, y - out + length - edge, length, edge},
                                          {x - out, y - out, edge, length},
                                          {x - out + length - edge, y - out, edge, length}};
        for (size_t i = 0; i < ARRAY_LENGTH(edges); i++)
            canvas_fill(&display->frame, edges[i], light ? THEME_EYES : FLOOR_PLAN_INK_COLOUR);
    }
}

/* Describes the cell under the cursor on the page's last lines. */
static void draw_pointed(struct screen_context *context, struct page *page)
{
    const struct state *state = game_state(context->game);
    const struct display *display = context->display;
    char sentence[800];
    struct text text = text_init(sentence, sizeof sentence);
    int line = (display->art.font.height + WIDGETS_LINE_GAP) * display->layout.text_scale;
    game_read_out_cell(context, context->cursor);
    knowledge_describe(state, context->cursor, &text);
    description_of_cell(state, context->cursor, ITEM_NONE, &text);
    int lines = int_max(widgets_paragraph_lines(page, 0, sentence), TOLD_LINES);
    struct page told = page_parts_cut_foot(page, lines * line);
    widgets_paragraph(&told, THEME_TEXT, 0, sentence);
}

static void draw_floor(struct screen_context *context, struct rectangle area)
{
    struct display *display = context->display;
    struct floor_plan plan = floor_plan_draw(display, game_state(context->game), area);
    context->states.map.plan = plan;
    floor_plan_draw_title(display, game_state(context->game), plan);
    canvas_clip(&display->frame, area);
    draw_cursor(display, floor_plan_cell(plan, context->cursor));
    canvas_unclip(&display->frame);
}

/* Whether travel can begin from here: no other screen waits for an answer below, and it is no replay. */
static bool can_travel(const struct screen_context *context)
{
    return context->stack.count > 1 &&
           context->stack.screens[context->stack.count - 2] == SCREEN_PLAY;
}

bool screen_map_open(struct screen_context *context)
{
    context->cursor = state_hero_const(game_state(context->game))->position;
    return true;
}

void screen_map_write_title(const struct screen_context *context, struct text *text)
{
    int depth = game_state(context->game)->depth;
    text_append(text, "Floor %d, %s", depth, band_of_depth(depth)->name);
}

bool screen_map_shows_key(const struct screen_context *context, struct bar_action *key)
{
    return key->code != KEY_ENTER || can_travel(context);
}

void screen_map_draw_page(struct screen_context *context, struct page *page)
{
    const struct state *state = game_state(context->game);
    const struct display *display = context->display;
    int scale = display->layout.text_scale;
    draw_pointed(context, page);
    struct page floor = *page;
    struct page column =
        page_parts_cut_right(&floor, page->area.width - COLUMN_WIDTH * scale, COLUMN_GAP * scale);
    struct legend legend = find_legend(display, state, floor.area);
    bool is_column = page->area.width >= COLUMN_PAGE_MIN * scale &&
                     legend.count * LEGEND_LINE * scale <= column.area.height;
    if (is_column) {
        draw_column(&column, state, &legend);
    } else {
        legend = find_legend(display, state, page->area);
        floor = page_below(page, &legend);
        legend = find_legend(display, state, floor.area); /* it may have no room for pictures */
        draw_lines(page, &legend);
    }
    draw_floor(context, floor.area);
}

/* Keeps the cursor on the known part of the floor. */
static void stay_on_map(struct screen_context *context)
{
    struct area known = floor_plan_known(game_state(context->game));
    struct point *cursor = &context->cursor;
    cursor->x = int_max(int_min(cursor->x, known.last.x), known.first.x);
    cursor->y = int_max(int_min(cursor->y, known.last.y), known.first.y);
}

/* Whether the key moves the cursor. */
static bool point(struct screen_context *context, struct key key)
{
    const struct bindings *bindings = context->options->bindings;
    const struct command *command = binding_command(bindings, key);
    const struct state *state = game_state(context->game);
    struct grid grid = state_level_const(state)->grid;
    if (cursor_move(bindings, key, grid, CURSOR_LOOK_FAR, &context->cursor)) {
        stay_on_map(context);
        return true;
    }
    if (key.code == '+' || key.code == '=' || key.code == '_')
        context->cursor = sights_next_known(state, context->cursor);
    else if (key.code == '-')
        context->cursor = sights_previous_known(state, context->cursor);
    else if (command && command->kind == COMMAND_STAIRS)
        context->cursor = sights_next_stairs(state, command->leads, context->cursor);
    else
        return false;
    return true;
}

bool screen_map_key(struct screen_context *context, struct key key)
{
    if (point(context, key))
        return true;
    bool travels = key_is_confirm(key) && can_travel(context);
    screen_stack_pop(context);
    if (travels)
        screen_context_command(context, (struct command){.kind = COMMAND_TRAVEL,
                                                         .target = context->cursor,
                                                         .explores = true,
                                                         .begins_anew = true});
    return true;
}
