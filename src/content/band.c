#include "content/band.h"

#include <assert.h>

static const struct band bands[BAND_COUNT] = {
#define BAND(id, ...) [BAND_##id] = {__VA_ARGS__},
#include "content/bands.def"
#undef BAND
};

const struct band *band_get(enum band_id id)
{
    assert(id < BAND_COUNT);
    return &bands[id];
}

enum band_id band_id_of_depth(int depth)
{
    for (int b = 0; b < BAND_COUNT; b++)
        if (bands[b].first_floor <= depth && depth <= bands[b].last_floor)
            return (enum band_id)b;
    assert(!"a depth without a band");
    return BAND_COUNT;
}

const struct band *band_of_depth(int depth)
{
    return band_get(band_id_of_depth(depth));
}

int band_stairs_down(int depth)
{
    if (depth == FLOOR_COUNT)
        return 0;
    return depth > LESSON_DEPTH && depth == band_of_depth(depth)->last_floor ? 2 : 1;
}

struct combat_stats band_combat_stats(int depth, enum monster monster)
{
    const struct monster_kind *kind = monster_get(monster);
    const struct band *band = band_of_depth(depth);
    switch (kind->strength) {
    case STRENGTH_VERMIN:
        return band->vermin;
    case STRENGTH_MUSCLE:
        return band->muscle;
    case STRENGTH_BRUTE:
        return (struct combat_stats){band->muscle.health * 5 / 4, band->muscle.damage_min + 1,
                                     band->muscle.damage_max + 2};
    case STRENGTH_CALLER:
        return (struct combat_stats){band->vermin.health / 2, 1, 1};
    case STRENGTH_MIDDLE:
        return (struct combat_stats){(band->vermin.health + band->muscle.health) / 2,
                                     band->muscle.damage_min - 1, band->muscle.damage_max - 1};
    case STRENGTH_OWN:
        break;
    }
    return (struct combat_stats){kind->health, kind->damage_min, kind->damage_max};
}

struct combat_stats band_melee_stats(int depth, enum monster monster)
{
    struct combat_stats combat_stats = band_combat_stats(depth, monster);
    if (monster_get(monster)->shoots) {
        combat_stats.damage_min = (combat_stats.damage_min + 1) / 2;
        combat_stats.damage_max = (combat_stats.damage_max + 1) / 2;
    }
    return combat_stats;
}

enum terrain band_home(int depth, enum monster monster)
{
    const struct monster_kind *kind = monster_get(monster);
    const struct band *band = band_of_depth(depth);
    if (kind->swims)
        return band->deep;
    if (kind->hiding == HIDING_IN_GLASS)
        return band->mirror;
    return kind->hiding == HIDING_IN_COVER ? band->grass : band->floor;
}
