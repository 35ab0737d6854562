/* A moth garden: lamp flowers so close together that every cell is bright, with moths on them and loot in the far corners. */
#include "dungeon/sites/site_builder.h"

#define APART 3 /* the flowers, in cells */

void site_builder_moth_garden(struct plan *plan, struct site *site, const struct annex *annex,
                              struct random *random)
{
    struct area area = annex->area;
    (void)random;
    for (int y = area.first.y + 1; y <= area.last.y; y += APART)
        for (int x = area.first.x + 1; x <= area.last.x; x += APART) {
            struct point p = {x, y};
            level_set_terrain(plan->level, p, (enum terrain)site_kind_get(site->type)->piece);
            site->spots[site->spot_count++] = p;
        }
    site_builder_lay_loot_in_corners(site, annex, 0);
}
