/* What the hero has, by its letters; one thing described, and what can be done with it. */
#include "game/description.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"
#include "world/hero.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define WIDTH 430
#define HEIGHT 252
#define LIST_WIDTH 218
#define ROW_HEIGHT (TILE_SIDE + 1)

/* The list needs more room than the frame has: the lines from here on are drawn. */
static int first_row(int chosen, int count, int rows)
{
    int first = chosen - rows / 2;
    first = first > count - rows ? count - rows : first;
    return first < 0 ? 0 : first;
}

static const char *word_of_worn(enum item item)
{
    return item_get(item)->slot == SLOT_WEAPON ? "in hand" : "worn";
}

static void draw_row(struct page *page, const struct state *state, const struct prompt_thing *thing,
                     bool is_chosen)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    struct rectangle row = {page->area.x, page->area.y, page->area.width, ROW_HEIGHT * scale};
    char name[80];
    char line[120];
    struct text text = text_over(name, sizeof name);
    hero_write_items(state, thing->item, thing->count, &text);
    snprintf(line, sizeof line, "%c) %s%s%s%s", thing->letter, name, thing->is_worn ? ", " : "",
             thing->is_worn && thing->count > 1 ? "one " : "",
             thing->is_worn ? word_of_worn(thing->item) : "");
    if (is_chosen)
        canvas_fill(&ui->frame, row, THEME_SELECTED);
    widgets_icon_line(page, tileset_item(&ui->tileset, state, thing->item), 0,
                      is_chosen ? THEME_KEY : THEME_TEXT, line);
}

static int chosen_of(const struct prompt *prompt, const struct prompt_thing *things, int count)
{
    if (prompt->kind != PROMPT_DEED)
        return prompt->choice < count ? prompt->choice : 0;
    for (int i = 0; i < count; i++)
        if (things[i].item == prompt->item)
            return i;
    return 0;
}

static void draw_things(struct page *page, const struct state *state,
                        const struct prompt_thing *things, int count, int chosen)
{
    int rows = page->area.height / (ROW_HEIGHT * page->ui->layout.text_scale);
    int first = first_row(chosen, count, rows);
    for (int i = first; i < count && i < first + rows; i++)
        draw_row(page, state, &things[i], i == chosen);
}

static void draw_deeds(struct page *page, const struct state *state, const struct prompt *prompt)
{
    struct prompt_deed deeds[PROMPT_DEEDS_MAX];
    int count = prompt_deeds(state, prompt->item, deeds);
    widgets_gap(page, 6);
    for (int i = 0; i < count; i++) {
        char line[40];
        snprintf(line, sizeof line, "%s%c) %s", i == prompt->choice ? "> " : "   ", deeds[i].key,
                 deeds[i].word);
        widgets_line(page, i == prompt->choice ? THEME_KEY : THEME_TEXT, line);
    }
}

static void draw_thing(struct page *page, const struct state *state, enum item item)
{
    char words[400];
    struct text text = text_over(words, sizeof words);
    text_append(&text, "%s", hero_item_name(state, item));
    words[0] = (char)toupper((unsigned char)words[0]);
    widgets_paragraph(page, THEME_KEY, 0, words);
    widgets_gap(page, 3);
    text = text_over(words, sizeof words);
    description_of_item(state, item, &text);
    widgets_paragraph(page, THEME_TEXT, 0, words);
    text = text_over(words, sizeof words);
    description_compare(state, item, &text);
    widgets_gap(page, 3);
    widgets_paragraph(page, THEME_FAINT, 0, words);
}

static const char *heading(const struct prompt *prompt)
{
    if (prompt->kind == PROMPT_DEED)
        return "What to do with it? (Esc: back)";
    return prompt->is_for_throwing ? "Throw what? (a letter, or arrows and Enter; Esc: nothing)"
                                   : "Your things (a letter, or arrows and Enter; Esc: back)";
}

void screen_inventory_draw(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    struct prompt_thing things[PROMPT_THINGS_MAX];
    int count = prompt_things(state, things);
    int chosen = chosen_of(prompt, things, count);
    int scale = ui->layout.text_scale;
    char line[80];
    canvas_shade(&ui->frame, ui->layout.map, THEME_GROUND, 130);
    struct page page = widgets_centred_box_in(ui, ui->layout.map, WIDTH, HEIGHT);
    widgets_line(&page, THEME_HEAD, heading(prompt));
    snprintf(line, sizeof line, "%d of %d slots taken", pack_slots_taken(&state->pack),
             state->traits.slots);
    widgets_line(&page, THEME_FAINT, line);
    widgets_gap(&page, 4);
    struct page right = page;
    int list = LIST_WIDTH * scale < page.area.width / 2 ? LIST_WIDTH * scale : page.area.width / 2;
    page.area.width = list - 8 * scale;
    right.area.x += list;
    right.area.width -= list;
    draw_things(&page, state, things, count, chosen);
    if (count > 0)
        draw_thing(&right, state, things[chosen].item);
    if (prompt->kind == PROMPT_DEED)
        draw_deeds(&right, state, prompt);
}

bool screen_inventory_key(struct ui *ui, struct key key)
{
    if (ui->reader.prompt.kind != PROMPT_NONE)
        return ui_feed(ui, key);
    ui_pop_screen(ui);
    return true;
}
