#include "ui/view/trade_view.h"

#include "ui/ui_read_out.h"
#include "ui/view/thing_view.h"
#include "world/hero.h"

void trade_view_write_ware(const struct state *state, const struct inventory_ware *ware,
                           struct text *text)
{
    text_append(text, "%c) ", ware->key);
    hero_write_items(state, ware->item, ware->count, text);
}

void trade_view_write_offer(const struct state *state, enum item ware,
                            const struct inventory_item *thing, struct text *text)
{
    struct inventory_price price = inventory_price(ware, thing);
    thing_view_write(state, thing, text);
    if (price.count == 0)
        text_append(text, ": not wanted");
    else if (!price.is_enough)
        text_append(text, ": not enough");
    else if (price.count < thing->count)
        text_append(text, ": %d of them", price.count);
    else
        text_append(text, ": %s", thing->count > 1 ? "all of them" : "enough");
}

/* A line of what is asked: a ware, or what is given for one. */
static void write_line(const struct state *state, const struct prompt *prompt, int i,
                       struct text *text)
{
    struct inventory_ware wares[SITE_WARES_MAX];
    struct inventory_item things[INVENTORY_MAX];
    if (prompt->kind == PROMPT_GIVE) {
        inventory_list(state, things);
        trade_view_write_offer(state, prompt->item, &things[i], text);
    } else {
        inventory_wares(state, wares);
        trade_view_write_ware(state, &wares[i], text);
    }
}

void trade_view_read_out(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    struct inventory_ware wares[SITE_WARES_MAX];
    struct inventory_item things[INVENTORY_MAX];
    int count =
        prompt->kind == PROMPT_GIVE ? inventory_list(state, things) : inventory_wares(state, wares);
    char line[MESSAGE_LENGTH_MAX + 1];
    if (!ui_read_out_is_on(ui) || count == 0)
        return;
    for (int i = 0; i < count; i++) {
        struct text text = text_init(line, sizeof line);
        write_line(state, prompt, i, &text);
        text_append(&text, ".");
        ui_read_out(ui, line);
    }
    int chosen = prompt->choice < count ? prompt->choice : 0;
    struct text text = text_init(line, sizeof line);
    write_line(state, prompt, chosen, &text);
    ui_read_out_row(ui, chosen, count, line);
}
