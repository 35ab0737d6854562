/* Barter: choose a ware of the merchant, then what to offer for it. */
#include "base/integer.h"
#include "game/text/narration_words.h"
#include "rules/sites/trade.h"
#include "ui/art/theme.h"
#include "ui/screens/command_keys.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"
#include "ui/view/thing_view.h"

#define WIDTH 460
#define HEIGHT 252
#define LIST_WIDTH 262
#define NARROW_MAX 260 /* narrower boxes tell below the list */

/* The list to choose from: the wares, or, once one is chosen, the hero's items. */
struct trade {
    const struct display *display;
    const struct state *state;
    const struct prompt *prompt;
    bool is_offering;
    struct inventory_ware wares[SITE_WARES_MAX];
    struct inventory_item things[INVENTORY_MAX];
    int count;
    int chosen;
};

static struct trade find_trade(const struct screen_context *context)
{
    const struct prompt *prompt = &context->reader.prompt;
    struct trade trade = {.display = context->display,
                          .state = game_state(context->game),
                          .prompt = prompt,
                          .is_offering = prompt->kind == PROMPT_GIVE};
    trade.count = trade.is_offering ? inventory_list(trade.state, trade.things)
                                    : inventory_wares(trade.state, trade.wares);
    trade.chosen = prompt->choice < trade.count ? prompt->choice : 0;
    return trade;
}

static enum item item_of(const struct trade *trade, int index)
{
    return trade->is_offering ? trade->things[index].item : trade->wares[index].item;
}

/* "c) 5 pebbles: 3 of them", "d) a knife: not enough". */
static void write_offer(const struct trade *trade, const struct inventory_item *thing,
                        struct text *text)
{
    struct inventory_price price = inventory_price(trade->prompt->item, thing);
    thing_view_write(trade->state, thing, text);
    if (price.count == 0)
        text_append(text, ": not wanted");
    else if (!price.is_enough)
        text_append(text, ": not enough");
    else if (price.count < thing->count)
        text_append(text, ": %d of them", price.count);
    else
        text_append(text, ": %s", thing->count > 1 ? "all of them" : "enough");
}

static void write_row(const void *source, int index, struct list_row *row)
{
    const struct trade *trade = source;
    struct text text = text_init(row->label, sizeof row->label);
    row->picture = tileset_item(&trade->display->art.tileset, trade->state, item_of(trade, index));
    if (trade->is_offering) {
        const struct inventory_item *thing = &trade->things[index];
        bool is_enough = inventory_price(trade->prompt->item, thing).is_enough;
        row->colour = is_enough ? THEME_FRIEND : THEME_FAINT;
        write_offer(trade, thing, &text);
    } else {
        text_append(&text, "%c) ", trade->wares[index].key);
        narration_words_items(trade->state, trade->wares[index].item, trade->wares[index].count,
                              &text);
    }
}

bool screen_trade_shows_key(const struct screen_context *context, struct bar_action *key)
{
    if (key->code == KEY_ENTER && context->reader.prompt.kind == PROMPT_WARE)
        key->does = "choose";
    return true;
}

/* Appends how many of the chosen item the ware costs. */
static void write_price(const struct trade *trade, struct text *text)
{
    enum item ware = trade->prompt->item;
    const struct inventory_item *thing = &trade->things[trade->chosen];
    struct inventory_price price = inventory_price(ware, thing);
    if (price.count == 0) {
        text_append(text, "The merchant does not want that.");
        return;
    }
    text_append(text, "Price of ");
    narration_words_items(trade->state, ware, trade_lot(ware), text);
    text_append(text, ": %d of that.", price.count);
    if (!price.is_enough)
        text_append(text, " You have %d.", thing->count);
}

static void draw_price(struct page *page, const struct trade *trade)
{
    char words[200];
    struct text text = text_init(words, sizeof words);
    bool is_enough = inventory_price(trade->prompt->item, &trade->things[trade->chosen]).is_enough;
    write_price(trade, &text);
    read_out_text(page->display, words);
    widgets_gap(page, 4);
    widgets_paragraph(page, is_enough ? THEME_FRIEND : THEME_DANGER, 0, words);
}

static void draw_heading(struct page *page, const struct trade *trade)
{
    char line[120];
    struct text text = text_init(line, sizeof line);
    if (trade->is_offering) {
        text_append(&text, "Offer what for ");
        narration_words_items(trade->state, trade->prompt->item, trade_lot(trade->prompt->item),
                              &text);
        text_append(&text, "?");
    } else {
        text_append(&text, "Which ware do you want?");
    }
    page->is_read = true;
    widgets_line(page, THEME_HEAD, line);
    widgets_paragraph(page, THEME_FAINT, 0,
                      trade->is_offering ? "The merchant takes things worth two thirds as much."
                                         : "You pay with things worth two thirds as much.");
    page->is_read = false;
    widgets_gap(page, 4);
}

/* All the rows at once, as any of them can be chosen by its key. */
static void read_out_rows(struct display *display, const struct trade *trade)
{
    for (int i = 0; i < trade->count; i++) {
        struct list_row row = {.picture = NULL};
        write_row(trade, i, &row);
        read_out_format(display, "%s.", row.label);
    }
}

void screen_trade_draw(struct screen_context *context)
{
    struct display *display = context->display;
    const struct trade trade = find_trade(context);
    int scale = display->layout.text_scale;
    display_shade_map(display);
    struct page page = widgets_centred_box_in(display, display->layout.map, WIDTH, HEIGHT);
    draw_heading(&page, &trade);
    read_out_rows(display, &trade);
    int width = int_min(LIST_WIDTH * scale, page.area.width * 4 / 7);
    struct page told = page.area.width < NARROW_MAX * scale
                           ? page_parts_cut_foot(&page, page.area.height / 2)
                           : page_parts_cut_right(&page, width, 8 * scale);
    list_draw(&page, &(struct list){.count = trade.count,
                                    .chosen = trade.chosen,
                                    .write_row = write_row,
                                    .source = &trade,
                                    .has_pictures = true});
    if (trade.count == 0)
        return;
    thing_view_read_out(display, trade.state, item_of(&trade, trade.chosen));
    thing_view_describe(&told, trade.state, item_of(&trade, trade.chosen));
    if (trade.is_offering)
        draw_price(&told, &trade);
}

bool screen_trade_key(struct screen_context *context, struct key key)
{
    if (context->reader.prompt.kind != PROMPT_NONE)
        return command_keys_feed(context, key);
    screen_stack_pop(context);
    return true;
}
