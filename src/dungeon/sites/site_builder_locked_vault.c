/* A locked vault: two things in the corners of its far side, with a lamp between them. One may be taken. */
#include "dungeon/sites/site_builder.h"

void site_builder_locked_vault(struct plan *plan, struct site *site, const struct annex *annex,
                               struct random *random)
{
    int far = annex_depth(annex) - 1;
    int broad = annex_breadth(annex) - 1;
    (void)random;
    level_set_terrain(plan->level, annex_cell(annex, far, broad / 2), plan->band->lamp);
    site_builder_lay_loot_at_far_side(site, annex);
}
