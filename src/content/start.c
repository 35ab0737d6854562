#include "content/start.h"

#include <assert.h>
#include <string.h>

static const struct start_kind kinds[START_COUNT] = {
#define START(id, ...) [START_##id] = {__VA_ARGS__},
#include "content/starts.def"
#undef START
};

const struct start_kind *start_get(enum start start)
{
    assert(start < START_COUNT);
    return &kinds[start];
}

enum start start_find(const char *id)
{
    int start = 0;
    while (start < START_COUNT && strcmp(kinds[start].id, id) != 0)
        start++;
    return (enum start)start;
}
