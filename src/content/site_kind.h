/* The kinds of special rooms. */
#ifndef CONTENT_SITE_KIND_H
#define CONTENT_SITE_KIND_H

#include "content/cloud.h"
#include "content/monster.h"
#include "content/terrain.h"

enum site_rule {
    SITE_RULE_NONE,
#define SITE_RULE(id, name) SITE_RULE_##id,
#include "content/site_rules.def"
#undef SITE_RULE
    SITE_RULE_COUNT
};

/* The ways that a drawn room may promise from its door to all that it holds. */
enum site_way {
    SITE_WAY_ANY,
#define SITE_WAY(id, name) SITE_WAY_##id,
#include "content/site_ways.def"
#undef SITE_WAY
    SITE_WAY_COUNT
};

/* Rooms drawn as text (dungeon/vaults/<id>.txt) follow those of sites.def: cmake/vaults.cmake packs them. */
enum site_type {
#define SITE(id, ...) SITE_##id,
#include "content/sites.def"
#include "content/vault_names.def"
#undef SITE
    SITE_COUNT
};

#define SITE_DWELLERS_MAX 7
#define SITE_SIGNS_MAX 8
#define SITE_PICTURES_MAX 6

struct site_dweller {
    int monster; /* enum monster */
    bool is_asleep;
};

enum site_sign_use {
    SITE_SIGN_TERRAIN,
    SITE_SIGN_SPOT,    /* the same, and one of the room's spots */
    SITE_SIGN_LOOT,    /* an item of the floor */
    SITE_SIGN_SPARE,   /* another item, instead of it */
    SITE_SIGN_DWELLER, /* a creature */
};

/* A sign of a drawn room's own legend; all others are those of maps. */
struct site_sign {
    char sign;
    enum site_sign_use use;
    int kind; /* enum terrain or enum monster */
    bool is_asleep;
    int ground; /* enum terrain under it; TERRAIN_NONE: where its kind is at home, or the floor */
    int cloud;  /* enum cloud over it, or CLOUD_NONE */
};

/* A drawing of a room, its walls included: rows of equal length, each with a line end. */
struct site_picture {
    const char *rows;
    int line; /* of its first row in the file */
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
    int weight;           /* against the others of a floor; worth more with few floors left */
    bool is_of_each_band; /* on the first of each band's floors, and on no other */
    /* Of rooms that code builds: their size without walls, and their only entrance. */
    int width_min;
    int width_max;
    int height_min;
    int height_max;
    enum terrain door;
    int piece; /* enum terrain: its furniture; TERRAIN_NONE: none */
    struct site_works works;
    int loot;   /* cells that hold items of the floor */
    int spares; /* cells of these with extra items: taking one removes the rest */
    int wares;  /* spots after those of its dwellers, where wares lie */
    int guard;  /* enum monster: guards its key; 0: none */
    /* Creatures at its first `dwellers` spots. */
    struct site_dweller cast[SITE_DWELLERS_MAX];
    int dwellers;
    /* Of drawn rooms; picture_count is 0 for the others. */
    struct site_sign signs[SITE_SIGNS_MAX];
    struct site_picture pictures[SITE_PICTURES_MAX];
    int picture_count;
    bool may_turn;   /* by quarter turns */
    bool may_mirror; /* left to right */
    enum site_way way;
};

const struct site_kind *site_kind_get(enum site_type type);

#endif
