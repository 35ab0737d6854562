/* Silence: around some actors nothing is heard, and no sound gets in or out; fire drowns all sounds for some. */
#ifndef WORLD_SILENCE_H
#define WORLD_SILENCE_H

#include "world/level.h"

/* Whether a cell lies within the silence of an actor, asleep or awake, even through walls. */
bool silence_is_at(const struct level *level, struct point p);

/* Whether an actor hears nothing where it is: in silence, or, if fire deafens its kind, near a fire. */
bool silence_deafens(const struct level *level, const struct actor *actor);

#endif
