/* A watchtower: a lookout in the middle with a fire beside it, and windows wherever its walls have open ground behind them. */
#include "dungeon/sites/site_builder.h"

#include "dungeon/layout/cell.h"

/* Puts a window into a wall cell with ground on both sides, unless a door leads to it. */
static void open_window(struct level *level, const struct site *site, struct point p,
                        enum direction inward, enum terrain window)
{
    struct point outside = point_step(p, direction_turned(inward, DIRECTION_COUNT / 2));
    if (point_chebyshev(p, site->door) <= 1 || !level_is_walkable(level, outside) ||
        cell_is_door(level, outside) || level_find_site(level, outside) ||
        !level_is_walkable(level, point_step(p, inward)))
        return;
    level_set_terrain(level, p, window);
}

static void open_windows(struct level *level, const struct site *site, enum terrain window)
{
    struct area area = site->area;
    for (int x = area.first.x; x <= area.last.x; x++) {
        open_window(level, site, point_make(x, area.first.y - 1), DIRECTION_SOUTH, window);
        open_window(level, site, point_make(x, area.last.y + 1), DIRECTION_NORTH, window);
    }
    for (int y = area.first.y; y <= area.last.y; y++) {
        open_window(level, site, point_make(area.first.x - 1, y), DIRECTION_EAST, window);
        open_window(level, site, point_make(area.last.x + 1, y), DIRECTION_WEST, window);
    }
}

void site_builder_watchtower(struct plan *plan, struct site *site, const struct annex *annex,
                             struct random *random)
{
    int far = annex_depth(annex) - 1;
    int broad = annex_breadth(annex) - 1;
    struct point top = annex_cell(annex, far / 2, broad / 2);
    open_windows(plan->level, site, plan->band->window);
    level_set_terrain(plan->level, top, (enum terrain)site_kind_get(site->type)->piece);
    level_set_terrain(plan->level, annex_cell(annex, far / 2 + 1, broad / 2), plan->band->lamp);
    site->spots[site->spot_count++] = top;
    site->loot[site->loot_count++] = annex_cell(annex, far, random_below(random, 2) * broad);
}
