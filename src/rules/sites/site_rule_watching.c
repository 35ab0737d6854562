/* The loot vanishes after some turns, in a row or not, in which something of the room notices the hero there. The first such
 * turn warns the hero. */
#include "rules/sites/sites.h"

#define SEEN_TURNS 5

/* The stage counts those turns. */
void site_rule_watching(struct state *state, struct site *site)
{
    if (sites_settle_taken(state, site) || !site_holds(site, state_hero(state)->position) ||
        !sites_is_noticed(state, site))
        return;
    site->stage++;
    if (site->stage == SEEN_TURNS)
        sites_spoil(state, site);
    else if (site->stage == 1)
        sites_tell(state, site, SITE_BEGUN);
}
