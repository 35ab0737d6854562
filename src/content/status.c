#include "content/status.h"

#include "content/lantern.h"

#include <assert.h>

static const struct status_kind kinds[STATUS_COUNT] = {
#define STATUS(id, ...) [STATUS_##id] = {__VA_ARGS__},
#include "content/statuses.def"
#undef STATUS
};

const struct status_kind *status_get(enum status status)
{
    assert(status < STATUS_COUNT);
    return &kinds[status];
}

enum status status_find(status_question *does)
{
    int s = 0;
    while (s < STATUS_COUNT && !does(&kinds[s]))
        s++;
    assert(s < STATUS_COUNT);
    return (enum status)s;
}

enum status status_find_effect(enum effect effect)
{
    int s = 0;
    while (s < STATUS_COUNT && kinds[s].effect != effect)
        s++;
    assert(s < STATUS_COUNT);
    return (enum status)s;
}

int status_light_radius_max(void)
{
    int max = 0;
    for (int s = 0; s < STATUS_COUNT; s++)
        if (kinds[s].light_radius > max)
            max = kinds[s].light_radius;
    return max;
}
