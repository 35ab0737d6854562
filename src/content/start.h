/* What a hero begins a run with. */
#ifndef CONTENT_START_H
#define CONTENT_START_H

#include "content/item.h"

enum start {
#define START(id, ...) START_##id,
#include "content/starts.def"
#undef START
    START_COUNT
};

#define START_THINGS_MAX 5

struct start_kind {
    const char *id;      /* lower case; also in saves */
    const char *name;    /* as a heading: "Keeper" */
    const char *help;    /* what it has, in a sentence */
    const char *flavour; /* in a sentence */
    struct traits gain;
    struct {
        enum item item; /* ITEM_NONE: no more. Equipment is equipped. */
        int count;
    } things[START_THINGS_MAX];
};

const struct start_kind *start_get(enum start start);

/* The start of that id; START_COUNT: there is none. */
enum start start_find(const char *id);

#endif
