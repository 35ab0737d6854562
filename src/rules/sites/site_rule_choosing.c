/* Once one of the items in the room is taken, the others vanish. */
#include "rules/sites/sites.h"

#include "rules/ground.h"

static int count_things(const struct level *level, const struct site *site)
{
    int things = 0;
    for (int i = 0; i < site->loot_count; i++)
        things += level_item(level, site->loot[i]) != ITEM_NONE;
    return things;
}

/* The stage is how many items lay there when the first turn counted them. */
void site_rule_choosing(struct state *state, struct site *site)
{
    struct level *level = state_level(state);
    int things = count_things(level, site);
    if (things >= site->stage) {
        site->stage = things;
        return;
    }
    for (int i = 0; i < site->loot_count; i++) {
        ground_set_items(state, site->loot[i], ITEM_NONE, 0);
        bit_grid_put(&level->no_auto_pickup, site->loot[i], false);
    }
    if (things > 0)
        sites_settle(state, site, SITE_SOLVED);
    else
        site->is_settled = true;
}
