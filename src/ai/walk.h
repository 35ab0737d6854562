/* Private to ai: short walks, and choices made of them. An actor that shuns bright light never steps on cells that it knows to
 * be bright. */
#ifndef AI_WALK_H
#define AI_WALK_H

#include "ai/mind.h"

/* Choices without a goal. */
struct choice walk_stay(void);
struct choice walk_turn(enum direction direction);
struct choice walk_step(enum direction direction);

/* The same choice, with a goal to remember. */
struct choice walk_with_goal(struct choice choice, struct point goal);

/* Whether the actor can step that way now or open a door there. */
bool walk_can(const struct ai_context *ai, enum direction direction);

/* The first step of a shortest path to the goal, or to beside a goal that can't be stood on, around actors beside this one.
 * False if it is there, or there is no path of up to REACH_STEPS_MAX steps. A
 * hunter that terrain keeps from the hero is then cut off. */
bool walk_towards(struct ai_context *ai, bool shuns_bright, struct point goal,
                  enum direction *direction);

/* The first step towards the cell nearest to the goal, in a straight line, among those within REACH_STEPS_MAX steps. False if
 * the actor stands on it. */
bool walk_near(struct ai_context *ai, bool shuns_bright, struct point goal,
               enum direction *direction);

/* The first step of a shortest path out of bright light, to a cell in view that is not bright. False if the actor is not in
 * bright light, or there is no path. */
bool walk_out_of_bright(struct ai_context *ai, enum direction *direction);

/* Roams: goes to its goal, or, if that is reached or there is no path, to a new one some steps away, preferably ahead. */
struct choice walk_roam(struct ai_context *ai, bool shuns_bright);

#endif
