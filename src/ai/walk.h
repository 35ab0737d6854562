/* Private to ai: the ways of a thinker, and the choices that they make. */
#ifndef AI_WALK_H
#define AI_WALK_H

#include "ai/mind.h"

/* Which cells a thinker will not step on besides those that it can't. */
typedef bool walk_shuns(struct thinker *thinker, struct point p);

/* The farthest cell that a thinker plans to. */
#define WALK_STEPS_MAX 24

/* Stays, with no goal. */
struct choice walk_stay(void);

/* Steps, with no goal. */
struct choice walk_step(enum direction direction);

/* The same choice, with a goal to be remembered. */
struct choice walk_with_goal(struct choice choice, struct point goal);

/* Whether the thinker can step that way now: terrain and whoever stands there allow it, and it does not shun
 * the cell (`shuns` may be NULL). */
bool walk_can(struct thinker *thinker, walk_shuns *shuns, enum direction direction);

/* The first step of a shortest way to the goal, round what it shuns; false when it is there, or there is none of
 * WALK_STEPS_MAX or fewer, or somebody is in the way whom it can't step round without going back. */
bool walk_towards(struct thinker *thinker, walk_shuns *shuns, struct point goal,
                  enum direction *direction);

/* The first step of a shortest way to a cell that it has in view and does not shun; false when it is on one, or
 * there is none. The cells on the way may be shunned. */
bool walk_out_of(struct thinker *thinker, walk_shuns *shuns, enum direction *direction);

/* Roams: goes on to its goal, or, where that is reached or closed to it, to a new one some steps away, rather
 * before it than behind it. */
struct choice walk_roam(struct thinker *thinker, walk_shuns *shuns);

#endif
