/* Private to ai: paths over the whole floor, through doors that the actor can open. walk.h is cheaper and ends after
 * REACH_STEPS_MAX steps. */
#ifndef AI_PATHFIND_H
#define AI_PATHFIND_H

#include "ai/mind.h"

/* The first step of a shortest path to the goal, around actors beside this one. False if it is there or there is no path. */
bool pathfind_towards(struct ai_context *ai, struct point goal, enum direction *direction);

/* The same, by walk_towards if that finds a path, whatever the light. */
bool pathfind_or_walk(struct ai_context *ai, struct point goal, enum direction *direction);

/* The same for a goal of several actors: they share one search, which ignores actors in the way. */
bool pathfind_together(struct ai_context *ai, struct point goal, enum direction *direction);

/* The cell to which the actor has farthest to go; its own if it can go nowhere. */
struct point pathfind_farthest(struct ai_context *ai);

/* Starts to measure from where the actor is, until another path is sought. */
void pathfind_start(struct ai_context *ai);

/* The steps from there to a cell, or DISTANCE_UNREACHED. */
uint32_t pathfind_steps(struct ai_context *ai, struct point to);

#endif
