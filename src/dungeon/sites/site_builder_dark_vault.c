/* A dark vault: its loot lies at the far side and vanishes when light falls on it. */
#include "dungeon/sites/site_builder.h"

void site_builder_dark_vault(struct plan *plan, struct site *site, const struct annex *annex,
                             struct random *random)
{
    (void)plan;
    site_builder_lay_loot_in_corners(site, annex, random_below(random, 4));
}
