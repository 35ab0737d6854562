/* Private to ai: the ways of a thinker, and the choices that they make. Where it shuns bright light, it steps on no
 * cell that it knows to be bright. */
#ifndef AI_WALK_H
#define AI_WALK_H

#include "ai/mind.h"

/* Stays, with no goal. */
struct choice walk_stay(void);

/* Turns where it stands, with no goal. */
struct choice walk_turn(enum direction direction);

/* Steps, with no goal. */
struct choice walk_step(enum direction direction);

/* The same choice, with a goal to be remembered. */
struct choice walk_with_goal(struct choice choice, struct point goal);

/* Whether the thinker can step that way now, or open a door there: terrain and whoever stands there allow it. */
bool walk_can(const struct ai_context *ai, enum direction direction);

/* The first step of a shortest way to the goal, or up to one that can't be stood on; false when it is there, or there
 * is no way of REACH_STEPS_MAX steps or fewer, round who stands beside it. */
bool walk_towards(struct ai_context *ai, bool shuns_bright, struct point goal,
                  enum direction *direction);

/* The first step of a shortest way to the cell that is, of those within REACH_STEPS_MAX steps, the nearest to a goal
 * that may not be reached; false when the thinker stands on it. */
bool walk_near(struct ai_context *ai, bool shuns_bright, struct point goal,
               enum direction *direction);

/* The first step of a shortest way out of bright light, to a cell that the thinker has in view and that is not bright;
 * false when it stands in none, or there is no such way. */
bool walk_out_of_bright(struct ai_context *ai, enum direction *direction);

/* Roams: goes on to its goal, or, where that is reached or there is no way, to a new one some steps off, rather before
 * it than behind it. */
struct choice walk_roam(struct ai_context *ai, bool shuns_bright);

#endif
