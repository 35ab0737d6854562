#include "game/prize.h"

#include "world/hero.h"
#include "world/keyring.h"

/* The unsettled room that has a gift, or loot that can be lost, in the cell; or NULL. */
static const struct site *find_room(const struct level *level, struct point p)
{
    const struct site *site = level_find_site(level, p);
    enum site_rule rule = site ? site_kind_get(site->type)->rule : SITE_RULE_NONE;
    if (!site || site->is_settled ||
        (rule != SITE_RULE_CHOOSING && rule != SITE_RULE_FADING && rule != SITE_RULE_WATCHING))
        return NULL;
    for (int i = 0; i < site->loot_count; i++)
        if (point_is_equal(site->loot[i], p))
            return site;
    return NULL;
}

bool prize_is_item(const struct level *level, struct point p)
{
    enum item item = (enum item)level_memory(level, p)->item;
    return item != ITEM_NONE && (item_get(item)->opens_locks || find_room(level, p));
}

const char *prize_name(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct memory *memory = level_memory(level, p);
    if (memory->terrain == TERRAIN_NONE)
        return NULL;
    const struct terrain_kind *kind = terrain_get((enum terrain)memory->terrain);
    if (kind->frees_to != TERRAIN_NONE || kind->grants_boon || kind->unlocks_to != TERRAIN_NONE)
        return kind->name;
    if (!prize_is_item(level, p))
        return NULL;
    const struct site *site = find_room(level, p);
    return site && site_offers_choice(site) ? site_kind_get(site->type)->name
                                            : hero_item_name(state, (enum item)memory->item);
}

const char *prize_name_left(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct memory *memory = level_memory(level, p);
    const char *prize = prize_name(state, p);
    bool is_thing = memory->item != ITEM_NONE && memory->terrain != TERRAIN_NONE &&
                    !terrain_get((enum terrain)memory->terrain)->holds_wares &&
                    !bit_grid_has(&level->no_auto_pickup, p);
    return prize || !is_thing ? prize : hero_item_name(state, (enum item)memory->item);
}

const char *prize_why_left(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct memory *memory = level_memory(level, p);
    enum item item = (enum item)memory->item;
    if (memory->terrain == TERRAIN_NONE)
        return NULL;
    if (terrain_get((enum terrain)memory->terrain)->unlocks_to != TERRAIN_NONE)
        return keyring_find(state) != ITEM_NONE ? "you have a key" : NULL;
    const struct site *site = find_room(level, p);
    enum site_rule rule = site ? site_kind_get(site->type)->rule : SITE_RULE_NONE;
    if (item == ITEM_NONE || rule == SITE_RULE_CHOOSING)
        return NULL;
    return rule == SITE_RULE_WATCHING                                ? "watched"
           : rule == SITE_RULE_FADING                                ? "light destroys it"
           : !pack_has_room(&state->pack, item, state->traits.slots) ? "pack full"
                                                                     : NULL;
}

bool prize_is_left(const struct state *state)
{
    const struct level *level = state_level_const(state);
    bool opens_locks = keyring_find(state) != ITEM_NONE;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (!prize_name_left(state, p))
            continue;
        enum terrain terrain = (enum terrain)level_memory(level, p)->terrain;
        if (opens_locks || terrain_get(terrain)->unlocks_to == TERRAIN_NONE)
            return true;
    }
    return false;
}
