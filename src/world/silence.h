/* Silence: around some actors nothing is heard, and no sound gets in or out. */
#ifndef WORLD_SILENCE_H
#define WORLD_SILENCE_H

#include "world/level.h"

/* Whether a cell lies within the silence of an actor, asleep or awake, even through walls. */
bool silence_is_at(const struct level *level, struct point p);

#endif
