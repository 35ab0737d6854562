/* The kinds of actors, the hero's among them. */
#ifndef CONTENT_MONSTER_H
#define CONTENT_MONSTER_H

#include "sight/fov.h"
#include "sight/light.h"

enum mind {
    MIND_NONE, /* the hero's */
#define MIND(id, name) MIND_##id,
#include "content/minds.def"
#undef MIND
    MIND_COUNT
};

enum monster {
#define MONSTER(id, ...) MONSTER_##id,
#include "content/monsters.def"
#undef MONSTER
    MONSTER_COUNT
};

struct monster_kind {
    const char *key;  /* lower case; also the name of its sprite */
    const char *name; /* as a sentence names it: "a gutter rat" */
    char glyph;       /* in maps drawn as text */
    enum mind mind;
    int light_sight; /* sees lit cells of its view to this radius, or FOV_UNLIMITED */
    int dark_sight;  /* sees dark cells of its view to this radius */
    int step_time;   /* time units; 100 are a turn */
    bool has_eyes;
    bool flies; /* over deep water too */
    struct light light;
    int light_radius; /* 0: it gives no light */
    int first_floor;  /* where it is met: floors first_floor .. last_floor */
    int last_floor;
    int frequency; /* against the others of a floor; 0: never placed */
    int group;     /* how many come together at most */
};

const struct monster_kind *monster_get(enum monster monster);

/* The kind that the player plays. */
enum monster monster_hero(void);

/* The kind of that glyph, or MONSTER_COUNT. */
enum monster monster_find_glyph(char glyph);

/* The greatest light_radius of them all. */
int monster_light_radius_max(void);

#endif
