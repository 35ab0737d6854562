/* What the player wants: small plain data, the only input to a game. */
#ifndef GAME_COMMAND_H
#define GAME_COMMAND_H

#include "base/point.h"
#include "content/item.h"

enum command_kind {
    COMMAND_STEP, /* direction */
    COMMAND_RUN,  /* direction: step on until something is of interest */
    COMMAND_WAIT,
    COMMAND_CLOSE,   /* direction of the door */
    COMMAND_LANTERN, /* the next stance */
    COMMAND_FOV,     /* the next algorithm of sight */
    COMMAND_STAIRS,  /* leads: go to the nearest stairs known that lead there, then take them */
    COMMAND_TRAVEL,  /* target: go there by what is known */
    COMMAND_EXPLORE, /* go to what has not been seen */
    COMMAND_REST,    /* wait until healed, or until it is no use any more */
    COMMAND_PICK_UP,
    COMMAND_DROP,        /* item */
    COMMAND_WEAR,        /* item: on, or off if it is worn */
    COMMAND_SWAP_WEAPON, /* to the one that was in hand before */
    COMMAND_USE,         /* item, target if it takes aim */
    COMMAND_THROW,       /* item, target */
    COMMAND_FIRE,        /* target */
    COMMAND_BOON,        /* choice, from 0 */
    COMMAND_TRADE,       /* choice: the ware, from 0; item: what is given for it */
    COMMAND_SKIP_LESSON, /* the run begins */
};

struct command {
    enum command_kind kind;
    enum direction direction;
    int leads; /* +1 down, -1 up */
    struct point target;
    enum item item;
    int choice;
    bool leaves_things; /* of those that walk: what lies on the way is not picked up, nor gone to */
    /* Whoever gives it looks about before each step, as bots do: of what a command of several turns stops at, only that is left
     * which bars its way. */
    bool is_stepwise;
};

#endif
