/* The messages of events, for tests of narration, in a scene with everything in view. Uses game and the layers before it. */
#ifndef SUPPORT_TOLD_H
#define SUPPORT_TOLD_H

#include "world/state.h"

/* The scene:  ##########
 *             #@r....M.#   the moth asleep
 *             #..+../..#
 *             ########## */
struct state *told_scene(void);

/* Fails the test unless the event has this message in that state; "" for none. */
void assert_told_in(const struct state *state, struct event event, const char *expected);

/* The same in a scene of its own. */
void assert_told(struct event event, const char *expected);

/* The event with the scene's actor of that glyph as its actor, or as its victim; '@' is the hero. */
struct event told_by(char glyph, struct event event);
struct event told_of(char glyph, struct event event);

/* The event by, or to, a gutter rat out of the hero's sight. */
struct event told_by_unseen(struct event event);

#endif
