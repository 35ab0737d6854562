#include "content/site_kind.h"

#include <assert.h>

static const struct site_kind kinds[SITE_COUNT] = {
#define SITE(id, name, ...) [SITE_##id] = {__VA_ARGS__},
#include "content/sites.def"
#include "content/vaults.def"
#undef SITE
};

const struct site_kind *site_kind_get(enum site_type type)
{
    assert(type < SITE_COUNT);
    return &kinds[type];
}
