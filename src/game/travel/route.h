/* Ways over the current floor, by what the hero remembers of it. */
#ifndef GAME_TRAVEL_ROUTE_H
#define GAME_TRAVEL_ROUTE_H

#include "game/travel/danger.h"

/* Whether the hero knows that the cell can be walked on; a closed door counts, as it can be opened. */
bool route_is_passable(const struct level *level, struct point p);

/* Whether, as far as the hero knows, a step leads from a cell of the level in the direction: both cells are passable, and a
 * diagonal step cuts no corner and touches no closed door. */
bool route_can_step(const struct level *level, struct point from, enum direction direction);

/* Whether the hero knows of a trap there, of gas that its open lantern would set off, a cloud that holds, a fire in view, oil
 * that one is about to reach, or floor that is about to break. Automatic movement never enters. */
bool route_is_hazard(const struct state *state, struct point p);

/* Whether the hero's light would fall through the closed door there on what it spoils. */
bool route_would_spoil(const struct state *state, struct point p);

/* What a walk stops for in a cell: a visible actor that the hero would attack, or an ally that something fights, and that it
 * would change places with. NULL: nothing. */
const struct actor *route_find_blocker(const struct state *state, struct point p);

/* Whether a cell that can be reached is a goal. */
typedef bool route_is_goal(const struct state *state, const void *context, struct point p);

/* The input for finding a way. */
struct route_context {
    const struct state *state;
    struct distance_map *scratch;     /* with room for the level */
    const struct danger_zones *zones; /* that it keeps out of; NULL: none */
    const struct point *towards;      /* goals on the way there come first; NULL: the nearest */
    bool ignores_gas;                 /* as if the lantern were hooded */
    bool ignores_fire;                /* as if it had burnt down */
    bool avoids_actors;               /* that the hero sees, and that would end the walk */
    bool spares_doors;                /* behind which light would spoil something */
    bool keeps_quiet;                 /* it enters no loud ground, unless the hero stands on some */
    bool goes_straight;               /* round no visible actor; for news, round nothing */
    bool keeps_to_lit;                /* it enters only cells that the hero has seen in light */
    /* The scratch map is that of route_measure with the rest of this; route_towards goes on with it. */
    bool is_begun;
};

/* A goal that is one cell: the goal's context is its struct point. */
route_is_goal route_is_at;

/* Finds the nearest goal in `steps` steps; `goal` is one up to a few steps farther if a visible actor blocks the way to that.
 * False: none can be reached. */
bool route_choose(const struct route_context *context, route_is_goal *is_goal,
                  const void *goal_context, struct point *goal, int *steps);

/* The steps to the nearest goal, if one is within `limit` steps, as route_choose counts them. */
bool route_measure(const struct route_context *context, route_is_goal *is_goal,
                   const void *goal_context, uint32_t limit, uint32_t *steps);

/* Fills the scratch map with the steps from the hero to every cell that can be reached. */
void route_fill(const struct route_context *context);

enum route {
    ROUTE_NONE, /* it can't be reached */
    ROUTE_HERE, /* the hero stands on it */
    ROUTE_STEP, /* `direction` is the first step */
};

/* The way to a cell of the level, around visible actors if that is hardly longer. */
enum route route_towards(const struct route_context *context, struct point goal,
                         enum direction *direction);

/* route_choose, then route_towards that goal. Only here `towards` counts: the goal is the one with the shortest way to it plus
 * straight line from it to there, of equals the first in reading order. */
enum route route_choose_step(const struct route_context *context, route_is_goal *is_goal,
                             const void *goal_context, struct point *goal, int *steps,
                             enum direction *direction);

/* The first `max` cells of that way, from the one beside the hero on. Returns how many; 0: there is no way, or the hero is
 * there. */
int route_trace(const struct route_context *context, struct point goal, struct point *cells,
                int max);

#endif
