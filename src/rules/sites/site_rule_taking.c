/* Taking all of the loot solves the room. */
#include "rules/sites/sites.h"

void site_rule_taking(struct state *state, struct site *site)
{
    sites_settle_taken(state, site);
}
