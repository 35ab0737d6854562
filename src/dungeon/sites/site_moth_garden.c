/* A moth garden: lamp flowers so close that it is bright on every cell, their moths on them, and loot in the far corners. */
#include "dungeon/sites/sites.h"

#define APART 3 /* the flowers, in cells */

static int steps_from_door(const struct annex *annex, struct point p)
{
    return point_chebyshev(p, annex->door);
}

static void lay_out_loot(struct site *site, const struct annex *annex)
{
    struct area area = annex->area;
    struct point corners[] = {
        area.first, {area.last.x, area.first.y}, area.last, {area.first.x, area.last.y}};
    bool is_taken[4] = {false};
    while (site->loot_count < site_get(site->type)->loot) {
        int best = -1;
        for (int i = 0; i < 4; i++)
            if (!is_taken[i] && (best < 0 || steps_from_door(annex, corners[i]) >
                                                 steps_from_door(annex, corners[best])))
                best = i;
        is_taken[best] = true;
        site->loot[site->loot_count++] = corners[best];
    }
}

void site_furnish_moth_garden(struct plan *plan, struct site *site, const struct annex *annex,
                              struct random *random)
{
    struct area area = annex->area;
    (void)random;
    for (int y = area.first.y + 1; y <= area.last.y; y += APART)
        for (int x = area.first.x + 1; x <= area.last.x; x += APART) {
            struct point p = {x, y};
            level_set_terrain(plan->level, p, (enum terrain)site_get(site->type)->piece);
            site->spots[site->spot_count++] = p;
        }
    lay_out_loot(site, annex);
}
