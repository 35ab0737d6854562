#include "dungeon/rooms/furnish.h"

#include "base/integer.h"
#include "dungeon/layout/cell.h"

#define LAMP_TRIES 40
#define CHASM_TRIES 6
#define CHASM_ROOM_SIDE 6
#define CRATES_MAX 3
#define CRATE_TRIES 10
#define FUNGUS_TRIES 8
/* Rooms drawn for a lamp, to take the one farthest from the others. */
#define LAMP_ROOMS 6

static int area_of(const struct room *room)
{
    return room->width * room->height;
}

static void spread_grass(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    for (int i = random_between(random, 1, 2); i > 0; i--) {
        int radius = random_between(random, 1, 2);
        struct point centre = room_random_cell(room, random);
        plan_cover_disc(plan, index, centre, radius, plan->band->grass, random);
    }
}

static void spread_water(struct plan *plan, int index, struct random *random)
{
    struct point centre = room_random_cell(&plan->rooms[index], random);
    plan_cover_disc(plan, index, centre, random_between(random, 1, 3), plan->band->shallow, random);
}

static void spread_rubble(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    for (int i = area_of(room) / 10 + 1; i > 0; i--)
        plan_cover(plan, index, room_random_cell(room, random), plan->band->rubble);
}

static int walls_beside(const struct plan *plan, struct point p)
{
    int walls = 0;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        walls += plan_is_solid(plan, point_step(p, (enum direction)d));
    return walls;
}

/* Whether another glow is near enough for their lights to add up. */
static bool is_glow_near(const struct plan *plan, struct point p)
{
    int reach = 2 * terrain_get(plan->band->fungus)->light_radius;
    struct area area = area_around(p, reach, plan->level->grid);
    for (struct point at = area_before(area); bit_grid_next(&plan->level->lit_sources, area, &at);)
        if (level_terrain(plan->level, at) == plan->band->fungus)
            return true;
    return false;
}

/* Fungus grows at walls, sparsely enough that no place is bright. */
static void spread_fungus(struct plan *plan, int index, struct random *random)
{
    for (int i = 0; i < FUNGUS_TRIES; i++) {
        struct point p = room_random_cell(&plan->rooms[index], random);
        if (plan_is_bare(plan, p, index) && walls_beside(plan, p) > 0 && !is_glow_near(plan, p))
            plan_cover(plan, index, p, plan->band->fungus);
    }
}

static enum terrain cold_lamp(const struct plan *plan)
{
    return (enum terrain)terrain_get(plan->band->lamp)->douses_to;
}

static bool is_lamp(const struct plan *plan, enum terrain terrain)
{
    return terrain == plan->band->lamp || terrain == cold_lamp(plan);
}

static bool is_lamp_beside(const struct plan *plan, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (is_lamp(plan, level_terrain(plan->level, point_step(p, (enum direction)d))))
            return true;
    return false;
}

static bool is_crate_beside(const struct plan *plan, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (level_terrain(plan->level, point_step(p, (enum direction)d)) == plan->band->crate)
            return true;
    return false;
}

/* Sets up a lamp at a wall or in a corner, or anywhere in the room if that fails; false if there is no place. */
static bool set_lamp(struct plan *plan, int index, enum terrain lamp, struct random *random)
{
    int walls_min = random_chance(random, 1, 4) ? 0 : random_between(random, 1, 2);
    for (int i = 0; i < LAMP_TRIES; i++) {
        struct point p = room_random_cell(&plan->rooms[index], random);
        if (i == LAMP_TRIES / 2)
            walls_min = 0;
        if (plan_is_bare(plan, p, index) && walls_beside(plan, p) >= walls_min &&
            !is_lamp_beside(plan, p) && !is_crate_beside(plan, p) &&
            plan_block(plan, index, p, lamp))
            return true;
    }
    return false;
}

/* The steps, in a straight line, from a room's middle to the nearest burning lamp. */
static int steps_to_lamp(const struct plan *plan, const struct room *room)
{
    struct point middle = {room->corner.x + room->width / 2, room->corner.y + room->height / 2};
    struct area all = area_of_grid(plan->level->grid);
    int steps = GRID_SIDE_MAX;
    for (struct point p = area_before(all); bit_grid_next(&plan->level->lit_sources, all, &p);)
        if (level_terrain(plan->level, p) == plan->band->lamp)
            steps = int_min(steps, point_chebyshev(p, middle));
    return steps;
}

