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

bool deposit_has_terrain(enum terrain terrain)
{
    bool has = false;
    for (int d = 0; d < DEPOSIT_COUNT && terrain != TERRAIN_NONE; d++)
        has |= deposits[d].terrain == terrain;
    return has;
}

bool deposit_has_cloud(enum cloud cloud)
{
    bool has = false;
    for (int d = 0; d < DEPOSIT_COUNT && cloud != CLOUD_NONE; d++)
        has |= deposits[d].cloud == cloud;
    return has;
}
