#include "content/item.h"

#include "content/lantern.h"

#include <assert.h>

static const struct item_kind kinds[ITEM_COUNT] = {
#define ITEM(id, ...) [ITEM_##id] = {__VA_ARGS__},
#include "content/items.def"
#undef ITEM
};

const struct item_kind *item_get(enum item item)
{
    assert(item > ITEM_NONE && item < ITEM_COUNT);
    return &kinds[item];
}

enum item item_find_glyph(char glyph)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (kinds[i].glyph == glyph)
            return (enum item)i;
    return ITEM_NONE;
}

enum item item_lantern(void)
{
    return ITEM_LANTERN;
}

int item_light_radius_max(void)
{
    int max = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (kinds[i].light_radius > max)
            max = kinds[i].light_radius;
    return max;
}
