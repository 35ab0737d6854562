/* Plays a drawn game by whole turns, for tests of rules and minds together. Uses game and the layers before it. */
#ifndef SUPPORT_SCENE_PLAY_H
#define SUPPORT_SCENE_PLAY_H

#include "game/turn.h"

/* The drawn game (game_picture.h), with a hero that just arrived with its lantern like this. */
struct state *scene_start(const char *picture, enum lantern lantern);

/* The hero acts, waits that many turns if it lives, steps, or changes its stance. No action may be refused. The events are
 * those since then. */
void scene_act(struct state *state, struct action action);
void scene_wait(struct state *state, int turns);
void scene_step(struct state *state, enum direction direction);
void scene_set_lantern(struct state *state, enum lantern lantern);

/* The cell of the first actor of that glyph, and its distance from the hero. */
struct point scene_place(struct state *state, char glyph);
int scene_steps(struct state *state, char glyph);
int scene_steps_of(const struct state *state, const struct actor *actor);

/* Makes the first actor of that glyph hunt the hero, and know where it is. */
void scene_rouse(struct state *state, char glyph);

/* Makes an actor hunt the hero as if it had for long: it does not shout, and does not know where the hero is. */
void scene_make_hunter(struct actor *actor);

/* How often the hero was struck. */
int scene_blows(const struct state *state);

#endif
