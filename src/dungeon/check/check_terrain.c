#include "dungeon/check/check_parts.h"

#include "content/band.h"
#include "dungeon/layout/cell.h"
#include "dungeon/layout/loops.h"

static bool is_on_edge(struct grid grid, struct point p)
{
    return p.x == 0 || p.y == 0 || p.x == grid.width - 1 || p.y == grid.height - 1;
}

bool check_edges(const struct level *level, struct error *why)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (is_on_edge(level->grid, p) && cell_is_passable(level, p))
            return error_set(why, "at (%d, %d): the level's edge is open", p.x, p.y);
    }
    return true;
}

/* Secret doors count. */
static bool may_step_straight(const void *level, struct point from, enum direction direction)
{
    return !direction_is_diagonal(direction) &&
           (cell_may_step(level, from, direction) ||
            cell_is_secret_door(level, point_step(from, direction)));
}

bool check_ways(const struct level *level, struct distance_map *scratch, struct error *why)
{
    if (!level_is_walkable(level, level->arrival))
        return error_set(why, "the arrival, (%d, %d), can't be stood on", level->arrival.x,
                         level->arrival.y);
    cell_measure(level, scratch, level->arrival, may_step_straight);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (cell_is_passable(level, p) && distance_map_get(scratch, p) == DISTANCE_UNREACHED)
            return error_set(why, "at (%d, %d): no way leads here from the arrival", p.x, p.y);
    }
    return true;
}

static bool is_jamb(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) && !cell_is_passable(level, p) &&
           level_terrain_kind(level, p)->is_masonry;
}

static bool is_way(const struct level *level, struct point p)
{
    return level_is_walkable(level, p) && !cell_is_door(level, p);
}

static bool is_hung_across(const struct level *level, struct point p, enum direction onward)
{
    struct point way = direction_offset(onward);
    struct point side = {way.y, way.x};
    return is_way(level, point_add(p, way)) && is_way(level, point_subtract(p, way)) &&
           is_jamb(level, point_add(p, side)) && is_jamb(level, point_subtract(p, side));
}

bool check_doors(const struct level *level, struct error *why)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (!cell_is_doorway(level, p) && !cell_is_secret_door(level, p))
            continue;
        /* A creature disguised as a door is checked with the actors. */
        bool is_false = level_is_occupied(level, p);
        if (!is_false && !is_hung_across(level, p, DIRECTION_NORTH) &&
            !is_hung_across(level, p, DIRECTION_EAST))
            return error_set(why, "at (%d, %d): a door that is in no doorway", p.x, p.y);
        if (cell_touches_doorway(level, p))
            return error_set(why, "at (%d, %d): a door beside a door", p.x, p.y);
    }
    return true;
}

/* Finds the stairs that lead there, or the things that win if `leads` is 0: the one farthest by the map. There should be
 * `wanted` of them. */
static bool find_all(const struct level *level, const struct distance_map *map, int leads,
                     int wanted, struct point *found, struct error *why)
{
    static const char *const names[] = {"stairs up", "lamps to light", "stairs down"};
    const char *name = names[leads + 1];
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)level->terrain[cell]);
        struct point p = grid_point(level->grid, cell);
        if (leads == 0 ? !kind->wins : kind->leads != leads)
            continue;
        if (!cell_is_clear_around(level, p))
            return error_set(why, "at (%d, %d): too little room about the %s", p.x, p.y, name);
        if (count == 0 || distance_map_get(map, p) > distance_map_get(map, *found))
            *found = p;
        count++;
    }
    return count == wanted || error_set(why, "floor %d has %d %s", level->depth, count, name);
}

static uint32_t farthest_from(const struct level *level, struct distance_map *scratch,
                              struct point from, struct point *farthest)
{
    cell_measure_unlocked(level, scratch, from);
    *farthest = distance_map_cell(scratch, distance_map_count(scratch) - 1);
    return distance_map_get(scratch, *farthest);
}

bool check_stairs(const struct level *level, struct distance_map *scratch, struct error *why)
{
    struct point up = level->arrival;
    struct point down = level->arrival;
    struct point end;
    bool is_last = level->depth == FLOOR_COUNT;
    farthest_from(level, scratch, level->arrival, &end);
    if (!find_all(level, scratch, -1, level->depth > 1, &up, why) ||
        !find_all(level, scratch, 1, band_stairs_down(level->depth), &down, why) ||
        !find_all(level, scratch, 0, is_last, &down, why))
        return false;
    if (!point_is_equal(up, level->arrival))
        return error_set(why, "the arrival is not on the stairs up");
    if (is_last) /* the hero lights it from an adjacent cell */
        down = point_step(down, DIRECTION_NORTH);
    uint32_t apart = distance_map_get(scratch, down);
    uint32_t longest = farthest_from(level, scratch, end, &end);
    if (apart < (longest + 1) / 2)
        return error_set(why, "the way through is %u steps, and the longest way %u",
                         (unsigned)apart, (unsigned)longest);
    return true;
}

bool check_loops(const struct level *level, struct distance_map *scratch, struct error *why)
{
    int loops = loops_count(level, scratch);
    if (loops < LOOPS_MIN)
        return error_set(why, "the ways have %d loops, and should have %d", loops, LOOPS_MIN);
    return true;
}
