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

enum lantern lantern_find(bool is_open)
{
    int l = 0;
    while (is_open ? !kinds[l].is_open : !kinds[l].is_hooded)
        l++;
    return (enum lantern)l;
}
