/* What happened, as far as the hero perceived it: plain values that the screen plays and the log tells. */
#ifndef WORLD_EVENT_H
#define WORLD_EVENT_H

#include "base/point.h"
#include "base/pool.h"
#include "content/boon.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/monster.h"
#include "content/site.h"
#include "content/status.h"
#include "content/terrain.h"
#include "world/action.h"

/* actor, monster: who did it or to whom it happened; victim, victim_kind: the other one. HANDLE_NONE where the hero
 * does not know. A handle that resolves no more: he knew who it was. */
enum event_kind {
    EVENT_MOVED,       /* actor: from -> to */
    EVENT_DOOR_OPENED, /* terrain (what it was), at `to`, by actor */
    EVENT_DOOR_CLOSED, /* the same */
    EVENT_TERRAIN, /* what was `terrain` at `to` was lit, put out, burnt, dug, freed by actor: effect or EFFECT_NONE */
    EVENT_FOUND_OUT, /* what seemed something else at `to` is terrain */
    EVENT_SPRUNG,    /* actor set off terrain, a trap, at `to` */
    EVENT_PUSHED, /* actor pushed what was `terrain` at `from` on to `to`; what sank or fell is not there */
    EVENT_ARRIVED, /* the hero came to the floor `amount`, at `to` */
    EVENT_FELL,    /* the hero falls to the floor below, and is hurt by `amount` */
    EVENT_CAME,    /* actor came over the stairs, at `to` */
    EVENT_LANTERN, /* the hero's lantern is now in the stance `amount` */
    EVENT_FOV,     /* sight is now by the algorithm `amount` */
    EVENT_REFUSED, /* the hero's action: refusal; what was in the way at `to`: actor, monster (actor is
                          HANDLE_NONE: nobody), terrain (TERRAIN_NONE off the level), item */
    EVENT_NOTICED, /* newly seen: actor at `to` */
    EVENT_EYES,    /* eyes newly seen to shine at `to`; not whose */
    EVENT_TELL, /* actor, at `from`, gives itself away instead of striking; monster says how; terrain: what it
                      passed for, if it was that */
    EVENT_STRUCK, /* actor struck victim at `to`, from `from`, with item (ITEM_NONE: unarmed): rolled, times as
                          much (unaware), less armour, is amount */
    EVENT_HURT, /* victim at `to` lost amount by cloud or status, not by anybody */
    EVENT_DIED, /* victim, at `to` */
    EVENT_MISSILE, /* item flew from -> to; ITEM_NONE: what monster shoots, or a flash of light, off terrain (or
                      TERRAIN_NONE) at `from` */
    EVENT_TURNED, /* the hero's item threw a missile back, from him -> to */
    EVENT_BROKE,  /* item at `to` is no more */
    EVENT_NOISE,  /* heard from `to`, of loudness amount; actor: who the hero knows made it */
    EVENT_HUSHED, /* silence lies on the hero (amount 1), or no longer (0) */
    EVENT_HEARD, /* a shout, ring or croak by actor: monster, at `to`; times: 1 if it is the first of it that he hears */
    EVENT_SUNG, /* one of the choir, at `to`, sees the hero, and another hunts him by that: actor sees him */
    EVENT_RANG,   /* the hero set off the bells over terrain at `to`, of loudness amount */
    EVENT_PIPS,   /* actor's pips went up to amount: stirring, wary, hunting */
    EVENT_CALMED, /* actor gave up hunting; times: 1 if it had but noticed him, and does so no more */
    EVENT_WARNED, /* somebody begins to notice the hero, by his charm */
    EVENT_FOUND, /* the hero stands on item at `to`, amount of it; times: 1 if he leaves it by choice */
    EVENT_PICKED_UP,    /* item, amount of it */
    EVENT_DROPPED,      /* item, amount of it, at `to` */
    EVENT_WORN,         /* item is on */
    EVENT_TAKEN_OFF,    /* item is off */
    EVENT_USED,         /* the hero used item */
    EVENT_LEARNED,      /* the hero knows item from now on */
    EVENT_HEALED,       /* victim at `to` got amount of health */
    EVENT_STATUS,       /* victim is under status from now on */
    EVENT_STATUS_ENDED, /* not any more */
    EVENT_CLOUD,        /* cloud came to be at `to`; actor: whom he saw make it, by effect */
    EVENT_DOUSED,       /* cloud, which burnt at `to`, was put out by actor */
    EVENT_STOLEN,       /* actor took item from the hero */
    EVENT_GIVEN,        /* the hero gave amount of item for a ware */
    EVENT_BARTERED,     /* and got amount of item for it */
    EVENT_LET_GO,       /* actor let go of item at `to`, which it had stolen */
    EVENT_VANISHED,     /* actor is at `to` and was at `from`, without a way: by effect */
    EVENT_SWAPPED,      /* the hero changed places with his ally victim */
    EVENT_PULLED,       /* victim was pulled from -> to */
    EVENT_FORGOTTEN,    /* nobody hunts the hero any more */
    EVENT_REVEALED,     /* the hero knows the floor */
    EVENT_EATEN,        /* so many cells were eaten out of the hero's memory, about `to` */
    EVENT_GIVEN_BACK,   /* so many came back */
    EVENT_FREED,        /* victim is an ally now */
    EVENT_NIGHT,        /* a night hunter has come */
    EVENT_OFFERED,      /* boons are offered */
    EVENT_BOON,         /* boon was chosen */
    EVENT_BEACON,       /* the hero lit a lesser beacon at `to`: all on the floor come to it */
    EVENT_HOLD, /* the great lamp at `to` has to be held for amount turns still: enum hold_news in times */
    EVENT_SITE, /* a special room: site, and what became of it: enum site_news in amount */
    EVENT_WON,
    EVENT_LOST, /* the hero died */
    EVENT_WOKE, /* the hero fell while he is being taught, and begins that anew, at `to` */
    EVENT_STOPPED, /* a run, a journey or a rest ended, and no other event says why; refusal: why, if that is known */
    EVENT_SPOTTED, /* on a journey: the hero sees for the first time what is at `to`: item, or terrain */
    EVENT_SEEKS, /* on the way to stairs that the hero knows no way to: he looks for one */
    EVENT_KIND_COUNT
};

