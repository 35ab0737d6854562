/* How events are told, for tests of narration: in a scene where all that is told of is in view. Uses game and what stands
 * before it. */
#ifndef SUPPORT_TOLD_H
#define SUPPORT_TOLD_H

#include "world/state.h"

/* The scene:  ##########
 *             #@r....M.#   the moth asleep
 *             #..+../..#
 *             ########## */
struct state *told_scene(void);

/* Fails the test unless the event is told so in that state; "" is for nothing. */
void told_check_in(const struct state *state, struct event event, const char *expected);

/* The same in a scene of its own. */
void told_check(struct event event, const char *expected);

/* The event with the actor of that glyph in the scene as its doer, or as its victim; '@' is the hero. */
struct event told_by(char glyph, struct event event);
struct event told_of(char glyph, struct event event);

/* The event done by, or to, a gutter rat that the hero does not see. */
struct event told_by_unseen(struct event event);

#endif
