#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"
#include "sight/fov.h"

#define CELLS_A_BLIND 4 /* one cell in this many may have no mirror in view */
#define WAY_STEPS_MIN 8 /* to the first loot */

static bool has_mirror_in_view(const struct level *level, const struct site *site, struct point p)
{
    struct area area = area_expand(site->area, 1, level->grid);
    for (struct point mirror = area_before(area); bit_grid_next(&level->mirrors, area, &mirror);)
        if (fov_sees(fov_default(), &level->opacity, p, FOV_UNLIMITED, mirror))
            return true;
    return false;
}

/* Some cells may have no mirror in view: walls shared with another special room carry none. */
bool check_mirrors(const struct level *level, const struct site *site, struct error *why)
{
    struct point blind = site->door;
    int places = 0;
    int blinds = 0;
    for (struct point p = area_before(site->area);
         bit_grid_next(&level->walkable, site->area, &p);) {
        places++;
        if (has_mirror_in_view(level, site, p))
            continue;
        blind = p;
        blinds++;
    }
    if (CELLS_A_BLIND * blinds <= places)
        return true;
    return error_set(why, "at (%d, %d): no mirror in view in %s, one place of %d", blind.x, blind.y,
                     site_kind_get(site->type)->name, blinds);
}

static bool check_way(const struct level *level, struct distance_map *scratch,
                      const struct site *site, struct error *why)
{
    cell_measure(level, scratch, site->door, cell_may_step);
    for (int i = 0; i < site->loot_count; i++) {
        uint32_t steps = distance_map_get(scratch, site->loot[i]);
        if (steps == DISTANCE_UNREACHED || (i == 0 && steps < WAY_STEPS_MIN))
            return error_set(why, "at (%d, %d): the way to the loot of %s is no maze",
                             site->loot[i].x, site->loot[i].y, site_kind_get(site->type)->name);
    }
    return true;
}

bool check_maze(const struct level *level, struct distance_map *scratch, const struct site *site,
                struct error *why)
{
    int piece = site_kind_get(site->type)->piece;
    if (piece == TERRAIN_NONE || !terrain_get((enum terrain)piece)->is_mirror)
        return true;
    return check_mirrors(level, site, why) && check_way(level, scratch, site, why);
}
