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
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/floor_plan.h"
#include "ui/view/page_parts.h"

/* Lines below the map that tell of the cell under the cursor. */
#define TOLD_LINES 2
/* The cursor's frame is no smaller, in pixels at text scale 1. */
#define CURSOR_SIDE 7
/* A square of the legend. */
#define LEGEND_SIDE 7

/* The legend: a square of each colour on the map that no tile explains, and what it stands for. */
static void draw_legend(struct page *page, const struct state *state)
{
    struct floor_plan_sign signs[] = {{THEME_KEY, "you", true},
                                      {FLOOR_PLAN_CREATURE_COLOUR, "creatures", false},
                                      {THEME_EYES, "eyes", false},
                                      {FLOOR_PLAN_DOWN_COLOUR, "down", false},
                                      {FLOOR_PLAN_UP_COLOUR, "up", false},
                                      {FLOOR_PLAN_PLACE_COLOUR, "things to use", false},
                                      {FLOOR_PLAN_ITEM_COLOUR, "items", false},
                                      {FLOOR_PLAN_LAMP_COLOUR, "lamps and fires", false},
                                      {FLOOR_PLAN_TRAP_COLOUR, "traps", false},
                                      {FLOOR_PLAN_DOOR_COLOUR, "doors", false},
                                      {FLOOR_PLAN_WATER_COLOUR, "water", false},
                                      {FLOOR_PLAN_CHASM_COLOUR, "chasm", false},
                                      {FLOOR_PLAN_OBSTACLE_COLOUR, "obstacles", false},
                                      {FLOOR_PLAN_CAPTIVE_COLOUR, "captives", false}};
    struct display *display = page->display;
    floor_plan_note_signs(display, state, page->area, signs, ARRAY_LENGTH(signs));
    int scale = display->layout.text_scale;
    int x = page->area.x;
    for (size_t i = 0; i < ARRAY_LENGTH(signs); i++) {
        if (!signs[i].is_shown)
            continue;
        int end = x + (LEGEND_SIDE + 3) * scale + display_text_width(display, signs[i].word);
        if (end > page->area.x + page->area.width) {
            x = page->area.x;
            widgets_gap(page, display->art.font.height + WIDGETS_LINE_GAP);
        }
        int y = page->area.y + (display_text_height(display) - LEGEND_SIDE * scale) / 2;
        canvas_fill(&display->frame,
                    (struct rectangle){x, y, LEGEND_SIDE * scale, LEGEND_SIDE * scale},
                    signs[i].colour);
        x = display_write(display, x + (LEGEND_SIDE + 3) * scale, page->area.y, THEME_TEXT,
                          signs[i].word) +
            7 * scale;
    }
    widgets_gap(page, display->art.font.height + 4);
}

/* A frame around the cell, with a gap to it. */
static void draw_cursor(struct display *display, struct rectangle cell)
{
    int scale = display->layout.text_scale;
    int side = int_max(cell.width + 4 * scale, CURSOR_SIDE * scale);
    int x = cell.x + cell.width / 2 - side / 2;
    int y = cell.y + cell.height / 2 - side / 2;
    const struct rectangle edges[] = {{x, y, side, scale},
                                      {x, y + side - scale, side, scale},
                                      {x, y, scale, side},
                                      {x + side - scale, y, scale, side}};
    for (size_t i = 0; i < ARRAY_LENGTH(edges); i++)
        canvas_fill(&display->frame, edges[i], THEME_EYES);
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
    draw_legend(page, game_state(context->game));
    draw_pointed(context, page);
    draw_floor(context, page->area);
}

/* Keeps the cursor on the known part of the floor. */
static void stay_on_map(struct screen_context *context)
{
    struct point first;
    struct point last;
    struct point *cursor = &context->cursor;
    floor_plan_find_known(game_state(context->game), &first, &last);
    cursor->x = int_max(int_min(cursor->x, last.x), first.x);
    cursor->y = int_max(int_min(cursor->y, last.y), first.y);
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
        screen_context_command(
            context,
            (struct command){.kind = COMMAND_TRAVEL, .target = context->cursor, .explores = true});
    return true;
}