/* Of some rooms, the one farthest from all lamps. */
static int choose_lamp_room(const struct plan *plan, struct random *random)
{
    int best = random_below(random, plan->room_count);
    for (int i = 1; i < LAMP_ROOMS; i++) {
        int index = random_below(random, plan->room_count);
        if (steps_to_lamp(plan, &plan->rooms[index]) > steps_to_lamp(plan, &plan->rooms[best]))
            best = index;
    }
    return best;
}

void furnish_with_lamps(struct plan *plan, struct random *random)
{
    int usual = int_max(LAMPS_MIN, plan_scale(plan->level, plan->band->lamps));
    int left = int_max(LAMPS_MIN, usual + random_between(random, -1, 1));
    for (int i = 0; i < LAMP_TRIES && left > 0; i++)
        left -= set_lamp(plan, choose_lamp_room(plan, random), plan->band->lamp, random);
}

void furnish_douse_lamps(struct plan *plan)
{
    struct grid grid = plan->level->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++)
        if (plan->level->terrain[cell] == (uint8_t)plan->band->lamp)
            level_set_terrain(plan->level, grid_point(grid, cell), cold_lamp(plan));
}

/* Fungus grows in caves, and in some bands in rooms. Bands without fungus draw no random numbers for it. */
static bool may_glow(const struct plan *plan, const struct room *room)
{
    const struct band *band = plan->band;
    return band->fungus_percent > 0 &&
           (room_kind_get(room->kind)->is_natural || band->has_fungus_in_rooms);
}

static void furnish_room(struct plan *plan, int index, struct random *random)
{
    const struct room *room = &plan->rooms[index];
    const struct band *band = plan->band;
    room_furnish_function *furnish = room_kind_get(room->kind)->furnish;
    if (furnish)
        furnish(plan, index, random);
    if (random_chance(random, band->grass_percent, 100))
        spread_grass(plan, index, random);
    if (random_chance(random, band->water_percent, 100))
        spread_water(plan, index, random);
    if (random_chance(random, band->rubble_percent, 100))
        spread_rubble(plan, index, random);
    if (may_glow(plan, room) && random_chance(random, band->fungus_percent, 100))
        spread_fungus(plan, index, random);
    if (random_chance(random, band->cold_percent, 100))
        set_lamp(plan, index, cold_lamp(plan), random);
}

/* Opens a chasm in a room's floor, as far as it cuts nothing off; false if it opened no cell. */
static bool open_chasm(struct plan *plan, int index, int radius)
{
    const struct room *room = &plan->rooms[index];
    struct point centre = {room->corner.x + room->width / 2, room->corner.y + room->height / 2};
    bool is_open = false;
    if (room->width < CHASM_ROOM_SIDE || room->height < CHASM_ROOM_SIDE)
        return false;
    for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
            struct point p = point_add(centre, point_make(dx, dy));
            if (point_is_within(centre, p, radius) && plan_is_bare(plan, p, index) &&
                plan_block(plan, index, p, plan->band->chasm))
                is_open = true;
        }
    return is_open;
}

static void open_some_chasm(struct plan *plan, struct random *random)
{
    for (int i = 0; i < CHASM_TRIES; i++) {
        int index = random_below(random, plan->room_count);
        int radius = random_between(random, 1, 2);
        if (open_chasm(plan, index, radius))
            return;
    }
}

static bool is_dead_end(const struct level *level, struct point p)
{
    return cell_count_walls(level, p) > 2;
}

/* Sets a crate down, away from doors, lamps, other crates and dead ends, where nothing could push it. */
static void set_crate(struct plan *plan, struct random *random)
{
    for (int i = 0; i < CRATE_TRIES; i++) {
        int index = random_below(random, plan->room_count);
        struct point p = room_random_cell(&plan->rooms[index], random);
        if (plan_is_bare(plan, p, index) && !is_lamp_beside(plan, p) && !is_crate_beside(plan, p) &&
            !is_dead_end(plan->level, p) && plan_block(plan, index, p, plan->band->crate))
            return;
    }
}

static void set_crates(struct plan *plan, struct random *random)
{
    if (!random_chance(random, plan->band->crate_percent, 100))
        return;
    for (int i = random_between(random, 1, CRATES_MAX); i > 0; i--)
        set_crate(plan, random);
}

void furnish_rooms(struct plan *plan, struct random *random)
{
    for (int i = 0; i < plan->room_count; i++)
        furnish_room(plan, i, random);
    if (random_chance(random, plan->band->chasm_percent, 100) && plan->level->depth < FLOOR_COUNT)
        open_some_chasm(plan, random);
    set_crates(plan, random);
}
