/* The inventory: items by their letters, one of them described, and its actions. */
#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/screens/command_keys.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"
#include "ui/view/thing_view.h"

#include <stdio.h>
#include <string.h>

/* At text scale 1. */
#define WIDTH 430
#define HEIGHT 252
#define LIST_WIDTH 218
#define HEIGHT_MIN 160
#define COLUMNS_MIN 260

/* Everything the screen shows. */
struct shown {
    const struct display *display;
    const struct state *state;
    const struct prompt *prompt;
    struct inventory_item things[INVENTORY_MAX];
    int count;
    int chosen;
};

static int find_chosen(const struct shown *shown)
{
    const struct prompt *prompt = shown->prompt;
    if (prompt->kind != PROMPT_ACTION)
        return prompt->choice < shown->count ? prompt->choice : 0;
    for (int i = 0; i < shown->count; i++)
        if (shown->things[i].item == prompt->item)
            return i;
    return 0;
}

static void write_row(const void *source, int index, struct list_row *row)
{
    const struct shown *shown = source;
    const struct inventory_item *thing = &shown->things[index];
    struct text text = text_init(row->label, sizeof row->label);
    thing_view_write(shown->state, thing, &text);
    row->picture = tileset_item(&shown->display->art.tileset, shown->state, thing->item);
}

static const char *heading(const struct prompt *prompt)
{
    if (prompt->kind == PROMPT_ACTION)
        return "Choose an action";
    if (prompt->sure_choice == prompt->choice + 1)
        return "You have that equipped. Enter throws it anyway.";
    return prompt->is_for_throwing ? "Throw what?" : "Inventory";
}

bool screen_inventory_shows_key(const struct screen_context *context, struct bar_action *key)
{
    const struct prompt *prompt = &context->reader.prompt;
    if (key->code == KEY_ENTER && prompt->is_for_throwing)
        key->does = "throw";
    else if (key->code == KEY_ENTER && prompt->kind == PROMPT_ACTION)
        key->does = "do it";
    return true;
}

/* "Pack 3/12 (equipped items take no slot)". */
static void write_slots(const struct state *state, struct text *text)
{
    text_append(text, "Pack %d/%d (equipped items take no slot)", pack_slots_taken(&state->pack),
                state->traits.slots);
}

/* One item, even where there is no room to show it: its line, what it is, and what is asked. */
static void read_out(struct display *display, const struct shown *shown)
{
    char line[160];
    struct text text = text_init(line, sizeof line);
    read_out_text(display, heading(shown->prompt));
    write_slots(shown->state, &text);
    read_out_text(display, line);
    if (shown->count == 0)
        return;
    const struct inventory_item *thing = &shown->things[shown->chosen];
    text = text_init(line, sizeof line);
    thing_view_write(shown->state, thing, &text);
    read_out_row(display, shown->chosen, shown->count, line);
    thing_view_read_out(display, shown->state, thing->item);
}

static void draw_actions(struct page *page, const struct shown *shown)
{
    const struct prompt *prompt = shown->prompt;
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(shown->state, prompt->item, actions);
    widgets_gap(page, 6);
    for (int i = 0; i < count; i++) {
        char line[40];
        snprintf(line, sizeof line, "%s%c) %s", i == prompt->choice ? "> " : "   ", actions[i].key,
                 actions[i].word);
        struct rectangle row = page->area;
        widgets_line(page, i == prompt->choice ? THEME_KEY : THEME_TEXT, line);
        if (i == prompt->choice)
            read_out_row(page->display, i, count, line + strlen("> "));
        row.height -= page->area.height;
        hit_areas_add_row(&page->display->hit_areas, row, i);
    }
}

/* Keys that act on the chosen item at once. */
static void draw_shortcuts(struct page *page, const struct shown *shown)
{
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(shown->state, shown->things[shown->chosen].item, actions);
    widgets_gap(page, 6);
    for (int i = 0; i < count; i++) {
        char key = prompt_action_key(shown->state, &actions[i]);
        struct rectangle row = page->area;
        widgets_format(page, THEME_FAINT, "%c) %s", key, actions[i].word);
        row.height -= page->area.height;
        hit_areas_add_key(&page->display->hit_areas, row, (struct key){key, 0});
    }
}

/* Over the map; where that is too small, over everything but the bar. */
static struct rectangle find_place(const struct display *display)
{
    struct rectangle whole = {0, 0, display->frame.width, display->layout.bar.y};
    bool is_small = display->layout.map.height < HEIGHT_MIN * display->layout.text_scale;
    return is_small ? whole : display->layout.map;
}

/* While it is asked what to do with one, none can be pointed at. */
static void draw_list(struct page *page, const struct shown *shown)
{
    struct list list = {.count = shown->count,
                        .chosen = shown->chosen,
                        .write_row = write_row,
                        .source = shown,
                        .has_pictures = true,
                        .is_idle = shown->prompt->kind != PROMPT_THING};
    list_draw(page, &list);
}

/* Where there is room for one column, it is that of what is asked. */
static void draw_narrow(struct page *page, const struct shown *shown)
{
    const struct inventory_item *thing = &shown->things[shown->chosen];
    char line[160];
    struct text text = text_init(line, sizeof line);
    if (shown->prompt->kind != PROMPT_ACTION) {
        draw_list(page, shown);
        return;
    }
    thing_view_write(shown->state, thing, &text);
    widgets_icon_line(page, tileset_item(&page->display->art.tileset, shown->state, thing->item), 0,
                      THEME_TEXT, line);
    draw_actions(page, shown);
}

static void draw_wide(struct page *page, const struct shown *shown)
{
    int scale = page->display->layout.text_scale;
    int width = int_min(LIST_WIDTH * scale, page->area.width / 2);
    struct page right = page_parts_cut_right(page, width, 8 * scale);
    draw_list(page, shown);
    if (shown->count == 0)
        return;
    thing_view_describe(&right, shown->state, shown->things[shown->chosen].item);
    if (shown->prompt->kind == PROMPT_ACTION)
        draw_actions(&right, shown);
    else if (!shown->prompt->is_for_throwing)
        draw_shortcuts(&right, shown);
}

void screen_inventory_draw(struct screen_context *context)
{
    struct display *display = context->display;
    struct shown shown = {
        .display = display, .state = game_state(context->game), .prompt = &context->reader.prompt};
    char line[80];
    struct text text = text_init(line, sizeof line);
    shown.count = inventory_list(shown.state, shown.things);
    shown.chosen = find_chosen(&shown);
    read_out(display, &shown);
    display_shade_map(display);
    struct page page = widgets_centred_box_in(display, find_place(display), WIDTH, HEIGHT);
    bool is_narrow = page.area.width < COLUMNS_MIN * display->layout.text_scale;
    widgets_paragraph(&page, THEME_HEAD, 0, heading(shown.prompt));
    write_slots(shown.state, &text);
    if (!is_narrow)
        widgets_line(&page, THEME_FAINT, line);
    widgets_gap(&page, 4);
    if (is_narrow)
        draw_narrow(&page, &shown);
    else
        draw_wide(&page, &shown);
}

bool screen_inventory_key(struct screen_context *context, struct key key)
{
    if (context->reader.prompt.kind != PROMPT_NONE)
        return command_keys_feed(context, key);
    screen_stack_pop(context);
    return true;
}
