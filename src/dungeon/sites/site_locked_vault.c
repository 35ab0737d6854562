/* A locked vault: two things in the corners of its far side, with a lamp between them; one may be taken. */
#include "dungeon/sites/sites.h"

void site_furnish_locked_vault(struct plan *plan, struct site *site, const struct annex *annex,
                               struct random *random)
{
    int far = annex_depth(annex) - 1;
    int broad = annex_breadth(annex) - 1;
    (void)random;
    level_set_terrain(plan->level, annex_cell(annex, far, broad / 2), plan->band->lamp);
    site->loot[0] = annex_cell(annex, far, 0);
    site->loot[1] = annex_cell(annex, far, broad);
    site->loot_count = 2;
}
