/* Plays a drawn game by whole turns, for tests of how rules and minds work together. Uses game and what stands before it. */
#ifndef SUPPORT_SCENE_PLAY_H
#define SUPPORT_SCENE_PLAY_H

#include "game/turn.h"

/* The drawn game (game_picture.h) as a hero finds it who has just come with his lantern so. */
struct state *scene_start(const char *picture, enum lantern lantern);

/* The hero does it, waits so many turns while he lives, steps, changes his stance. He must not be refused; the events are
 * those since then. */
void scene_act(struct state *state, struct action action);
void scene_wait(struct state *state, int turns);
void scene_step(struct state *state, enum direction direction);
void scene_set_lantern(struct state *state, enum lantern lantern);

/* Where the first actor of that glyph is, and how far it is from the hero, as another is. */
struct point scene_place(struct state *state, char glyph);
int scene_steps(struct state *state, char glyph);
int scene_steps_of(const struct state *state, const struct actor *actor);

/* Makes the first actor of that glyph hunt the hero, and know where he is. */
void scene_rouse(struct state *state, char glyph);

/* Makes an actor hunt him as if it had for long; it does not shout, nor know where he is. */
void scene_make_hunter(struct actor *actor);

/* How often the hero was struck. */
int scene_blows(const struct state *state);

#endif
