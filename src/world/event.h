/* Events: what happened in a turn, as far as the hero perceived it. The screen plays them, the log tells them. */
#ifndef WORLD_EVENT_H
#define WORLD_EVENT_H

#include "base/point.h"
#include "base/pool.h"
#include "content/boon.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/lantern.h"
#include "content/monster.h"
#include "content/omen.h"
#include "content/site_kind.h"
#include "content/status.h"
#include "content/terrain.h"
#include "world/action.h"

enum event_kind {
#define EVENT(id, tells, interrupts, sounds) EVENT_##id,
#include "world/events.def"
#undef EVENT
    EVENT_KIND_COUNT
};

/* What becomes of a special room. */
enum site_news { SITE_ENTERED, SITE_SPOILT, SITE_SOLVED, SITE_BEGUN, SITE_BROKEN };

/* How holding the great lamp goes: it begins, turns are left, it pauses as the hero is too far away, it goes on. */
enum hold_news { HOLD_BEGINS, HOLD_LASTS, HOLD_PAUSES, HOLD_GOES_ON };

/* What becomes of the vigil at the cold great lamp, the other ending of the run. */
enum vigil_news {
    VIGIL_NONE,     /* it can't be kept here */
    VIGIL_GOES_ON,  /* this turn counts */
    VIGIL_RESTLESS, /* the hero is not still */
    VIGIL_SMOKE,    /* a cloud that hides the lamp is too near */
    VIGIL_NOTICED   /* something on the floor has a pip */
};

/* Which fields a kind sets is said above its row in events.def; the others are 0. */
struct event {
    enum event_kind kind;
    /* The doer and its kind; HANDLE_NONE if the hero does not know it. May no longer resolve. */
    struct handle actor;
    enum monster monster;
    /* The other one. */
    struct handle victim;
    enum monster victim_kind;
    enum terrain terrain;
    enum cloud cloud;
    enum item item;
    enum effect effect;
    enum status status;
    enum boon boon;
    enum omen omen;
    enum site_type site;
    enum refusal refusal;
    struct point from;
    struct point to;
    int damage;     /* health lost */
    int rolled;     /* of a blow: damage before the multiplier */
    int multiplier; /* of a blow: more than 1 against the unaware and from ambush */
    bool is_ambush;
    int armour; /* of a blow: taken off the damage */
    int healed; /* health gained */
    int count;  /* of an item; of steps to a far rest, or of a long way round */
    int cells;
    int depth; /* a floor */
    int fov;   /* index of a field-of-view algorithm */
    enum lantern lantern;
    enum loudness loudness;
    int pips;        /* 0 to 3: unaware, noticing, wary, hunting; */
    int pips_before; /* and until now */
    int turns;       /* left to hold the lamp; by which the night is delayed */
    enum hold_news hold;
    enum site_news news;
    enum vigil_news vigil;
    enum direction direction; /* of a beam */
    bool waits;               /* a captive */
    bool is_ally;             /* of a victim */
    bool is_hushed;
    bool is_broken; /* a vigil had begun */
    bool is_first;
    bool is_latest; /* the night can't be delayed more */
    bool is_left;
    bool was_hunting;
    bool was_asleep;
    /* The hero did not see the actor do it; its handle is there for the screen only. */
    bool is_unseen;
};

/* Stands for an actor that the hero knew and left behind on another floor. Never resolves. */
#define EVENT_LEFT_BEHIND ((struct handle){UINT16_MAX, 1})

/* Enough for every actor in view to move several times; later events are dropped. */
#define EVENT_CAPACITY 512

struct event_list {
    struct event events[EVENT_CAPACITY];
    int count;
};

/* Places kept for the event that ends the game. */
#define EVENT_RESERVE 1

static inline bool event_ends_game(enum event_kind kind)
{
    return kind == EVENT_WON || kind == EVENT_LOST;
}

/* Whether there is an event of the kind. */
static inline bool event_list_has(const struct event_list *list, enum event_kind kind)
{
    for (int i = 0; i < list->count; i++)
        if (list->events[i].kind == kind)
            return true;
    return false;
}

/* Whether there is an event of the kind at a cell. */
static inline bool event_list_has_at(const struct event_list *list, enum event_kind kind,
                                     struct point to)
{
    for (int i = 0; i < list->count; i++)
        if (list->events[i].kind == kind && point_is_equal(list->events[i].to, to))
            return true;
    return false;
}

/* Whether there is an event of the kind by an actor. */
static inline bool event_list_has_of(const struct event_list *list, enum event_kind kind,
                                     struct handle actor)
{
    for (int i = 0; i < list->count; i++)
        if (list->events[i].kind == kind && handle_is_equal(list->events[i].actor, actor))
            return true;
    return false;
}

/* Appends an event; a full list drops it unless it ends the game. */
static inline void event_list_add(struct event_list *list, struct event event)
{
    int capacity = event_ends_game(event.kind) ? EVENT_CAPACITY : EVENT_CAPACITY - EVENT_RESERVE;
    if (list->count < capacity)
        list->events[list->count++] = event;
}

/* Appends an event with these fields to a state's events: ADD_EVENT(state, .kind = EVENT_FELL, .damage = 3); */
#define ADD_EVENT(state, ...) event_list_add(&(state)->events, (struct event){__VA_ARGS__})

#endif
