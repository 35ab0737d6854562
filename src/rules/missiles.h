/* What is thrown and shot: along the line that the screen draws. */
#ifndef RULES_MISSILES_H
#define RULES_MISSILES_H

#include "rules/outcome.h"

/* The hero throws one of his things at a cell. */
struct outcome missiles_throw(struct state *state, struct handle handle, enum item item,
                              struct point target);

/* An actor shoots at the hero by a mirror in which alone it has him in view, or says why not. A shot that he could not
 * foresee becomes a tell. */
enum refusal missiles_reflect(struct state *state, struct handle handle);

/* The hero uses the reach of his weapon: shoots an arrow, or strikes over more than a cell. */
struct outcome missiles_fire(struct state *state, struct handle handle, struct point target);

#endif
