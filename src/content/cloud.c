#include "content/cloud.h"

#include <assert.h>

static const struct cloud_kind kinds[CLOUD_COUNT] = {
#define CLOUD(id, ...) [CLOUD_##id] = {__VA_ARGS__},
#include "content/clouds.def"
#undef CLOUD
};

const struct cloud_kind *cloud_get(enum cloud cloud)
{
    assert(cloud > CLOUD_NONE && cloud < CLOUD_COUNT);
    return &kinds[cloud];
}

enum cloud cloud_find_effect(enum effect effect)
{
    int c = CLOUD_NONE + 1;
    while (c < CLOUD_COUNT && kinds[c].effect != effect)
        c++;
    assert(c < CLOUD_COUNT);
    return (enum cloud)c;
}

enum cloud cloud_shadow(void)
{
    int c = CLOUD_NONE + 1;
    while (!kinds[c].is_shadow)
        c++;
    return (enum cloud)c;
}

enum cloud cloud_fire(void)
{
    int c = CLOUD_NONE + 1;
    while (!kinds[c].burns)
        c++;
    return (enum cloud)c;
}

enum cloud cloud_ripples(void)
{
    int c = CLOUD_NONE + 1;
    while (!kinds[c].ripples)
        c++;
    return (enum cloud)c;
}

enum cloud cloud_cracks(void)
{
    int c = CLOUD_NONE + 1;
    while (!kinds[c].breaks)
        c++;
    return (enum cloud)c;
}

int cloud_light_radius_max(void)
{
    int max = 0;
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        if (kinds[c].light_radius > max)
            max = kinds[c].light_radius;
    return max;
}
