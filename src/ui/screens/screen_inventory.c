/* What the hero has, by its letters; one thing described, and what can be done with it. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/thing_view.h"
#include "ui/view/widgets.h"

#include <stdio.h>
#include <string.h>

#define WIDTH 430
#define HEIGHT 252
#define LIST_WIDTH 218
#define HEIGHT_MIN 160
#define COLUMNS_MIN 260

static struct rectangle draw_row(struct page *page, const struct state *state,
                                 const struct inventory_item *thing, bool is_chosen)
{
    char line[120];
    struct text text = text_init(line, sizeof line);
    thing_view_write(state, thing, &text);
    return thing_view_row(page, thing->item, THEME_TEXT, is_chosen, line);
}

static int chosen_of(const struct prompt *prompt, const struct inventory_item *things, int count)
{
    if (prompt->kind != PROMPT_ACTION)
        return prompt->choice < count ? prompt->choice : 0;
    for (int i = 0; i < count; i++)
        if (things[i].item == prompt->item)
            return i;
    return 0;
}

/* While it is asked what to do with one, none can be pointed at. */
static void draw_things(struct page *page, const struct state *state,
                        const struct inventory_item *things, int count, int chosen)
{
    int rows = page->area.height / (THING_VIEW_ROW * page->ui->layout.text_scale);
    int first = thing_view_first_row(chosen, count, rows);
    for (int i = first; i < count && i < first + rows; i++) {
        struct rectangle row = draw_row(page, state, &things[i], i == chosen);
        if (page->ui->reader.prompt.kind == PROMPT_THING)
            hit_areas_add_row(&page->ui->hit_areas, row, i);
    }
}

static const char *heading(const struct prompt *prompt)
{
    if (prompt->kind == PROMPT_ACTION)
        return "What to do with it? (Esc: back)";
    if (prompt->sure_choice == prompt->choice + 1)
        return "You hold or wear that. Enter throws it all the same; Esc: nothing";
    return prompt->is_for_throwing ? "Throw what? (a letter, or arrows and Enter; Esc: nothing)"
                                   : "Your things (a letter, or arrows and Enter; Esc: back)";
}

/* Of one thing, though there be no room to show it: its line, what it is, and what is asked. */
static void read_out(struct ui *ui, const struct prompt *prompt,
                     const struct inventory_item *things, int count, int chosen)
{
    const struct state *state = game_state(ui->game);
    char line[160];
    struct text text = text_init(line, sizeof line);
    text_append(&text, "%s ", heading(prompt));
    text_append(&text, "%d of %d slots taken.", pack_slots_taken(&state->pack),
                state->traits.slots);
    ui_read_out(ui, line);
    if (count == 0)
        return;
    text = text_init(line, sizeof line);
    thing_view_write(state, &things[chosen], &text);
    ui_read_out_row(ui, chosen, count, line);
    thing_view_read_out(ui, things[chosen].item);
}

static void draw_deeds(struct page *page, const struct state *state, const struct prompt *prompt)
{
    struct prompt_action deeds[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(state, prompt->item, deeds);
    widgets_gap(page, 6);
    for (int i = 0; i < count; i++) {
        char line[40];
        snprintf(line, sizeof line, "%s%c) %s", i == prompt->choice ? "> " : "   ", deeds[i].key,
                 deeds[i].word);
        struct rectangle row = page->area;
        widgets_line(page, i == prompt->choice ? THEME_KEY : THEME_TEXT, line);
        if (i == prompt->choice)
            ui_read_out_row(page->ui, i, count, line + strlen("> "));
        row.height -= page->area.height;
        hit_areas_add_row(&page->ui->hit_areas, row, i);
    }
}

/* What can be done with the marked thing at once, without asking. */
static void draw_shortcuts(struct page *page, const struct state *state, enum item item)
{
    struct prompt_action deeds[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(state, item, deeds);
    widgets_gap(page, 6);
    for (int i = 0; i < count; i++) {
        char line[40];
        char key = prompt_action_key(state, &deeds[i]);
        bool is_capital = key != deeds[i].key;
        struct rectangle row = page->area;
        snprintf(line, sizeof line, "%s%c) %s", is_capital ? "Shift+" : "", deeds[i].key,
                 deeds[i].word);
        widgets_line(page, THEME_FAINT, line);
        row.height -= page->area.height;
        hit_areas_add_key(&page->ui->hit_areas, row, (struct key){key, 0});
    }
}

/* Over the map; where that is too small, over all but the bar. */
static struct rectangle place_of(const struct ui *ui)
{
    struct rectangle whole = {0, 0, ui->frame.width, ui->layout.bar.y};
    int min = HEIGHT_MIN * ui->layout.text_scale;
    return ui->layout.map.height < min ? whole : ui->layout.map;
}

void screen_inventory_draw(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(state, things);
    int chosen = chosen_of(prompt, things, count);
    int scale = ui->layout.text_scale;
    char line[80];
    read_out(ui, prompt, things, count, chosen);
    canvas_shade(&ui->frame, ui->layout.map, THEME_GROUND, 130);
    struct page page = widgets_centred_box_in(ui, place_of(ui), WIDTH, HEIGHT);
    bool is_narrow = page.area.width < COLUMNS_MIN * scale;
    widgets_paragraph(&page, THEME_HEAD, 0, heading(prompt));
    if (!is_narrow) {
        snprintf(line, sizeof line, "%d of %d slots taken: each kind not worn or in hand is one",
                 pack_slots_taken(&state->pack), state->traits.slots);
        widgets_line(&page, THEME_FAINT, line);
    }
    widgets_gap(&page, 4);
    struct page right = page;
    int list = LIST_WIDTH * scale < page.area.width / 2 ? LIST_WIDTH * scale : page.area.width / 2;
    if (!is_narrow) {
        page.area.width = list - 8 * scale;
        right.area.x += list;
        right.area.width -= list;
    }
    /* Where there is room for one column it is that of what is asked. */
    bool is_deed = prompt->kind == PROMPT_ACTION;
    if (!is_narrow || !is_deed)
        draw_things(&page, state, things, count, chosen);
    if (is_narrow && is_deed && count > 0)
        draw_row(&right, state, &things[chosen], false);
    else if (count > 0 && !is_narrow)
        thing_view_describe(&right, state, things[chosen].item);
    if (is_deed)
        draw_deeds(&right, state, prompt);
    else if (!is_narrow && count > 0 && !prompt->is_for_throwing)
        draw_shortcuts(&right, state, things[chosen].item);
}

bool screen_inventory_key(struct ui *ui, struct key key)
{
    if (ui->reader.prompt.kind != PROMPT_NONE)
        return command_keys_feed(ui, key);
    screen_stack_pop(ui);
    return true;
}
