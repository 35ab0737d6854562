/* The kinds of special rooms. */
#ifndef CONTENT_SITE_KIND_H
#define CONTENT_SITE_KIND_H

#include "content/monster.h"
#include "content/terrain.h"

enum site_rule {
    SITE_RULE_NONE,
#define SITE_RULE(id, name) SITE_RULE_##id,
#include "content/site_rules.def"
#undef SITE_RULE
    SITE_RULE_COUNT
};

enum site_type {
#define SITE(id, name, ...) SITE_##id,
#include "content/sites.def"
#undef SITE
    SITE_COUNT
};

/* Terrain of a shutter room: enum terrain, or TERRAIN_NONE. */
struct site_works {
    int lamp;    /* at one end of the shaft; the piece is at the other */
    int shaft;   /* between them */
    int shutter; /* in the shaft, closed */
    int lever;
    int gate; /* before the loot */
};

struct site_kind {
    const char *id;
    const char *name; /* in a sentence: "a dark vault" */
    enum site_rule rule;
    const char *on_enter; /* message when the hero first enters */
    const char *on_spoil; /* when its loot is lost; NULL: it can't be */
    const char *on_solve; /* when it has given its reward, or NULL */
    const char *on_start; /* when its rule starts to act, or NULL */
    const char *on_fail;  /* when that breaks off or isn't possible now, or NULL */
    const char *hint;     /* description of its piece while the rule lasts, or NULL */
    /* Description of a spot: a true one and a false one in bright light, and either in less light; or NULL. */
    const char *marks_true;
    const char *marks_false;
    const char *marks_hidden;
    int first_floor; /* found on floors first_floor to last_floor */
    int last_floor;
    int weight;    /* against the others of a floor */
    int width_min; /* without walls */
    int width_max;
    int height_min;
    int height_max;
    enum terrain door; /* its only entrance */
    int piece;         /* enum terrain: its furniture; TERRAIN_NONE: none */
    struct site_works works;
    int loot;    /* cells that hold items of the floor */
    int spares;  /* cells of these with extra items: taking one removes the rest */
    int wares;   /* spots after those of its dwellers, where wares lie */
    int guard;   /* enum monster: guards its key; 0: none */
    int dweller; /* enum monster: stands at its first `dwellers` spots */
    int dwellers;
};

const struct site_kind *site_kind_get(enum site_type type);

#endif
