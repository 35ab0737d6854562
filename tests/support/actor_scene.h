/* Drawn levels played by whole turns, for tests of single kinds of actors. Uses game and what stands before it. */
#ifndef SUPPORT_ACTOR_SCENE_H
#define SUPPORT_ACTOR_SCENE_H

#include "game/turn.h"

/* The first actor of that glyph, which must exist; good while it lives. */
struct actor *actor_scene_find(struct state *state, char glyph);

/* Makes an actor hunt the hero as if it had noticed him for long; it does not shout. */
void actor_scene_rouse(struct actor *actor);

/* The hero waits so many turns, steps, strikes; the events are those since then. He must not be refused. */
void actor_scene_wait(struct state *state, int turns);
void actor_scene_step(struct state *state, enum direction direction);
void actor_scene_act(struct state *state, struct action action);

/* How often the hero was struck. */
int actor_scene_blows(const struct state *state);

/* Steps between the hero and an actor. */
int actor_scene_steps(const struct state *state, const struct actor *actor);

#endif
