/* What one creature could do to the hero, as far as automatic movement heeds it (danger.h). */
#ifndef GAME_TRAVEL_THREAT_H
#define GAME_TRAVEL_THREAT_H

#include "world/state.h"

/* Whether the kind is tame or ignores the hero. */
bool threat_is_mild(const struct monster_kind *kind);

/* Whether it calls others once it knows of the hero: by a shout or by its effect. */
bool threat_calls(const struct monster_kind *kind);

/* Whether it would strike the hero or steal from it. */
bool threat_does_harm(const struct state *state, const struct actor *actor);

/* Whether it does so, and walks up to the hero. */
bool threat_comes_after_hero(const struct state *state, const struct actor *actor);

/* Whether it lets the hero be at `to`, as it has given up or is kept off. */
bool threat_lets_be(const struct state *state, const struct actor *actor, struct point to);

#endif
