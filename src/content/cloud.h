/* The kinds of clouds: what hangs or burns in a cell, over its terrain. */
#ifndef CONTENT_CLOUD_H
#define CONTENT_CLOUD_H

#include "content/effect_kind.h"
#include "sight/light.h"

#include <stdbool.h>

enum cloud {
    CLOUD_NONE,
#define CLOUD(id, ...) CLOUD_##id,
#include "content/clouds.def"
#undef CLOUD
    CLOUD_COUNT
};

struct cloud_kind {
    const char *id;
    const char *made;   /* how an actor makes it: "breathes"; NULL: none does */
    const char *name;   /* as a sentence names it: "thick smoke" */
    enum effect effect; /* that makes it, or EFFECT_NONE */
    int turns;          /* that it then lasts */
    char sign;          /* on a map shown in letters; 0: it stays a picture */
    bool blocks_sight;
    struct light light;
    int light_radius;    /* 0: it gives no light */
    bool burns;          /* whoever is in it, and what is flammable */
    int spreads_percent; /* a turn, to each flammable cell beside it */
    bool holds;          /* whoever comes into it */
    bool mends;          /* all but the hero and his allies, every turn */
    bool is_flammable;
    bool is_lasting; /* does not fade by itself */
    bool seals;      /* the closed door that it is in */
};

/* The row of a kind; the kind is neither CLOUD_NONE nor CLOUD_COUNT. */
const struct cloud_kind *cloud_get(enum cloud cloud);

/* The cloud that an effect makes. */
enum cloud cloud_find_effect(enum effect effect);

/* The greatest light_radius of them all. */
int cloud_light_radius_max(void);

#endif
