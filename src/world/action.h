/* One action of an actor: the hero's commands and the monsters' minds produce the same values. */
#ifndef WORLD_ACTION_H
#define WORLD_ACTION_H

#include "base/point.h"
#include "content/effect_kind.h"
#include "content/item.h"
#include "content/lantern.h"

/* Time units of a turn; most actions take one turn. */
#define TURN_TIME 100

enum action_kind {
    ACTION_WAIT,
    ACTION_STEP, /* direction; a bump opens a closed door, strikes an enemy, swaps places with an ally, or pushes */
    ACTION_STRIKE,  /* target: the actor there, next to this one */
    ACTION_OPEN,    /* direction */
    ACTION_CLOSE,   /* direction */
    ACTION_EFFECT,  /* effect, target: the special ability of the kind */
    ACTION_TURN,    /* direction to face */
    ACTION_STAIRS,  /* leads: +1 down, -1 up */
    ACTION_LANTERN, /* lantern */
    ACTION_PICK_UP,
    ACTION_DROP,  /* item: all of it; a monster drops what it carries */
    ACTION_WEAR,  /* item: equips it, or unequips it */
    ACTION_USE,   /* item; target if its row has an aim */
    ACTION_THROW, /* item, target */
    ACTION_FIRE,  /* target: with a weapon of reach 2 or more */
    ACTION_PUSH,  /* direction: pushes the crate there and follows it, or smashes it */
    ACTION_BOON,  /* choice: 0 to BOON_OFFERS - 1; takes no time */
    ACTION_TRADE, /* choice: which ware of the special room; item: what is offered for it */
    ACTION_FOV,   /* fov: the algorithm of sight from now on; takes no time */
    ACTION_STEP_NO_PICKUP, /* direction: a step of the hero that picks nothing up */
    ACTION_TURN_LAMP,      /* leads: +1 turns the great lamp's beam clockwise, -1 the other way */
    ACTION_KEYSTONE,       /* target if its row has an aim */
    ACTION_ORDER,          /* choice: an order to the nearest freed captive that hears it */
    ACTION_COUNT
};

/* What the hero tells a freed captive to do. */
enum order {
    ORDER_LEND, /* what its kind lends */
    ORDER_WAIT, /* to wait, or to follow again */
    ORDER_COUNT
};

struct action {
    enum action_kind kind;
    enum direction direction;
    struct point target;
    enum item item;
    enum effect effect;
    int leads;
    enum lantern lantern;
    int choice; /* ACTION_ORDER: enum order */
    int fov;
};

/* Whether it is a step, with pickup or without. */
static inline bool action_walks(const struct action *action)
{
    return action->kind == ACTION_STEP || action->kind == ACTION_STEP_NO_PICKUP;
}

