/* A special room on a level, and how far the hero has got with it. */
#ifndef WORLD_SITE_H
#define WORLD_SITE_H

#include "base/area.h"
#include "content/site_kind.h"

#define SITE_CAPACITY 8  /* a level */
#define SITE_LOOT_MAX 4  /* cells with items */
#define SITE_WARES_MAX 3 /* things that are bartered for */
#define SITE_SPOTS_MAX 8 /* cells that its kind gives a meaning of its own */

/* The spots of a shutter room: its shutters, counted from the lamp, its levers, the stone and the lamp. */
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
    bool is_settled;               /* solved or spoilt: its rule is done with it */
    int stage;                     /* whatever its rule counts */
    int lies;                      /* bit i: what its spot i tells is not so */
    uint8_t wares[SITE_WARES_MAX]; /* enum item: what is bartered for; ITEM_NONE: it was */
    int ties[SITE_LEVERS];         /* bit i: the lever turns over spot i, a shutter */
};

static inline bool site_holds(const struct site *site, struct point p)
{
    return area_intersects(site->area, (struct area){p, p});
}

/* Where its ware i lies while it is laid out. */
static inline struct point site_ware_at(const struct site *site, int i)
{
    return site->spots[site_kind_get(site->type)->dwellers + i];
}

#endif
