#include "game/inventory.h"

#include "rules/sites/trade.h"
#include "world/hero.h"

static bool is_before(struct inventory_item a, struct inventory_item b)
{
    if (a.is_worn != b.is_worn)
        return a.is_worn;
    return a.letter != ' ' && (b.letter == ' ' || a.letter < b.letter);
}

int inventory_list(const struct state *state, struct inventory_item items[INVENTORY_MAX])
{
    const struct pack *pack = &state->pack;
    int count = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum item item = (enum item)i;
        struct inventory_item row = {item, pack_letter(pack, item), pack_is_worn(pack, item),
                                     pack_count(pack, item)};
        if (row.count == 0)
            continue;
        int at = count++;
        for (; at > 0 && is_before(row, items[at - 1]); at--)
            items[at] = items[at - 1];
        items[at] = row;
    }
    return count;
}

enum item inventory_remedy(const struct state *state)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (state->pack.counts[i] > 0 && item_get((enum item)i)->family == FAMILY_HEALING &&
            hero_knows(state, (enum item)i))
            return (enum item)i;
    return ITEM_NONE;
}

enum item inventory_far_weapon(const struct state *state)
{
    const struct pack *pack = &state->pack;
    enum item found = ITEM_NONE;
    int reach = 1;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        const struct item_kind *kind = item_get((enum item)i);
        bool lacks_shots = kind->shoots != ITEM_NONE && pack_count(pack, kind->shoots) == 0;
        if (kind->reach <= reach || lacks_shots || pack_count(pack, (enum item)i) == 0)
            continue;
        found = (enum item)i;
        reach = kind->reach;
    }
    return found;
}

int inventory_wares(const struct state *state, struct inventory_ware wares[SITE_WARES_MAX])
{
    const struct site *site = trade_find(state);
    int count = 0;
    for (int i = 0; site && i < SITE_WARES_MAX; i++) {
        enum item item = trade_ware(site, i);
        if (item == ITEM_NONE)
            continue;
        wares[count] = (struct inventory_ware){i, item, (char)('1' + count), trade_lot(item)};
        count++;
    }
    return count;
}

struct inventory_price inventory_price(enum item ware, const struct inventory_item *offered)
{
    int count = trade_price(ware, offered->item);
    return (struct inventory_price){count, count > 0 && count <= offered->count};
}