/* Why the rules refuse an action; a refused action costs no time. */
enum refusal {
    REFUSAL_NONE,
    REFUSAL_WALL,           /* the terrain there is not walkable */
    REFUSAL_BRINK,          /* a chasm: the next try jumps */
    REFUSAL_TRAP,           /* a trap that is known: the next try steps onto it */
    REFUSAL_BURNS,          /* fire: the next try walks into it */
    REFUSAL_CORNER,         /* a diagonal step past unwalkable terrain */
    REFUSAL_CORNER_BLOW,    /* the same of a blow */
    REFUSAL_ACTOR,          /* an actor is in the way */
    REFUSAL_NO_DOOR,        /* nothing there opens or closes */
    REFUSAL_DOOR_BLOCKED,   /* something lies or stands in the doorway */
    REFUSAL_DOOR_SEALED,    /* by a ward */
    REFUSAL_LOCKED,         /* the hero has no key */
    REFUSAL_KEY_SHY,        /* the key is gone while light falls on the hero */
    REFUSAL_KEY_GLOWS,      /* a key keeps the lantern open */
    REFUSAL_NO_STAIRS,      /* no such stairs here */
    REFUSAL_NO_STAIRS_DOWN, /* none known */
    REFUSAL_NO_STAIRS_UP,
    REFUSAL_NO_FLOOR,        /* the stairs lead out of the game */
    REFUSAL_NO_LIGHT,        /* a game without light: the lantern does nothing */
    REFUSAL_LANTERN_ALREADY, /* the lantern has that stance */
    REFUSAL_NO_LANTERN,      /* the hero doesn't have it */
    REFUSAL_NO_EMBER,        /* without the lantern that lamp can't be lit */
    REFUSAL_NO_WAY,          /* no known way there */
    REFUSAL_NO_WAY_LEFT,     /* no known way to known stairs, and nothing left to explore */
    REFUSAL_NOTHING_LEFT,    /* nothing more to explore */
    REFUSAL_FIRE,            /* no way but through fire that is in view */
    REFUSAL_NOTHING_HERE,    /* nothing lies here */
    REFUSAL_FULL,            /* no slot is free */
    REFUSAL_NOT_HAD,         /* the hero has none of that */
    REFUSAL_NO_USE,          /* the thing can't be used, worn or thrown */
    REFUSAL_NO_REACH,        /* the weapon only reaches adjacent cells */
    REFUSAL_TOO_FAR,         /* the target is out of reach or range */
    REFUSAL_NOT_SEEN,        /* the target is not in view */
    REFUSAL_NO_TARGET,       /* no suitable target there */
    REFUSAL_NO_ARROWS,       /* a bow without an arrow */
    REFUSAL_NO_PLACE,        /* nothing can stand there */
    REFUSAL_SOMETHING_HERE,  /* something lies here already */
    REFUSAL_REST_HUNTED,     /* can't rest while hunted */
    REFUSAL_NO_WAY_HUNTED,   /* the same while a hunter is in view: exploring might lead to it */
    REFUSAL_REST_FAR,        /* the brazier that would heal is far */
    REFUSAL_REST_SLOW,       /* only the lantern would heal */
    REFUSAL_REST_BROKEN,     /* no refusal: what has just happened ends the rest */
    REFUSAL_RUN_OPENS,       /* no refusal: a run ends where the wall beside it does */
    REFUSAL_RUN_ENTERS,      /* no refusal: a run ends where a passage begins */
    REFUSAL_RUN_FORKS,       /* no refusal: a run ends where the passage forks */
    REFUSAL_RUN_WIDENS,      /* no refusal: a run ends where the passage widens */
    REFUSAL_RUN_RISKY,       /* no refusal: a run ends before what would harm or hold the hero */
    REFUSAL_HUNTED,  /* can't go on: a hunter could soon hurt the hero; exploring: or is in view */
    REFUSAL_NOTICED, /* the same of a creature that has noticed the hero */
    REFUSAL_NEAR,    /* travel stops: a creature that could strike has come near */
    REFUSAL_BESIDE,  /* can't explore: a hunter is adjacent */
    REFUSAL_NEARER,  /* can't explore: the way leads nearer to a hunter */
    REFUSAL_BADLY_HURT, /* can't explore: little health is left, and something hunts the hero */
    REFUSAL_STAIRS_HURT, /* stairs down, badly hurt where a brazier could heal: the next try takes them */
    REFUSAL_STAIRS_PRIZES, /* prizes are left that nothing has told of: the next try takes the stairs */
    REFUSAL_STAIRS_OMENS, /* two stairs down with different omens are known: the next try takes the nearer */
    REFUSAL_GUARDED, /* can't go on: something waits behind the door */
    REFUSAL_SPOILS,  /* can't explore: light would spoil what is behind the door */
    REFUSAL_STIRS,   /* can't explore: light or a step would stir a sleeper in view */
    REFUSAL_SHOWS,   /* can't explore: an eye could notice the hero there */
    REFUSAL_UNLIT,   /* can't explore in the dark: the way leads where no light was seen */
    REFUSAL_DETOUR,  /* exploring stops: the way round a creature is long; the next try takes it */
    REFUSAL_WAVERS, /* exploring: what comes into view and goes changes the way; the next try goes straight on */
    REFUSAL_COVER, /* exploring stops: in this cover something may lie in wait; the next try goes on */
    REFUSAL_NOT_BRIGHT,      /* the thing needs bright light on its user */
    REFUSAL_TOO_DARK,        /* healing needs a burning brazier or the open lantern */
    REFUSAL_HEALED,          /* resting would do nothing */
    REFUSAL_OVER,            /* the game has ended */
    REFUSAL_CHOICE,          /* choose a boon first */
    REFUSAL_NO_CHOICE,       /* no boon is offered */
    REFUSAL_NO_LESSON,       /* the run has begun */
    REFUSAL_BARTER,          /* the actor there trades: choose what to trade */
    REFUSAL_WARE,            /* the item there is a ware */
    REFUSAL_WARES_ONLY,      /* only wares may lie there */
    REFUSAL_NOT_IN_LIGHT,    /* trading needs darkness and a dark lantern */
    REFUSAL_FOLLOWED,        /* can't trade while hunted */
    REFUSAL_NO_TRADE,        /* no trader here */
    REFUSAL_TOO_LITTLE,      /* not enough of that item for the ware */
    REFUSAL_NO_KEYSTONE,     /* the hero has none */
    REFUSAL_KEYSTONE_ITSELF, /* it acts by itself */
    REFUSAL_KEYSTONE_SPENT,  /* its charges are spent */
    REFUSAL_NONE_AWAKE,      /* nothing that is awake is in view, to stun */
    REFUSAL_NO_WATER,        /* no deep water or chasm beside the hero leads down */
    REFUSAL_GAS,             /* gas that an open lantern sets off: the next try goes on */
    REFUSAL_GAS_HERE,        /* the same about opening the lantern */
    REFUSAL_GAS_LEFT,        /* nothing more to explore but past such gas */
    REFUSAL_NO_LAMP,         /* the hero does not hold the burning great lamp */
    REFUSAL_NO_CAPTIVE,      /* no freed captive hears the hero */
    REFUSAL_LEAVES_CAPTIVE,  /* a freed captive would stay on this floor: the next try goes */
    REFUSAL_NO_GIFT,         /* the captive lends nothing on command */
    REFUSAL_COUNT
};

/* Whether the reason is a creature that could hurt the hero. */
static inline bool refusal_is_by_danger(enum refusal refusal)
{
    return refusal == REFUSAL_HUNTED || refusal == REFUSAL_NOTICED || refusal == REFUSAL_NEAR ||
           refusal == REFUSAL_NEARER || refusal == REFUSAL_BADLY_HURT;
}

/* Whether it is what the next step would disturb, or show the hero to. */
static inline bool refusal_is_disturbance(enum refusal refusal)
{
    return refusal == REFUSAL_GUARDED || refusal == REFUSAL_SPOILS || refusal == REFUSAL_STIRS ||
           refusal == REFUSAL_SHOWS;
}

#endif
