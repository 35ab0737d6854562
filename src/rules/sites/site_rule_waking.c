/* Bright light on a sleeper for some turns, in a row or not, wakes all that sleep in the room. The first such turn warns the
 * hero. */
#include "rules/sites/sites.h"

#include "rules/suspicion.h"
#include "world/perception.h"

#define LIT_TURNS 3

static bool is_sleeper_in(const struct level *level, const struct site *site, uint16_t slot)
{
    return level->actors[slot].is_asleep && site_holds(site, level->actors[slot].position);
}

static bool is_any_bright(const struct state *state, const struct site *site)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (is_sleeper_in(level, site, i) &&
            perception_grade(state, level->actors[i].position) == LIGHT_BRIGHT)
            return true;
    return false;
}

static void wake(struct state *state, const struct site *site)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (is_sleeper_in(level, site, i))
            suspicion_summon(state, level_handle(level, i), state_hero(state)->position,
                             SUSPICION_WARY);
}

/* The stage counts the turns in light. */
void site_rule_waking(struct state *state, struct site *site)
{
    if (sites_settle_taken(state, site) || site->stage == LIT_TURNS || !is_any_bright(state, site))
        return;
    site->stage++;
    if (site->stage == 1)
        sites_tell(state, site, SITE_BEGUN);
    if (site->stage < LIT_TURNS)
        return;
    wake(state, site);
    sites_tell(state, site, SITE_BROKEN);
}
