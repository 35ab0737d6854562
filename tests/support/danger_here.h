/* The danger where the hero is, for tests of automatic movement. Uses game. */
#ifndef SUPPORT_DANGER_HERE_H
#define SUPPORT_DANGER_HERE_H

#include "game/travel/danger.h"

static inline enum refusal danger_here(const struct state *state)
{
    struct handle by;
    return danger_at(state, state_hero_const(state)->position, HANDLE_NONE, &by);
}

#endif
