/* The kinds of items. */
#ifndef CONTENT_ITEM_H
#define CONTENT_ITEM_H

#include "content/effect_kind.h"
#include "content/look.h"
#include "content/loudness.h"
#include "content/traits.h"
#include "sight/light.h"

#include <stdbool.h>

enum item {
    ITEM_NONE,
#define ITEM(id, ...) ITEM_##id,
#include "content/items.def"
#undef ITEM
    ITEM_COUNT
};

/* Items of a family are scheduled alike when floors are made. */
enum item_family {
    FAMILY_NONE, /* never placed */
    FAMILY_HEALING,
    FAMILY_ESCAPE,
    FAMILY_TOOL,
    FAMILY_WEAPON,
    FAMILY_ARROWS,
    FAMILY_ARMOUR,
    FAMILY_LAMP,
    FAMILY_CHARM,
    FAMILY_MINOR, /* scrolls, and potions of no other family */
    FAMILY_COUNT
};

/* Equipment slots. */
enum slot { SLOT_NONE, SLOT_WEAPON, SLOT_ARMOUR, SLOT_LAMP, SLOT_CHARM, SLOT_COUNT };

struct item_kind {
    const char *id;     /* lower case; also the name of its sprite, and of the item in saves */
    const char *name;   /* in a sentence: "a healing potion" */
    const char *plural; /* "knives"; NULL: the name with an s */
    const char *help;   /* what it does, for the player */
    char glyph;         /* in maps drawn as text */
    enum item_family family;
    int stack_size; /* how many are found together; 0 counts as 1 */
    int worth;      /* of that many; a healing potion is worth 10; 0: never placed */
    enum slot slot;
    struct traits worn; /* traits while equipped */
    /* Lamps: the colour of the light, with a greatest channel of 255; all 0: the lantern's own. */
    struct light glass;
    enum look_group looks; /* LOOK_GROUP_NONE: known from the start */
    enum effect use;       /* using it spends it */
    enum effect thrown;    /* spent where it lands; EFFECT_NONE: it stays there as an item */
    int harm_radius;       /* cells around the target that `thrown` harms */
    int aim;        /* range of the cell in view that it is used on; 0: it is used on the spot */
    bool aims_away; /* the aim starts far from enemies: it takes the user there */
    bool aims_at_doors; /* the aim starts at a closed door */
    int damage_min;     /* weapons: damage_min to damage_max */
    int damage_max;
    int unaware_times;           /* damage multiplier on the unaware; 0 counts as 3 */
    int reach;                   /* cells that a weapon strikes or shoots over; 0 counts as 1 */
    int blow_time;               /* 0 counts as 100 */
    enum loudness blow_loudness; /* LOUDNESS_SILENT counts as soft */
    bool pulls;                  /* pulls a target struck from a distance */
    bool douses;                 /* puts out flames within reach */
    int shoots;                  /* enum item: its ammunition; ITEM_NONE: a melee weapon */
    int thrown_min;              /* damage to what it hits */
    int thrown_max;
    int break_percent;   /* chance that a missile breaks, or what is used; 0: using it spends it */
    const char *strikes; /* verb for a blow of the hero: "stab"; NULL: "hit" */
    const char *sounds;  /* of its noise where it lands, or is aimed: "clatters"; NULL: none */
    bool is_mirror;      /* where it lies: see sight/mirror_fov.h */
    bool opens_locks;    /* opening a lock spends it */
    bool holds_lantern_open; /* keys: while carried */
    bool is_shy;             /* keys: gone in light, back in the dark */
    bool breaks_by_noise;    /* keys: when its carrier makes a loud noise */
    bool is_lantern;         /* the hero's own, after a theft */
    struct light light;      /* where it lies, or when something else carries it */
    int light_radius;        /* 0: none */
};

/* The row of a kind, except ITEM_NONE and ITEM_COUNT. */
const struct item_kind *item_get(enum item item);

/* Whether it is a key with a catch, which its help tells. */
static inline bool item_has_catch(const struct item_kind *kind)
{
    return kind->holds_lantern_open || kind->is_shy || kind->breaks_by_noise;
}

/* The hero's lantern, where it lies or is carried off. */
enum item item_lantern(void);

int item_light_radius_max(void);

/* The first kind of that glyph, or ITEM_NONE. */
enum item item_find_glyph(char glyph);

#endif
