/* Silence: about some actors nothing is heard, neither what is loud there nor, by who is there, what is loud elsewhere. */
#ifndef WORLD_SILENCE_H
#define WORLD_SILENCE_H

#include "world/level.h"

/* Whether a cell of the level lies within the silence of anybody, asleep or awake, through walls too. */
bool silence_is_at(const struct level *level, struct point p);

#endif
