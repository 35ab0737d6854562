/* Plays a drawn game turn by turn, for tests of how rules and minds work together. Uses game and what stands before it. */
#ifndef SUPPORT_SCENE_PLAY_H
#define SUPPORT_SCENE_PLAY_H

#include "world/state.h"

/* The drawn game (game_picture.h) as a hero finds it who has just come with his lantern so. */
struct state *scene_start(const char *picture, enum lantern lantern);

/* The hero waits so many turns. The events of all of them are kept. */
void scene_wait(struct state *state, int turns);

/* The hero steps that way, or tries to. */
void scene_step(struct state *state, enum direction direction);

void scene_set_lantern(struct state *state, enum lantern lantern);

/* The actor drawn with the glyph: the first of them, who must exist. */
struct actor *scene_actor(struct state *state, char glyph);

/* Where that is, and how far from the hero. */
struct point scene_place(struct state *state, char glyph);
int scene_steps(struct state *state, char glyph);

/* Makes it hunt the hero, and know where he is. */
void scene_rouse(struct state *state, char glyph);

#endif
