/* How loud a noise is, by name. */
#ifndef CONTENT_LOUDNESS_H
#define CONTENT_LOUDNESS_H

enum loudness {
#define LOUDNESS(id, ...) LOUDNESS_##id,
#include "content/loudness.def"
#undef LOUDNESS
    LOUDNESS_COUNT
};

struct loudness_kind {
    const char *name; /* of a noise, in a sentence */
    int range;        /* steps within which normal ears hear it; keen ones hear it twice as far */
    int gain_near;    /* suspicion of those that hear it from the near half of their range */
    int gain_far;     /* from the far half */
};

const struct loudness_kind *loudness_get(enum loudness loudness);

/* That many names louder, or quieter if negative, within the ends of the scale. */
enum loudness loudness_moved(enum loudness loudness, int names);

#endif
