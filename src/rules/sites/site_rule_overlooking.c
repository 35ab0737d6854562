/* Standing on the lookout reveals the floor around it. */
#include "rules/sites/sites.h"

#include "rules/secrets.h"

void site_rule_overlooking(struct state *state, struct site *site)
{
    const struct level *level = state_level_const(state);
    struct point top = site->spots[0];
    int radius = level_terrain_kind(level, top)->overlooks;
    if (radius == 0 || !point_is_equal(state_hero(state)->position, top))
        return;
    secrets_chart(state, area_around(top, radius, level->grid));
    sites_settle(state, site, SITE_SOLVED);
}
