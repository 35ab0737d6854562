#include "dungeon/check/check_parts.h"

#include "dungeon/rooms/furnish.h"

#include "content/band.h"
#include "dungeon/layout/cell.h"
#include "dungeon/population/population.h"

#define ENDS_MAX 2

static bool check_item(const struct level *level, struct point p, struct error *why)
{
    if (level_item(level, p) == ITEM_NONE)
        return true;
    const char *name = item_get(level_item(level, p))->name;
    if (!cell_is_passable(level, p))
        return error_set(why, "at (%d, %d): %s lies out of reach", p.x, p.y, name);
    if (level_item_count(level, p) < 1)
        return error_set(why, "at (%d, %d): none of %s lies there", p.x, p.y, name);
    return true;
}

bool check_items(const struct level *level, struct error *why)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (!check_item(level, grid_point(level->grid, cell), why))
            return false;
    return true;
}

static bool check_cage(const struct level *level, struct point p, int *cages, struct error *why)
{
    bool is_gift = level_find_site(level, p) != NULL;
    if ((level->depth < POPULATION_CAPTIVE_FLOOR && !is_gift) || ++*cages > 1)
        return error_set(why, "at (%d, %d): a cage too many", p.x, p.y);
    if (!cell_touches_walkable(level, p))
        return error_set(why, "at (%d, %d): a cage that can't be reached", p.x, p.y);
    return true;
}

/* Crates don't stand where the hero must push them. */
static bool check_crate(const struct level *level, struct point p, struct error *why)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (cell_is_door(level, point_step(p, (enum direction)d)))
            return error_set(why, "at (%d, %d): %s beside a door", p.x, p.y,
                             level_terrain_kind(level, p)->name);
    return true;
}

static bool is_cold_lamp(const struct terrain_kind *kind)
{
    return kind->kindles_to != TERRAIN_NONE && terrain_get((enum terrain)kind->kindles_to)->warms;
}

bool check_fixtures(const struct level *level, struct error *why)
{
    int cages = 0;
    int lamps = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        const struct terrain_kind *kind = terrain_get((enum terrain)level->terrain[cell]);
        if (kind->frees_to != TERRAIN_NONE && !check_cage(level, p, &cages, why))
            return false;
        if (kind->pushed_on != TERRAIN_NONE && !check_crate(level, p, why))
            return false;
        if (kind->is_chasm && level->depth == FLOOR_COUNT)
            return error_set(why, "at (%d, %d): a chasm with no floor below", p.x, p.y);
        lamps += kind->warms || (omen_get(level->omen)->is_cold && is_cold_lamp(kind));
    }
    return lamps >= LAMPS_MIN || error_set(why, "%d burning braziers", lamps);
}

static bool has_web_beside(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) && cell_has_web(level, beside))
            return true;
    }
    return false;
}

/* The ends of the floor's ways: the stairs down, or the great lamp. */
struct ends {
    struct point at[ENDS_MAX];
    int count;
};

static struct ends find_ends(const struct level *level)
{
    struct ends ends = {.count = 0};
    for (size_t cell = 0; cell < grid_cells(level->grid) && ends.count < ENDS_MAX; cell++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)level->terrain[cell]);
        if (level->depth == FLOOR_COUNT ? kind->wins : kind->leads > 0)
            ends.at[ends.count++] = grid_point(level->grid, cell);
    }
    return ends;
}

static bool check_web(const struct level *level, struct point p, const struct ends *ends,
                      struct error *why)
{
    const struct band *band = band_of_depth(level->depth);
    bool is_near = point_chebyshev(p, level->arrival) <= POPULATION_WEB_CLEARANCE;
    for (int i = 0; i < ends->count; i++)
        is_near |= point_chebyshev(p, ends->at[i]) <= POPULATION_WEB_CLEARANCE;
    if (band->webs == 0 || level_terrain(level, p) != band->floor)
        return error_set(why, "at (%d, %d): no place for a web", p.x, p.y);
    if (level_find_site(level, p))
        return true; /* it hangs where its room was drawn */
    if (!cell_is_nook(level, p) && !has_web_beside(level, p))
        return error_set(why, "at (%d, %d): a web in the open", p.x, p.y);
    return !is_near || error_set(why, "at (%d, %d): a web too near the stairs", p.x, p.y);
}

static bool may_step_past_webs(const void *level, struct point from, enum direction direction)
{
    return cell_may_step(level, from, direction) &&
           !cell_has_web(level, point_step(from, direction));
}

bool check_webs(const struct level *level, struct distance_map *scratch, struct error *why)
{
    const struct ends ends = find_ends(level);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (cell_has_web(level, grid_point(level->grid, cell)) &&
            !check_web(level, grid_point(level->grid, cell), &ends, why))
            return false;
    cell_measure(level, scratch, level->arrival, may_step_past_webs);
    for (int i = 0; i < ends.count; i++) {
        struct point beside = point_step(ends.at[i], DIRECTION_NORTH);
        struct point end = level->depth == FLOOR_COUNT ? beside : ends.at[i];
        if (distance_map_get(scratch, end) == DISTANCE_UNREACHED)
            return error_set(why, "webs close every way between the arrival and the end");
    }
    return true;
}
