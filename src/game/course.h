/* Commands of several turns (a run, a journey, exploring), expanded into one action after another. */
#ifndef GAME_COURSE_H
#define GAME_COURSE_H

#include "game/command.h"
#include "game/journey.h"
#include "game/run.h"
#include "world/state.h"

struct course {
    struct command command;
    struct run run;         /* of COMMAND_RUN */
    struct journey journey; /* of the others */
    struct berths berths;   /* of those that explore: */
    bool is_clear;          /* the next step keeps clear of them */
    bool is_seeking;        /* it goes to stairs to which he knows no way, and looks for one */
    bool has_told_of_it;
    int steps_taken;
    int waits; /* turns in a row for somebody to get out of the way */
};

/* What a course reads beside the state. */
struct course_ground {
    const struct state *state;
    const struct bit_grid *trodden; /* cells of the floor on which the hero has stood */
    bool is_first_visit; /* he came to his cell with his last action, and for the first time */
    struct distance_map *scratch;
};

enum course_answer {
    COURSE_ACT,     /* `action` is next */
    COURSE_ENDED,   /* it has come to its end; `refusal`: why, where that is news */
    COURSE_REFUSED, /* it can't go on: `refusal` */
    COURSE_LOST, /* it leads nowhere, as somebody shuts doors or stands in the way again and again */
};

/* Whether a command is one of several turns. */
bool course_is_for(enum command_kind kind);

struct course course_begin(const struct state *state, struct command command);

/* Whether the course goes to what lies there, to take it up. */
bool course_fetches(const struct course *course, const struct state *state, struct point p);

/* The next action of a course. */
enum course_answer course_next(struct course *course, const struct course_ground *ground,
                               struct action *action, enum refusal *refusal);

/* Why the course takes no more than one step for each press, as somebody in view hunts or notices the hero; REFUSAL_NONE:
 * nobody does. */
enum refusal course_keeper(const struct course *course, const struct state *state);

/* The cells of the way of a journey to a cell, as COMMAND_TRAVEL would take it and as route_trace gives them. */
int course_trace(const struct state *state, struct distance_map *scratch, struct point target,
                 struct point *cells, int most);

#endif
