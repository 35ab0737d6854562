#include "ui/view/trade_view.h"

#include "ui/ui_read_out.h"
#include "ui/view/thing_view.h"
#include "world/hero.h"

void trade_view_write_ware(const struct state *state, const struct prompt_ware *ware,
                           struct text *text)
{
    text_append(text, "%c) ", ware->key);
    hero_write_items(state, ware->item, ware->count, text);
}

void trade_view_write_offer(const struct state *state, enum item ware,
                            const struct prompt_thing *thing, struct text *text)
{
    struct prompt_price price = prompt_price(ware, thing);
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

void trade_view_read_out(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    bool is_giving = prompt->kind == PROMPT_GIVE;
    struct prompt_ware wares[SITE_WARES_MOST];
    struct prompt_thing things[PROMPT_THINGS_MAX];
    int count = is_giving ? prompt_things(state, things) : prompt_wares(state, wares);
    for (int i = 0; i < count; i++) {
        char line[MESSAGE_LENGTH_MAX + 1];
        struct text text = text_over(line, sizeof line);
        if (is_giving)
            trade_view_write_offer(state, prompt->item, &things[i], &text);
        else
            trade_view_write_ware(state, &wares[i], &text);
        text_append(&text, ".");
        ui_read_out(ui, line);
    }
}
