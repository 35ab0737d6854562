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

/* What a room is built of in which shutters bar the way of light: enum terrain, or TERRAIN_NONE. */
struct site_works {
    int lamp;    /* at one end of the shaft; the kind's piece is at the other */
    int shaft;   /* between them */
    int shutter; /* in the shaft, closed */
    int lever;
    int gate; /* before the loot */
};

struct site_kind {
    const char *id;
    const char *name; /* as a sentence names it: "a dark vault" */
    enum site_rule rule;
    const char *on_enter; /* said when the hero first stands in it */
    const char *on_spoil; /* said when what it held is lost, or NULL if it can't be */
    const char *on_solve; /* said when it has given what it held, or NULL */
    const char *on_start; /* said when what its rule waits for begins, or has come once, or NULL */
    const char *on_fail;  /* said when that starts anew, or can't be now, or NULL */
    const char *hint; /* what one who looks at its piece is told, while its rule goes on; or NULL */
    /* What one who sees a spot of it is told: in bright light, of one that tells the truth and of one that lies; and in less
     * light. NULL: nothing. */
    const char *marks_true;
    const char *marks_false;
    const char *marks_hidden;
    int first_floor; /* where it is found: floors first_floor .. last_floor */
    int last_floor;
    int weight;    /* its chance against the others of a floor */
    int width_min; /* of its floor, without the walls about it */
    int width_max;
    int height_min;
    int height_max;
    enum terrain door; /* in its only way in */
    int piece; /* enum terrain: what stands or lies about in it; TERRAIN_NONE: nothing of its own */
    struct site_works works;
    int loot; /* cells of it that hold some of the floor's items */
    int spares; /* the last of these, that hold others beside them: whoever takes one thing there loses the rest */
    int wares;   /* spots behind those of its dwellers, where things lie that are bartered for */
    int guard;   /* enum monster: who watches over its key; 0: nobody */
    int dweller; /* enum monster: who is in it, at its spots; with no dwellers, nobody */
    int dwellers;
};

const struct site_kind *site_kind_get(enum site_type type);

#endif
