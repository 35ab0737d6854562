/* Whoever first stands on its lookout, at its first spot, learns the floor about it; who is awake there he sees for as long as
 * he stands there (game/hunch.h). */
#include "rules/sites/sites.h"

#include "rules/reveal.h"

void site_rule_overlooking(struct state *state, struct site *site)
{
    const struct level *level = state_level_const(state);
    struct point top = site->spots[0];
    int radius = level_terrain_kind(level, top)->overlooks;
    if (radius == 0 || !point_is_equal(state_hero(state)->position, top))
        return;
    reveal_area(state, area_around(top, radius, level->grid));
    sites_settle(state, site, SITE_SOLVED);
}
