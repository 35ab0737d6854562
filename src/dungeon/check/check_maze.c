#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"
#include "sight/mirror_fov.h"

#define WAY_STEPS_MIN 8 /* to the first loot */

/* The maze's mirrors must show half as many pairs of its cells as see each other without them. */
bool check_mirrors(const struct level *level, const struct site *site, struct error *why)
{
    struct mirror_fov gaze = {.algorithm = fov_default(),
                              .opacity = &level->opacity,
                              .mirrors = &level->mirrors,
                              .radius = FOV_UNLIMITED};
    int straight = 0;
    int shown = 0;
    for (struct point p = area_before(site->area);
         bit_grid_next(&level->walkable, site->area, &p);) {
        gaze.origin = p;
        straight++; /* itself */
        for (struct point to = p; bit_grid_next(&level->walkable, site->area, &to);) {
            bool is_straight = mirror_fov_sees_straight(&gaze, to);
            straight += is_straight;
            shown += !is_straight && mirror_fov_sees(&gaze, to);
        }
    }
    return 2 * shown >= straight ||
           error_set(why, "at (%d, %d): the mirrors of %s show %d sights, and %d need none",
                     site->door.x, site->door.y, site_kind_get(site->type)->name, shown, straight);
}

static bool check_length(const struct level *level, struct distance_map *scratch,
                         const struct site *site, struct error *why)
{
    cell_measure(level, scratch, site->door, cell_may_step);
    for (int i = 0; i < site->loot_count; i++) {
        uint32_t steps = distance_map_get(scratch, site->loot[i]);
        if (steps == DISTANCE_UNREACHED || (i == 0 && steps < WAY_STEPS_MIN))
            return error_set(why, "at (%d, %d): the way to the loot of %s is not a maze",
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
    return check_mirrors(level, site, why) && check_length(level, scratch, site, why);
}
