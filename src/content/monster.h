/* The kinds of actors, including the hero. */
#ifndef CONTENT_MONSTER_H
#define CONTENT_MONSTER_H

#include "content/effect_kind.h"
#include "content/gift.h"
#include "content/lantern.h"
#include "content/status.h"
#include "sight/fov.h"
#include "sight/light.h"

#include <assert.h>

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

/* The source of a kind's combat stats: the band of its floor (content/band.h), or its own row. */
enum strength {
    STRENGTH_OWN,
    STRENGTH_VERMIN,
    STRENGTH_MUSCLE,
    STRENGTH_BRUTE, /* more than muscle */
    STRENGTH_CALLER,
    STRENGTH_MIDDLE, /* between vermin and muscle */
};

/* Stances of the lantern, to be added up. */
enum {
    PUNISHES_OPEN = 1 << LANTERN_OPEN,
    PUNISHES_HOODED = 1 << LANTERN_HOODED,
    PUNISHES_DARK = 1 << LANTERN_DARK,
};

/* Twice the factor on a noise's range: keen ears hear twice as far, poor ears half as far. */
enum hearing { HEARING_NONE = 0, HEARING_POOR = 1, HEARING_NORMAL = 2, HEARING_KEEN = 4 };

/* How a kind hides from the hero. Standing next to the hero is no warning: its first attack is always a tell. */
enum hiding {
    HIDING_NONE,
    HIDING_IN_COVER, /* in cover, until the hero is next to it */
    HIDING_IN_GLASS, /* in the mirror that it is in, while no light falls on that */
    HIDING_IN_GUISE, /* as an item or as the closed door that it is in, until it tells, strikes or is hurt */
};

#define MONSTER_SILENCE_MAX 5

struct monster_kind {
    const char *id;   /* lower case; also the name of its sprite, and of the kind in saves */
    const char *name; /* in a sentence: "a gutter rat" */
    char glyph;       /* in maps drawn as text */
    enum mind mind;
    int light_sight; /* radius in which it sees lit cells, or FOV_UNLIMITED */
    int far_floor;   /* from this floor on it is twice as far; 0: never */
    int dark_sight;  /* radius in which it sees dark cells */
    int step_time;   /* time units; 100 are a turn */
    bool has_eyes;
    bool flies;    /* also over deep water and chasms */
    bool swims;    /* only in water */
    bool is_fixed; /* never moves */
    bool opens_doors;
    bool crosses_webs; /* nothing holds it */
    bool is_gazing;    /* sees only the quarter that it faces */
    bool never_attacks;
    bool keeps_away; /* from the hero: attacks only when cornered */
    bool never_sleeps;
    bool guards_doors; /* placed next to closed ones */
    bool ignores_hero; /* never notices the hero */
    bool is_mute;      /* doesn't shout when it begins to hunt */
    bool is_tame;      /* never hunts, whatever it notices */
    /* Trades item for item, in the dark. Vanishes once it, or anything in its special room, is hurt. */
    bool trades;
    bool reveals_floor;  /* when it dies */
    int fire_deafens;    /* within that many cells of a fire it hears nothing; 0: never */
    int noise_stuns;     /* turns for which a loud noise stuns it; 0: it doesn't */
    bool ignores_red;    /* can't see the light of a red lamp */
    bool shuns_bright;   /* never steps from the dark into bright light */
    bool waits_for_dark; /* keeps out of any light that the hero stands in */
    bool is_coldblooded; /* bright light halves the time of its steps, the dark doubles it */
    bool freezes;        /* does not move or strike while the hero or an ally sees it */
    bool flees_bright;   /* keeps away from bright light */
    bool follows_trail;  /* hunts along world/trail.h */
    bool is_relentless;  /* follows the hero from floor to floor and never gives up */
    enum hearing hearing;
    enum hiding hiding;
    int punishes; /* stances that cost the hero most near it, whether it notices, lights up, steals or strikes; 0: none */
    int bait;     /* enum item: what one in guise looks like, away from items and doors */
    int caught_as;   /* enum item: what the hero gets by walking into it; ITEM_NONE: a fight */
    enum gift lends; /* what a captive of the kind does on command; GIFT_NONE: it is never one */
    int missile;     /* enum item: what it throws to cause its effect; ITEM_NONE: nothing */
    enum strength strength;
    int health;     /* of STRENGTH_OWN; otherwise 0, as with damage */
    int damage_min; /* of a blow */
    int damage_max;
    int reach;          /* cells over which it strikes or leaps; 0 counts as 1 */
    enum effect effect; /* its special ability, or EFFECT_NONE */
    /* The message that warns of an unforeseen attack: "Something growls beside you." */
    const char *tell;
    const char *strikes; /* verb for its blow: "bites"; NULL: "hits" */
    const char *shoots;  /* its missile: "a splinter of glass"; NULL: it doesn't shoot */
    const char *help;    /* what it does, in a sentence or two; the hero: NULL */
    const char *flavour; /* the hero: NULL */
    struct light light;
    int light_radius;   /* 0: it gives no light */
    bool carries_flame; /* openly */
    bool bears_light;   /* it carries a light, which can go out: */
    enum status bears;
    bool burns_out;     /* harmless without that light, which other flames light again */
    bool is_light_cone; /* shines only into the quarter that the actor faces */
    /* One patrols near the great lamp on the last floor, and comes when it is lit. */
    bool keeps_lamp;
    int silence;     /* radius in which nothing is heard, up to MONSTER_SILENCE_MAX; 0: none */
    int first_floor; /* found on floors first_floor to last_floor */
    int last_floor;
    int frequency;   /* weight against others; 0: never placed */
    int group_max;   /* most that come together */
    int group_min;   /* fewest; 0 counts as 1 */
    bool is_twin;    /* comes in pairs */
    bool is_choir;   /* see world/choir.h */
    bool is_company; /* joins squads that a caller leads */
};

/* Whether the kind calls others, and leads squads. */
static inline bool monster_is_caller(const struct monster_kind *kind)
{
    return kind->strength == STRENGTH_CALLER;
}

/* Whether one that hunts doesn't come to attack: it keeps away, or only calls others. */
static inline bool monster_keeps_off(const struct monster_kind *kind)
{
    return kind->keeps_away || (kind->never_attacks && !kind->is_fixed && monster_is_caller(kind));
}

/* Whether it stays away from what stands in such light. */
static inline bool monster_shuns(const struct monster_kind *kind, enum light_grade grade)
{
    return (grade == LIGHT_BRIGHT && (kind->flees_bright || kind->shuns_bright)) ||
           (grade != LIGHT_DARK && kind->waits_for_dark);
}

static inline bool monster_sees(const struct monster_kind *kind)
{
    return kind->light_sight != 0 || kind->dark_sight != 0;
}

/* For monster_get alone. */
extern const struct monster_kind monster_kinds[];

static inline const struct monster_kind *monster_get(enum monster monster)
{
    assert(monster < MONSTER_COUNT);
    return &monster_kinds[monster];
}

/* The kinds with a part of their own: the player's, the keeper of the great lamp, the night's, and the captives'. */
enum monster monster_hero(void);
enum monster monster_lamp_keeper(void);
enum monster monster_night_hunter(void);
enum monster monster_captive(void);

/* The kind that is caught as an item. */
enum monster monster_find_caught(int item);

/* The kind of that glyph, or MONSTER_COUNT. */
enum monster monster_find_glyph(char glyph);

int monster_light_radius_max(void);

#endif
