/* The omens of floors: each changes the rules of one floor, for the hero and everything on it. */
#ifndef CONTENT_OMEN_H
#define CONTENT_OMEN_H

#include "content/band.h"
#include "content/traits.h"

enum omen {
    OMEN_NONE, /* a floor as usual */
#define OMEN(id, ...) OMEN_##id,
#include "content/omens.def"
#undef OMEN
    OMEN_COUNT
};

struct omen_kind {
    const char *id;      /* lower case; also in saves, and the end of its icon's name */
    const char *name;    /* as a heading: "Cold lamps" */
    const char *takes;   /* in a sentence */
    const char *gives;   /* in a sentence */
    const char *flavour; /* in a sentence */
    struct light tint;   /* of the floor's picture */
    struct traits gain;  /* of the hero while on the floor; not of health */
    int sight_max;       /* nothing sees farther; 0: no limit */
    int hearing_max;     /* nothing hears farther, in steps; 0: no limit */
    /* What a floor gets when it is built. */
    int water_percent;  /* of more rooms */
    int lamps;          /* more on a usual floor */
    bool is_cold;       /* all its lamps are out */
    int items;          /* more */
    enum monster guest; /* this kind comes besides the squads */
    int guests;         /* how many */
    int bars;           /* strengths that its squads leave out: bits 1 << enum strength */
    int rank;           /* what bots choose between: the lowest */
};

/* OMEN_NONE, "none", has no name and changes nothing. */
const struct omen_kind *omen_get(enum omen omen);

/* A radius or range under such a limit; FOV_UNLIMITED is the largest radius. */
int omen_limit(int range, int max);

/* The mixture of a floor with the omen in that band. */
struct band omen_mix(enum omen omen, const struct band *band);

#endif
