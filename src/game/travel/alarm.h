/* What happens that the player wants to answer himself: it ends what goes on by itself, and what he typed before he saw it. */
#ifndef GAME_TRAVEL_ALARM_H
#define GAME_TRAVEL_ALARM_H

#include "world/state.h"

enum alarm {
    ALARM_NONE,
    ALARM_STOPS,    /* runs and journeys end */
    ALARM_STARTLES, /* they do, and keys typed ahead are dropped */
};

/* What an event of the state is, by its row of alarms.def. */
enum alarm alarm_of(const struct state *state, const struct event *event);

/* The greatest of all the state's events. */
enum alarm alarm_raised(const struct state *state);

#endif
