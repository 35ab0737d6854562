/* One actor on a level: the hero or a monster. State only; rules/ changes it, ai/ reads it. */
#ifndef WORLD_ACTOR_H
#define WORLD_ACTOR_H

#include "base/point.h"
#include "content/lantern.h"
#include "content/monster.h"

struct actor {
    enum monster kind;
    struct point position;
    int energy; /* time units that it may still spend before the hero acts again */
    bool is_asleep;
    enum lantern lantern;  /* the hero's stance; others carry none */
    bool has_goal;         /* monsters: on the way to `goal` */
    struct point goal;     /* where it last saw the hero, or whereto it roams */
    enum direction facing; /* of its last step */
    int seen_until;        /* 1 + the turn in which the hero lost sight of it; 0: never */
    int shone_until;       /* the same of its eyes */

    /* As the hero perceives it: follow from the rest of the state, kept current by rules/visibility. */
    bool is_seen; /* by the hero now */
    bool shines;  /* its eyes, at the hero, who does not see it */
};

#endif
