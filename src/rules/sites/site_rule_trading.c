/* Who trades in it lays out its wares while the hero stands in it in the dark, and covers them as soon as he does not. It
 * is gone when one who hunts him comes in. */
#include "rules/sites/sites.h"

#include "rules/sites/trade.h"

/* The stage: whether the wares are laid out, and whether he was told that they are not, as he is lit. */
#define LAID_OUT 1
#define TOLD 2

static bool is_at_home(const struct level *level, const struct site *site)
{
    return trade_is_by(level, level_actor_at(level, site->spots[0]));
}

static bool is_within(const struct site *site, struct point p)
{
    return site_holds(site, p) || point_is_equal(site->door, p);
}

/* Whether the hero has brought a fight. */
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
    if (!is_at_home(state_level(state), site) || has_hunter(state, site))
        trade_end(state, site, SITE_SPOILT);
    else if (is_hero_within && trade_is_dark(state, site))
        lay_out(state, site);
    else
        cover(state, site, is_hero_within);
}
