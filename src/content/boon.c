#include "content/boon.h"

#include <assert.h>

static const struct boon_kind kinds[BOON_COUNT] = {
#define BOON(id, ...) [BOON_##id] = {__VA_ARGS__},
#include "content/boons.def"
#undef BOON
};

static const struct boon_path_kind paths[PATH_COUNT] = {
#define PATH(id, ...) [PATH_##id] = {__VA_ARGS__},
#include "content/paths.def"
#undef PATH
};

const struct boon_kind *boon_get(enum boon boon)
{
    assert(boon > BOON_NONE && boon < BOON_COUNT);
    return &kinds[boon];
}

const struct boon_path_kind *boon_path_get(enum boon_path path)
{
    assert(path < PATH_COUNT);
    return &paths[path];
}
