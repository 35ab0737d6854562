#include "rules/sites/trade.h"

#include "base/integer.h"
#include "rules/ground.h"
#include "rules/pursuit.h"
#include "rules/sites/sites.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/perception.h"

/* What a merchant asks for is worth two thirds of its ware. */
#define ASKED_PARTS 2
#define WORTH_PARTS 3

bool trade_is_by(const struct level *level, struct handle handle)
{
    return !handle_is_none(handle) && monster_get(level_actor_const(level, handle)->kind)->trades;
}

static bool is_trading(const struct site *site)
{
    return site_kind_get(site->type)->rule == SITE_RULE_TRADING && !site->is_settled;
}

/* The merchant at the first spot, or HANDLE_NONE if it has left. */
static struct handle trader_of(const struct level *level, const struct site *site)
{
    struct handle handle = level_actor_at(level, site->spots[0]);
    return trade_is_by(level, handle) ? handle : HANDLE_NONE;
}

const struct site *trade_find(const struct state *state)
{
    const struct level *level = state_level_const(state);
    const struct site *site = level_find_site(level, state_hero_const(state)->position);
    bool is_found = site && is_trading(site) && !handle_is_none(trader_of(level, site));
    return is_found ? site : NULL;
}

/* A game without light counts as dark, and a beacon's light over the whole floor doesn't matter. */
bool trade_is_dark(const struct state *state, const struct site *site)
{
    return state_is_plain(state) ||
           (hero_light(state).radius == 0 &&
            perception_grade_of_place(state, state_hero_const(state)->position) == LIGHT_DARK &&
            perception_grade_of_place(state, site->spots[0]) == LIGHT_DARK);
}

static bool is_laid_out(const struct level *level, const struct site *site)
{
    for (int i = 0; i < site_kind_get(site->type)->wares; i++)
        if (site->wares[i] != ITEM_NONE)
            return level_item(level, site_ware_at(site, i)) != ITEM_NONE;
    return false;
}

enum refusal trade_refusal(const struct state *state)
{
    const struct site *site = trade_find(state);
    if (!site)
        return REFUSAL_NO_TRADE;
    if (!trade_is_dark(state, site))
        return REFUSAL_NOT_IN_LIGHT;
    if (pursuit_is_on(state))
        return REFUSAL_FOLLOWED;
    return is_laid_out(state_level_const(state), site) ? REFUSAL_NONE : REFUSAL_BARTER;
}

enum item trade_ware(const struct site *site, int i)
{
    return (enum item)site->wares[i];
}

int trade_lot(enum item ware)
{
    return int_max(1, item_get(ware)->stack_size);
}

int trade_price(enum item ware, enum item given)
{
    int worth = item_get(given)->worth;
    if (worth == 0)
        return 0;
    int asked = ASKED_PARTS * item_get(ware)->worth * trade_lot(given);
    return (asked + worth * WORTH_PARTS - 1) / (worth * WORTH_PARTS);
}

/* Puts a ware or nothing onto a cloth. */
static void put(struct state *state, const struct site *site, int i, enum item item)
{
    struct level *level = state_level(state);
    struct point at = site_ware_at(site, i);
    ground_set_items(state, at, item, item != ITEM_NONE ? trade_lot(item) : 0);
    bit_grid_put(&level->no_auto_pickup, at, item != ITEM_NONE);
}

static void clear(struct state *state, struct site *site, int i)
{
    if (site->wares[i] == ITEM_NONE)
        return;
    put(state, site, i, ITEM_NONE);
    ground_set_terrain(state, site_ware_at(site, i), band_of_depth(state->depth)->floor);
    site->wares[i] = ITEM_NONE;
}

void trade_lay_out(struct state *state, struct site *site)
{
    if (is_laid_out(state_level(state), site))
        return;
    sites_tell(state, site, SITE_BEGUN);
    for (int i = 0; i < site_kind_get(site->type)->wares; i++) {
        if (site->wares[i] == ITEM_NONE)
            continue;
        put(state, site, i, trade_ware(site, i));
    }
}

void trade_cover(struct state *state, struct site *site)
{
    for (int i = 0; i < site_kind_get(site->type)->wares; i++)
        if (site->wares[i] != ITEM_NONE)
            put(state, site, i, ITEM_NONE);
}

void trade_end(struct state *state, struct site *site, enum site_news news)
{
    const struct level *level = state_level(state);
    struct handle trader = trader_of(level, site);
    bool is_there = !handle_is_none(trader);
    bool is_perceived = is_there && (visibility_sees(state, trader) ||
                                     site_holds(site, state_hero(state)->position));
    for (int i = 0; i < site_kind_get(site->type)->wares; i++)
        clear(state, site, i);
    if (is_there) {
        visibility_note_gone(state, trader);
        level_remove_actor(state_level(state), trader);
    }
    site->is_settled = true;
    if (is_perceived)
        sites_tell(state, site, news);
}

bool trade_scare(struct state *state, struct handle victim)
{
    struct level *level = state_level(state);
    struct point at = level_actor(level, victim)->position;
    for (int i = 0; i < level->site_count; i++)
        if (is_trading(&level->sites[i]) && site_holds(&level->sites[i], at))
            trade_end(state, &level->sites[i], SITE_SPOILT);
    return !pool_resolves(&level->actor_pool, victim);
}

static bool has_wares(const struct site *site)
{
    for (int i = 0; i < site_kind_get(site->type)->wares; i++)
        if (site->wares[i] != ITEM_NONE)
            return true;
    return false;
}

static struct site *room_of(struct state *state)
{
    const struct level *level = state_level(state);
    return &state_level(state)->sites[trade_find(state) - level->sites];
}

enum refusal trade_barter_refusal(const struct state *state, int choice, enum item given)
{
    enum refusal refusal = trade_refusal(state);
    if (refusal != REFUSAL_NONE)
        return refusal;
    const struct site *site = trade_find(state);
    if (choice < 0 || choice >= site_kind_get(site->type)->wares ||
        trade_ware(site, choice) == ITEM_NONE)
        return REFUSAL_NO_TARGET;
    if (given == ITEM_NONE || pack_count(&state->pack, given) == 0)
        return REFUSAL_NOT_HAD;
    int price = trade_price(trade_ware(site, choice), given);
    return price == 0 || price > pack_count(&state->pack, given) ? REFUSAL_TOO_LITTLE
                                                                 : REFUSAL_NONE;
}

void trade_sell(struct state *state, int choice)
{
    struct site *site = room_of(state);
    clear(state, site, choice);
    if (!has_wares(site))
        trade_end(state, site, SITE_SOLVED);
}
