/* Commands of several turns (a run, a journey, exploring), expanded into one action after another. */
#ifndef GAME_TRAVEL_AUTO_MOVE_H
#define GAME_TRAVEL_AUTO_MOVE_H

#include "game/command.h"
#include "game/travel/straight_run.h"
#include "game/travel/travel.h"
#include "world/state.h"

struct auto_move {
    struct command command;
    struct run run;                 /* of COMMAND_RUN */
    struct travel travel;           /* of the others */
    struct avoid_zones avoid_zones; /* of those that explore: */
    bool is_clear;                  /* the next step keeps clear of them */
    bool is_seeking; /* it goes to stairs to which he knows no way, and looks for one */
    bool has_told_of_it;
    uint32_t choices; /* state's count when the player gave the command */
    int steps_taken;
    int waits; /* turns in a row for somebody to get out of the way */
};

/* What a course reads beside the state. */
struct auto_move_ground {
    const struct state *state;
    const struct bit_grid *visited; /* cells of the floor on which the hero has stood */
    bool is_first_visit; /* he came to his cell with his last action, and for the first time */
    struct distance_map *scratch;
};

enum auto_move_answer {
    AUTO_MOVE_ACT,     /* `action` is next */
    AUTO_MOVE_ENDED,   /* it has come to its end; `refusal`: why, where that is news */
    AUTO_MOVE_REFUSED, /* it can't go on: `refusal` */
    AUTO_MOVE_LOST, /* it leads nowhere, as somebody shuts doors or stands in the way again and again */
};

/* Whether a command is one of several turns. */
bool auto_move_is_for(enum command_kind kind);

struct auto_move auto_move_begin(const struct state *state, struct command command);

/* Whether the course goes to what lies there, to take it up. */
bool auto_move_fetches(const struct auto_move *auto_move, const struct state *state,
                       struct point p);

/* The next action of a course. */
enum auto_move_answer auto_move_next(struct auto_move *auto_move,
                                     const struct auto_move_ground *ground, struct action *action,
                                     enum refusal *refusal);

/* Why the course takes no more than one step for each press, as somebody in view hunts or notices the hero; REFUSAL_NONE:
 * nobody does. */
enum refusal auto_move_keeper(const struct auto_move *auto_move, const struct state *state);

/* The cells of the way of a journey to a cell, as COMMAND_TRAVEL would take it and as route_trace gives them. */
int auto_move_trace(const struct state *state, struct distance_map *scratch, struct point target,
                    struct point *cells, int max);

#endif
