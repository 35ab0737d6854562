#include "content/band.h"
#include "dungeon/check/check_terrain.h"
#include "dungeon/ground.h"
#include "dungeon/sites/beacon.h"
#include "dungeon/sites/tower.h"
#include "dungeon/stairs.h"

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
    if (!ground_is_usual(level) || !level_find_stairs(level, 1, &down))
        return true;
    distance_map_reset(scratch, level->grid);
    distance_map_add_goal(scratch, down);
    distance_map_fill(scratch, ground_may_step, level, DISTANCE_UNREACHED);
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
    if (count > is_due || (count == 0 && is_due && ground_is_usual(level)))
        return error_set(why, "floor %d has %d lesser beacons", level->depth, count);
    if (count == 0)
        return true;
    if (!stairs_have_room(level, beacon))
        return error_set(why, "at (%d, %d): too little room about the beacon", beacon.x, beacon.y);
    return check_steps_off(level, scratch, beacon, why);
}

bool check_tower(const struct level *level, struct error *why)
{
    struct point lamp;
    if (level->depth != FLOOR_COUNT || !ground_is_usual(level) || !tower_has_room(level) ||
        !level_find_terrain(level, band_of_depth(level->depth)->beacon, &lamp))
        return true;
    int ways = tower_count_ways(level, lamp);
    int windows = tower_count_windows(level, lamp);
    if (ways < TOWER_WAYS || windows < TOWER_WINDOWS)
        return error_set(why, "at (%d, %d): the lamp has %d ways in and %d windows about it",
                         lamp.x, lamp.y, ways, windows);
    return true;
}
