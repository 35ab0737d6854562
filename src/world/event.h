/* What happened, as far as the hero perceived it: plain values that the screen plays and the log tells. */
#ifndef WORLD_EVENT_H
#define WORLD_EVENT_H

#include "base/point.h"
#include "base/pool.h"
#include "content/item.h"
#include "content/monster.h"
#include "content/terrain.h"
#include "world/action.h"

enum event_kind {
    EVENT_MOVED,       /* actor, monster: from -> to */
    EVENT_SQUEEZED,    /* the hero changed places with actor, monster, who stood at `to` */
    EVENT_DOOR_OPENED, /* actor, monster, terrain (what it was), at `to` */
    EVENT_DOOR_CLOSED, /* the same */
    EVENT_ARRIVED,     /* the hero came to the floor `amount`, at `to` */
    EVENT_LANTERN,     /* the hero's lantern is now in the stance `amount` */
    EVENT_FOV,         /* sight is now by the algorithm `amount` */
    EVENT_REFUSED, /* the hero's action: refusal; what was in the way at `to`: actor, monster (actor is
                           HANDLE_NONE: nobody), terrain (TERRAIN_NONE off the level), item */
    EVENT_NOTICED, /* newly seen: actor, monster at `to` */
    EVENT_EYES,    /* eyes newly seen to shine at `to`; not whose */
    EVENT_FOUND,   /* the hero stands on an item: item at `to` */
    EVENT_STOPPED, /* a run or a journey ended early, and no other event says why */
};

struct event {
    enum event_kind kind;
    struct handle actor;
    enum monster monster;
    enum terrain terrain;
    enum item item;
    enum refusal refusal;
    struct point from;
    struct point to;
    int amount;
};

/* Enough for every actor in view to move several times; the rest is not told. */
#define EVENT_CAPACITY 512

struct event_list {
    struct event events[EVENT_CAPACITY];
    int count;
};

/* Appends an event; a full list drops it. */
static inline void event_list_add(struct event_list *list, struct event event)
{
    if (list->count < EVENT_CAPACITY)
        list->events[list->count++] = event;
}

#endif
