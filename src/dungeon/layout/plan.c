#include "dungeon/layout/plan.h"

#include "dungeon/dungeon.h"
#include "dungeon/layout/cell.h"

void plan_init(struct plan *plan, struct level *level, struct distance_map *lender)
{
    plan->level = level;
    plan->band_here = omen_mix(level->omen, band_of_depth(level->depth));
    plan->band = &plan->band_here;
    plan->room_count = 0;
    plan->nook_count = 0;
    distance_map_reset(lender, level->grid);
    plan->arena = distance_map_lend(lender);
    plan->lender = lender;
    plan->spare = &level->visible;
    plan->zones = arena_alloc(&plan->arena, grid_cells(level->grid) * sizeof *plan->zones);
    level->site_count = 0;
    level_fill(level, plan->band->wall);
}

static size_t usual_area(const struct level *level)
{
    return grid_cells(dungeon_usual_size(level->depth));
}

bool plan_is_usual_size(const struct level *level)
{
    return grid_cells(level->grid) >= usual_area(level);
}

int plan_scale(const struct level *level, int usual)
{
    return (int)(grid_cells(level->grid) * (size_t)usual / usual_area(level));
}

static void dig(struct plan *plan, struct point p, uint16_t zone)
{
    if (!plan_is_solid(plan, p))
        return;
    plan->zones[grid_index(plan->level->grid, p)] = zone;
    level_set_terrain(plan->level, p, plan->band->floor);
}

void plan_dig_room(struct plan *plan, int index, struct point p)
{
    dig(plan, p, (uint16_t)(index + 1));
}

void plan_dig_corridor(struct plan *plan, struct point p)
{
    dig(plan, p, ZONE_CORRIDOR);
}

void plan_dig_site(struct plan *plan, struct point p)
{
    dig(plan, p, ZONE_SITE);
}

void plan_fill(struct plan *plan, struct point p)
{
    plan->zones[grid_index(plan->level->grid, p)] = ZONE_SOLID;
    level_set_terrain(plan->level, p, plan->band->wall);
}

bool plan_is_bare(const struct plan *plan, struct point p, int index)
{
    return plan_is_in_room(plan, p, index) && level_terrain(plan->level, p) == plan->band->floor;
}

/* Whether one of the eight cells around belongs to a corridor, as doors do. */
static bool is_at_corridor(const struct plan *plan, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (plan_zone(plan, point_step(p, (enum direction)d)) == ZONE_CORRIDOR)
            return true;
    return false;
}

void plan_cover(struct plan *plan, int index, struct point p, enum terrain terrain)
{
    if (plan_is_bare(plan, p, index))
        level_set_terrain(plan->level, p, terrain);
}

bool plan_block(struct plan *plan, int index, struct point p, enum terrain terrain)
{
    if (!plan_is_in_room(plan, p, index) || !level_is_walkable(plan->level, p) ||
        is_at_corridor(plan, p) || !cell_can_block(plan->level, p))
        return false;
    level_set_terrain(plan->level, p, terrain);
    return true;
}

bool plan_is_in_nook(const struct plan *plan, struct point p)
{
    for (int i = 0; i < plan->nook_count; i++)
        if (area_contains(plan->nooks[i], p))
            return true;
    return false;
}

/* The next place in a room's box, in reading order; after the last comes the first. */
static struct point next_in(const struct room *room, struct point p)
{
    if (++p.x < room->width)
        return p;
    return point_make(0, p.y + 1 < room->height ? p.y + 1 : 0);
}

bool plan_find(const struct plan *plan, struct random *random, plan_fits *fits, const void *context,
               struct point *found)
{
    int first_room = random_below(random, plan->room_count);
    for (int i = 0; i < plan->room_count; i++) {
        const struct room *room = &plan->rooms[(first_room + i) % plan->room_count];
        int cells = room->width * room->height;
        int cell = random_below(random, cells);
        struct point p = {cell % room->width, cell / room->width};
        for (int j = 0; j < cells; j++) {
            *found = point_add(room->corner, p);
            if (fits(plan, context, *found) && !level_find_site(plan->level, *found) &&
                !plan_is_in_nook(plan, *found))
                return true;
            p = next_in(room, p);
        }
    }
    return false;
}

void plan_cover_disc(struct plan *plan, int index, struct point centre, int radius,
                     enum terrain terrain, struct random *random)
{
    for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
            struct point p = point_add(centre, point_make(dx, dy));
            if (!point_is_within(centre, p, radius))
                continue;
            bool is_rim = !point_is_within(centre, p, radius - 1);
            if (!is_rim || random_chance(random, 1, 2))
                plan_cover(plan, index, p, terrain);
        }
}
