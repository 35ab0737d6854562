/* Once one of the gifts in the room is taken, the others are gone: items vanish, and what can shut does so. */
#include "rules/sites/sites.h"

#include "rules/ground.h"

static enum terrain shuts_to(const struct level *level, struct point p)
{
    return (enum terrain)level_terrain_kind(level, p)->shuts_to;
}

static int count_gifts(const struct level *level, const struct site *site)
{
    int gifts = 0;
    for (int i = 0; i < site->loot_count; i++)
        gifts += level_item(level, site->loot[i]) != ITEM_NONE;
    for (int i = 0; i < site->spot_count; i++)
        gifts +=
            site_holds(site, site->spots[i]) && shuts_to(level, site->spots[i]) != TERRAIN_NONE;
    return gifts;
}

static void take_away(struct state *state, const struct site *site)
{
    struct level *level = state_level(state);
    sites_destroy_loot(state, site);
    for (int i = 0; i < site->loot_count; i++)
        bit_grid_put(&level->no_auto_pickup, site->loot[i], false);
    for (int i = 0; i < site->spot_count; i++) {
        enum terrain to = shuts_to(level, site->spots[i]);
        if (to != TERRAIN_NONE && site_holds(site, site->spots[i])) {
            ground_set_terrain(state, site->spots[i], to);
            level_update_memory(state_level(state), site->spots[i]);
        }
    }
}

/* The stage is how many gifts there were when the first turn counted them. */
void site_rule_choosing(struct state *state, struct site *site)
{
    int gifts = count_gifts(state_level(state), site);
    if (gifts >= site->stage) {
        site->stage = gifts;
        return;
    }
    take_away(state, site);
    if (gifts > 0)
        sites_settle(state, site, SITE_SOLVED);
    else
        site->is_settled = true;
}
