#include "dungeon/check_sites.h"
#include "dungeon/ground.h"
#include "sight/fov.h"

#define WAY_STEPS 8 /* to the first of the loot, at least */

/* Whether one who stands there sees a mirror of the maze. */
static bool has_mirror_in_view(const struct level *level, const struct site *site, struct point p)
{
    const struct fov_algorithm *fov = fov_get(fov_find("shadowcast"));
    struct area area = area_grown(site->area, 1, level->grid);
    for (struct point mirror = area_before(area); bit_grid_next(&level->mirrors, area, &mirror);)
        if (fov_sees(fov, &level->opacity, p, FOV_UNLIMITED, mirror))
            return true;
    return false;
}

static bool check_mirrors(const struct level *level, const struct site *site, struct error *why)
{
    for (int y = site->area.first.y; y <= site->area.last.y; y++)
        for (int x = site->area.first.x; x <= site->area.last.x; x++) {
            struct point p = {x, y};
            if (level_is_walkable(level, p) && !has_mirror_in_view(level, site, p))
                return error_set(why, "at (%d, %d): no mirror in view in %s", x, y,
                                 site_get(site->type)->name);
        }
    return true;
}

/* From the door, inside. */
static bool check_way(const struct level *level, struct distance_map *scratch,
                      const struct site *site, struct error *why)
{
    distance_map_reset(scratch, level->grid);
    distance_map_add_goal(scratch, site->door);
    distance_map_fill(scratch, ground_may_step, level, DISTANCE_UNREACHED);
    for (int i = 0; i < site->loot_count; i++) {
        uint32_t steps = distance_map_get(scratch, site->loot[i]);
        if (steps == DISTANCE_UNREACHED || (i == 0 && steps < WAY_STEPS))
            return error_set(why, "at (%d, %d): the way to the loot of %s is no maze",
                             site->loot[i].x, site->loot[i].y, site_get(site->type)->name);
    }
    return true;
}

bool check_maze(const struct level *level, struct distance_map *scratch, const struct site *site,
                struct error *why)
{
    int piece = site_get(site->type)->piece;
    if (piece == TERRAIN_NONE || !terrain_get((enum terrain)piece)->is_mirror)
        return true;
    return check_mirrors(level, site, why) && check_way(level, scratch, site, why);
}
