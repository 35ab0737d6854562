/* A dark vault: its loot lies at the far side, and is gone once light falls on it. */
#include "dungeon/sites/sites.h"

void site_furnish_dark_vault(struct plan *plan, struct site *site, const struct annex *annex,
                             struct random *random)
{
    struct area area = annex->area;
    struct point corners[] = {
        area.first, {area.last.x, area.first.y}, area.last, {area.first.x, area.last.y}};
    int first = random_below(random, 4);
    (void)plan;
    /* The two corners of four that are farthest from the door, and of equals any. */
    while (site->loot_count < site_get(site->type)->loot) {
        int best = -1;
        for (int i = 0; i < 4; i++) {
            int corner = (first + i) % 4;
            if (site->loot_count == 1 && point_is_equal(corners[corner], site->loot[0]))
                continue;
            if (best < 0 || point_chebyshev(corners[corner], annex->door) >
                                point_chebyshev(corners[best], annex->door))
                best = corner;
        }
        site->loot[site->loot_count++] = corners[best];
    }
}
