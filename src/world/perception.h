/* Perception of actors, by the rules of sight. Nothing here changes state; rules/visibility keeps the light current. */
#ifndef WORLD_PERCEPTION_H
#define WORLD_PERCEPTION_H

#include "world/state.h"

/* How far off, in cells, ripples show what moves in still water. */
#define PERCEPTION_RIPPLES 10

/* Radius in which the actor sees lit cells: by kind and floor. */
int perception_light_radius(const struct state *state, const struct actor *actor);

/* The greater of the actor's radii of sight, or FOV_UNLIMITED. For the hero in a game without light, state->plain_radius. */
int perception_radius(const struct state *state, const struct actor *actor);

/* Radius in which the actor sees dark cells: by kind, statuses and, for the hero, traits. */
int perception_dark_radius(const struct state *state, const struct actor *actor);

/* Whether the actor hides where it is, at least from actors not next to it: see enum hiding. */
bool perception_lies_in_wait(const struct state *state, const struct actor *actor);

/* Whether the hero's light shows secrets, and falls on the cell in the hero's view. */
bool perception_is_shown_by_lamp(const struct state *state, struct point p);

/* Whether it hides from the hero, eyes included. */
bool perception_is_hidden(const struct state *state, const struct actor *actor);

/* Fills `view` with the actor's field of view, mirrors included, by the game's algorithm. */
void perception_view_of(const struct state *state, const struct actor *actor, struct view *view);

/* Whether the actor sees the cell: it is in view and either lit and within the light radius, or within the dark radius. In
 * a game without light the hero sees the whole view. `view` is the actor's view if it is at hand, or NULL. */
bool perception_sees(const struct state *state, const struct actor *actor, const struct view *view,
                     struct point p);

/* Whether the hero or an awake ally sees the actor. */
bool perception_is_watched(const struct state *state, const struct actor *actor);

/* Whether the cell is in the actor's view within a radius, mirrors included, lit or not. */
bool perception_has_in_view(const struct state *state, const struct actor *actor, struct point p,
                            int radius);

/* Whether the cell is in the actor's view without mirrors. */
bool perception_has_straight_in_view(const struct state *state, const struct actor *actor,
                                     struct point p);

/* A mirror in view of both, if the actor sees the hero only in mirrors; false: none. */
bool perception_find_mirror(const struct state *state, const struct actor *actor,
                            struct point *mirror);

/* Whether the actor has the hero's cell in view, within a radius. */
bool perception_has_hero_in_view(const struct state *state, const struct actor *actor, int radius);

/* The light grade of a cell; dim everywhere in a game without light. */
enum light_grade perception_grade(const struct state *state, struct point p);

/* The same without the floor's own light. */
enum light_grade perception_grade_of_place(const struct state *state, struct point p);

/* The same for an actor: without the hero's light if it ignores that. */
enum light_grade perception_grade_to(const struct state *state, const struct actor *actor,
                                     struct point p);

#endif
