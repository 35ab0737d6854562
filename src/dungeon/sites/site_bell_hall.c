/* A bell hall: plates under bells, and bare floor that winds between them from the door to the far side, where the loot is. */
#include "dungeon/sites/sites.h"

/* Lays a plate on every cell but those of the first and the last row. */
static void lay_plates(struct level *level, const struct annex *annex, enum terrain plate)
{
    for (int inward = 1; inward < annex_depth(annex) - 1; inward++)
        for (int across = 0; across < annex_breadth(annex); across++)
            level_set_terrain(level, annex_cell(annex, inward, across), plate);
}

void site_furnish_bell_hall(struct plan *plan, struct site *site, const struct annex *annex,
                            struct random *random)
{
    int far = annex_depth(annex) - 1;
    int broad = annex_breadth(annex) - 1;
    int across = annex_door_across(annex);
    lay_plates(plan->level, annex, (enum terrain)site_get(site->type)->piece);
    for (int inward = 1; inward < far; inward++) {
        /* Every other row the way turns aside. */
        int to = inward % 2 == 0 ? random_between(random, 0, broad) : across;
        int step = to < across ? -1 : 1;
        level_set_terrain(plan->level, annex_cell(annex, inward, across), plan->band->floor);
        for (; across != to; across += step)
            level_set_terrain(plan->level, annex_cell(annex, inward, across + step),
                              plan->band->floor);
    }
    site->loot[0] = annex_cell(annex, far, 0);
    site->loot[1] = annex_cell(annex, far, broad);
    site->loot_count = 2;
}
