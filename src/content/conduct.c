#include "content/conduct.h"

#include <assert.h>

static const struct conduct_kind kinds[CONDUCT_COUNT] = {
#define CONDUCT(row, key, ...) [CONDUCT_##row] = {.id = #key, __VA_ARGS__},
#include "content/conducts.def"
#undef CONDUCT
};

const struct conduct_kind *conduct_get(enum conduct conduct)
{
    assert(conduct < CONDUCT_COUNT);
    return &kinds[conduct];
}
