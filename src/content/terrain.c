#include "content/terrain.h"

#include <assert.h>

static const struct terrain_kind kinds[TERRAIN_COUNT] = {
#define TERRAIN(id, ...) [TERRAIN_##id] = {__VA_ARGS__},
#include "content/terrain.def"
#undef TERRAIN
};

const struct terrain_kind *terrain_get(enum terrain terrain)
{
    assert(terrain > TERRAIN_NONE && terrain < TERRAIN_COUNT);
    return &kinds[terrain];
}

bool terrain_is_hidden_trap(enum terrain terrain, int depth)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    return terrain_is_trap(kind) && kind->seems != TERRAIN_NONE && kind->first_floor > 0 &&
           depth >= kind->first_floor && (kind->last_floor == 0 || depth <= kind->last_floor);
}

enum terrain terrain_seems(enum terrain terrain)
{
    enum terrain seems = (enum terrain)terrain_get(terrain)->seems;
    return seems == TERRAIN_NONE ? terrain : seems;
}

enum terrain terrain_find_glyph(char glyph)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (kinds[t].glyph == glyph)
            return (enum terrain)t;
    return TERRAIN_NONE;
}

int terrain_light_radius_max(void)
{
    int max = 0;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (kinds[t].light_radius > max)
            max = kinds[t].light_radius;
    return max;
}
