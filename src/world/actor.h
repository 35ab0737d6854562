/* One actor on a level: the hero or a monster. State only; rules/ changes it, ai/ reads it. */
#ifndef WORLD_ACTOR_H
#define WORLD_ACTOR_H

#include "base/point.h"
#include "base/pool.h"
#include "content/item.h"
#include "content/lantern.h"
#include "content/monster.h"
#include "content/status.h"

#include <string.h>

/* Suspicion of the hero: levels at which an actor is wary and hunts, and the maximum. */
#define SUSPICION_WARY 5
#define SUSPICION_HUNTING 10
#define SUSPICION_MAX 15

/* How an actor pursues the hero. */
enum pursuit {
    PURSUIT_NONE,      /* pursuit_turns is 0 */
    PURSUIT_FOLLOWING, /* on the way to its clue: a cell where it believes the hero to be */
    PURSUIT_SUMMONED, /* the same from anywhere on the floor; it stays wary and ignores other noises */
    PURSUIT_SEARCHING,      /* around the clue, where it found nothing */
    PURSUIT_SEARCHING_HERE, /* around itself, without a clue */
    PURSUIT_GIVEN_UP, /* ignores the sight and sound of the hero, after it was kept off, or behind its door */
};

/* What has given up ignores the hero for this long; the count begins when it is no longer kept off. */
#define PURSUIT_TRUCE_TURNS 10

/* What an actor has its clue from. */
enum clue_source {
    CLUE_KNOWN, /* the hero's sight or touch, or a summons */
    CLUE_HEARD, /* a noise of the hero or of a hunter */
    CLUE_LURE,  /* any other noise */
};

/* A thief's least mood once it has had the lantern. */
#define ACTOR_HAS_STOLEN 1

struct actor {
    enum monster kind;
    struct point position;
    int energy; /* time units left before the hero acts again */
    int health;
    bool is_asleep;
    bool is_ally;                    /* follows the hero, and fights for the hero */
    enum lantern lantern;            /* the hero's; monsters have none */
    enum direction facing;           /* of its last step or its gaze */
    uint16_t statuses[STATUS_COUNT]; /* turns left of each; 0: not active */

    /* What it makes of the hero: kept by rules/suspicion and rules/pursuit. The flags are apart from the pursuit, as each goes
     * with any of its values. */
    int suspicion;
    enum pursuit pursuit;
    int pursuit_turns; /* turns it has pursued in vain; PURSUIT_GIVEN_UP: turns it goes on ignoring the hero, at least 1 */
    struct point clue; /* see actor_has_clue */
    enum clue_source clue_source;
    bool ignores_lures;  /* on this floor: it went to one and found nothing */
    bool has_hunted;     /* it never falls below wary again */
    bool has_shouted;    /* since it began to hunt */
    bool has_heard;      /* anything, this turn */
    enum loudness heard; /* loudest noise of the hero since it last acted */

    /* Memory of its mind, written back by the caller of ai/. */
    bool has_goal; /* on the way to `goal` */
    struct point goal;
    int mood;        /* a counter for its mind */
    bool is_cut_off; /* it hunted the hero and found no way there, and has found none since */

    bool has_round; /* it patrols between two anchors; otherwise it stays at the first */
    struct point anchors[2];
    struct handle twin; /* or HANDLE_NONE */
    enum item carried;  /* dropped on death, or ITEM_NONE */
    bool was_in_beam;   /* a beam of the great lamp stopped it, and none will again */

    /* How the hero perceives it. */
    bool is_announced; /* perceived, or given away by a tell, since it came within its reach */
    /* Values of state's count of choices: */
    uint32_t came_at;       /* when it came into view, or woke or came near in view; 0: never */
    uint32_t told_at;       /* when it last gave itself away; 0: never */
    uint32_t announced_at;  /* when is_announced last became true; 0: never */
    bool may_be_close_call; /* perceived within a few cells of the hero, it notices nothing */
    bool is_revealed;       /* it no longer hides, or the hero has heard it call */
    int seen_until;         /* 1 + the turn in which the hero lost sight of it; 0: never */
    int shone_until;        /* the same of its eyes */
    struct point seen_at;   /* where the hero last saw it, or its eyes while they had a name */
    bool slept_when_seen; /* the hero last saw it there asleep, and has not seen that it is gone */
    /* These follow from the rest of the state, kept current by rules/visibility. */
    bool is_seen; /* by the hero now */
    bool shines;  /* its eyes shine at the hero, and it is not seen */
};

