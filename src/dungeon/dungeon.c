#include "dungeon/dungeon.h"

#include "base/hash.h"
#include "dungeon/doors.h"
#include "dungeon/furnish.h"
#include "dungeon/layout.h"
#include "dungeon/loops.h"
#include "dungeon/population.h"
#include "dungeon/secrets.h"
#include "dungeon/sites.h"
#include "dungeon/stairs.h"

#include <assert.h>

/* Chance gets so many goes at a floor with enough loops; then it is the plain one. */
#define ATTEMPTS 20

/* The stream of one purpose of a floor: what one draws never moves the others. */
static struct random stream(uint64_t floor_hash, const char *purpose, int attempt)
{
    return random_make(hash_mix(hash_number(hash_text(floor_hash, purpose), (uint64_t)attempt)));
}

/* Lays out terrain and stairs; false when the floor did not come out well enough. */
static bool lay_out(struct plan *plan, struct level *level, struct distance_map *scratch,
                    uint64_t floor_hash, int attempt, struct point *end)
{
    struct random layout = stream(floor_hash, "layout", attempt);
    struct random decoration = stream(floor_hash, "decoration", attempt);
    struct random doors = stream(floor_hash, "doors", attempt);
    struct random sites = stream(floor_hash, "sites", attempt);
    struct random stairs = stream(floor_hash, "stairs", attempt);
    struct random curtains = stream(floor_hash, "curtains", attempt);
    struct random secrets = stream(floor_hash, "secrets", attempt);
    plan_init(plan, level, scratch);
    if (attempt == ATTEMPTS) {
        layout_two_rooms(plan);
    } else {
        if (!layout_dig(plan, &layout))
            return false;
        furnish_rooms(plan, &decoration);
    }
    doors_hang(plan, &doors);
    doors_break_openings(plan, &doors);
    doors_hang_mirrors(plan, &doors);
    if (!sites_place(plan, &sites) && attempt < ATTEMPTS)
        return false;
    doors_hang_curtains(plan, &curtains);
    if (attempt < ATTEMPTS) /* the plain floor has just the loops that it needs */
        secrets_dig_nook(plan, &secrets);
    if (loops_count(level, scratch) < LOOPS_LEAST)
        return false;
    secrets_hang_short_cut(plan, scratch, &secrets);
    return stairs_build(plan, scratch, &stairs, end);
}

void dungeon_build(struct level *level, uint64_t seed_hash, struct distance_map *scratch)
{
    assert(!level->is_built);
    assert(level->grid.width >= DUNGEON_WIDTH_MIN && level->grid.height >= DUNGEON_HEIGHT_MIN);
    uint64_t floor_hash = hash_number(hash_number(HASH_START, seed_hash), (uint64_t)level->depth);
    struct plan plan;
    struct point end;
    struct point cage;
    int attempt = 0;
    while (!lay_out(&plan, level, scratch, floor_hash, attempt, &end)) {
        attempt++;
        assert(attempt <= ATTEMPTS);
    }
    struct random items = stream(floor_hash, "items", 0);
    struct random captives = stream(floor_hash, "captives", 0);
    struct random webs = stream(floor_hash, "webs", 0);
    struct random traps = stream(floor_hash, "traps", 0);
    struct random actors = stream(floor_hash, "actors", 0);
    population_add_items(&plan, scratch, end, seed_hash, &items);
    population_stock_nooks(&plan, &items);
    bool has_captive = population_add_captive(&plan, scratch, &captives, &cage);
    population_add_webs(&plan, scratch, end, &webs);
    population_add_traps(&plan, end, &traps);
    population_add_actors(&plan, scratch, has_captive ? &cage : NULL, &actors);
    level->room_count = plan.room_count;
    level->is_built = true;
}
