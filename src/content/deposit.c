#include "content/deposit.h"

#include <assert.h>

static const struct deposit deposits[DEPOSIT_COUNT] = {
#define DEPOSIT(id, ...) [DEPOSIT_##id] = {__VA_ARGS__},
#include "content/deposits.def"
#undef DEPOSIT
};

const struct deposit *deposit_get(enum deposit_id id)
{
    assert(id < DEPOSIT_COUNT);
    return &deposits[id];
}

enum deposit_id deposit_find(enum terrain terrain, enum cloud cloud)
{
    int d = 0;
    while (d < DEPOSIT_COUNT && !(terrain != TERRAIN_NONE && deposits[d].terrain == terrain) &&
           !(cloud != CLOUD_NONE && deposits[d].cloud == cloud))
        d++;
    return (enum deposit_id)d;
}

bool deposit_has_terrain(enum terrain terrain)
{
    return deposit_find(terrain, CLOUD_NONE) != DEPOSIT_COUNT;
}

bool deposit_has_cloud(enum cloud cloud)
{
    return deposit_find(TERRAIN_NONE, cloud) != DEPOSIT_COUNT;
}
