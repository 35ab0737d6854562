/* A command of the player: small plain data, the only input to a game. */
#ifndef GAME_COMMAND_H
#define GAME_COMMAND_H

#include "base/point.h"
#include "content/item.h"

enum command_kind {
    COMMAND_STEP, /* direction */
    COMMAND_RUN,  /* direction: steps on until something is of interest */
    COMMAND_WAIT,
    COMMAND_CLOSE,   /* direction of the door */
    COMMAND_LANTERN, /* its next stance */
    COMMAND_FOV,     /* the next algorithm of sight */
    COMMAND_STAIRS,  /* leads: goes to the nearest known stairs that lead there, then takes them */
    COMMAND_TRAVEL,  /* target: goes there over known cells */
    COMMAND_EXPLORE, /* goes to cells that were not seen yet */
    COMMAND_REST,    /* waits until healed, or until it helps no more */
    COMMAND_PICK_UP,
    COMMAND_DROP,         /* item */
    COMMAND_WEAR,         /* item: equips it, or unequips it */
    COMMAND_SWAP_WEAPON,  /* to the weapon held before */
    COMMAND_USE,          /* item, target if the item is aimed */
    COMMAND_THROW,        /* item, target */
    COMMAND_FIRE,         /* target */
    COMMAND_BOON,         /* choice, from 0 */
    COMMAND_TRADE,        /* choice: the ware, from 0; item: the payment */
    COMMAND_SKIP_LESSON,  /* the run begins */
    COMMAND_LANTERN_BACK, /* the stance before its present one */
    COMMAND_LANTERN_TO,   /* choice: the stance, by its place in lanterns.def */
    COMMAND_TURN_LAMP,    /* leads: +1 turns the great lamp's beam clockwise, -1 the other way */
    COMMAND_KEYSTONE,     /* target if the hero's keystone is aimed */
    COMMAND_ORDER,        /* choice: enum order, to the nearest freed captive */
    COMMAND_COUNT
};

struct command {
    enum command_kind kind;
    enum direction direction;
    int leads; /* +1 down, -1 up */
    struct point target;
    enum item item;
    int choice;
    bool leaves_things; /* walking commands pick nothing up and don't go to items */
    /* To travel: to ground never seen, goes as near as a way is known; to other ground without a known way, explores. */
    bool explores;
    /* Given again, it goes on only in spite of what consent_is_by_key lists, as keys do that may be pressed in a series. */
    bool begins_anew;
    /* The caller looks around before each step, as bots do: automatic movement stops only at what bars its way, and asks only
     * before stairs down when the hero is badly hurt, and before a slow rest. */
    bool is_stepwise;
};

#endif