static inline bool actor_has(const struct actor *actor, enum status status)
{
    return actor->statuses[status] > 0;
}

/* Whether it has any status. Most have none. */
static inline bool actor_is_afflicted(const struct actor *actor)
{
    static const uint16_t none[STATUS_COUNT];
    return memcmp(actor->statuses, none, sizeof none) != 0;
}

/* Whether the answer is yes for any status that it has. */
static inline bool actor_has_any(const struct actor *actor, status_question *does)
{
    if (!actor_is_afflicted(actor))
        return false;
    for (int s = 0; s < STATUS_COUNT; s++)
        if (actor->statuses[s] > 0 && does(status_get((enum status)s)))
            return true;
    return false;
}

/* Whether the hero sees it, or its eyes. */
static inline bool actor_is_perceived(const struct actor *actor)
{
    return actor->is_seen || actor->shines;
}

/* Whether the hero sees it or has seen it, and so knows its kind. */
static inline bool actor_was_seen(const struct actor *actor)
{
    return actor->is_seen || actor->seen_until > 0;
}

/* Whether its steps and blows make no noise. */
static inline bool actor_is_silent(const struct actor *actor)
{
    return actor_has_any(actor, status_silences);
}

/* Whether something holds it in place. */
static inline bool actor_is_held(const struct actor *actor)
{
    return actor_has_any(actor, status_holds);
}

/* Whether it can do nothing now. */
static inline bool actor_is_stunned(const struct actor *actor)
{
    return actor_has_any(actor, status_stuns);
}

/* Whether the light that it carries is out. */
static inline bool actor_is_unlit(const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return kind->bears_light && !actor_has(actor, kind->bears);
}

/* Whether it is harmless because its light is out. */
static inline bool actor_is_burnt_out(const struct actor *actor)
{
    return monster_get(actor->kind)->burns_out && actor_is_unlit(actor);
}

/* Time units that an action of that length takes it. */
static inline int actor_time(const struct actor *actor, int time)
{
    return actor_has_any(actor, status_hastens) ? time / 2 : time;
}

static inline bool actor_is_wary(const struct actor *actor)
{
    return actor->suspicion >= SUSPICION_WARY;
}

static inline bool actor_is_hunting(const struct actor *actor)
{
    return actor->suspicion >= SUSPICION_HUNTING;
}

static inline bool actor_has_clue(const struct actor *actor)
{
    return actor->pursuit == PURSUIT_FOLLOWING || actor->pursuit == PURSUIT_SUMMONED ||
           actor->pursuit == PURSUIT_SEARCHING;
}

static inline bool actor_is_summoned(const struct actor *actor)
{
    return actor->pursuit == PURSUIT_SUMMONED;
}

static inline bool actor_is_searching(const struct actor *actor)
{
    return actor->pursuit == PURSUIT_SEARCHING || actor->pursuit == PURSUIT_SEARCHING_HERE;
}

static inline bool actor_has_given_up(const struct actor *actor)
{
    return actor->pursuit == PURSUIT_GIVEN_UP;
}

#define PIPS_HUNTING 3

/* Pips drawn over it: 0 unaware, 1 noticing, 2 wary, PIPS_HUNTING. */
static inline int actor_pips(const struct actor *actor)
{
    return (actor->suspicion > 0) + actor_is_wary(actor) + actor_is_hunting(actor);
}

/* Cells over which it strikes. */
static inline int actor_reach(const struct actor *actor)
{
    int reach = monster_get(actor->kind)->reach;
    return reach > 0 ? reach : 1;
}

#endif
