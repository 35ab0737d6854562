/* A merchant lays out its wares while the hero stands there in the dark, and covers them otherwise. It leaves when
 * something that hunts the hero comes in. */
#include "rules/sites/sites.h"

#include "rules/gear.h"
#include "rules/sites/trade.h"

/* The stage: whether the wares are laid out, and whether the hero was told that it is too light for that. */
#define LAID_OUT 1
#define TOLD 2

static bool is_within(const struct site *site, struct point p)
{
    return site_holds(site, p) || point_is_equal(site->door, p);
}

static bool has_hunter(const struct state *state, const struct site *site)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (actor_is_hunting(actor) && !actor->is_ally && is_within(site, actor->position))
            return true;
    }
    return false;
}

static void lay_out(struct state *state, struct site *site)
{
    if (site->stage & LAID_OUT)
        return;
    site->stage = LAID_OUT;
    trade_lay_out(state, site);
    for (int i = 0; i < site_kind_get(site->type)->wares; i++)
        if (trade_ware(site, i) != ITEM_NONE)
            gear_learn(state, trade_ware(site, i));
}

static void cover(struct state *state, struct site *site, bool is_hero_within)
{
    if (site->stage & LAID_OUT)
        trade_cover(state, site);
    site->stage &= TOLD;
    if (!is_hero_within || site->stage & TOLD)
        return;
    site->stage |= TOLD;
    sites_tell(state, site, SITE_BROKEN);
}

void site_rule_trading(struct state *state, struct site *site)
{
    bool is_hero_within = site_holds(site, state_hero(state)->position);
    const struct level *level = state_level(state);
    if (!trade_is_by(level, level_actor_at(level, site->spots[0])) || has_hunter(state, site))
        trade_end(state, site, SITE_SPOILT);
    else if (is_hero_within && trade_is_dark(state, site))
        lay_out(state, site);
    else
        cover(state, site, is_hero_within);
}
