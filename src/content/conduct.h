/* Conducts: what a run can refrain from. They change nothing in the game. */
#ifndef CONTENT_CONDUCT_H
#define CONTENT_CONDUCT_H

#include "base/text.h"

enum conduct {
#define CONDUCT(id, ...) CONDUCT_##id,
#include "content/conducts.def"
#undef CONDUCT
    CONDUCT_COUNT
};

struct conduct_kind {
    const char *id;   /* lower case; also in the hall of fame */
    const char *name; /* as a heading: "Unseen" */
    const char *rule; /* in a sentence */
};

const struct conduct_kind *conduct_get(enum conduct conduct);

/* Sets of conducts: bit c for the conduct c. As ids with commas, for files; unknown ids, which another version may know, are
 * ignored. */
void conduct_write_ids(unsigned conducts, struct text *text);
unsigned conduct_read_ids(const char *ids);

#endif
