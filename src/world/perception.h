/* What actors perceive, by the rules of sight: questions only; rules/visibility keeps the light current
 * that they are answered from. */
#ifndef WORLD_PERCEPTION_H
#define WORLD_PERCEPTION_H

#include "world/state.h"

/* How far the actor's view reaches: the farther of its radii, or FOV_UNLIMITED. The hero's in plain sight is
 * the radius of plain sight. */
int perception_radius(const struct state *state, const struct actor *actor);

/* How far the actor sees what is not lit: by its kind, what is with it and, the hero, by what he wears. */
int perception_dark_radius(const struct state *state, const struct actor *actor);

/* Whether the actor hides where it is now, from whoever is not beside it at least: see enum hiding. */
bool perception_lies_in_wait(const struct state *state, const struct actor *actor);

/* Whether the hero's light falls on the cell, before his eyes, and is one that shows secrets. */
bool perception_is_shown_by_lamp(const struct state *state, struct point p);

/* Whether it hides from the hero, so that he sees neither it nor its eyes. */
bool perception_is_hidden(const struct state *state, const struct actor *actor);

/* Fills `view` with what the actor has in view, by mirrors too, out to that radius, by the game's algorithm: all that it
 * gazes at. */
void perception_view_of(const struct state *state, const struct actor *actor, struct view *view);

/* Whether the actor sees the cell, and so whoever stands there: it is in its view and either lit and within its
 * light radius, or within its dark radius. In plain sight the hero sees all of his view, whatever shape the
 * algorithm gives it. `view` is its view where that is at hand, or NULL: one question needs none. */
bool perception_sees(const struct state *state, const struct actor *actor, const struct view *view,
                     struct point p);

/* Whether the hero, or a friend of his who is awake, sees the actor where it is. */
bool perception_is_watched(const struct state *state, const struct actor *actor);

/* Whether the actor would have the cell in its view, by mirrors too, within a radius, and does not gaze elsewhere, lit or
 * not. */
bool perception_has_in_view(const struct state *state, const struct actor *actor, struct point p,
                            int radius);

/* Whether the actor has the cell in its view without a mirror: what could fly or leap there. */
bool perception_has_straight_in_view(const struct state *state, const struct actor *actor,
                                     struct point p);

/* A mirror, in view of both, in which alone the actor has the hero in view; false if there is none. */
bool perception_find_mirror(const struct state *state, const struct actor *actor,
                            struct point *mirror);

/* Whether the actor has the hero's cell in view, within a radius. */
bool perception_has_hero_in_view(const struct state *state, const struct actor *actor, int radius);

/* How light it is in a cell, by what falls on it; dim everywhere in plain sight. */
enum light_grade perception_grade(const struct state *state, struct point p);

/* The same without what lights the whole floor alike. */
enum light_grade perception_grade_of_place(const struct state *state, struct point p);

/* The same to an actor: of one that is blind to the hero's red light only what lamps give counts. */
enum light_grade perception_grade_to(const struct state *state, const struct actor *actor,
                                     struct point p);

#endif
