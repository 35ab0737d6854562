#include "dungeon/dungeon.h"

#include "base/hash.h"
#include "dungeon/layout/cell.h"
#include "dungeon/layout/exits.h"
#include "dungeon/layout/fixtures.h"
#include "dungeon/layout/floor_layout.h"
#include "dungeon/layout/loops.h"
#include "dungeon/layout/secret_door.h"
#include "dungeon/population/population.h"
#include "dungeon/rooms/furnish.h"
#include "dungeon/sites/beacon.h"
#include "dungeon/sites/site_builder.h"
#include "dungeon/sites/tower.h"

#include <assert.h>

/* One random stream for each purpose, so that draws for one never change another. */
static struct random stream(uint64_t floor_hash, const char *purpose, int attempt)
{
    return random_make(hash_mix(hash_number(hash_text(floor_hash, purpose), (uint64_t)attempt)));
}

/* Digs and furnishes the floor, and builds the lighthouse on the last one. The fallback has no room for it. */
static bool dig(struct plan *plan, uint64_t floor_hash, int attempt, struct point *tower,
                bool *has_tower)
{
    struct random layout = stream(floor_hash, "layout", attempt);
    struct random decoration = stream(floor_hash, "decoration", attempt);
    struct random lamps = stream(floor_hash, "lamps", attempt);
    struct random lighthouse = stream(floor_hash, "lighthouse", attempt);
    *has_tower = false;
    if (attempt == DUNGEON_CHANCES) {
        floor_layout_two_rooms(plan);
        furnish_with_lamps(plan, &lamps);
        return true;
    }
    if (!floor_layout_dig(plan, &layout))
        return false;
    furnish_rooms(plan, &decoration);
    furnish_with_lamps(plan, &lamps);
    *has_tower = plan->level->depth == FLOOR_COUNT && tower_has_room(plan->level);
    return !*has_tower || tower_build(plan, &lighthouse, tower);
}

/* Building may have taken lamps away again. */
static bool has_lamps(const struct plan *plan)
{
    struct area all = area_of_grid(plan->level->grid);
    int lamps = 0;
    for (struct point p = area_before(all); bit_grid_next(&plan->level->lit_sources, all, &p);)
        lamps += level_terrain(plan->level, p) == plan->band->lamp;
    return lamps >= LAMPS_MIN;
}

/* Lays out terrain and stairs; false if the floor is not good enough. */
static bool lay_out(struct plan *plan, struct level *level, struct distance_map *scratch,
                    const struct site_schedule *schedule, uint64_t floor_hash, int attempt,
                    struct point *end)
{
    struct random doors = stream(floor_hash, "doors", attempt);
    struct random sites = stream(floor_hash, "sites", attempt);
    struct random stairs = stream(floor_hash, "stairs", attempt);
    struct random second_stairs = stream(floor_hash, "second stairs", attempt);
    struct random beacons = stream(floor_hash, "beacons", attempt);
    struct random curtains = stream(floor_hash, "curtains", attempt);
    struct random secrets = stream(floor_hash, "secrets", attempt);
    struct point tower;
    bool has_tower;
    plan_init(plan, level, scratch);
    if (!dig(plan, floor_hash, attempt, &tower, &has_tower))
        return false;
    fixtures_add_doors(plan, &doors);
    fixtures_add_openings(plan, &doors);
    fixtures_add_mirrors(plan, &doors);
    /* Not on the fallback: its longest path may end in a special room, where there is no room for stairs. */
    if (attempt < DUNGEON_CHANCES && !site_builder_place(plan, schedule, &sites))
        return false;
    fixtures_add_curtains(plan, &curtains);
    if (attempt < DUNGEON_CHANCES) /* the fallback has no loops to spare */
        secret_door_dig_nook(plan, &secrets);
    if (loops_count(level, scratch) < LOOPS_MIN)
        return false;
    secret_door_add_shortcut(plan, scratch, &secrets);
    if (!exits_place(plan, scratch, &stairs, has_tower ? &tower : NULL, end))
        return false;
    if (!exits_place_second(plan, scratch, &second_stairs, *end) && attempt < DUNGEON_CHANCES)
        return false;
    if (!site_builder_clear_arrival(plan) && attempt < DUNGEON_CHANCES)
        return false;
    if (!has_lamps(plan) && attempt < DUNGEON_CHANCES)
        return false;
    if (!beacon_is_due(level))
        return true;
    bool is_placed = beacon_place(plan, scratch, *end, &beacons);
    cell_measure_unlocked(level, scratch, level->arrival);
    return is_placed || attempt == DUNGEON_CHANCES;
}

static int side(int usual, int percent, int min)
{
    return int_max((usual * percent + 99) / 100, min);
}

struct grid dungeon_floor_size(int depth, struct grid usual)
{
    int percent = band_of_depth(depth)->side_percent;
    if (percent == 0)
        return usual;
    return (struct grid){side(usual.width, percent, DUNGEON_WIDTH_MIN),
                         side(usual.height, percent, DUNGEON_HEIGHT_MIN)};
}

struct grid dungeon_usual_size(int depth)
{
    return dungeon_floor_size(depth, (struct grid){DUNGEON_WIDTH, DUNGEON_HEIGHT});
}

void dungeon_build(struct level *level, uint64_t seed_hash, struct distance_map *scratch)
{
    assert(!level->is_built);
    assert(level->grid.width >= DUNGEON_WIDTH_MIN && level->grid.height >= DUNGEON_HEIGHT_MIN);
    uint64_t floor_hash = hash_number(hash_number(HASH_START, seed_hash), (uint64_t)level->depth);
    struct plan plan;
    struct site_schedule schedule;
    struct point end;
    struct point cage;
    int attempt = 0;
    site_schedule_make(seed_hash, level->depth, &schedule);
    while (!lay_out(&plan, level, scratch, &schedule, floor_hash, attempt, &end)) {
        attempt++;
        assert(attempt <= DUNGEON_CHANCES);
    }
    struct random items = stream(floor_hash, "items", 0);
    struct random captives = stream(floor_hash, "captives", 0);
    struct random keys = stream(floor_hash, "keys", 0);
    struct random webs = stream(floor_hash, "webs", 0);
    struct random traps = stream(floor_hash, "traps", 0);
    struct random actors = stream(floor_hash, "actors", 0);
    struct random deposits = stream(floor_hash, "deposits", 0);
    population_add_items(&plan, scratch, end, seed_hash, &items);
    population_stock_nooks(&plan, &items);
    bool has_captive = population_add_captive(&plan, scratch, end, &captives, &cage);
    population_add_keys(&plan, scratch, &keys);
    population_add_webs(&plan, scratch, end, &webs);
    population_add_traps(&plan, end, &traps);
    population_add_actors(&plan, scratch, has_captive ? &cage : NULL, &actors);
    population_add_deposits(&plan, end, &deposits);
    if (omen_get(level->omen)->is_cold)
        furnish_douse_lamps(&plan);
    level->room_count = plan.room_count;
    level->attempts = attempt + 1;
    level->is_fallback = attempt == DUNGEON_CHANCES;
    level->is_built = true;
}
