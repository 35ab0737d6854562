/* A library: maps in a row from west to east. At least one lies and at least one is true. */
#include "dungeon/sites/site_builder.h"

#define MAPS 3

void site_builder_library(struct plan *plan, struct site *site, const struct annex *annex,
                          struct random *random)
{
    struct area area = annex->area;
    int apart = (area.last.x - area.first.x - 2) / (MAPS - 1);
    int all = (1 << MAPS) - 1;
    for (int i = 0; i < MAPS; i++) {
        struct point p = {area.first.x + 1 + i * apart, (area.first.y + area.last.y) / 2};
        level_set_terrain(plan->level, p, (enum terrain)site_kind_get(site->type)->piece);
        site->spots[site->spot_count++] = p;
    }
    site->lies = random_between(random, 1, all - 1);
}
