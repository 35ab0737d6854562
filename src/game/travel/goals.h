/* Cells that automatic movement goes to, by what the hero remembers. */
#ifndef GAME_TRAVEL_GOALS_H
#define GAME_TRAVEL_GOALS_H

#include "game/travel/route.h"

/* The lantern that the hero has lost lies there. */
route_is_goal goals_is_lost_lantern;

/* A burning brazier is beside the cell. */
route_is_goal goals_is_by_brazier;

#endif
