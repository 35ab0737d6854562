/* The kinds of clouds: smoke, fire, webs and anything else above the terrain of a cell. */
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
    const char *made;   /* verb for an actor that makes it: "breathes"; NULL: none does */
    const char *comes;  /* what it does as it appears: "breaks out" */
    const char *help;   /* what it does or means, after its name: "which hurts"; NULL: nothing */
    const char *name;   /* in a sentence: "thick smoke" */
    const char *noun;   /* as it is named while its state changes: "the fire"; NULL: the name */
    enum effect effect; /* the effect that makes it, or EFFECT_NONE */
    int turns;          /* how long it then lasts */
    char sign;          /* on a map drawn as text; 0: none */
    bool blocks_sight;
    struct light light;
    int light_radius;    /* 0: it gives no light */
    bool burns;          /* actors in it, and flammable cells */
    bool clings;         /* what it burns goes on burning for longer */
    bool is_flame;       /* burns openly */
    int spreads_percent; /* chance per turn to spread to each flammable cell next to it */
    bool holds;          /* actors that enter it are held */
    bool mends;          /* heals all but the hero and allies, every turn */
    bool is_flammable;
    /* enum cloud: what all of it turns into when a flame is in it or beside it; CLOUD_NONE: it doesn't burst */
    int bursts_as;
    bool is_lasting; /* does not fade by itself */
    bool breaks;     /* as it fades, so does the terrain under it */
    bool darkens;    /* no light shines on its cell */
    bool drifts;     /* drawn over actors, and moving */
    bool ripples;    /* shows what is in it, in any light */
    bool seals;      /* keeps the closed door in its cell shut */
    bool lures;      /* creatures take its light for the hero's */
    bool is_shadow;  /* under a door: world/door_guard.h; no cell holds it */
};

/* The row of a kind, except CLOUD_NONE and CLOUD_COUNT. */
const struct cloud_kind *cloud_get(enum cloud cloud);

enum cloud cloud_find_effect(enum effect effect);

enum cloud cloud_shadow(void);

/* What burning things burn with: the first kind that burns. */
enum cloud cloud_fire(void);

/* The one that ripples, and the one that breaks. */
enum cloud cloud_ripples(void);
enum cloud cloud_cracks(void);

int cloud_light_radius_max(void);

#endif
