#include "content/conduct.h"

#include <assert.h>
#include <string.h>

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

void conduct_write_ids(unsigned conducts, struct text *text)
{
    const char *before = "";
    for (int c = 0; c < CONDUCT_COUNT; c++)
        if (conducts >> c & 1) {
            text_append(text, "%s%s", before, kinds[c].id);
            before = ",";
        }
}

unsigned conduct_read_ids(const char *ids)
{
    unsigned conducts = 0;
    while (*ids) {
        size_t length = strcspn(ids, ",");
        for (int c = 0; c < CONDUCT_COUNT; c++)
            if (strlen(kinds[c].id) == length && strncmp(ids, kinds[c].id, length) == 0)
                conducts |= 1u << c;
        ids += length + (ids[length] == ',');
    }
    return conducts;
}
