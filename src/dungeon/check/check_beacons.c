#include "content/band.h"
#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"
#include "dungeon/layout/plan.h"
#include "dungeon/sites/beacon.h"
#include "dungeon/sites/tower.h"

static int count_beacons(const struct level *level, struct point *found)
{
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (terrain_get((enum terrain)level->terrain[cell])->blesses) {
            *found = grid_point(level->grid, cell);
            count++;
        }
    return count;
}

static bool check_steps_off(const struct level *level, struct distance_map *scratch,
                            struct point beacon, struct error *why)
{
    struct point down;
    struct point beside = point_step(beacon, DIRECTION_NORTH);
    if (!plan_is_usual_size(level) || !level_find_stairs(level, 1, &down))
        return true;
    cell_measure(level, scratch, down, cell_may_step);
    uint32_t steps = distance_map_get(scratch, beside) + 1;
    if (steps < BEACON_STEPS_OFF)
        return error_set(why, "at (%d, %d): a beacon %u steps from the stairs down", beacon.x,
                         beacon.y, (unsigned)steps);
    return true;
}

bool check_beacon(const struct level *level, struct distance_map *scratch, struct error *why)
{
    struct point beacon;
    int count = count_beacons(level, &beacon);
    bool is_due = beacon_is_due(level);
    if (count > is_due || (count == 0 && is_due && plan_is_usual_size(level)))
        return error_set(why, "floor %d has %d beacons", level->depth, count);
    if (count == 0)
        return true;
    if (!cell_is_clear_around(level, beacon))
        return error_set(why, "at (%d, %d): too little room about the beacon", beacon.x, beacon.y);
    return check_steps_off(level, scratch, beacon, why);
}

bool check_tower(const struct level *level, struct error *why)
{
    struct point lamp;
    if (level->depth != FLOOR_COUNT || !plan_is_usual_size(level) || !tower_has_room(level) ||
        !level_find_terrain(level, band_of_depth(level->depth)->great_lamp, &lamp))
        return true;
    int ways = tower_count_ways(level, lamp);
    int windows = tower_count_windows(level, lamp);
    if (ways < TOWER_WAYS || windows < TOWER_WINDOWS)
        return error_set(why, "at (%d, %d): the lamp has %d ways in and %d windows about it",
                         lamp.x, lamp.y, ways, windows);
    return true;
}
