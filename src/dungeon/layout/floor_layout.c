#include "dungeon/layout/floor_layout.h"

#include "base/array.h"

#include <assert.h>

struct floor_layout {
    floor_layout_function *dig;
    int first_floor; /* found on floors first_floor .. last_floor */
    int last_floor;
    int weight; /* its chance against the others of a floor */
};

static const struct floor_layout layouts[] = {
#define LAYOUT(id, name, ...) {.dig = floor_layout_##name, __VA_ARGS__},
#include "dungeon/layout/floor_layouts.def"
#undef LAYOUT
};

enum { LAYOUT_COUNT = ARRAY_LENGTH(layouts) };

static int weight_at(int depth, int i)
{
    return layouts[i].first_floor <= depth && depth <= layouts[i].last_floor ? layouts[i].weight
                                                                             : 0;
}

bool floor_layout_dig(struct plan *plan, struct random *random)
{
    int depth = plan->level->depth;
    int total = 0;
    for (int i = 0; i < LAYOUT_COUNT; i++)
        total += weight_at(depth, i);
    assert(total > 0);
    int left = random_below(random, total);
    int i = 0;
    while (left >= weight_at(depth, i))
        left -= weight_at(depth, i++);
    return layouts[i].dig(plan, random);
}
