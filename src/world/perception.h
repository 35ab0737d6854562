/* What actors perceive, by the rules of sight: questions only; rules/visibility keeps the light current
 * that they are answered from. */
#ifndef WORLD_PERCEPTION_H
#define WORLD_PERCEPTION_H

#include "world/state.h"

/* How far the actor's view reaches: the farther of its radii, or FOV_UNLIMITED. The hero's in plain sight is
 * the radius of plain sight. */
int perception_radius(const struct state *state, const struct actor *actor);

/* Fills `view` with what the actor has in view, out to that radius, by the game's algorithm. */
void perception_view_of(const struct state *state, const struct actor *actor, struct view *view);

/* Whether the actor sees the cell, and so whoever stands there: it is in its view and either lit and within its
 * light radius, or within its dark radius. In plain sight the hero sees all of his view, whatever shape the
 * algorithm gives it. `view` is its view where that is at hand, or NULL: one question needs none. */
bool perception_sees(const struct state *state, const struct actor *actor, const struct view *view,
                     struct point p);

/* How light it is in a cell, by what falls on it; dim everywhere in plain sight. */
enum light_grade perception_grade(const struct state *state, struct point p);

#endif
