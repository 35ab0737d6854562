/* A statue gallery: statues on every other cell, so that one looks along the rows and never past them. Two places are left
 * for creatures that look like statues. Its loot lies at the far side. */
#include "dungeon/sites/site_builder.h"

#define STATUES_MAX 64
#define DWELLERS 2

void site_builder_statue_gallery(struct plan *plan, struct site *site, const struct annex *annex,
                                 struct random *random)
{
    struct point places[STATUES_MAX];
    int count = 0;
    int far = annex_depth(annex) - 1;
    int broad = annex_breadth(annex) - 1;
    for (int inward = 1; inward < far; inward += 2)
        for (int across = 1; across < broad && count < STATUES_MAX; across += 2)
            places[count++] = annex_cell(annex, inward, across);
    for (int i = 0; i < DWELLERS && count > 1; i++) {
        int drawn = random_below(random, count);
        site->spots[site->spot_count++] = places[drawn];
        places[drawn] = places[--count];
    }
    for (int i = 0; i < count; i++)
        level_set_terrain(plan->level, places[i], (enum terrain)site_kind_get(site->type)->piece);
    site_builder_lay_loot_at_far_side(site, annex);
}
