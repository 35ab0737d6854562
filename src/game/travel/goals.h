/* Cells that automatic movement goes to, by what the hero remembers. */
#ifndef GAME_TRAVEL_GOALS_H
#define GAME_TRAVEL_GOALS_H

#include "game/command.h"
#include "game/travel/route.h"

/* The lantern that the hero has lost lies there. */
route_is_goal goals_is_lost_lantern;

/* A burning brazier is beside the cell. */
route_is_goal goals_is_by_brazier;

/* The great lamp is beside the cell. */
route_is_goal goals_is_by_great_lamp;

/* Stairs that lead that way; its context is the int. */
route_is_goal goals_is_stairs;

/* Finds known stairs that lead there, whether or not there is a way. */
bool goals_find_stairs(const struct state *state, int leads, struct point *found);

/* The first two known stairs down, if they lead to different omens. False: they don't. */
bool goals_find_two_omens(const struct state *state, struct point stairs[2]);

/* Whether exploring goes there for an item. Wares and prizes stay. */
bool goals_is_wanted(const struct command *command, const struct level *level, struct point p);

/* The context of goals_is_worth_a_visit. */
struct exploration {
    const struct command *command;
    const struct bit_grid *visited; /* cells of the floor on which the hero has stood */
    struct handle accepted;         /* the creature of struct consent */
};

/* Exploring goes there. A visited cell is not worth another visit, so that exploring ends. The exceptions are what was seen
 * from it and then lost, and what the hero would take up there. */
route_is_goal goals_is_worth_a_visit;

/* What a walk to the cell is for: beside a cell that is known to be impassable (a cage, a lamp), or a trap, is near
 * enough; a cell never seen may be anything. Its context is the struct point. */
route_is_goal *goals_of_travel(const struct state *state, struct point target);

/* Whether a walk to the cell ends beside it, where the hero is: a thing to walk into, or a trap. */
bool goals_ends_beside(const struct state *state, struct point p);

#endif