/* What becomes of a special room. */
enum site_news { SITE_ENTERED, SITE_SPOILT, SITE_SOLVED, SITE_BEGUN, SITE_BROKEN };

/* How the holding of the lamp goes: it begins, is `amount` turns from its end, pauses as the hero is too far from the lamp,
 * goes on again. */
enum hold_news { HOLD_BEGINS, HOLD_LASTS, HOLD_PAUSES, HOLD_GOES_ON };

struct event {
    enum event_kind kind;
    struct handle actor;
    enum monster monster;
    struct handle victim;
    enum monster victim_kind;
    enum terrain terrain;
    enum cloud cloud;
    enum item item;
    enum effect effect;
    enum status status;
    enum boon boon;
    enum site_type site;
    enum refusal refusal;
    struct point from;
    struct point to;
    int amount;
    int rolled;
    int times;
    int armour;
    /* of a blow, a theft, a leap: the hero did not see actor just then, whose handle the screen has all the same */
    bool is_unseen;
};

/* In place of whom the hero knew and left behind on another floor. Resolves on none. */
#define EVENT_LEFT_BEHIND ((struct handle){UINT16_MAX, 1})

/* Enough for every actor in view to move several times; the rest is not told. */
#define EVENT_CAPACITY 512

struct event_list {
    struct event events[EVENT_CAPACITY];
    int count;
};

/* Of these, kept for what ends the game: it ends but once. */
#define EVENT_RESERVE 1

static inline bool event_ends_game(enum event_kind kind)
{
    return kind == EVENT_WON || kind == EVENT_LOST;
}

/* Whether an event of the kind is to be told at a cell. */
static inline bool event_list_has(const struct event_list *list, enum event_kind kind,
                                  struct point to)
{
    for (int i = 0; i < list->count; i++)
        if (list->events[i].kind == kind && point_is_equal(list->events[i].to, to))
            return true;
    return false;
}

/* Appends an event; a full list drops it, but never the end of the game. */
static inline void event_list_add(struct event_list *list, struct event event)
{
    int capacity = event_ends_game(event.kind) ? EVENT_CAPACITY : EVENT_CAPACITY - EVENT_RESERVE;
    if (list->count < capacity)
        list->events[list->count++] = event;
}

#endif
