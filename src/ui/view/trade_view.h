/* Barter in words: what is offered, and what of the hero's is enough for it. */
#ifndef UI_VIEW_TRADE_VIEW_H
#define UI_VIEW_TRADE_VIEW_H

#include "ui/ui.h"

/* Appends "1) 3 pebbles". */
void trade_view_write_ware(const struct state *state, const struct inventory_ware *ware,
                           struct text *text);

/* Appends what of the thing is enough for the ware: "c) 5 pebbles: 3 of them", "d) a knife: not enough". */
void trade_view_write_offer(const struct state *state, enum item ware,
                            const struct inventory_item *thing, struct text *text);

/* Tells whoever does not see the screen what there is to choose from. */
void trade_view_read_out(struct ui *ui);

#endif
