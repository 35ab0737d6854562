/* The kinds of items. */
#ifndef CONTENT_ITEM_H
#define CONTENT_ITEM_H

#include "content/effect_kind.h"
#include "content/look.h"
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

/* What is scheduled alike when a floor is made. */
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
    FAMILY_POTION, /* other potions, and scrolls */
    FAMILY_COUNT
};

/* Where it is worn. */
enum slot { SLOT_NONE, SLOT_WEAPON, SLOT_ARMOUR, SLOT_LAMP, SLOT_CHARM, SLOT_COUNT };

struct item_kind {
    const char *id;     /* lower case; also the name of its sprite */
    const char *name;   /* as a sentence names it: "a healing potion" */
    const char *plural; /* of several: "pebbles"; NULL: they are counted by the name */
    const char *help;   /* what it does, in a sentence */
    char glyph;         /* in maps drawn as text */
    enum item_family family;
    int at_start; /* the hero comes with so many; what can be worn he wears */
    int found;    /* how many lie together; 0 counts as 1 */
    int worth;    /* of so many, beside a healing potion's 10; 0: never placed */
    enum slot slot;
    struct traits worn; /* what it gives while it is worn */
    /* Lamps: the colour of the light, its greatest channel 255; all 0: the lantern's own. */
    struct light glass;
    enum look_group looks; /* LOOK_GROUP_NONE: it is known from the start */
    enum effect use;       /* spent by being used */
    enum effect thrown;    /* spent where it lands; EFFECT_NONE: it lies there */
    int aim;        /* using it takes a cell in view, so many steps off at most; 0: it takes none */
    int damage_min; /* weapons: damage damage_min .. damage_max */
    int damage_max;
    int unaware_times; /* as much on the unaware; 0 counts as 3 */
    int reach;         /* cells at which a weapon strikes or shoots; 0 counts as 1 */
    int blow_time;     /* 0 counts as 100 */
    int blow_noise;    /* 0 counts as 12 */
    bool pulls;        /* who is struck from afar */
    bool douses;       /* puts out flames within its reach */
    int shoots;        /* enum item that is shot; ITEM_NONE: it strikes itself */
    int thrown_min;    /* damage where it hits somebody */
    int thrown_max;
    int break_percent;   /* of what is shot */
    const char *strikes; /* what the hero does with a weapon: "stab"; NULL: "hit" */
    bool opens_locks;    /* spent by opening what is locked */
    bool is_lantern;     /* the hero's own, when it was taken from him */
    struct light light;  /* that it gives in the hands of anybody else */
    int light_radius;    /* 0: none */
};

/* The row of a kind; the kind is neither ITEM_NONE nor ITEM_COUNT. */
const struct item_kind *item_get(enum item item);

/* What opens the locks of a floor. */
enum item item_key(void);

/* The greatest light_radius of them all. */
int item_light_radius_max(void);

/* The first kind of that glyph, or ITEM_NONE. */
enum item item_find_glyph(char glyph);

#endif
