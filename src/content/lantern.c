#include "content/lantern.h"

#include <assert.h>

static const struct lantern_kind kinds[LANTERN_COUNT] = {
#define LANTERN(id, ...) [LANTERN_##id] = {__VA_ARGS__},
#include "content/lanterns.def"
#undef LANTERN
};

const struct lantern_kind *lantern_get(enum lantern lantern)
{
    assert(lantern < LANTERN_COUNT);
    return &kinds[lantern];
}

int lantern_light_radius_max(void)
{
    int most = 0;
    for (int i = 0; i < LANTERN_COUNT; i++)
        if (kinds[i].light_radius > most)
            most = kinds[i].light_radius;
    return most;
}
