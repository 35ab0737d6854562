#include "content/look.h"

#include <assert.h>

static const struct look_kind kinds[LOOK_COUNT] = {
#define LOOK(id, ...) [LOOK_##id] = {__VA_ARGS__},
#include "content/looks.def"
#undef LOOK
};

const struct look_kind *look_get(enum look look)
{
    assert(look > LOOK_NONE && look < LOOK_COUNT);
    return &kinds[look];
}
