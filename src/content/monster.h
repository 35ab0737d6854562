/* The kinds of actors, the hero's among them. */
#ifndef CONTENT_MONSTER_H
#define CONTENT_MONSTER_H

#include "content/effect_kind.h"
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

/* How strong a kind is: by the band of the floor that it lives on (content/band.h), or by its own numbers. */
enum strength {
    STRENGTH_OWN,
    STRENGTH_VERMIN,
    STRENGTH_MUSCLE,
    STRENGTH_BRUTE, /* more than muscle */
    STRENGTH_CALLER,
    STRENGTH_MARKSMAN, /* between vermin and muscle */
};

/* Half cells of hearing to one of loudness. */
enum hearing { HEARING_NONE = 0, HEARING_POOR = 1, HEARING_NORMAL = 2, HEARING_KEEN = 4 };

/* How a kind hides from the hero. To be beside him is no warning to him: its first blow is always a tell. */
enum hiding {
    HIDING_NONE,
    HIDING_IN_COVER, /* in terrain that is cover, until he is beside it */
    HIDING_IN_GUISE, /* as what lies on its cell, or as the closed door that it is in, until it has told, strikes or is
                        hurt */
};

struct monster_kind {
    const char *id;   /* lower case; also the name of its sprite */
    const char *name; /* as a sentence names it: "a gutter rat" */
    char glyph;       /* in maps drawn as text */
    enum mind mind;
    int light_sight; /* sees lit cells of its view to this radius, or FOV_UNLIMITED */
    int dark_sight;  /* sees dark cells of its view to this radius */
    int step_time;   /* time units; 100 are a turn */
    bool has_eyes;
    bool flies;    /* over deep water and chasms too */
    bool swims;    /* in water, and nowhere else */
    bool is_fixed; /* never moves */
    bool opens_doors;
    bool crosses_webs;  /* nothing that holds others holds it */
    bool is_gazing;     /* sees but the quarter that it faces */
    bool never_attacks; /* never strikes */
    bool keeps_away;    /* from the hero: it strikes only when it is cornered */
    bool never_sleeps;
    bool guards_doors; /* is found beside closed ones */
    bool ignores_hero; /* the hero is nothing to it: it never notices him */
    bool is_mute;      /* does not shout when it begins to hunt */
    bool is_tame;      /* never hunts, whatever it notices */
    /* Thing for thing, in the dark; is gone as soon as it or anybody in its special room is harmed. */
    bool trades;
    /* With its death what was eaten of the hero's memory of the floor comes back. */
    bool gives_back;
    bool ignores_red;   /* does not see the light of a red lamp */
    bool shuns_bright;  /* never goes from the dark into bright light */
    bool freezes;       /* takes no step while the hero or a friend of his sees it */
    bool flees_bright;  /* keeps away from bright light */
    bool is_relentless; /* follows the hero from floor to floor, and never gives up */
    enum hearing hearing;
    enum hiding hiding;
    int bait;    /* enum item: what one in guise looks like where nothing lies and no door is */
    int missile; /* enum item: what it throws to do its effect from afar; ITEM_NONE: nothing */
    enum strength strength;
    int health;     /* its own numbers; of others, 0 */
    int damage_min; /* damage of a blow, damage_min .. damage_max */
    int damage_max;
    int reach;          /* cells from which it strikes or leaps; 0 counts as 1 */
    enum effect effect; /* what it does beside striking, or EFFECT_NONE */
    /* What gives it away before an unforeseen blow: "Something growls beside you.". */
    const char *tell;
    const char *strikes; /* what a blow of it does: "bites"; NULL: "hits" */
    const char *shoots;  /* what flies when it shoots: "a splinter of glass"; NULL: it shoots not */
    const char *help;    /* what it forces one to decide, in a sentence or two; the hero's: NULL */
    const char *flavour; /* of its past, for whoever reads of it at leisure; the hero's: NULL */
    struct light light;
    int light_radius;   /* 0: it gives no light */
    bool is_light_cone; /* it shines only into the quarter that the actor faces */
    /* One is on the last floor, where it walks its round near the lamp; comes when that is lit. */
    bool keeps_lamp;
    int silence;     /* cells about it in which nothing is heard; 0: none */
    int first_floor; /* where it is met: floors first_floor .. last_floor */
    int last_floor;
    int frequency;   /* against the others of a floor; 0: never placed */
    int group_max;   /* how many come together at most */
    int group_min;   /* and at least; 0 counts as 1 */
    bool is_twin;    /* comes in pairs that belong together */
    bool is_choir;   /* what one of the choir sees, all see: world/choir.h */
    bool is_company; /* joins a squad that a caller leads */
};

/* Whether actors of the kind call others: the first of a squad. */
static inline bool monster_is_caller(const struct monster_kind *kind)
{
    return kind->strength == STRENGTH_CALLER;
}

/* Whether actors of the kind see anything, ever. */
static inline bool monster_sees(const struct monster_kind *kind)
{
    return kind->light_sight != 0 || kind->dark_sight != 0;
}

const struct monster_kind *monster_get(enum monster monster);

/* The kind that the player plays, who comes when night has fallen, who is kept in cages, and who keeps the lamp of the last
 * floor. */
enum monster monster_hero(void);
enum monster monster_lamp_keeper(void);
enum monster monster_night_hunter(void);
enum monster monster_captive(void);

/* The kind of that glyph, or MONSTER_COUNT. */
enum monster monster_find_glyph(char glyph);

/* The greatest light_radius of them all. */
int monster_light_radius_max(void);

#endif
