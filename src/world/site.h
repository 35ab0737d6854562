/* A special room on a level, and how far the hero has got with it. */
#ifndef WORLD_SITE_H
#define WORLD_SITE_H

#include "base/area.h"
#include "content/site_kind.h"

#define SITE_CAPACITY 8  /* a level */
#define SITE_LOOT_MAX 4  /* cells with items */
#define SITE_WARES_MAX 3 /* items for trade */
#define SITE_SPOTS_MAX 8 /* cells with a meaning of their own */

/* Spots of a shutter room: shutters, counted from the lamp, levers, the stone, the lamp. */
#define SITE_SHUTTERS 3
#define SITE_LEVERS 3
#define SITE_SPOT_LEVER SITE_SHUTTERS
#define SITE_SPOT_STONE (SITE_SPOT_LEVER + SITE_LEVERS)
#define SITE_SPOT_LAMP (SITE_SPOT_STONE + 1)

struct site {
    enum site_type type;
    struct area area;  /* its floor: a box without the walls about it */
    struct point door; /* in those walls */
    struct point loot[SITE_LOOT_MAX];
    int loot_count;
    struct point spots[SITE_SPOTS_MAX];
    int spot_count;
    bool is_entered;               /* the hero has stood in it */
    bool is_settled;               /* solved or spoilt: its rule is over */
    int stage;                     /* a counter for its rule */
    int lies;                      /* bit i: spot i lies */
    uint8_t wares[SITE_WARES_MAX]; /* enum item; ITEM_NONE: sold */
    int ties[SITE_LEVERS];         /* bit i: the lever turns the shutter at spot i */
};

static inline bool site_holds(const struct site *site, struct point p)
{
    return area_contains(site->area, p);
}

/* Whether one of the things in it can be taken instead of the others. */
static inline bool site_offers_choice(const struct site *site)
{
    return site_kind_get(site->type)->rule == SITE_RULE_CHOOSING;
}

/* Where its ware i lies while it is laid out. */
static inline struct point site_ware_at(const struct site *site, int i)
{
    return site->spots[site_kind_get(site->type)->dwellers + i];
}

#endif
