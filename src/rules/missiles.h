/* What is thrown and shot: along the line that the screen draws. */
#ifndef RULES_MISSILES_H
#define RULES_MISSILES_H

#include "rules/outcome.h"

/* The farthest that anything is thrown, in steps. */
#define MISSILE_RANGE 10

/* The way of a missile that the hero would throw or shoot at a target. */
struct missile_path {
    struct point cells[MISSILE_RANGE]; /* without the start */
    int count;                         /* to the target, or to where it is stopped */
    bool is_blocked;                   /* it does not come to the target */
};

/* Follows the line of SIGHT.md as far as nothing stands in its way: what the hero does not see, he does not know of, so
 * only actors that he sees stop it when `as_known`. */
struct missile_path missiles_path(const struct state *state, struct point from, struct point to,
                                  bool as_known);

/* The hero throws one of his things at a cell. */
struct outcome missiles_throw(struct state *state, struct handle actor, enum item item,
                              struct point target);

/* An actor shoots at the hero by a mirror in which alone it has him in view, or says why not. A shot that he could not
 * foresee becomes a tell. */
enum refusal missiles_reflect(struct state *state, struct handle actor);

/* The hero uses the reach of his weapon: shoots an arrow, or strikes over more than a cell. */
struct outcome missiles_fire(struct state *state, struct handle actor, struct point target);

#endif
