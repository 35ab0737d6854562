/* What an actor does in one go: the hero's commands and the monsters' minds end in the same values. */
#ifndef WORLD_ACTION_H
#define WORLD_ACTION_H

#include "base/point.h"
#include "content/effect_kind.h"
#include "content/item.h"
#include "content/lantern.h"

/* Time units of a turn: what most actions take. */
#define TURN_TIME 100

enum action_kind {
    ACTION_WAIT,
    ACTION_STEP, /* direction; a bump opens a closed door, strikes who is not a friend, changes places with who is,
                    pushes what can be pushed */
    ACTION_STRIKE,  /* target: who is there, beside the actor */
    ACTION_OPEN,    /* direction */
    ACTION_CLOSE,   /* direction */
    ACTION_EFFECT,  /* effect, target: what the kind of the actor can do */
    ACTION_TURN,    /* direction: to face that way */
    ACTION_STAIRS,  /* leads: +1 down, -1 up */
    ACTION_LANTERN, /* lantern */
    ACTION_PICK_UP,
    ACTION_DROP,  /* item: all of it; who is not the hero drops what it carries */
    ACTION_WEAR,  /* item: puts it on, or takes it off if it is worn */
    ACTION_USE,   /* item, target where its row has an aim */
    ACTION_THROW, /* item, target */
    ACTION_FIRE,  /* target: with a weapon that reaches farther than a cell */
    ACTION_PUSH,  /* direction: pushes what stands there, and follows it; or smashes it */
    ACTION_BOON,  /* choice: 0 .. BOON_OFFERS - 1 of those offered; takes no time */
    ACTION_TRADE, /* choice: which of the wares of his special room; item: what is given for it */
    ACTION_FOV,   /* fov: the algorithm of every view from now on; takes no time */
    ACTION_STEP_NO_PICKUP, /* direction: a step of the hero's that picks nothing up */
    ACTION_COUNT
};

struct action {
    enum action_kind kind;
    enum direction direction;
    struct point target;
    enum item item;
    enum effect effect;
    int leads;
    enum lantern lantern;
    int choice;
    int fov;
};

/* Whether it is a step, whatever becomes of what lies there. */
static inline bool action_walks(const struct action *action)
{
    return action->kind == ACTION_STEP || action->kind == ACTION_STEP_NO_PICKUP;
}

/* Why the rules say no; a refused action costs no time. */
enum refusal {
    REFUSAL_NONE,
    REFUSAL_WALL,           /* the terrain there is not walkable */
    REFUSAL_BRINK,          /* a chasm: the next try jumps */
    REFUSAL_TRAP,           /* a trap that is known: the next try steps onto it */
    REFUSAL_CORNER,         /* a diagonal step or blow past unwalkable terrain */
    REFUSAL_ACTOR,          /* somebody is in the way */
    REFUSAL_NO_DOOR,        /* nothing there opens or closes */
    REFUSAL_DOOR_BLOCKED,   /* something lies or stands in the doorway */
    REFUSAL_DOOR_SEALED,    /* by a ward */
    REFUSAL_LOCKED,         /* the hero has no key */
    REFUSAL_NO_STAIRS,      /* no such stairs here */
    REFUSAL_NO_STAIRS_DOWN, /* none known */
    REFUSAL_NO_STAIRS_UP,
    REFUSAL_NO_FLOOR,     /* the stairs lead out of the game */
    REFUSAL_NO_LIGHT,     /* plain sight: the lantern does nothing */
    REFUSAL_NO_LANTERN,   /* it was stolen */
    REFUSAL_NO_WAY,       /* no known way there */
    REFUSAL_NO_WAY_LEFT,  /* none to stairs that are known, nor anything to explore to find one */
    REFUSAL_NOTHING_LEFT, /* nothing more to explore */
    REFUSAL_FIRE,         /* nothing more to explore but, maybe, past fire that is in view */
    REFUSAL_NOTHING_HERE, /* nothing lies here */
    REFUSAL_FULL,         /* no slot is free */
    REFUSAL_NOT_HAD,      /* the hero has none of that */
    REFUSAL_NO_USE,       /* the thing can't be used, worn or thrown */
    REFUSAL_NO_REACH,     /* the weapon in hand neither shoots nor reaches farther than a cell */
    REFUSAL_TOO_FAR,      /* the target is out of reach or range */
    REFUSAL_NOT_SEEN,     /* the target is not in view */
    REFUSAL_NO_TARGET,    /* nobody and nothing is there that it could be done to */
    REFUSAL_NO_ARROWS,    /* a bow without an arrow */
    REFUSAL_NO_PLACE,     /* nobody can stand there */
    REFUSAL_LYING,        /* something lies here already */
    REFUSAL_WATCHED,      /* no rest while danger is in view */
    REFUSAL_HUNTED,       /* no journey while a hunter is in view */
    REFUSAL_NOTICED,      /* nor while somebody is who has begun to notice the hero */
    REFUSAL_NEARER,       /* nor nearer to one who has noticed him, and does not come */
    REFUSAL_TOO_DARK,     /* no healing but in bright light */
    REFUSAL_HEALED,       /* resting would do nothing */
    REFUSAL_OVER,         /* the game has ended */
    REFUSAL_CHOICE,       /* a boon is to be chosen first */
    REFUSAL_NO_CHOICE,    /* no boon is offered */
    REFUSAL_NO_LESSON,    /* the run has begun */
    REFUSAL_BARTER,       /* who is there trades: what and for what is to be chosen */
    REFUSAL_WARE,         /* what lies there is bartered for */
    REFUSAL_WARES_ONLY,   /* nothing but that may lie there */
    REFUSAL_NOT_IN_LIGHT, /* no trade but in the dark, with the lantern dark */
    REFUSAL_FOLLOWED,     /* no trade while somebody hunts the hero */
    REFUSAL_NO_TRADE,     /* nobody trades here */
    REFUSAL_TOO_LITTLE,   /* he has not enough of that for the ware */
    REFUSAL_COUNT
};

#endif
