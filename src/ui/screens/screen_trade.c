/* Barter: which ware of who trades here, and then what of the hero's is given for it. Says plainly what is enough. */
#include "rules/sites/trade.h"
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/thing_view.h"
#include "ui/view/trade_view.h"
#include "ui/view/widgets.h"
#include "world/hero.h"

#include <stdio.h>

#define WIDTH 460
#define HEIGHT 252
#define LIST_WIDTH 262

static bool is_giving(const struct ui *ui)
{
    return ui->reader.prompt.kind == PROMPT_GIVE;
}

/* What it takes of the marked thing. */
static void write_price(const struct state *state, enum item ware,
                        const struct inventory_item *thing, struct text *text)
{
    struct inventory_price price = inventory_price(ware, thing);
    text_append(text, "For ");
    hero_write_items(state, ware, trade_lot(ware), text);
    if (price.count == 0)
        text_append(text, " it takes none of that.");
    else if (!price.is_enough)
        text_append(text, " it wants %d of that: you have %d.", price.count, thing->count);
    else
        text_append(text, " it takes %d of that. Enter: agreed.", price.count);
}

static void draw_given(struct page *list, struct page *right, const struct prompt *prompt)
{
    struct ui *ui = list->ui;
    const struct state *state = game_state(ui->game);
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(state, things);
    int rows = list->area.height / (THING_VIEW_ROW * ui->layout.text_scale);
    int chosen = prompt->choice < count ? prompt->choice : 0;
    int first = thing_view_first_row(chosen, count, rows);
    for (int i = first; i < count && i < first + rows; i++) {
        char line[140];
        struct text text = text_init(line, sizeof line);
        trade_view_write_offer(state, prompt->item, &things[i], &text);
        bool is_enough = inventory_price(prompt->item, &things[i]).is_enough;
        struct rectangle row = thing_view_row(
            list, things[i].item, is_enough ? THEME_FRIEND : THEME_FAINT, i == chosen, line);
        hit_areas_add_row(&ui->hit_areas, row, i);
    }
    if (count == 0)
        return;
    char words[200];
    struct text text = text_init(words, sizeof words);
    write_price(state, prompt->item, &things[chosen], &text);
    thing_view_read_out(ui, things[chosen].item);
    ui_read_out(ui, words);
    thing_view_describe(right, state, things[chosen].item);
    widgets_gap(right, 4);
    widgets_paragraph(right,
                      inventory_price(prompt->item, &things[chosen]).is_enough ? THEME_FRIEND
                                                                               : THEME_DANGER,
                      0, words);
}

static void draw_wares(struct page *list, struct page *right, const struct prompt *prompt)
{
    const struct state *state = game_state(list->ui->game);
    struct inventory_ware wares[SITE_WARES_MAX];
    int count = inventory_wares(state, wares);
    int chosen = prompt->choice < count ? prompt->choice : 0;
    for (int i = 0; i < count; i++) {
        char line[120];
        struct text text = text_init(line, sizeof line);
        trade_view_write_ware(state, &wares[i], &text);
        struct rectangle row = thing_view_row(list, wares[i].item, THEME_TEXT, i == chosen, line);
        hit_areas_add_row(&list->ui->hit_areas, row, i);
    }
    if (count == 0)
        return;
    thing_view_read_out(list->ui, wares[chosen].item);
    thing_view_describe(right, state, wares[chosen].item);
}

void screen_trade_draw(struct ui *ui)
{
    const struct prompt *prompt = &ui->reader.prompt;
    int scale = ui->layout.text_scale;
    char line[120];
    struct text text = text_init(line, sizeof line);
    canvas_shade(&ui->frame, ui->layout.map, THEME_GROUND, 130);
    struct page page = widgets_centred_box_in(ui, ui->layout.map, WIDTH, HEIGHT);
    if (is_giving(ui)) {
        text_append(&text, "Give what for ");
        hero_write_items(game_state(ui->game), prompt->item, trade_lot(prompt->item), &text);
        text_append(&text, "?");
    } else {
        text_append(&text, "Barter for which ware?");
    }
    page.is_read = true;
    widgets_line(&page, THEME_HEAD, line);
    widgets_line(&page, THEME_FAINT,
                 is_giving(ui) ? "It takes what is worth as much. (a letter, or arrows and Enter; "
                                 "Esc: back)"
                               : "Thing for thing. (a number, or arrows and Enter; Esc: no trade)");
    page.is_read = false;
    trade_view_read_out(ui);
    widgets_gap(&page, 4);
    struct page right = page;
    int max = page.area.width * 4 / 7;
    int list = LIST_WIDTH * scale < max ? LIST_WIDTH * scale : max;
    page.area.width = list - 8 * scale;
    right.area.x += list;
    right.area.width -= list;
    if (is_giving(ui))
        draw_given(&page, &right, prompt);
    else
        draw_wares(&page, &right, prompt);
}

bool screen_trade_key(struct ui *ui, struct key key)
{
    if (ui->reader.prompt.kind != PROMPT_NONE)
        return command_keys_feed(ui, key);
    screen_stack_pop(ui);
    return true;
}
